import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportBatch } from '../../memory/batch.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { BatchId } from '../../memory/ids.ts';
import type { Importer } from '../../memory/origin.ts';
import { type ProgressEvent, type ProgressListener, WAITING } from '../../ports/progress.ts';
import type { Store } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';
import { begunBatch, newBatchId } from './import-batch.ts';
import { anew } from './in-turn.ts';

/** How often a worker says how far an import is, and hears whether it is still wanted. */
const TELL_MS = 1000;
const LOOK_MS = 500;

/** Leaves an import of folders and files to any worker that can read them; the import as it waits. */
export async function queueImport(
  { store, clock }: OpenMemory,
  paths: readonly string[],
  options: { readonly as: Importer | 'auto'; readonly again?: boolean; readonly batch?: BatchId },
): Promise<ImportBatch> {
  const now = clock.now();
  const roots = paths.map((path) => resolve(path));
  const batch = await begunBatch(store, { batch: newBatchId(now), ...options, queued: true }, roots, now);
  await store.write([{ op: 'putRecord', kind: 'batch', id: batch.id, value: batch }]);
  return batch;
}

/** Changes the record of an import as it is now; what ended it meanwhile is not written over. */
const changeBatch = (store: Store, id: BatchId, change: (batch: ImportBatch) => ImportBatch): Promise<void> =>
  anew(async () => {
    const batch = await store.record('batch', id);
    if (batch === undefined || batch.finished !== undefined) return;
    await store.write([
      { op: 'expectRecord', kind: 'batch', id, value: batch },
      { op: 'putRecord', kind: 'batch', id, value: change(batch) },
    ]);
  });

/** Nobody begins it any more, and who is at it stops. */
export const withdrawImport = (store: Store, id: BatchId): Promise<void> =>
  changeBatch(store, id, ({ queued: _, progress: __, ...batch }) => batch);

/** What a worker tells of an import for whoever follows it elsewhere, and what it hears of them. */
export class ToldImport {
  /** Aborted when the import is withdrawn, or the worker is told to stop. */
  readonly signal: AbortSignal;
  readonly #store: Store;
  readonly #batch: BatchId;
  readonly #withdrawn = new AbortController();
  #told = 0;
  #isTelling = false;

  constructor(store: Store, batch: BatchId, stop: AbortSignal | undefined) {
    this.#store = store;
    this.#batch = batch;
    const withdrawn = this.#withdrawn.signal;
    this.signal = stop === undefined ? withdrawn : AbortSignal.any([stop, withdrawn]);
  }

  get isWithdrawn(): boolean {
    return this.#withdrawn.signal.aborted;
  }

  /** What cannot be told now is told the next time. */
  hear({ stage, done, total }: ProgressEvent): void {
    if (this.#isTelling || performance.now() - this.#told < TELL_MS) return;
    this.#isTelling = true;
    const progress = { stage, done, ...(total === undefined ? {} : { total }) };
    this.#tell(progress)
      .catch(() => undefined)
      .finally(() => {
        this.#told = performance.now();
        this.#isTelling = false;
      });
  }

  async #tell(progress: NonNullable<ImportBatch['progress']>): Promise<void> {
    const batch = await this.#store.record('batch', this.#batch);
    if (batch?.finished !== undefined) return;
    if (batch?.queued !== true) return this.#withdrawn.abort();
    await this.#store.write([
      { op: 'expectRecord', kind: 'batch', id: batch.id, value: batch },
      { op: 'putRecord', kind: 'batch', id: batch.id, value: { ...batch, progress } },
    ]);
  }
}

type Following = {
  readonly signal: AbortSignal;
  readonly onProgress: ProgressListener;
  readonly ends: () => boolean;
};

/**
 * Follows an import that waits for a worker to its end, wherever that is; told to stop, it is withdrawn, unless this program
 * `ends`. What it came to. Errors: `not-found` where it was undone meanwhile.
 */
export async function followImport(
  store: Store,
  id: BatchId,
  { signal, onProgress, ends }: Following,
): Promise<ImportBatch & { readonly stopped: boolean }> {
  for (let before = ''; ; await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined)) {
    const batch = await store.record('batch', id);
    if (batch === undefined)
      throw new MadeleineError('not-found', 'The import was undone.', {
        action: 'Add the files again if you want them.',
      });
    if (batch.finished !== undefined) return { ...batch, stopped: false };
    if (signal.aborted) {
      if (!ends()) await withdrawImport(store, id);
      return { ...batch, stopped: true };
    }
    const { stage, done, total } = batch.progress ?? { stage: WAITING, done: 0 };
    const now = JSON.stringify(batch.progress);
    if (now !== before) onProgress({ stage, done, ...(total === undefined ? {} : { total }) });
    before = now;
  }
}
