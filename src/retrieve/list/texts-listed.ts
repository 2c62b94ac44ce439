import { readModel } from '../../learn/model-file.ts';
import { scoreOf, treesSchema } from '../../learn/trees.ts';
import type { QueryPlan } from '../../memory/query-plan.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import type { Ranked } from '../rank/rank-items.ts';
import { gathered } from './gathered.ts';
import type { Listing } from './listed.ts';
import { rowFeatures, rowsOf } from './row-features.ts';

const trees = readModel('texts', treesSchema);

/** Whether a memory is of messages, notes, turns and other rows, without mails. */
export const isOfTexts = ({ modalities }: Gazetteer): boolean => modalities.email === 0 && modalities.text > 0;

/** As `listing`, of a memory of texts: what answers lies in several short rows of a few days. */
export async function textsListed(
  store: Store,
  plan: QueryPlan,
  gazetteer: Gazetteer,
  ranked: readonly Ranked[],
): Promise<Listing> {
  const { asked, rows, lists } = await gathered(store, plan, gazetteer, ranked);
  if (asked.words.length === 0) return { asked, items: [] };
  const values = rowsOf(rows, asked, lists);
  const width = rowFeatures.length;
  const found = new Map(ranked.map((one) => [one.item.id, one]));
  const items = rows.map(({ item, bm25, byWords, bySearch, weighed }, n) => ({
    item,
    score: bm25,
    byWords,
    bySearch,
    probability: weighed?.probability ?? 0,
    learnt: scoreOf(trees, values, n * width),
    ranked: found.get(item.id),
    row: n,
  }));
  items.sort((a, b) => b.learnt - a.learnt || (a.item.id < b.item.id ? -1 : 1));
  return { asked, items, rows: values };
}
