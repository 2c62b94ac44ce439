import { type Asked, askedWords, wordsAsked } from '../../language/asked-words.ts';
import { readModel } from '../../learn/model-file.ts';
import { scoreOf, treesSchema } from '../../learn/trees.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { QueryPlan } from '../../memory/query-plan.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { spansOf } from '../rank/features.ts';
import type { Ranked } from '../rank/rank-items.ts';
import { spanBounds } from '../weigh/span-bounds.ts';
import { listFeatures, listRows, type Named } from './list-features.ts';
import type { Listing } from './listed.ts';
import { isOfTexts, textsListed } from './texts-listed.ts';
import { placesOf, wordLists } from './word-lists.ts';

/** So many items are compared with one another. */
const MOST_LISTED = 80;
/** Reciprocal rank fusion: how little the first places differ (Cormack et al. 2009). */
const FUSION = 60;

const trees = readModel('listing', treesSchema);

/** The items that the question's words and the search name first, in the order that was learnt. */
export async function listing(
  store: Store,
  plan: QueryPlan,
  gazetteer: Gazetteer,
  ranked: readonly Ranked[],
): Promise<Listing> {
  if (isOfTexts(gazetteer)) return textsListed(store, plan, gazetteer, ranked);
  const { asked, named } = await namedItems(store, plan, gazetteer, ranked);
  const rows = listRows(named, asked);
  const byId = new Map(ranked.map((one) => [one.item.id, one]));
  const items = named
    .map((one, n) => ({ ...one, learnt: scoreOf(trees, rows, n * listFeatures.length), ranked: byId.get(one.item.id) }))
    .toSorted((a, b) => b.learnt - a.learnt || (a.item.id < b.item.id ? -1 : 1));
  return { asked, items };
}

/** The same before anything was learnt of them: what the ranker is fitted on. */
export async function namedItems(
  store: Store,
  plan: QueryPlan,
  gazetteer: Gazetteer,
  ranked: readonly Ranked[],
): Promise<{ readonly asked: Asked; readonly named: readonly Named[] }> {
  const { sum: scores, rates } = await wordLists(store, wordsAsked(plan.question), gazetteer.items);
  const words = placesOf([...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id));
  const search = placesOf(ranked.map(({ item }) => item.id));
  const fused = new Map<ItemId, number>();
  for (const places of [words, search])
    for (const [id, place] of places) fused.set(id, (fused.get(id) ?? 0) + 1 / (FUSION + place));
  const first = [...fused].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_LISTED);
  const found = new Map(ranked.map((one) => [one.item.id, one]));
  const others = await store.items(first.flatMap(([id]) => (found.has(id) ? [] : [id])));
  const items = new Map([...others, ...[...found.values()].map(({ item }) => item)].map((item) => [item.id, item]));
  const asked = askedWords(plan.question, (token) => rates.get(token) ?? 0, gazetteer.items, {
    spans: spansOf(plan.root).map((span) => spanBounds(span)),
    now: localMillis(plan.now),
  });
  const named = first.flatMap(([id]): Named[] => {
    const item = items.get(id);
    if (item === undefined) return [];
    const probability = found.get(id)?.probability ?? 0;
    return [{ item, score: scores.get(id) ?? 0, byWords: words.get(id), bySearch: search.get(id), probability }];
  });
  return { asked, named };
}
