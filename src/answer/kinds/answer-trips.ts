import type { Event } from '../../memory/event.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { locationNames } from '../../memory/location.ts';
import { daysBetween, weekdayOf } from '../../memory/time-span.ts';
import { knownEvents } from '../evidence/company.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { beside, countText, listText, spanText } from '../wording.ts';
import { daysBound, isAsked, tripsAsked } from './trips-asked.ts';

const levels = ['poi', 'city', 'region', 'country', 'label'] as const;
const MOST_TRIPS = 40;
const MOST_HAPPENINGS = 6;
const SATURDAY = 6;

function placeAndSpan(name: string, { span }: Event, { language }: Question): string {
  return beside(name, spanText(span.start, span.end, language), language);
}

/** "List all my trips", "which trips did I make in 2023?": where each went and from when to when, oldest first. */
export async function answerTrips(question: Question): Promise<Draft | undefined> {
  const trips = (await tripsAsked(question)).slice(0, MOST_TRIPS);
  const cited = await Promise.all(trips.map((trip) => tripCited(trip, question)));
  const known = cited.flatMap((one) => one ?? []);
  if (known.length === 0) return undefined;
  return {
    text: listText(
      known.map(({ name, trip }) => placeAndSpan(name, trip, question)),
      question.language,
    ),
    type: 'list_recall',
    citations: known.flatMap(({ citations }) => citations),
    sureness: 0.85,
    known: 0.85,
    notes: known.map(({ trip }) => trip.title),
    also: known.flatMap(({ items }) => items),
  };
}

/** "How many trips did I make in 2023?" */
export async function answerTripCount(question: Question): Promise<Draft | undefined> {
  const listed = await answerTrips(question);
  if (listed === undefined) return undefined;
  return { ...listed, text: String(listed.notes.length), type: 'number', counted: listed.notes.length };
}

/**
 * "Where did I go in May 2023?", "what happened on Christmas Eve?": the happenings of a time by where they were, with
 * their stories beside. Trips say it where there are any, else what happened day by day.
 */
export async function answerHappenings(question: Question): Promise<Draft | undefined> {
  const asked = conjuncts(question.retrieval.plan.root);
  const bound = daysBound(question);
  if (bound === undefined && !asked.some(({ tool }) => tool === 'time' || tool === 'event')) return undefined;
  const isThen = ({ span: { start, end } }: Event): boolean =>
    bound?.some(({ first, last }) => start.slice(0, 10) <= last && end.slice(0, 10) >= first) ?? true;
  const onWeekend = bound !== undefined && /\bweekend\b|周末/iu.test(question.text);
  const events = (await knownEvents(question.store))
    .filter(isAsked(question))
    .filter((event) => isThen(event) && (!onWeekend || weekdayOf(event.span.start.slice(0, 10)) >= SATURDAY));
  const wanders = /\bwhere\b|哪里|哪儿|什么地方/i.test(question.text);
  const trips = events.filter(({ kind }) => kind === 'trip');
  const whole = events.filter(({ kind, parent }) => (onWeekend ? kind === 'day' : parent === undefined));
  const [only, other] = whole;
  const along = bound !== undefined && only?.kind === 'trip' && other === undefined ? townByTown(only, events) : [];
  const chosen = along.length > 0 ? along : trips.length > 0 && wanders ? trips : whole;
  const cited = await Promise.all(chosen.slice(0, MOST_HAPPENINGS).map((one) => tripCited(one, question)));
  const known = cited.flatMap((one) => one ?? []);
  // What lies nearest to "the week after" is no answer to it.
  if (known.length === 0) return bound === undefined ? undefined : nothingThen(question);
  const said = new Map(known.map((one) => [`${one.name} ${one.trip.span.start.slice(0, 10)}`, one]));
  return {
    text: listText(
      [...said.values()].map(({ name, trip }) => placeAndSpan(name, trip, question)),
      question.language,
    ),
    type: 'open_end',
    citations: [...said.values()].flatMap(({ citations }) => citations),
    sureness: 0.75,
    known: 0.8,
    notes: [...new Set(chosen.slice(0, MOST_HAPPENINGS).map(({ title, narrative }) => `${title}. ${narrative}`))],
    also: known.flatMap(({ items }) => items),
  };
}

/** Of one journey: its days, those in a row in one town together. */
function townByTown(trip: Event, events: readonly Event[]): readonly Event[] {
  const towns: Event[] = [];
  const within = (whole: Event): readonly Event[] => events.filter(({ parent }) => parent === whole.id);
  const inTowns = within(trip).flatMap((day) => {
    const moments = within(day).filter(({ place }) => place?.city !== undefined);
    return new Set(moments.map(({ place }) => place?.city)).size > 1 ? moments : [day];
  });
  for (const day of inTowns) {
    const last = towns.at(-1);
    if (last === undefined || last.place?.city !== day.place?.city) towns.push(day);
    else
      towns[towns.length - 1] = {
        ...last,
        span: { ...last.span, end: day.span.end },
        items: [...last.items, ...day.items],
        narrative: trip.narrative,
        title: trip.title,
      };
  }
  return towns;
}

function nothingThen({ supported: [best] }: Question): Draft | undefined {
  const looked = best?.item;
  if (looked?.time === undefined) return undefined;
  const citations = [cite(looked.id, 'time', looked.time.start)];
  return { text: '–', type: 'open_end', citations, sureness: 0.1, notes: [], also: [looked] };
}

/** "How many days was I in Portugal in 2023?": the days of the one trip there, counting the first and the last. */
export async function answerDaysAway(question: Question): Promise<Draft | undefined> {
  const [trip, ...others] = await tripsAsked(question);
  if (trip === undefined || others.length > 0) return undefined;
  const cited = await tripCited(trip, question);
  if (cited === undefined) return undefined;
  const { start, end } = cited;
  const nights = daysBetween(start, end);
  const ofNights = /\bnights?\b|[晚夜]/i.test(question.text);
  const days = ofNights ? nights : nights + 1;
  const unit = ofNights ? 'night' : 'day';
  return {
    text: question.language === 'zh' ? `${days} ${ofNights ? '晚' : '天'}` : countText(days, unit),
    type: 'number',
    citations: cited.citations,
    sureness: 0.8,
    known: 0.8,
    notes: [spanText(start, end, question.language)],
    also: cited.items,
    value: { kind: 'days', days },
  };
}

/** Of a second town this share of a trip makes it one through the country. */
const SHARE_OF_SECOND = 0.2;

/** What a trip may be called by, the best first: its town, or its country when it went through several towns. */
function namesOf({ place }: Event, items: readonly MemoryItem[]): readonly string[] {
  if (place === undefined) return [];
  const names = locationNames(place);
  const towns = [...Map.groupBy(items, (item) => item.place?.city ?? '')]
    .filter(([town]) => town !== '')
    .map(([, of]) => of.length)
    .toSorted((a, b) => b - a);
  const through = place.country !== undefined && (towns[1] ?? 0) >= SHARE_OF_SECOND * items.length;
  return through ? [place.country ?? '', ...names] : names;
}

/** A trip by the name of its place as one of its items has it, with its first and its last item. */
async function tripCited(trip: Event, { store }: Question) {
  const items = (await store.items(trip.items))
    .filter(({ time, modality }) => time !== undefined && modality !== 'email')
    .toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? -1 : 1));
  const [first, last] = [items[0], items.at(-1)];
  if (first?.time === undefined || last?.time === undefined) return undefined;
  for (const name of namesOf(trip, items)) {
    for (const item of items) {
      const level = levels.find((one) => item.place?.[one] === name);
      if (level === undefined) continue;
      const ends = [...new Set([first, last])].map((one) => cite(one.id, 'time', one.time?.start ?? ''));
      return {
        trip,
        name,
        citations: [cite(item.id, `place.${level}`, name), ...ends],
        items: [...new Set([item, first, last])],
        start: first.time.start,
        end: last.time.end,
      };
    }
  }
  return undefined;
}
