import { setTimeout as sleep } from 'node:timers/promises';
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
import { type ClaimedJob, type JobQueue, LEASE_MS } from '../ports/job-queue.ts';
import { type ProgressListener, WAITING } from '../ports/progress.ts';
import { type Change, ChangedMeanwhile, LostClaim, type Store } from '../ports/store.ts';
import { ClaimedJobs, type HeldJob } from './claimed-jobs.ts';
import { type DeriveContext, derive } from './derive.ts';
import { indexEntry } from './index-entry.ts';
import { JoinedWrites } from './joined-writes.ts';
import { noItemsFault } from './no-items-fault.ts';
import type { EnrichStage } from './stages.ts';

/**
 * What a stage makes of an item: readings of it, which are put into the item as it is then (`patched`), and records beside
 * it, written in one transaction with the end of the job.
 */
export type StageYield = { readonly readings: readonly Reading[]; readonly records?: readonly Change[] };

/** A stage that can be run: what it reads off an item. No readings is a result, and an error is not. */
export type RunnableStage = EnrichStage & {
  readonly concurrency: number;
  /** False while this machine lacks what it needs: its work then waits. Absent: always ready. */
  isReady?(): Promise<boolean>;
  /** `signal` is aborted when somebody says stop, or when the item was given to another worker meanwhile. */
  run(item: MemoryItem, signal: AbortSignal): Promise<StageYield>;
};

export type EnrichPorts = { readonly store: Store; readonly jobs: JobQueue; readonly derive: DeriveContext };

export type EnrichOutcome = {
  done: number;
  failed: number;
  stopped: boolean;
  /** What other workers have in hand: they do it, or it is free when their leases have run out. */
  elsewhere: number;
  /** Stages that wait, and why: a limit is reached, an endpoint is away. Their work stays queued. */
  readonly paused: { readonly stage: string; readonly message: string }[];
};

export type EnrichOptions = {
  readonly signal?: AbortSignal;
  readonly onProgress?: ProgressListener;
  /** True when no more is to be begun; what is in hand is brought to its end, which `signal` would break off. */
  readonly isEnough?: () => boolean;
  /** How long to wait for what other workers have in hand; by default as long as a lease of one that died may last. */
  readonly patienceMilliseconds?: number;
  /** How long work in hand is left to a worker that says nothing; `LEASE_MS` unless said otherwise. */
  readonly leaseMilliseconds?: number;
};

const MOST_ATTEMPTS = 3;
/** How often a result is put into an item that others keep changing, before it is left for a later run. */
const MOST_REWRITES = 20;
/** How often to look whether other workers have let go of what they had in hand. */
const LOOK_AGAIN_MS = 1000;

type Run = { readonly stage: RunnableStage; readonly queue: ClaimedJobs };
type Bench = EnrichPorts & { readonly results: JoinedWrites };

/**
 * Runs queued stages until none is left or the signal says stop; what was claimed and not begun goes back. A stage
 * that fails on one item is tried again in a later run, three times in all; the item stays searchable by all else. Any
 * number of workers may run at once. Of what another one has in hand, that which is not renewed is done here after all.
 */
export async function enrich(
  ports: EnrichPorts,
  stages: readonly RunnableStage[],
  options: EnrichOptions = {},
): Promise<EnrichOutcome> {
  const outcome: EnrichOutcome = { done: 0, failed: 0, stopped: false, elsewhere: 0, paused: [] };
  const bench = { ...ports, results: new JoinedWrites(ports.store) };
  const runs: Run[] = [];
  for (const stage of stages) {
    if ((await stage.isReady?.()) === false) continue;
    const queue = new ClaimedJobs(ports.jobs, stage.name, stage.concurrency * 4, options.leaseMilliseconds ?? LEASE_MS);
    runs.push({ stage, queue });
    await runStage(bench, { stage, queue }, outcome, options);
  }
  const left = await untilNobodyElse(bench, runs, outcome, options);
  outcome.elsewhere = left.reduce((sum, { queue }) => sum + queue.elsewhere, 0);
  outcome.stopped = options.signal?.aborted === true;
  return outcome;
}

/** Does what other workers let go of, as long as there is patience. The runs of which they still have something in hand. */
async function untilNobodyElse(
  bench: Bench,
  runs: readonly Run[],
  outcome: EnrichOutcome,
  options: EnrichOptions,
): Promise<readonly Run[]> {
  const { signal, onProgress, isEnough, leaseMilliseconds = LEASE_MS } = options;
  const { patienceMilliseconds: patience = leaseMilliseconds } = options;
  const until = performance.now() + patience;
  for (let left = runs, isLast = patience <= 0; ; ) {
    const paused = new Set(outcome.paused.map(({ stage }) => stage));
    left = left.filter(({ stage, queue }) => queue.elsewhere > 0 && !paused.has(stage.name));
    if (left.length === 0 || isLast || isEnough?.() === true) return left;
    onProgress?.({ stage: WAITING, done: 0 });
    await sleep(LOOK_AGAIN_MS, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
    if (signal?.aborted === true) return left;
    isLast = performance.now() >= until;
    for (const run of left) await runStage(bench, run, outcome, options);
  }
}

/** As many lanes as the stage can use, each with the next job as soon as it is done with one: none waits for a slow picture. */
async function runStage(
  ports: Bench,
  { stage, queue }: Run,
  outcome: EnrichOutcome,
  { signal, onProgress, isEnough }: EnrichOptions,
): Promise<void> {
  const total = (await ports.jobs.pending())[stage.name] ?? 0;
  let done = 0;
  let pause: Failure | undefined;
  const lane = async () => {
    while (signal?.aborted !== true && pause === undefined && isEnough?.() !== true) {
      const held = await queue.next();
      if (held === undefined) return;
      const end = await runOne(ports, stage, held, signal).finally(() => queue.done(held));
      if (end === 'lost') continue;
      if (end !== 'done' && noItemsFault.has(end.code)) {
        pause ??= end;
        return;
      }
      if (end === 'done') outcome.done += 1;
      else outcome.failed += 1;
      done += 1;
      onProgress?.({ stage: stage.name, done, total: Math.max(total, done) });
    }
  };
  try {
    await Promise.all(Array.from({ length: stage.concurrency }, lane));
  } finally {
    await queue.end();
  }
  if (pause !== undefined)
    outcome.paused.push({ stage: stage.name, message: [pause.message, pause.action].filter(Boolean).join(' ') });
}

/** `lost`: another worker has the job, or nobody needs it any more; what was made of it is dropped. Otherwise why it failed. */
async function runOne(
  ports: Bench,
  stage: RunnableStage,
  { job, lost }: HeldJob,
  stop: AbortSignal | undefined,
): Promise<'done' | 'lost' | Failure> {
  try {
    const item = await ports.store.item(job.item);
    const signal = stop === undefined ? lost : AbortSignal.any([stop, lost]);
    if (item === undefined) await withoutResult(ports, job);
    else await keepResult(ports, { stage, job, item, made: await stage.run(item, signal) });
    return 'done';
  } catch (error) {
    if (error instanceof LostClaim || lost.aborted) return 'lost';
    const failure = failureOf(job.item, error);
    const isPutOff = stop?.aborted === true || error instanceof ChangedMeanwhile || noItemsFault.has(failure.code);
    if (isPutOff) await ports.jobs.release([job]);
    else await ports.jobs.fail(job, failure.code, failure.message, MOST_ATTEMPTS);
    return error instanceof ChangedMeanwhile ? 'lost' : failure;
  }
}

type Result = {
  readonly stage: RunnableStage;
  readonly job: ClaimedJob;
  /** As the stage saw it. */
  readonly item: MemoryItem;
  readonly made: StageYield;
};

/**
 * Writes what was found and that the job is done, all or nothing. Where somebody else has changed the item meanwhile, what
 * was found is put into the item as it is now, and nothing is looked at again. Errors: `LostClaim`, `ChangedMeanwhile` of an
 * item that is changed without end; those of `Store.write`.
 */
async function keepResult(ports: Bench, { stage, job, item, made }: Result): Promise<void> {
  const { readings, records = [] } = made;
  if (readings.length + records.length === 0) return withoutResult(ports, job);
  const finish: Change = { op: 'finishJob', job };
  if (readings.length === 0) return ports.results.write([...records, finish]);
  for (let current: MemoryItem | undefined = item, tries = 1; current !== undefined; tries += 1) {
    const expected: Change = { op: 'expectItem', id: current.id, item: current };
    const put = await reindexed(patched(current, stage, readings), ports.derive);
    try {
      return await ports.results.write([expected, ...records, put, finish]);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === MOST_REWRITES) throw error;
    }
    current = await ports.store.item(job.item);
  }
  throw new LostClaim(`${job.item} was deleted.`);
}

async function withoutResult({ jobs }: EnrichPorts, job: ClaimedJob): Promise<void> {
  if ((await jobs.complete([job])).length === 0) throw new LostClaim(`${job.stage} of ${job.item} is somebody else's.`);
}

/** What the stage said before, by whatever program or model, gives way to what it says now. */
const patched = (item: MemoryItem, { name }: RunnableStage, readings: readonly Reading[]): StoredItem =>
  withReadings(withoutReadingsBy(item, `${name}.`), readings);

/** The write that stores an item whose observations changed, with everything derived and indexed anew. */
export async function reindexed(item: StoredItem, context: DeriveContext): Promise<Change> {
  const derivedItem = await derive(storedPart(item), context);
  return { op: 'putItem', item: storedPart(derivedItem), index: indexEntry(assembleItem(derivedItem)) };
}
