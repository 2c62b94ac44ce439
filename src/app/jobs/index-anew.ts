import { indexEntry } from '../../ingest/index-entry.ts';
import type { ItemId } from '../../memory/ids.ts';
import { storedPart } from '../../memory/item.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { Change } from '../../ports/store.ts';
import { writeUntouched } from '../../ports/write-untouched.ts';
import { organiseDue } from '../items/corrected.ts';
import type { OpenMemory } from '../open-memory.ts';
import { indexedNow, indexReached } from './index-due.ts';

/** The stage of progress while items are indexed anew. */
const INDEXING = 'index';
const ITEMS_PER_WRITE = 200;

export type IndexAnewOptions = {
  /** Asked between writes; what is left is for the next time. */
  readonly isEnough?: (() => boolean) | undefined;
  readonly onProgress?: ProgressListener | undefined;
};

/**
 * Indexes every item by the words of this program, where an older one did it by others; whether nothing is left to do. Each
 * write says how far it came, so that what was stopped or killed is carried on with. The words of neighbours follow when the
 * memory is organised, which is due then.
 */
export async function indexAnew(memory: OpenMemory, options: IndexAnewOptions = {}): Promise<boolean> {
  const { store } = memory;
  const reached = await indexReached(store);
  if (reached.all) return true;
  const ids = await store.match({ any: [], none: [] });
  if (ids.length === 0) {
    await store.write([indexedNow()]);
    return true;
  }
  const { after } = reached;
  let at = after === undefined ? 0 : ids.findIndex((id) => id > after);
  if (at === -1) at = ids.length;
  while (at < ids.length) {
    if (options.isEnough?.() === true) return false;
    const next = ids.slice(at, at + ITEMS_PER_WRITE);
    await indexThese(memory, next);
    at += next.length;
    options.onProgress?.({ stage: INDEXING, done: at, total: ids.length });
  }
  await store.write([indexedNow(), organiseDue]);
  return true;
}

/** Indexes these as they are; who is changed meanwhile is read again, and nobody else is. */
async function indexThese({ store }: OpenMemory, ids: readonly ItemId[]): Promise<void> {
  const reached = indexedNow(ids.at(-1));
  for (let left = ids; left.length > 0; ) {
    const changes = (await store.items(left)).flatMap((item): Change[] => [
      { op: 'expectItem', id: item.id, item },
      { op: 'putItem', item: storedPart(item), index: indexEntry(item) },
    ]);
    const touched = new Set<string>((await writeUntouched(store, [...changes, reached])).map(({ id }) => id));
    left = left.filter((id) => touched.has(id));
  }
}
