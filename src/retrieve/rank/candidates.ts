import type { ItemId } from '../../memory/ids.ts';
import type { PlanNode, QueryPlan } from '../../memory/query-plan.ts';
import type { Store, TermFilter } from '../../ports/store.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { neighbourWeight, wordWeight } from '../weigh/weigh-text.ts';
import { type Demand, demandOf, filterOf } from './demand.ts';
import { isCut, mergeHits, type WordHits, wordHits } from './word-hits.ts';

/** The items worth weighing, best guesses first, and what is known of the plan's words. */
export type Candidates = {
  readonly ids: readonly ItemId[];
  readonly hits: readonly WordHits[];
  /** Weight that an item's happening lends it. */
  readonly lent: ReadonlyMap<ItemId, number>;
  /** True when only facts were asked for and `ids` are all items that have them, in order of time. */
  readonly complete: boolean;
  readonly total: number;
};

/** Items loaded and weighed when words rank them. */
const MOST_WEIGHED = 100;
/** Items that match by facts alone and join those found by words. */
const MOST_BY_FACTS = 60;
/** A head start for items that are known to have all the facts asked for. */
const FACTS_BONUS = 4;
const NAME_SHARE = 0.4;

export async function candidatesOf(
  store: Store,
  root: PlanNode,
  gazetteer: Gazetteer,
  limit: number,
  pick: QueryPlan['pick'] = 'all',
): Promise<Candidates> {
  const demand = demandOf(root, gazetteer);
  return demand.words.length === 0
    ? byFacts(store, demand, gazetteer, { limit: Math.max(MOST_BY_FACTS, limit), latest: pick === 'last' })
    : byWords(store, demand, gazetteer, limit);
}

async function byWords(store: Store, demand: Demand, gazetteer: Gazetteer, limit: number): Promise<Candidates> {
  const words = [...demand.words, ...demand.names];
  const narrows = demand.strict.length > demand.certain.length;
  const facts = [...demand.strict, ...demand.preferred];
  const [wide, matching] = await Promise.all([
    wordHits(store, words, filterOf(demand.certain, demand.none), gazetteer.items, !narrows),
    facts.length > demand.certain.length ? store.match(filterOf(facts, demand.none), MOST_BY_FACTS) : [],
  ]);
  // A word's list that was not cut holds every item with the facts already.
  const cut = narrows ? wide.filter((hit) => isCut(hit)).map((hit) => hit.token) : [];
  const narrow =
    cut.length === 0 ? [] : await wordHits(store, cut, filterOf(demand.strict, demand.none), gazetteer.items);
  const hits = mergeHits(wide, narrow);
  const guess = new Map<ItemId, number>();
  for (const hit of hits) {
    const share = demand.words.includes(hit.token) ? 1 : NAME_SHARE;
    for (const [id, score] of hit.scores) guess.set(id, (guess.get(id) ?? 0) + share * wordWeight(hit, score));
  }
  const lent = lentByHappenings(guess, gazetteer);
  for (const [id, weight] of lent) guess.set(id, (guess.get(id) ?? 0) + weight);
  const known = new Set([...narrow.flatMap((hit) => [...hit.scores.keys()]), ...matching]);
  for (const id of known) guess.set(id, (guess.get(id) ?? 0) + FACTS_BONUS);
  const ids = [...guess].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id);
  return { ids: ids.slice(0, Math.max(MOST_WEIGHED, limit)), hits, lent, complete: false, total: ids.length };
}

/** Best hits whose happenings are looked at, and the largest happening that shares its words. */
const MOST_LENDERS = 30;
const LARGEST_HAPPENING = 60;

function lentByHappenings(guess: ReadonlyMap<ItemId, number>, gazetteer: Gazetteer): Map<ItemId, number> {
  const lent = new Map<ItemId, number>();
  const best = [...guess].sort((a, b) => b[1] - a[1]).slice(0, MOST_LENDERS);
  const weightOf = (id: ItemId): number => guess.get(id) ?? 0;
  for (const [lender] of best) {
    const event = gazetteer.events[gazetteer.eventsOf.get(lender)?.[0] ?? -1];
    if (event === undefined || event.items.length > LARGEST_HAPPENING) continue;
    for (const id of event.items) {
      const weight = neighbourWeight(id, weightOf(id), event.items, weightOf);
      if (weight > 0) lent.set(id, Math.max(weight, lent.get(id) ?? 0));
    }
  }
  return lent;
}

/** Nothing but facts: all items that have them, or when none has all, those that have what must hold. */
type Wanted = { readonly limit: number; readonly latest: boolean };

async function byFacts(store: Store, demand: Demand, gazetteer: Gazetteer, wanted: Wanted): Promise<Candidates> {
  const none = { hits: [], lent: new Map<ItemId, number>() };
  const tries = [[...demand.strict, ...demand.preferred], demand.strict].filter(
    (groups) => groups.length > 0 || demand.none.length > 0,
  );
  for (const groups of tries) {
    const filter = filterOf(groups, demand.none);
    const ids = await store.match(filter);
    if (ids.length === 0) continue;
    if (ids.length <= wanted.limit) return { ...none, ids, complete: true, total: ids.length };
    return {
      ...none,
      ids: await endOfTime(store, filter, gazetteer, wanted),
      complete: true,
      total: ids.length,
    };
  }
  if (demand.names.length === 0) return { ...none, ids: [], complete: true, total: 0 };
  // Nothing is known by its facts, but texts may name what was asked for.
  const named = await byWords(store, { ...demand, words: demand.names, names: [] }, gazetteer, wanted.limit);
  return { ...named, complete: false };
}

/**
 * A large matching set from one end of time, so that its first or last items are found without loading all: year by
 * year, and month by month only within the year that would bring too many.
 */
async function endOfTime(
  store: Store,
  filter: TermFilter,
  gazetteer: Gazetteer,
  { limit, latest }: Wanted,
): Promise<ItemId[]> {
  const periods = (prefix: string): string[] => {
    const found = [...gazetteer.frequencies.keys()].filter((t) => t.startsWith(prefix)).sort();
    return latest ? found.reverse() : found;
  };
  const within = (period: string) => store.match({ any: [...filter.any, [period]], none: filter.none });
  const found = new Set<ItemId>();
  for (const year of periods('y:')) {
    if (found.size >= limit) break;
    const ids = await within(year);
    if (found.size + ids.length <= limit * 2) for (const id of ids) found.add(id);
    else {
      for (const month of periods(`m:${year.slice(2)}`)) {
        if (found.size >= limit) break;
        for (const id of await within(month)) found.add(id);
      }
    }
  }
  if (found.size < limit) for (const id of await store.match(filter, limit)) found.add(id);
  return [...found];
}
