import { all, type LeafOf, leaf, type PlanNode, type PlanOrder, type QueryPlan } from '../memory/query-plan.ts';
import { localMillis, tellsWhen } from '../memory/time-span.ts';
import { leavesOf } from './algebra/plan-normal.ts';
import { wantsPictures } from './algebra/wants-pictures.ts';
import type { Gazetteer } from './planner/gazetteer.ts';
import type { Ranked } from './rank/rank-items.ts';

/**
 * "The first time I was in Rome": which stay that is, the place alone tells. It is looked for by itself, and its time
 * bounds the rest, so that neither what an earlier stay did not show nor one picture too many makes a later one the first.
 * Nothing where no one place is named, or where no picture with a time is known to be of it.
 */
export async function withPickedStay(
  root: PlanNode,
  order: QueryPlan['order'],
  gazetteer: Gazetteer,
  find: (place: PlanNode) => Promise<readonly Ranked[]>,
): Promise<PlanNode | undefined> {
  if (order === undefined || !picksStay(order) || root.kind !== 'all' || !wantsPictures(root, gazetteer))
    return undefined;
  const places = root.plans.filter((node) => node.kind === 'leaf' && node.tool === 'place');
  const [place] = places;
  if (place === undefined || places.length > 1) return undefined;
  const stays = staysIn(await find(place));
  const chosen = order.end === 'least' ? stays[order.nth - 1] : stays.at(-order.nth);
  if (chosen === undefined || !meets(root, chosen)) return undefined;
  return all(...root.plans, leaf('time', chosen, 'must'));
}

/** A stay at another time than the one asked for is not the one meant: positions are lost, and may be of a whole journey. */
function meets(root: PlanNode, stay: LeafOf<'time'>['args']): boolean {
  const asked = leavesOf(root).flatMap(({ leaf: { tool, args }, negated }) =>
    tool === 'time' && !negated && (args.start ?? args.end) !== undefined ? [args] : [],
  );
  return asked.every(
    ({ start, end }) =>
      (start === undefined || (stay.end ?? '') >= start) && (end === undefined || (stay.start ?? '') <= end),
  );
}

const picksStay = ({ by, of, count = 1 }: PlanOrder): boolean => by === 'time' && of === 'trip' && count === 1;

const DAY = 86_400_000;
/** Days without a picture of the place that part one stay from the next. */
const GAP_DAYS = 4;
/** A few pictures with a wrong position are no stay, beside one that is: so little of the largest. */
const LEAST_OF_LARGEST = 0.12;

/** The times in which one was somewhere, by the pictures of the place, the earliest first. */
function staysIn(pictures: readonly Ranked[]): LeafOf<'time'>['args'][] {
  const days = pictures
    .flatMap(({ item: { time } }) => (time === undefined || !tellsWhen(time) ? [] : time.start.slice(0, 10)))
    .sort();
  const stays: { start: string; end: string; pictures: number }[] = [];
  for (const day of days) {
    const last = stays.at(-1);
    if (last !== undefined && localMillis(day) - localMillis(last.end) <= GAP_DAYS * DAY) {
      last.end = day;
      last.pictures += 1;
    } else stays.push({ start: day, end: day, pictures: 1 });
  }
  const largest = Math.max(0, ...stays.map((stay) => stay.pictures));
  return stays
    .filter((stay) => stay.pictures >= LEAST_OF_LARGEST * largest)
    .map(({ start, end }) => ({ start: `${start}T00:00:00`, end: `${end}T23:59:59`, said: 'the time of the stay' }));
}
