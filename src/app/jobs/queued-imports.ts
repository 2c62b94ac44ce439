import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { ImportBatch } from '../../memory/batch.ts';
import type { ProgressEvent, ProgressListener } from '../../ports/progress.ts';
import type { Store } from '../../ports/store.ts';
import { ToldImport, withdrawImport } from '../import/left-imports.ts';
import type { TurnOptions } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Imports that wait for a worker, or that one is at; the earliest first. */
export const queuedImports = async (store: Store): Promise<ImportBatch[]> =>
  (await store.records('batch')).filter(({ queued, finished }) => queued === true && finished === undefined);

/**
 * Does the first queued import whose roots can all be read here, in its turn; whether there was one. What is stopped or killed
 * is carried on with by the next worker. Errors: those of `add`; with `disk-full` it waits for a worker that has room.
 */
export async function doQueuedImport(
  memory: OpenMemory,
  options: TurnOptions & { readonly onProgress?: ProgressListener | undefined },
): Promise<boolean> {
  const readable = await firstReadable(await queuedImports(memory.store));
  if (readable === undefined) return false;
  const { id: batch, as, again = false, roots } = readable;
  const [{ add }, { settleUploads }] = await Promise.all([
    import('../import/add.ts'),
    import('../import/settle-uploads.ts'),
  ]);
  const { onProgress, signal, ...turn } = options;
  const told = new ToldImport(memory.store, batch, signal);
  const heard = (event: ProgressEvent) => {
    onProgress?.(event);
    told.hear(event);
  };
  const doing = { ...turn, signal: told.signal, onProgress: heard, as, again, batch, queued: true, readOnly: true };
  const added = await add(memory, roots, doing);
  if (told.isWithdrawn) await withdrawImport(memory.store, batch);
  else if (!added.stopped) await settleUploads(memory, batch, added);
  return true;
}

async function firstReadable(batches: readonly ImportBatch[]): Promise<ImportBatch | undefined> {
  for (const batch of batches) if ((await Promise.all(batch.roots.map(isReadable))).every(Boolean)) return batch;
  return undefined;
}

const isReadable = (path: string): Promise<boolean> =>
  access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
