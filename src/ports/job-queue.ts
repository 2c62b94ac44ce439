import type { ItemId } from '../memory/ids.ts';

/** A stage to run on an item. The same (item, stage) is queued once; a newer version replaces the older. */
export type Job = { readonly item: ItemId; readonly stage: string; readonly version: number };

/** Items that stages have not done with: of `failed` one ended in an error, of `waiting` none was begun. */
export type Unfinished = { readonly failed: number; readonly waiting: number };

/** A job as one worker holds it. `claim` is a fence: it cannot be guessed, and is another one each time a job is given out. */
export type ClaimedJob = Job & { readonly attempts: number; readonly claim: string };

/** Milliseconds for which a claim holds unless it is renewed; who works longer renews it several times in that time. */
export const LEASE_MS = 30_000;

/** Attempts, including those that ended in an error, after which a job whose leases keep running out is given up. */
export const MOST_CRASHES = 10;

/**
 * The persistent queue of stages, for any number of workers on any machines. A claim is a lease. When it has run out, for
 * example because its worker died, the job is given out again, after jobs that were tried less often; after `MOST_CRASHES` it
 * is given up as `worker-crashed`. A claim also ends when a newer version is queued or the work is dropped. Whatever a former
 * holder says of the job then has no effect. A lease that has run out but was not given out again still holds, so that a
 * machine that slept can finish. The result of a stage is written in one transaction with the end of its job: `finishJob` of
 * `Store.write`.
 */
export interface JobQueue {
  /** At most `limit` jobs of these stages: those tried least, by stage, by item. */
  claim(
    stages: readonly string[],
    limit: number,
    options?: { readonly leaseMilliseconds?: number },
  ): Promise<ClaimedJob[]>;
  /** Leases that begin anew now, and last `LEASE_MS` unless said otherwise. Those that are still held. */
  renew(jobs: readonly ClaimedJob[], leaseMilliseconds?: number): Promise<ClaimedJob[]>;
  /** Jobs of which nothing is to be written. Those that were still held. */
  complete(jobs: readonly ClaimedJob[]): Promise<ClaimedJob[]>;
  /** Back in the queue until `maxAttempts` is reached, then failed for good under `code`. */
  fail(job: ClaimedJob, code: string, message: string, maxAttempts: number): Promise<void>;
  /** Claimed jobs go back, for a clean stop. */
  release(jobs: readonly ClaimedJob[]): Promise<void>;
  /** Takes all work of a stage out of the queue, failed work too. */
  drop(stage: string): Promise<void>;
  /** By stage and item. */
  failures(): Promise<readonly (Job & { readonly code: string; readonly message: string })[]>;
  /** Work that was given up is to be tried again, as often as work that is new; how much. It counts as failed until it is done. */
  retry(): Promise<number>;
  /** How many items these stages have not done with. */
  unfinished(stages: readonly string[]): Promise<Unfinished>;
  pending(): Promise<Readonly<Record<string, number>>>;
}
