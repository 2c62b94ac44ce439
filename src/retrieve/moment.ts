import { peopleStays, type Stay, saidStays, thingStays } from '../language/film-stays.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LeafArgs, PlanNode } from '../memory/query-plan.ts';
import type { FilmMoment } from '../memory/seen.ts';
import { leavesOf } from './algebra/plan-normal.ts';

/** What a question asks of a film: words that are said, things and people that are seen. */
export type MomentWanted = {
  readonly tokens: ReadonlySet<string>;
  readonly people: readonly LeafArgs<'person'>[];
};

export function momentWanted(root: PlanNode, wanted: ReadonlySet<string>): MomentWanted {
  const people = leavesOf(root).flatMap(({ leaf, negated }) => (!negated && leaf.tool === 'person' ? [leaf.args] : []));
  return { tokens: wanted, people };
}

/**
 * Where a film shows or says what is asked: the segment with most of the words, else the thing, else when all who are
 * asked for are on screen together, or the first of them. `undefined` where nothing tells: the film is then meant whole.
 */
export function momentOf(item: MemoryItem, wanted: MomentWanted): FilmMoment | undefined {
  if (item.transcript === undefined && item.moments === undefined) return undefined;
  return (
    first(saidStays(item, wanted.tokens)) ??
    first(thingStays(item, wanted.tokens)) ??
    first(peopleStays(item, wanted.people))
  );
}

const first = ([stay]: readonly Stay[]): FilmMoment | undefined =>
  stay === undefined ? undefined : { start: stay.start, end: stay.end };
