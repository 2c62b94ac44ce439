import type { Change, LostRow, Store } from '../../ports/store.ts';
import { organiseDue } from '../items/corrected.ts';
import { indexDue } from '../jobs/index-due.ts';

type Kept = Pick<Store, 'records' | 'write'>;

/**
 * Writes what follows from lost items: files that gave them are read again by the next `add`, and what is made of all items
 * together is due anew.
 */
export async function afterLoss(store: Kept, lost: readonly LostRow[]): Promise<void> {
  if (lost.length > 0) await store.write([...(await filesToReadAgain(store, lost)), organiseDue]);
}

/** As `afterLoss`; and after a rebuild the words of no item name its neighbours, so all are to be indexed anew. */
export async function afterRebuild(store: Kept, lost: readonly LostRow[]): Promise<void> {
  await store.write([...(await filesToReadAgain(store, lost)), indexDue, organiseDue]);
}

async function filesToReadAgain(store: Kept, lost: readonly LostRow[]): Promise<Change[]> {
  const items = new Set(lost.filter(({ kind }) => kind === 'item').map(({ id }) => id));
  const files = items.size === 0 ? [] : await store.records('sourceFile');
  // A mailbox or an archive does not say which items it gave.
  const again = files.filter((file) => file.items.length === 0 || file.items.some((id) => items.has(id)));
  return again.map(({ path }): Change => ({ op: 'deleteRecord', kind: 'sourceFile', id: path }));
}
