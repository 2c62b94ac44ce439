import { INDEX_VERSION } from '../../ingest/index-version.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Change, Store } from '../../ports/store.ts';

/** The record of the rules that the memory's items are indexed by. */
const INDEX_RULES = 'index-rules';

/** Up to which item the memory is indexed by the rules of this program; `all` where nothing is to be done. */
export type IndexReached = { readonly all: boolean; readonly after?: ItemId };

/** How far the memory has been indexed. A memory of which nothing is known was indexed by a program that knew no version. */
export async function indexReached(store: Store): Promise<IndexReached> {
  const reached = await store.record('stage', INDEX_RULES);
  if ((reached?.version ?? 0) < INDEX_VERSION) return { all: false };
  return reached?.after === undefined ? { all: true } : { all: false, after: reached.after };
}

/**
 * Whether the items are to be indexed anew, since an older program indexed them by other words. Whoever writes does it, or a
 * server behind what it serves; nobody who only reads waits for it, and finds by the older words meanwhile.
 */
export async function isIndexDue(store: Store): Promise<boolean> {
  if ((await indexReached(store)).all) return false;
  const { items } = await store.counts();
  return Object.values(items).some((n) => n > 0);
}

/** Says that all items are to be indexed anew. */
export const indexDue: Change = { op: 'deleteRecord', kind: 'stage', id: INDEX_RULES };

/** The record that says so of the items up to `after`; of all without it. */
export const indexedNow = (after?: ItemId): Change => ({
  op: 'putRecord',
  kind: 'stage',
  id: INDEX_RULES,
  value: { name: INDEX_RULES, version: INDEX_VERSION, ...(after === undefined ? {} : { after }) },
});
