import type { Citation } from '../../memory/answer.ts';
import type { Event } from '../../memory/event.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Location } from '../../memory/location.ts';
import type { LeafOf } from '../../memory/query-plan.ts';
import { knownEvents } from '../evidence/company.ts';
import { cite, conjuncts, type Draft, type Question } from '../question.ts';
import { stayEnds } from '../reading/stay-ends.ts';
import { spanText } from '../wording.ts';
import { tripsAsked } from './trips-asked.ts';

type Span = { readonly start: string; readonly end: string };
/** A time somewhere, with the first of what was made there. */
type Journey = Span & { readonly first: MemoryItem };
type Cited = Span & { readonly citations: readonly Citation[]; readonly also: readonly MemoryItem[] };

/** "When was my trip to Japan": nothing but the anchor was asked. From first to last, by the stay's own dates if known. */
export async function tripSpan(question: Question): Promise<Draft | undefined> {
  const { spans, plan } = question.retrieval;
  if (spans.length === 0 || conjuncts(plan.root).some((leaf) => leaf.tool === 'text' || leaf.tool === 'person'))
    return undefined;
  const timed = conjuncts(plan.root).flatMap((leaf) => (leaf.tool === 'time' ? [leaf.args] : []));
  const asked = spans.filter((span) =>
    timed.every(({ start = '', end = '~' }) => span.end.slice(0, 19) >= start && span.start.slice(0, 19) <= end),
  );
  const chosen = plan.pick === 'first' ? asked.at(-1) : asked[0];
  if (chosen === undefined) return undefined;
  const others = asked.length > 1 && plan.pick === 'all' ? asked.filter((span) => span !== chosen) : [];
  return spanDraft(chosen, others, question);
}

const asksWhenThere =
  /\bwhen (?:exactly )?(?:did|have|had|was|were) (?:i|we) (?:last |first |ever )?(?:go(?:ne)?|travel(?:led)?|fly|flown|been|visit(?:ed)?|in|at|take (?:a|the|my|our) trip)\b|\bwhen was (?:the|my|our) (?:very )?(?:first|last|latest|most recent) (?:time|visit|trip)\b|(?:第一次|头一次|首次|上一?次|最近一次|最后一次)(?:去|到|来|在)[^，。？?]{1,16}(?:是|在)*(?:什么时候|啥时候|何时|哪一?[天年]|几月|几号)|(?:我们?)(?:是)?(?:什么时候|啥时候|何时|哪天|哪一?年|几月)(?:去|到|飞)(?:的|过|了)?|(?:什么时候|啥时候|何时|哪天|几月)(?:是)?去(?:的|过|了)/iu;
/** So much of a journey is in the town or the country that is asked for. */
const SHARE_THERE = 0.2;
const wide: ReadonlySet<string | undefined> = new Set(['city', 'region', 'country']);

/** Whether nothing but when one was in a town or a country is asked. */
export const asksWhenInPlace = ({ text, topic, form, retrieval: { plan } }: Question): boolean => {
  const leaves = conjuncts(plan.root);
  return (
    form?.kind === 'when' &&
    topic.size === 0 &&
    asksWhenThere.test(text) &&
    leaves.filter((leaf) => leaf.tool === 'place' && wide.has(leaf.args.level)).length === 1 &&
    leaves.every(({ tool }) => tool === 'place' || tool === 'time')
  );
};

const isIn = (place: Location | undefined, name: string): boolean =>
  [place?.city, place?.region, place?.country].includes(name);

/** The journeys of which a good part was in a town or a country, the earliest first. */
async function journeysTo(name: string, question: Question): Promise<readonly Journey[]> {
  const there: Journey[] = [];
  for (const trip of await tripsAsked(question)) {
    const items = await question.store.items(trip.items);
    const own = items.filter(({ place }) => isIn(place, name));
    const first = own.find(({ time }) => time !== undefined);
    if (first !== undefined && own.length >= SHARE_THERE * items.length) there.push({ ...bare(trip), first });
  }
  return there;
}

const bare = ({ span }: Event): Span => ({ start: span.start.slice(0, 19), end: span.end.slice(0, 19) });

/** Days out there that belong to no journey, the earliest first. */
const outingsTo = async (name: string, { store }: Question): Promise<readonly Event[]> =>
  (await knownEvents(store))
    .filter(
      ({ kind, parent, place, items }) =>
        kind !== 'trip' && parent === undefined && items.length >= LEAST_OF_OUTING && isIn(place, name),
    )
    .toSorted((a, b) => (a.span.start < b.span.start ? -1 : 1));

/** "When did I go to Boston?": from the first to the last day of the journey there, the last one where there were several. */
export async function answerWhenInPlace(question: Question): Promise<Draft | undefined> {
  const { plan } = question.retrieval;
  const asked = conjuncts(plan.root).flatMap((leaf) => (leaf.tool === 'place' ? [leaf.args] : []))[0];
  if (asked === undefined) return undefined;
  const there = await journeysTo(asked.name, question);
  const onTrip = plan.pick === 'first' ? there[0] : there.at(-1);
  if (onTrip === undefined) return undefined;
  const chosen = (await outingBeyond(onTrip, asked, question)) ?? onTrip;
  const others = plan.pick === 'all' ? there.filter((span) => span !== chosen) : [];
  return spanDraft(chosen, others, question, asked.level !== 'city');
}

const asksForTrip = /\b(?:trip|holiday|vacation|journey|stay)s?\b|旅行|旅游|旅程|行程/iu;
/** Fewer pictures than that may be of somewhere else. */
const LEAST_OF_OUTING = 3;

/** A day out there before the first journey, or after the last: who was there for an afternoon has been there, too. */
async function outingBeyond(
  { start, end }: Span,
  { name }: LeafOf<'place'>['args'],
  question: Question,
): Promise<Span | undefined> {
  const { plan } = question.retrieval;
  if (plan.pick === 'all' || asksForTrip.test(plan.question)) return undefined;
  if (conjuncts(plan.root).some(({ tool }) => tool === 'time')) return undefined;
  const inTime = (await outingsTo(name, question)).map(bare);
  return plan.pick === 'first'
    ? inTime.find((outing) => outing.end < start)
    : inTime.findLast((outing) => outing.start > end);
}

async function spanDraft(
  chosen: Span,
  others: readonly Span[],
  question: Question,
  isWide = false,
): Promise<Draft | undefined> {
  const stay = isWide ? staysIn(chosen, question) : stayAround(chosen, question);
  const shown = stay === undefined || isWide ? await shownIn(chosen, question) : undefined;
  const cited = stay === undefined || shown === undefined ? (stay ?? shown) : together(stay, shown);
  if (cited === undefined) return undefined;
  return {
    text: spanText(cited.start, cited.end, question.language),
    type: 'number',
    citations: cited.citations,
    sureness: 0.85,
    value: { kind: 'moment', start: cited.start, end: cited.end },
    also: cited.also,
    notes:
      others.length > 0
        ? [
            `Another time: ${others
              .slice(0, 3)
              .map((s) => spanText(s.start, s.end, question.language))
              .join('; ')}.`,
          ]
        : [],
  };
}

/** A journey through a country is longer than the stay in one of its towns. */
function together(a: Cited, b: Cited): Cited {
  return {
    start: a.start.slice(0, 10) <= b.start.slice(0, 10) ? a.start : b.start,
    end: a.end.slice(0, 10) >= b.end.slice(0, 10) ? a.end : b.end,
    citations: [...a.citations, ...b.citations],
    also: [...new Set([...a.also, ...b.also])],
  };
}

const LONGEST_STAY = 45;
const DAY = 86_400_000;

/** All stays of a journey through a country: after the last picture one still sleeps there. */
function staysIn(span: Span, { supported }: Question): Cited | undefined {
  const stays = supported.flatMap(({ item }): Cited[] => {
    const dates = item.dates ?? [];
    const [first, last] = stayEnds(item);
    const [start, end] = [dates[first], dates[last]];
    if (start === undefined || end === undefined || first === last || item.modality !== 'email') return [];
    const days = (Date.parse(end.start.slice(0, 10)) - Date.parse(start.start.slice(0, 10))) / DAY;
    const isThen =
      start.start.slice(0, 10) <= span.end.slice(0, 10) && end.start.slice(0, 10) >= span.start.slice(0, 10);
    if (!isThen || days <= 0 || days > LONGEST_STAY) return [];
    const citations = [first, last].map((i) => cite(item.id, `dates.${i}`, dates[i]?.text ?? ''));
    return [{ start: start.start, end: end.end, citations, also: [item] }];
  });
  const first = stays.toSorted((a, b) => (a.start < b.start ? -1 : 1))[0];
  const last = stays.toSorted((a, b) => (a.end > b.end ? -1 : 1))[0];
  return first === undefined || last === undefined ? undefined : together(first, last);
}

/** The dates of a stay that a record states and that hold the trip's middle. */
function stayAround(span: Span, { supported }: Question): Cited | undefined {
  const middle = new Date(
    (Date.parse(`${span.start.slice(0, 19)}Z`) + Date.parse(`${span.end.slice(0, 19)}Z`)) / 2,
  ).toISOString();
  for (const { item } of supported) {
    const dates = item.dates ?? [];
    const [first, last] = stayEnds(item);
    const [start, end] = [dates[first], dates[last]];
    if (start === undefined || end === undefined || item.modality !== 'email') continue;
    if (start.start.slice(0, 10) > middle.slice(0, 10) || end.end.slice(0, 10) < middle.slice(0, 10)) continue;
    const citations = [...new Set([first, last])].map((i) => cite(item.id, `dates.${i}`, dates[i]?.text ?? ''));
    return { start: start.start, end: end.end, citations, also: [item] };
  }
  return undefined;
}

/** The first and the last of all that the memory shows of it. */
async function shownIn(span: Span, { retrieval: { gazetteer, hits }, store }: Question): Promise<Cited | undefined> {
  const event = gazetteer.events.find(
    (one) => one.span.start.slice(0, 19) === span.start && one.span.end.slice(0, 19) === span.end,
  );
  const items = event === undefined ? hits.map(({ item }) => item) : await store.items(event.items);
  const inside = items
    .filter(
      ({ time, modality }) =>
        time !== undefined &&
        modality !== 'email' &&
        time.start.slice(0, 10) >= span.start.slice(0, 10) &&
        time.start.slice(0, 10) <= span.end.slice(0, 10),
    )
    .toSorted((a, b) => ((a.time?.start ?? '') < (b.time?.start ?? '') ? -1 : 1));
  const [first, last] = [inside[0], inside.at(-1)];
  if (first?.time === undefined || last?.time === undefined) return undefined;
  const also = first === last ? [first] : [first, last];
  return {
    start: first.time.start,
    end: last.time.end,
    citations: also.map((item) => cite(item.id, 'time', item.time?.start ?? '')),
    also,
  };
}
