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
function isAsked({ retrieval, supported }: Question): (event: Event) => boolean {
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
