import { type Failure, failureOf } from '../memory/failure.ts';
import {
  assembleItem,
  type MemoryItem,
  type StoredItem,
  storedPart,
  withoutReadingsBy,
  withReadings,
} from '../memory/item.ts';
import type { Reading } from '../memory/reading.ts';
import type { ClaimedJob, JobQueue } from '../ports/job-queue.ts';
import type { ProgressListener } from '../ports/progress.ts';
import type { Change, Store } from '../ports/store.ts';
import { type DeriveContext, derive } from './derive.ts';
import { indexEntry } from './index-entry.ts';
import type { EnrichStage } from './stages.ts';

/** What a stage makes of an item: readings of it, and records beside it, written in one transaction. */
export type StageYield = { readonly readings: readonly Reading[]; readonly records?: readonly Change[] };

/** A stage that can be run: what it reads off an item. No readings is a result, and an error is not. */
export type RunnableStage = EnrichStage & {
  readonly concurrency: number;
  /** False while this machine lacks what it needs: its work then waits. Absent: always ready. */
  isReady?(): Promise<boolean>;
  run(item: MemoryItem, signal: AbortSignal | undefined): Promise<StageYield>;
};

export type EnrichPorts = { readonly store: Store; readonly jobs: JobQueue; readonly derive: DeriveContext };

export type EnrichOutcome = {
  done: number;
  failed: number;
  stopped: boolean;
  /** Stages that wait, and why: a limit is reached, an endpoint is away. Their work stays queued. */
  readonly paused: { readonly stage: string; readonly message: string }[];
};

export type EnrichOptions = {
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
  /** True when no more is to be begun; what is in hand is brought to its end, which `signal` would break off. */
  readonly isEnough?: () => boolean;
};

/** What no picture is at fault for: the stage stops for this run, and its work stays in the queue. */
const pausing: ReadonlySet<string> = new Set([
  'budget-spent',
  'unreachable',
  'rate-limited',
  'offline',
  'invalid-configuration',
]);

const MOST_ATTEMPTS = 3;

/**
 * Runs queued stages until none is left or the signal says stop; what was claimed and not begun goes back. A stage
 * that fails on one item is tried again in a later run, three times in all; the item stays searchable by all else.
 */
export async function enrich(
  ports: EnrichPorts,
  stages: readonly RunnableStage[],
  options: EnrichOptions = {},
): Promise<EnrichOutcome> {
  const outcome: EnrichOutcome = { done: 0, failed: 0, stopped: false, paused: [] };
  for (const stage of stages) if ((await stage.isReady?.()) !== false) await runStage(ports, stage, outcome, options);
  outcome.stopped = options.signal?.aborted === true;
  return outcome;
}

/** As many lanes as the stage can use, each with the next job as soon as it is done with one: none waits for a slow picture. */
async function runStage(
  ports: EnrichPorts,
  stage: RunnableStage,
  outcome: EnrichOutcome,
  { signal, onProgress, isEnough }: EnrichOptions,
): Promise<void> {
  const total = (await ports.jobs.pending())[stage.name] ?? 0;
  const queue = new ClaimedJobs(ports.jobs, stage);
  let done = 0;
  let pause: Failure | undefined;
  const lane = async () => {
    while (signal?.aborted !== true && pause === undefined && isEnough?.() !== true) {
      const job = await queue.next();
      if (job === undefined) return;
      const failure = await runOne(ports, stage, job, signal);
      if (failure !== undefined && pausing.has(failure.code)) {
        pause ??= failure;
        return;
      }
      if (failure === undefined) outcome.done += 1;
      else outcome.failed += 1;
      done += 1;
      onProgress?.({ stage: stage.name, done, total: Math.max(total, done) });
    }
  };
  await Promise.all(Array.from({ length: stage.concurrency }, lane));
  await queue.release();
  if (pause !== undefined)
    outcome.paused.push({ stage: stage.name, message: [pause.message, pause.action].filter(Boolean).join(' ') });
}

/** Jobs of one stage, each given out once in a run: what fails is for a later one. */
class ClaimedJobs {
  readonly #jobs: JobQueue;
  readonly #stage: RunnableStage;
  readonly #tried = new Set<string>();
  readonly #waiting: ClaimedJob[] = [];
  #claiming: Promise<void> | undefined;
  #isEmpty = false;

  constructor(jobs: JobQueue, stage: RunnableStage) {
    this.#jobs = jobs;
    this.#stage = stage;
  }

  async next(): Promise<ClaimedJob | undefined> {
    while (this.#waiting.length === 0 && !this.#isEmpty) {
      this.#claiming ??= this.#claim().finally(() => {
        this.#claiming = undefined;
      });
      await this.#claiming;
    }
    return this.#waiting.shift();
  }

  /** What was claimed and not begun goes back. */
  async release(): Promise<void> {
    if (this.#waiting.length > 0) await this.#jobs.release(this.#waiting.splice(0));
  }

  async #claim(): Promise<void> {
    const claimed = await this.#jobs.claim([this.#stage.name], this.#stage.concurrency * 4);
    const seen = claimed.filter((job) => this.#tried.has(job.item));
    if (seen.length > 0) await this.#jobs.release(seen);
    for (const job of claimed) {
      if (this.#tried.has(job.item)) continue;
      this.#tried.add(job.item);
      this.#waiting.push(job);
    }
    this.#isEmpty = this.#waiting.length === 0;
  }
}

/** Undefined when the job is done; otherwise why not. */
async function runOne(
  ports: EnrichPorts,
  stage: RunnableStage,
  job: ClaimedJob,
  signal: AbortSignal | undefined,
): Promise<Failure | undefined> {
  try {
    const item = await ports.store.item(job.item);
    if (item !== undefined) {
      const { readings, records = [] } = await stage.run(item, signal);
      const changes = [...records];
      if (readings.length > 0) changes.push(await reindexed(replacing(item, stage, readings), ports.derive));
      if (changes.length > 0) await ports.store.write(changes);
    }
    await ports.jobs.complete([job]);
    return undefined;
  } catch (error) {
    const failure = failureOf(job.item, error);
    if (signal?.aborted || pausing.has(failure.code)) await ports.jobs.release([job]);
    else await ports.jobs.fail(job, failure.code, failure.message, MOST_ATTEMPTS);
    return failure;
  }
}

/** What the stage said before, by whatever program or model, gives way to what it says now. */
const replacing = (item: MemoryItem, { name }: RunnableStage, readings: readonly Reading[]): StoredItem =>
  withReadings(withoutReadingsBy(item, `${name}.`), readings);

/** The write that stores an item whose observations changed, with everything derived and indexed anew. */
export async function reindexed(item: StoredItem, context: DeriveContext): Promise<Change> {
  const derivedItem = await derive(storedPart(item), context);
  return { op: 'putItem', item: storedPart(derivedItem), index: indexEntry(assembleItem(derivedItem)) };
}
