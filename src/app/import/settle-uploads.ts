import { rm } from 'node:fs/promises';
import { basename, sep } from 'node:path';
import { indexEntry } from '../../ingest/index-entry.ts';
import { term } from '../../language/terms.ts';
import type { ImportBatch } from '../../memory/batch.ts';
import type { BatchId } from '../../memory/ids.ts';
import { assembleItem, storedPart } from '../../memory/item.ts';
import { sourcePath } from '../../memory/origin.ts';
import type { Change } from '../../ports/store.ts';
import { uploadsFolder } from '../keys/work-folder.ts';
import { lockFolder } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { anew } from './in-turn.ts';
import { SealedUploads } from './sealed-uploads.ts';
import { keepUnread, type ToldUnread } from './unread-uploads.ts';
import { topNames } from './uploads.ts';

/** True for a file that was uploaded into the memory and is not taken in yet. */
export const isUpload = (folder: string, path: string): boolean => path.startsWith(uploadsFolder(folder) + sep);

/**
 * Once uploads were read, their files are the memory's own by their hashes, single messages too; the folder they came in goes, and nothing
 * takes them for files that are missing. Of a mailbox or an archive, what it held stays; what was not read is kept aside. What to say of it.
 */
export async function settleUploads(memory: OpenMemory, id: BatchId, told: ToldUnread): Promise<string[]> {
  const { store, folder } = memory;
  const batch = await store.record('batch', id);
  const uploads = batch?.roots.filter((root) => isUpload(folder.path, root)) ?? [];
  if (batch === undefined || uploads.length === 0) return [];
  const lock = await lockFolder(folder.path, { forever: true });
  try {
    const notes = await keepUnread(memory, id, uploads, told);
    const settled = { ...batch, notes: [...(batch.notes ?? []), ...notes] };
    await anew(async () => store.write(await settling(memory, settled, uploads)));
    await dropUploads(folder.path, uploads);
    return notes;
  } finally {
    await lock.release();
  }
}

/** Removes those of these paths that are uploads, with what is sealed of them. */
export async function dropUploads(folder: string, paths: readonly string[]): Promise<void> {
  const sealed = SealedUploads.of(folder);
  for (const path of paths.filter((one) => isUpload(folder, one))) {
    await rm(path, { recursive: true, force: true });
    await sealed?.drop(basename(path));
  }
}

/** What an import that is begun again still has to read: of uploads that were settled before, what is left goes. */
export async function unsettled(memory: OpenMemory, id: BatchId, paths: readonly string[]): Promise<string[]> {
  const batch = await memory.store.record('batch', id);
  const { path: folder } = memory.folder;
  const isSettled = (path: string) => batch?.roots.includes(path) === false && isUpload(folder, path);
  await dropUploads(folder, paths.filter(isSettled));
  return paths.filter((path) => !isSettled(path));
}

async function settling(memory: OpenMemory, batch: ImportBatch, uploads: readonly string[]): Promise<Change[]> {
  const uploaded = (await Promise.all(uploads.map(topNames))).flat();
  const changes: Change[] = await keptMessages(memory, batch.id);
  for (const root of uploads)
    for (const { path } of await memory.store.records('sourceFile', root))
      changes.push({ op: 'deleteRecord', kind: 'sourceFile', id: path });
  const roots = batch.roots.filter((root) => !uploads.includes(root));
  return [...changes, { op: 'putRecord', kind: 'batch', id: batch.id, value: { ...batch, roots, uploaded } }];
}

/** Messages in files of their own are kept as they came, as pictures are. */
async function keptMessages({ store, folder, vault }: OpenMemory, batch: BatchId): Promise<Change[]> {
  const changes: Change[] = [];
  for (const item of await store.items(await store.match({ any: [[term.batch(batch)]], none: [] }))) {
    const path = sourcePath(item.origin);
    if (item.modality !== 'email' || item.origin.copy !== undefined || !isMessageFile(path)) continue;
    const at = isUpload(folder.path, path) ? await vault.stat(path) : undefined;
    if (at === undefined) continue;
    const { copy } = await vault.keep({ kind: 'file', path, ...at });
    if (copy === undefined) continue;
    const kept = storedPart({ ...item, origin: { ...item.origin, copy } });
    changes.push(
      { op: 'expectItem', id: item.id, item },
      { op: 'putItem', item: kept, index: indexEntry(assembleItem(kept)) },
    );
  }
  return changes;
}

const isMessageFile = (path: string): boolean => /\.(eml|emlx)$/i.test(path);
