import { failureOf } from '../memory/failure.ts';
import { assembleItem, type MemoryItem, type StoredItem, storedPart, withReadings } from '../memory/item.ts';
import type { Reading } from '../memory/reading.ts';
import type { ClaimedJob, JobQueue } from '../ports/job-queue.ts';
import type { ProgressListener } from '../ports/progress.ts';
import type { Change, Store } from '../ports/store.ts';
import { type DeriveContext, derive } from './derive.ts';
import { indexEntry } from './index-entry.ts';
import type { EnrichStage } from './stages.ts';

/** A stage that can be run: what it reads off an item. No readings is a result, and an error is not. */
export type RunnableStage = EnrichStage & {
  readonly concurrency: number;
  run(item: MemoryItem, signal: AbortSignal | undefined): Promise<readonly Reading[]>;
};

export type EnrichPorts = { readonly store: Store; readonly jobs: JobQueue; readonly derive: DeriveContext };

export type EnrichOutcome = { done: number; failed: number; stopped: boolean };

const MOST_ATTEMPTS = 3;

/**
 * Runs queued stages until none is left or the signal says stop; what was claimed and not begun goes back. A stage
 * that fails on one item is tried again in a later run, three times in all; the item stays searchable by all else.
 */
export async function enrich(
  ports: EnrichPorts,
  stages: readonly RunnableStage[],
  options: { readonly signal?: AbortSignal; readonly onProgress?: ProgressListener } = {},
): Promise<EnrichOutcome> {
  const outcome: EnrichOutcome = { done: 0, failed: 0, stopped: false };
  for (const stage of stages) {
    const total = (await ports.jobs.pending())[stage.name] ?? 0;
    const tried = new Set<string>();
    while (!options.signal?.aborted) {
      const claimed = await ports.jobs.claim([stage.name], stage.concurrency * 4);
      const fresh = claimed.filter((job) => !tried.has(job.item));
      const seen = claimed.filter((job) => tried.has(job.item));
      if (seen.length > 0) await ports.jobs.release(seen);
      if (fresh.length === 0) break;
      for (const job of fresh) tried.add(job.item);
      await runAll(ports, stage, fresh, outcome, options.signal);
      options.onProgress?.({ stage: stage.name, done: tried.size, total: Math.max(total, tried.size) });
    }
  }
  outcome.stopped = options.signal?.aborted === true;
  return outcome;
}

async function runAll(
  ports: EnrichPorts,
  stage: RunnableStage,
  jobs: readonly ClaimedJob[],
  outcome: EnrichOutcome,
  signal: AbortSignal | undefined,
): Promise<void> {
  const waiting = [...jobs];
  const lane = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      if (signal?.aborted) {
        await ports.jobs.release([job]);
        continue;
      }
      if (await runOne(ports, stage, job, signal)) outcome.done += 1;
      else outcome.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: stage.concurrency }, lane));
}

async function runOne(
  ports: EnrichPorts,
  stage: RunnableStage,
  job: ClaimedJob,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  try {
    const item = await ports.store.item(job.item);
    if (item !== undefined) {
      const readings = await stage.run(item, signal);
      if (readings.length > 0) await ports.store.write([await reindexed(withReadings(item, readings), ports.derive)]);
    }
    await ports.jobs.complete([job]);
    return true;
  } catch (error) {
    if (signal?.aborted) await ports.jobs.release([job]);
    else {
      const failure = failureOf(job.item, error);
      await ports.jobs.fail(job, failure.code, failure.message, MOST_ATTEMPTS);
    }
    return false;
  }
}

/** The write that stores an item whose observations changed, with everything derived and indexed anew. */
export async function reindexed(item: StoredItem, context: DeriveContext): Promise<Change> {
  const derivedItem = await derive(storedPart(item), context);
  return { op: 'putItem', item: storedPart(derivedItem), index: indexEntry(assembleItem(derivedItem)) };
}
