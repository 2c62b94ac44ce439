import { randomUUID } from 'node:crypto';
import type { SessionCounts } from '../../ingest/import-session.ts';
import type { ImportBatch } from '../../memory/batch.ts';
import { type BatchId, batchIdSchema } from '../../memory/ids.ts';
import { kindsNotRead } from '../../memory/kinds-not-read.ts';
import type { Importer } from '../../memory/origin.ts';
import type { Store } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';

export type BatchOptions = {
  readonly as: Importer | 'auto';
  readonly again?: boolean;
  /** The import to carry on with, or to add to; a new one without it. */
  readonly batch?: BatchId;
  /** The watched folder that what is added lies in. */
  readonly watched?: string;
  /** A worker does it: should that die, another one carries on. */
  readonly queued?: boolean;
};

/** The id of an import that begins now; ids are in order of time. */
export const newBatchId = (now: Date): BatchId =>
  batchIdSchema.parse(
    `${now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}-${randomUUID().slice(0, 4)}`,
  );

/** The import of a watched place that what it brings now goes into: the one that began today or was stopped, else a new one. */
export async function todaysBatch(
  { store, clock }: Pick<OpenMemory, 'store' | 'clock'>,
  watched: string,
): Promise<{ readonly batch: BatchId; readonly isNew: boolean }> {
  const now = clock.now();
  const today = (await store.records('batch')).findLast(
    (batch) =>
      batch.watched === true &&
      batch.roots.includes(watched) &&
      (batch.finished === undefined || batch.started.slice(0, 10) === now.toISOString().slice(0, 10)),
  );
  return { batch: today?.id ?? newBatchId(now), isNew: today === undefined };
}

/** The batch as it is when an import begins: a new one, or the one that is carried on. */
export async function begunBatch(
  store: Store,
  options: BatchOptions,
  paths: readonly string[],
  now: Date,
): Promise<ImportBatch> {
  const read = options.watched === undefined ? paths : [options.watched];
  const before = options.batch === undefined ? undefined : await store.record('batch', options.batch);
  if (before !== undefined) {
    const { finished: _, queued: __, progress: ___, ...unfinished } = before;
    const roots = [...new Set([...before.roots, ...read])];
    return { ...unfinished, roots, ...(options.queued === true ? { queued: true } : {}) };
  }
  return {
    id: options.batch ?? newBatchId(now),
    started: now.toISOString(),
    roots: [...read],
    as: options.as,
    added: 0,
    updated: 0,
    unchanged: 0,
    failed: 0,
    ...(options.again === true ? { again: true } : {}),
    ...(options.watched !== undefined ? { watched: true } : {}),
    ...(options.queued === true ? { queued: true } : {}),
  };
}

export type RunOutcome = {
  readonly counts: SessionCounts;
  /** Items of the memory that belong to the import now, those of earlier runs included. */
  readonly items: number;
  readonly failed: number;
  /** Items that it found to be at their source no more. */
  readonly gone: number;
  readonly skipped: readonly { readonly path: string; readonly reason: string }[];
  readonly notes: readonly string[];
};

/** The batch after a run of it. What an earlier run brought was met again by this one, and is no less brought by the import for that. */
export function afterRun(batch: ImportBatch, { counts, items, failed, gone, skipped, notes }: RunOutcome): ImportBatch {
  const reasons = Map.groupBy(skipped, ({ reason }) => reason);
  return {
    ...batch,
    added: items,
    updated: batch.updated + counts.updated,
    unchanged: Math.max(0, counts.unchanged - (items - counts.added)),
    moved: (batch.moved ?? 0) + counts.moved,
    skippedForgotten: counts.skippedForgotten,
    gone: (batch.gone ?? 0) + gone,
    failed: batch.watched === true ? batch.failed + failed : failed,
    leftOut: [...reasons].map(([reason, files]) => ({ reason, files: files.length })),
    kindsNotRead: kindsNotRead(skipped),
    notes: [...notes],
  };
}

/** True for an unfinished import whose every root a run reads again: it is finished with that run. */
export const isCovered = (batch: ImportBatch, paths: readonly string[]): boolean =>
  batch.finished === undefined && batch.roots.every((root) => paths.includes(root));
