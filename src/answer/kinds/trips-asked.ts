import type { Event } from '../../memory/event.ts';
import { addDays, weekdayOf } from '../../memory/time-span.ts';
import { knownEvents } from '../evidence/company.ts';
import { conjuncts, type Question } from '../question.ts';

/** Trips of the times that are asked, to the places that are asked: by what was found there. */
export const tripsAsked = async (question: Question): Promise<readonly Event[]> =>
  (await knownEvents(question.store))
    .filter(({ kind }) => kind === 'trip')
    .filter(isAsked(question))
    .toSorted(byStart);

const byStart = (a: Event, b: Event): number => (a.span.start < b.span.start ? -1 : 1);

/** Whether a happening is of the times that are asked, and of what was found. */
export function isAsked({ retrieval, supported }: Question): (event: Event) => boolean {
  const asked = conjuncts(retrieval.plan.root);
  const times = asked.flatMap((leaf) => (leaf.tool === 'time' ? [leaf.args] : []));
  const elsewhere = asked.some(({ tool }) => tool === 'place' || tool === 'person');
  const found = new Set<string>(supported.map(({ item }) => item.id));
  return ({ span, items }) =>
    times.every(
      ({ start = '', end = '~', months, weekdays }) =>
        span.end.slice(0, 19) >= start && span.start.slice(0, 19) <= end && isOfParts(span, months, weekdays),
    ) &&
    (!elsewhere || items.some((id) => found.has(id)));
}

/** "In August", on whatever year: one of its days is of such a month, and of such a weekday. */
function isOfParts({ start, end }: Event['span'], months?: readonly number[], weekdays?: readonly number[]): boolean {
  if (months === undefined && weekdays === undefined) return true;
  const last = end.slice(0, 10);
  for (let day = start.slice(0, 10), n = 0; day <= last && n < MOST_DAYS; day = addDays(day, 1), n++)
    if ((months?.includes(Number(day.slice(5, 7))) ?? true) && (weekdays?.includes(weekdayOf(day)) ?? true))
      return true;
  return false;
}
const MOST_DAYS = 366;

type Days = { readonly first: string; readonly last: string };

/** "The weekend after my trip", "the day before we moved", 旅行回来后的周末: so many days to that side. */
const beside: readonly { readonly words: RegExp; readonly days: number }[] = [
  {
    words: /\b(?:day|night|morning|evening) (?:right )?(?:after|before)\b|[前后]一[天晚]|[第次][二]?[天日]/iu,
    days: 1,
  },
  { words: /\bweekends? (?:right )?(?:after|before)\b|[前后](?:来)?的?那?个?周末/iu, days: 8 },
  { words: /\bweeks? (?:right )?(?:after|before)\b|[前后](?:来)?的?那?一?(?:周|个?(?:星期|礼拜))/iu, days: 7 },
  { words: /\bmonths? (?:right )?(?:after|before)\b|[前后](?:来)?的?那?一?个月/iu, days: 31 },
  { words: /\b(?:right |shortly |just )(?:after|before)\b/iu, days: 3 },
];
const asksForAfter = /\bafter\b|后|[第次]二?[天日]/iu;

/** The days that an occasion of the question bounds: its own, or those beside it that are asked for; nothing where there is none. */
export function daysBound({ retrieval: { spans }, text }: Question): readonly Days[] | undefined {
  if (spans.length === 0) return undefined;
  const side = beside.find(({ words }) => words.test(text))?.days;
  return spans.map(({ start, end }) => {
    const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
    if (side === undefined) return { first, last };
    return asksForAfter.test(text)
      ? { first: addDays(last, 1), last: addDays(last, side) }
      : { first: addDays(first, -side), last: addDays(first, -1) };
  });
}
