import { digest } from '../../language/digest.ts';
import type { Correction } from '../../memory/correction.ts';
import { type Event, eventSchema, withTitle } from '../../memory/event.ts';
import { type EventId, eventIdSchema } from '../../memory/ids.ts';
import type { Location } from '../../memory/location.ts';
import { calendarSpan, type TimeSpan } from '../../memory/time-span.ts';
import { middle } from '../places/spots.ts';
import { byTime, type View } from '../view.ts';
import type { HoursOfDay } from './calendar-words.ts';
import type { DaysTold } from './days-told.ts';
import { tripChapters } from './event-chapters.ts';
import { type EventFacts, type FactSources, factsOf } from './event-facts.ts';
import { papersIn } from './event-letters.ts';
import { storyOf, whenOfDay, whenOfTrip } from './event-narrative.ts';
import { dayTitle, momentHeading, momentTitle, tripTitle } from './event-titles.ts';
import type { Day, Happenings, Trip } from './happenings.ts';
import { clockOfMoment } from './moment-clock.ts';

const eventId = (kind: string, first: View | undefined, rest: string): EventId =>
  eventIdSchema.parse(`${kind}-${rest}${digest(first?.id ?? rest)}`);

/** Titles that the owner gave, by the event's first item, and its kind where that was said; the newest wins. */
function ownTitles(corrections: readonly Correction[]): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const c of corrections) if (c.kind === 'title-event') titles.set(`${c.event ?? ''}|${c.firstItem}`, c.title);
  return titles;
}

/**
 * The events: trips hold days, days hold moments, and every parent's items contain its children's. The id of an event
 * comes from its first item, so that it stays while later items arrive. An owner's title belongs to the event of
 * that kind that begins with the item, else to the widest. `other` is where they are told from in the other tongue;
 * days of which nothing has changed since `toldBefore` are not told anew.
 */
export function eventsOf(
  { trips, days }: Happenings,
  sources: FactSources,
  other: FactSources,
  corrections: readonly Correction[],
  toldBefore?: DaysTold,
): Event[] {
  const titles = ownTitles(corrections);
  const titled = new Set<string>();
  const named = (event: Event): Event => {
    const first = event.items[0];
    if (first === undefined) return event;
    const own = titles.get(`${event.kind}|${first}`);
    const widest = titled.has(first) ? undefined : titles.get(`|${first}`);
    if (widest !== undefined) titled.add(first);
    const title = own ?? widest;
    return title === undefined ? event : withTitle(event, title);
  };
  const inBoth = (tell: (from: FactSources) => Event): Event => {
    const { title, narrative } = tell(other);
    return eventSchema.parse({ ...tell(sources), alsoIn: { tongue: other.tongue, title, narrative } });
  };
  const parentOf = new Map<string, EventId>();
  const all = trips.map((trip) => {
    const event = inBoth((from) => tripEvent(trip, from));
    for (const { day } of trip.days) parentOf.set(day, event.id);
    return event;
  });
  for (const day of days) {
    const parent = parentOf.get(day.day);
    const tell = (): Event[] => {
      const event = inBoth((from) => dayEvent(day, parent, from));
      return [event, ...day.moments.map((moment) => inBoth((from) => momentEvent(moment, event.id, from)))];
    };
    for (const event of toldBefore?.ofDay(day, { parent, sources, other }, tell) ?? tell()) all.push(event);
  }
  return all.map(named);
}

function tripEvent({ absence, days, about }: Trip, sources: FactSources): Event {
  const { tongue } = sources;
  const views = days.flatMap((d) => d.views).sort(byTime);
  const facts = factsOf(absence.away, sources);
  const members = new Set(views);
  const mails = about.filter((v) => !members.has(v));
  const story = {
    // What a letter of a booking says first is no scene of the trip.
    facts: { ...facts, ...countsOf(factsOf(views, sources)), ...(absence.isBooked === true ? { captions: [] } : {}) },
    isOneGathering: false,
    when: whenOfTrip(absence.first, absence.last, tongue),
    chapters: tripChapters(days, sources),
    letters: days.flatMap((day) => sources.lettersOf(day.day)).filter((v) => sources.writerOf(v) !== undefined),
    papers: [...sources.holding(mails), ...papersIn(views)],
    writerOf: sources.writerOf,
  };
  return {
    id: eventId('trip', absence.away[0], ''),
    kind: 'trip',
    span: { ...calendarSpan(absence.first, 'event'), end: `${absence.last}T23:59:59` },
    ...placeOf(facts, absence.away, sources),
    people: facts.people.map((p) => p.id),
    title: tripTitle(facts, absence.first, absence.last, tongue),
    narrative: storyOf(story, tongue),
    items: [...views, ...mails].map((v) => v.id),
  };
}

const countsOf = ({ photos, videos, texts }: EventFacts) => ({ photos, videos, texts });

function dayEvent(day: Day, parent: EventId | undefined, sources: FactSources): Event {
  const { tongue } = sources;
  const facts = factsOf(day.views, sources);
  const letters = sources.lettersOf(day.day);
  const story = {
    facts,
    isOneGathering: day.moments.length < 2,
    when: whenOfDay(day.day, tongue),
    chapters: day.moments.map((m) => lowered(momentHeading(factsOf(m, sources), hoursOf(m), tongue))),
    letters: letters.filter((v) => sources.writerOf(v) !== undefined),
    papers: [...letters, ...papersIn(day.views)],
    writerOf: sources.writerOf,
  };
  return {
    id: eventId('day', undefined, `${day.day}-`),
    kind: 'day',
    ...(parent === undefined ? {} : { parent }),
    span: spanOfDay(day),
    ...placeOf(facts, day.views, sources),
    people: [...facts.people, ...speakersOf(day.views, sources)].map((p) => p.id),
    title: dayTitle(facts, day.day, tongue),
    narrative: storyOf(story, tongue),
    items: day.views.map((v) => v.id),
  };
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const speakersOf = (views: readonly View[], sources: FactSources) => {
  const found = new Map(views.flatMap((v) => sources.shown(v).filter((p) => p.speaks)).map((p) => [p.id, p]));
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
};

/** A whole day, longer when its last moment ran past midnight. */
function spanOfDay(day: Day): TimeSpan {
  const span = calendarSpan(day.day, 'event');
  const late = day.views
    .flatMap((v) => (v.day !== undefined && v.day > day.day ? [v.time?.end ?? ''] : []))
    .sort()
    .at(-1);
  return late === undefined || late === '' ? span : { ...span, end: late.replace(/(Z|[+-]\d{2}:\d{2})$/, '') };
}

function momentEvent(views: readonly View[], parent: EventId, sources: FactSources): Event {
  const [first] = views;
  const last = views.at(-1);
  const facts = factsOf(views, sources);
  const { tongue } = sources;
  const start = first?.time?.start ?? '';
  const day = first?.day ?? '';
  const when = [whenOfDay(day, tongue), clockOfMoment(views, tongue)].join(tongue === 'zh' ? '' : ', ');
  const story = {
    facts,
    isOneGathering: true,
    when,
    chapters: [],
    letters: [],
    papers: papersIn(views),
    writerOf: sources.writerOf,
  };
  return {
    id: eventId('moment', first, ''),
    kind: 'moment',
    parent,
    span: {
      start,
      end: last?.time?.end ?? start,
      precision: first?.time?.precision ?? 'second',
      ...(first?.time?.zone === undefined ? {} : { zone: first.time.zone }),
      ...(first?.time?.offset === undefined ? {} : { offset: first.time.offset }),
      source: 'event',
    },
    ...placeOf(facts, views, sources),
    people: facts.people.map((p) => p.id),
    title: momentTitle(facts, day, hoursOf(views), tongue),
    narrative: storyOf(story, tongue),
    items: views.map((v) => v.id),
  };
}

/** When a moment began and ended; what has no clock is held to be of noon. */
function hoursOf(views: readonly View[]): HoursOfDay {
  const first = views[0]?.hour ?? 12;
  return [first, views.at(-1)?.hour ?? first];
}

/** The event's place: the median of its exact positions and the names that lead; a tie of venues names none. */
function placeOf(facts: EventFacts, views: readonly View[], sources: FactSources): { place?: Location } {
  const points = views.flatMap((view) => {
    const spot = sources.spots.get(view);
    return spot?.lat === undefined || spot.lon === undefined ? [] : [{ lat: spot.lat, lon: spot.lon }];
  });
  const [city] = facts.cities;
  const of = views
    .flatMap((v) => sources.spots.get(v) ?? [])
    .find((s) => s.city === city && s.countryCode !== undefined);
  const [region] = facts.regions;
  const [country] = facts.countries;
  const { poi } = facts;
  if (points.length === 0 && city === undefined && country === undefined && poi === undefined) return {};
  return {
    place: {
      ...(points.length === 0 ? {} : middle(points)),
      ...(poi === undefined ? {} : { poi }),
      ...(city === undefined ? {} : { city }),
      ...(region === undefined || facts.cities.length > 1 ? {} : { region }),
      ...(country === undefined ? {} : { country }),
      ...(of?.countryCode === undefined ? {} : { countryCode: of.countryCode }),
      source: 'event',
    },
  };
}
