import type { ClaimedJob, JobQueue } from '../ports/job-queue.ts';

/** A job in hand. `lost` is aborted when the lease ran out and another worker was given the job. */
export type HeldJob = { readonly job: ClaimedJob; readonly lost: AbortSignal };

type Kept = HeldJob & { readonly lose: AbortController };

/** So often within a lease it is renewed: twice it may fail, as while the database is compacted. */
const BEATS = 3;

/**
 * Jobs of one stage for several lanes, each given out once in a run: what fails is for a later one. Leases of what was
 * claimed are renewed until it is `done` or released.
 */
export class ClaimedJobs {
  readonly #jobs: JobQueue;
  readonly #stage: string;
  readonly #batch: number;
  readonly #lease: number;
  readonly #tried = new Set<string>();
  readonly #waiting: Kept[] = [];
  /** By claim: what waits and what is worked on. */
  readonly #held = new Map<string, Kept>();
  #claiming: Promise<void> | undefined;
  #renewing: Promise<void> | undefined;
  #heart: NodeJS.Timeout | undefined;
  #isEmpty = false;
  #elsewhere = 0;

  /** @param batch how many jobs are claimed at a time */
  constructor(jobs: JobQueue, stage: string, batch: number, leaseMilliseconds: number) {
    this.#jobs = jobs;
    this.#stage = stage;
    this.#batch = batch;
    this.#lease = leaseMilliseconds;
  }

  /** Jobs of the stage that other workers had in hand when no more could be claimed here. */
  get elsewhere(): number {
    return this.#elsewhere;
  }

  async next(): Promise<HeldJob | undefined> {
    while (this.#waiting.length === 0 && !this.#isEmpty) {
      this.#claiming ??= this.#claim().finally(() => {
        this.#claiming = undefined;
      });
      await this.#claiming;
    }
    return this.#waiting.shift();
  }

  /** The job is in hand no more. */
  done({ job }: HeldJob): void {
    this.#held.delete(job.claim);
  }

  /** What was claimed and not begun goes back, and no lease is renewed any more; `next` would begin anew. */
  async end(): Promise<void> {
    clearInterval(this.#heart);
    this.#heart = undefined;
    const unbegun = this.#waiting.splice(0);
    for (const { job } of unbegun) {
      this.#held.delete(job.claim);
      this.#tried.delete(job.item);
    }
    this.#isEmpty = false;
    if (unbegun.length > 0) await this.#jobs.release(unbegun.map(({ job }) => job));
  }

  async #claim(): Promise<void> {
    const claimed = await this.#jobs.claim([this.#stage], this.#batch, { leaseMilliseconds: this.#lease });
    const seen = claimed.filter((job) => this.#tried.has(job.item));
    if (seen.length > 0) await this.#jobs.release(seen);
    for (const job of claimed) {
      if (this.#tried.has(job.item)) continue;
      this.#tried.add(job.item);
      const lose = new AbortController();
      const kept = { job, lose, lost: lose.signal };
      this.#waiting.push(kept);
      this.#held.set(job.claim, kept);
    }
    this.#heart ??= setInterval(() => this.#beat(), this.#lease / BEATS);
    this.#isEmpty = this.#waiting.length === 0;
    if (!this.#isEmpty) return;
    const pending = (await this.#jobs.pending())[this.#stage] ?? 0;
    // Of a full batch that was tried before there may be more, which nobody holds.
    this.#elsewhere = seen.length === this.#batch ? 0 : Math.max(0, pending - seen.length - this.#held.size);
  }

  /** What stands in the way of renewing need not stand in the way of the result, which says itself when its claim is lost. */
  #beat(): void {
    this.#renewing ??= this.#renew()
      .catch(() => undefined)
      .finally(() => {
        this.#renewing = undefined;
      });
  }

  async #renew(): Promise<void> {
    const asked = [...this.#held.values()];
    if (asked.length === 0) return;
    const renewed = await this.#jobs.renew(
      asked.map(({ job }) => job),
      this.#lease,
    );
    const still = new Set(renewed.map(({ claim }) => claim));
    for (const kept of asked) {
      if (still.has(kept.job.claim) || !this.#held.delete(kept.job.claim)) continue;
      kept.lose.abort();
      const at = this.#waiting.indexOf(kept);
      if (at >= 0) this.#waiting.splice(at, 1);
    }
  }
}
