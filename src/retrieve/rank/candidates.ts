import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { PlanNode, QueryPlan } from '../../memory/query-plan.ts';
import { readOnce } from '../../memory/read-once.ts';
import type { Store, TermFilter } from '../../ports/store.ts';
import { leavesOf } from '../algebra/plan-normal.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import type { Similar } from '../tools/similarity.ts';
import { leafTerms } from '../weigh/leaf-terms.ts';
import { dayNamed } from '../weigh/weigh-time.ts';
import { candidatesByWords, type WordCandidates } from './candidates-by-words.ts';
import { type Demand, demandOf, filterOf } from './demand.ts';
import { type Sequences, sequencesOf } from './sequences.ts';
import { fieldWeights } from './word-hits.ts';

/** The items worth weighing and what is known of the plan's words. */
export type Candidates =
  /** Words were asked for: the best guesses, to be weighed by what was learned. */
  | ({ readonly by: 'words' } & WordCandidates)
  /** Only facts were asked for: all items that have them, in order of time. */
  | { readonly by: 'facts'; readonly ids: readonly ItemId[]; readonly total: number };

/** Items that are loaded when only facts were asked for. */
const MOST_BY_FACTS = 60;

export type Sought = {
  readonly limit: number;
  readonly pick: QueryPlan['pick'];
  /** False: nothing is lent by what stands around an item. */
  readonly neighbours: boolean;
  /** What pictures' vectors say; the most alike are worth weighing whatever their words. */
  readonly similar?: Similar | undefined;
};

/** The items that may be what a plan is about. */
export async function candidatesOf(
  store: Store,
  root: PlanNode,
  gazetteer: Gazetteer,
  sought: Sought,
): Promise<Candidates> {
  const demand = demandOf(root, gazetteer);
  if (demand.words.length > 0) return { by: 'words', ...(await candidatesByWords(store, demand, gazetteer, sought)) };
  return byFacts(store, root, demand, gazetteer, sought);
}

/**
 * Nothing but facts: all items that have them; when none has all, those of the time asked for whose place is not known, or
 * those that have what must hold.
 */
async function byFacts(
  store: Store,
  root: PlanNode,
  demand: Demand,
  gazetteer: Gazetteer,
  sought: Sought,
): Promise<Candidates> {
  const limit = Math.max(MOST_BY_FACTS, sought.limit);
  const tries = [
    filterOf([...demand.strict, ...demand.preferred], demand.none),
    ...(demand.unplaced === undefined ? [] : [demand.unplaced]),
    filterOf(demand.strict, demand.none),
  ].filter(({ any, none }) => any.length > 0 || none.length > 0);
  for (const filter of tries) {
    const ids = await store.match(filter);
    if (ids.length === 0) continue;
    const few = ids.length <= limit;
    if (!few) {
      const nearest = await endOfTime(store, filter, gazetteer, { limit, latest: sought.pick === 'last' });
      return { by: 'facts', ids: nearest, total: ids.length };
    }
    const lends = sought.neighbours && asksWhoOrWhere(root);
    const sequences = lends ? await sequencesOf(store, gazetteer) : undefined;
    const around = sequences === undefined ? [] : neighboursOf(ids, sequences);
    const missed = sequences === undefined ? [] : await oneMissed(store, root, filter, gazetteer, sequences);
    const told = await tellingOfDay(store, root, demand);
    return { by: 'facts', ids: [...new Set([...ids, ...around, ...missed, ...told])], total: ids.length };
  }
  if (demand.names.length === 0) return { by: 'facts', ids: [], total: 0 };
  // Nothing is known by its facts, but texts may name what was asked for.
  const units = demand.names.map((token) => ({ ways: [[token]], signs: [] }));
  const asWords = { ...demand, words: demand.names, names: [], units };
  return { by: 'words', ...(await candidatesByWords(store, asWords, gazetteer, sought)) };
}

const MOST_TOLD = 40;

/** Letters about Christmas are written before it: those that name the day, beside what was made on it. */
async function tellingOfDay(store: Store, root: PlanNode, { strict, none }: Demand): Promise<readonly ItemId[]> {
  const days = leavesOf(root).flatMap(({ leaf, negated }) =>
    leaf.tool === 'time' && leaf.args.tag !== undefined && !negated ? [dayNamed(leaf.args)[0] ?? ''] : [],
  );
  const words = [...new Set(days.flatMap((name) => tokens(name.replaceAll('_', ' '))))];
  if (words.length === 0) return [];
  const found = await store.rank({
    words: words.map((token) => ({ token, weight: 1 })),
    filter: filterOf(strict, none),
    fieldWeights,
    limit: MOST_TOLD,
  });
  return found.map(({ id }) => id);
}

/** Faces are missed and positions lost; when something was taken and of what kind it is are known. */
const asksWhoOrWhere = (root: PlanNode): boolean =>
  leavesOf(root).some(({ leaf: { tool }, negated }) => !negated && (tool === 'person' || tool === 'place'));

/** How far from an item with the facts another may stand that was there too: a face that was missed, a place unknown. */
const REACH = 3;
const MOST_NEIGHBOURS = 120;

function neighboursOf(ids: readonly ItemId[], sequences: Sequences): ItemId[] {
  const found = new Set<ItemId>();
  for (const id of ids) {
    const place = sequences.get(id);
    if (place === undefined) continue;
    for (const near of place.sequence.items.slice(Math.max(0, place.at - REACH), place.at + REACH + 1)) found.add(near);
    if (found.size >= MOST_NEIGHBOURS) break;
  }
  return [...found];
}

const MOST_MISSED = 40;

/**
 * Pictures that lack one of the people asked for together, who was there: on another picture of the same moments. Faces
 * are missed, and the more of them must be found the more pictures lack one.
 */
async function oneMissed(
  store: Store,
  root: PlanNode,
  filter: TermFilter,
  gazetteer: Gazetteer,
  sequences: Sequences,
): Promise<ItemId[]> {
  const people = (root.kind === 'all' ? root.plans : []).flatMap((node) =>
    node.kind === 'leaf' && node.tool === 'person' ? (leafTerms(node, gazetteer) ?? []) : [],
  );
  if (people.length < 2) return [];
  const found = new Set<ItemId>();
  for (const group of people) {
    const others = filter.any.filter((terms) => terms.join() !== group.join());
    if (others.length === filter.any.length) continue;
    const both = [
      { any: others, none: filter.none },
      { any: [group], none: [] },
    ];
    const [without = [], shown = []] = await store.matches(both, MOST_OF_PEOPLE);
    const moments = new Set(shown.flatMap((id) => sequences.get(id)?.sequence.items ?? []));
    for (const id of without) if (found.size < MOST_MISSED && moments.has(id)) found.add(id);
  }
  return [...found];
}
const MOST_OF_PEOPLE = 300;

/** The years and months that any item has, in order. */
const periodsOf = readOnce(({ frequencies }: Gazetteer): readonly string[] =>
  [...frequencies.keys()].filter((t) => t.startsWith('y:') || t.startsWith('m:')).sort(),
);

/** The days of a month, from its first or its last. */
function daysOf(month: string, latest: boolean): string[] {
  const days = Array.from({ length: 31 }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
  return latest ? days.reverse() : days;
}

/**
 * A large matching set from one end of time, so that its first or last items are found without loading all: year by
 * year, and month by month, then day by day, only within the year that would bring too many.
 */
async function endOfTime(
  store: Store,
  filter: TermFilter,
  gazetteer: Gazetteer,
  { limit, latest }: { readonly limit: number; readonly latest: boolean },
): Promise<ItemId[]> {
  const periods = (prefix: string): readonly string[] => {
    const found = periodsOf(gazetteer).filter((t) => t.startsWith(prefix));
    return latest ? found.reverse() : found;
  };
  const found = new Set<ItemId>();
  const most = limit * 2;
  /** One more than there is room for tells that there are too many. */
  const within = (period: string) =>
    store.match({ any: [...filter.any, [period]], none: filter.none }, most - found.size + 1);
  for (const year of periods('y:')) {
    if (found.size >= limit) break;
    const ids = await within(year);
    if (found.size + ids.length <= most) for (const id of ids) found.add(id);
    else {
      for (const month of periods(`m:${year.slice(2)}`)) {
        if (found.size >= limit) break;
        const ofMonth = await within(month);
        if (found.size + ofMonth.length <= most) for (const id of ofMonth) found.add(id);
        else {
          for (const day of daysOf(month.slice(2), latest)) {
            if (found.size >= limit) break;
            const ofDay = { any: [...filter.any, [term.day(day)]], none: filter.none };
            for (const id of await store.match(ofDay)) found.add(id);
          }
        }
      }
    }
  }
  if (found.size < limit) for (const id of await store.match(filter, limit)) found.add(id);
  return [...found];
}
