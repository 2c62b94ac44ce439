import type { ItemId } from '../memory/ids.ts';

/** A stage to run on an item. The same (item, stage) is queued once; a newer version replaces the older. */
export type Job = { readonly item: ItemId; readonly stage: string; readonly version: number };

/** Items that stages have not done with: of `failed` one ended in an error, of `waiting` none was begun. */
export type Unfinished = { readonly failed: number; readonly waiting: number };

export type ClaimedJob = Job & { readonly attempts: number };

/**
 * The persistent queue of stages. A claimed job whose process died is given out again; completing a job and writing
 * what it made is one transaction when the queue belongs to the store (`Store.write` with the changes, then
 * `complete`, is safe too: stages are idempotent).
 */
export interface JobQueue {
  claim(stages: readonly string[], limit: number): Promise<ClaimedJob[]>;
  complete(jobs: readonly Job[]): Promise<void>;
  /** Back in the queue until `maxAttempts` is reached, then failed for good under `code`. */
  fail(job: Job, code: string, message: string, maxAttempts: number): Promise<void>;
  /** Claimed jobs go back, for a clean stop. */
  release(jobs: readonly Job[]): Promise<void>;
  /** Takes all work of a stage out of the queue, failed work too. */
  drop(stage: string): Promise<void>;
  failures(): Promise<readonly (Job & { readonly code: string; readonly message: string })[]>;
  /** Work that was given up is to be tried again, as often as work that is new; how much. It counts as failed until it is done. */
  retry(): Promise<number>;
  /** How many items these stages have not done with. */
  unfinished(stages: readonly string[]): Promise<Unfinished>;
  pending(): Promise<Readonly<Record<string, number>>>;
}
