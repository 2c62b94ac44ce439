import type { ForgetResponse } from '../../contract/memory-verbs.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import type { ImportBatch } from '../../memory/batch.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { BatchId } from '../../memory/ids.ts';
import { assembleItem, type StoredItem, storedPart } from '../../memory/item.ts';
import { isOnMailServer } from '../../memory/mail-account.ts';
import type { Change } from '../../ports/store.ts';
import { lockFolder } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { forgetDue, forgetItems, inTrash, isForgetDue, isOfBatch } from './forget.ts';
import { withParts } from './forgotten-parts.ts';
import { anew } from './in-turn.ts';
import { dropUploads } from './settle-uploads.ts';
import { dropUnread } from './unread-uploads.ts';

/**
 * Takes back an import: what it alone brought is forgotten, as `forget` does; what was there before, or came with another import, too, stays
 * as it lies there. Files that were uploaded with it are removed. Errors: `not-found`.
 */
export async function undoImport(memory: OpenMemory, id: BatchId): Promise<ForgetResponse> {
  const { store } = memory;
  const batch = await store.record('batch', id);
  if (batch === undefined) throw noImport(id);
  const lock = await lockFolder(memory.folder.path, { forever: true });
  try {
    const gone = await anew(() => takenOut(memory, batch));
    await dropUploads(memory.folder.path, batch.roots);
    await dropUnread(memory.folder.path, id);
    const { items, kept } = await withParts(
      memory,
      gone.map((item) => item.id),
    );
    const ids = items.map((item) => item.id);
    const trashed = await inTrash(memory, isOfBatch(id));
    // With what it brought, so that a program that is killed before does all of it again.
    const itself: Change = { op: 'deleteRecord', kind: 'batch', id };
    const isMore = items.length + trashed.length > 0 || (await isForgetDue(store));
    await (isMore ? forgetItems(memory, { items, kept, trashed, also: [itself] }) : store.write([itself]));
    return { forgotten: items.length, ids, dryRun: false };
  } finally {
    await lock.release();
  }
}

/** Takes the import out of what stays; what it alone brought. */
async function takenOut({ store }: OpenMemory, { id, roots }: ImportBatch): Promise<readonly StoredItem[]> {
  const gone: StoredItem[] = [];
  const changes: Change[] = [];
  for await (const item of store.scan()) {
    const places = [item.origin, ...item.copies];
    const [origin, ...copies] = places.filter((place) => place.batch !== id);
    if (origin === undefined) gone.push(item);
    else if (copies.length + 1 < places.length) {
      // Copies that came with this import alone go with it.
      if (places.some((place) => place.batch === id && place.copy !== undefined)) changes.push(forgetDue);
      const kept = storedPart({ ...item, origin, copies });
      changes.push(
        { op: 'expectItem', id: item.id, item },
        { op: 'putItem', item: kept, index: indexEntry(assembleItem(kept)) },
      );
    }
  }
  // A mail server is not read anew: which message is which item stays known of those that stay.
  for (const root of roots.filter((one) => !isOnMailServer(one)))
    for (const { path } of await store.records('sourceFile', root))
      changes.push({ op: 'deleteRecord', kind: 'sourceFile', id: path });
  for (const { path, batch: metIn } of await store.records('failure'))
    if (metIn === id) changes.push({ op: 'deleteRecord', kind: 'failure', id: path });
  await store.write(changes);
  return gone;
}

export const noImport = (id: string): MadeleineError =>
  new MadeleineError('not-found', `Import not found: ${id}.`, {
    action: 'List imports with `madeleine status`.',
  });
