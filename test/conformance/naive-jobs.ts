import { systemClock } from '../../src/ports/clock.ts';
import { type ClaimedJob, type Job, type JobQueue, LEASE_MS, MOST_CRASHES } from '../../src/ports/job-queue.ts';
import { LostClaim } from '../../src/ports/store.ts';

type Kept = Job & { attempts: number; lease?: Lease; error?: Why; failure?: Why };
type Lease = { claim: string; expires: number };
type Why = { code: string; message: string };

/** The job queue as plain as can be: one list, searched from end to end. */
export class NaiveJobs implements JobQueue {
  kept: Kept[] = [];
  #claims = 0;

  enqueue(job: Job): void {
    const known = this.#find(job);
    if (known === undefined) this.kept.push({ ...job, attempts: 0 });
    else if (job.version > known.version) this.kept[this.kept.indexOf(known)] = { ...job, attempts: 0 };
  }

  async claim(
    stages: readonly string[],
    limit: number,
    { leaseMilliseconds = LEASE_MS }: { readonly leaseMilliseconds?: number } = {},
  ): Promise<ClaimedJob[]> {
    const now = systemClock.now().getTime();
    for (const job of this.kept) if (job.lease !== undefined && job.lease.expires <= now) giveBack(job);
    const free = this.kept
      .filter((job) => stages.includes(job.stage) && job.lease === undefined && job.failure === undefined)
      .sort((a, b) => a.attempts - b.attempts || order(a.stage, b.stage) || order(a.item, b.item))
      .slice(0, limit);
    return free.map((job) => {
      this.#claims += 1;
      const claim = `claim ${this.#claims}`;
      job.lease = { claim, expires: now + leaseMilliseconds };
      const { item, stage, version, attempts } = job;
      return { item, stage, version, attempts, claim };
    });
  }

  async renew(jobs: readonly ClaimedJob[], leaseMilliseconds: number = LEASE_MS): Promise<ClaimedJob[]> {
    const expires = systemClock.now().getTime() + leaseMilliseconds;
    return jobs.filter((job) => {
      const known = this.#held(job);
      if (known !== undefined) known.lease = { claim: job.claim, expires };
      return known !== undefined;
    });
  }

  async complete(jobs: readonly ClaimedJob[]): Promise<ClaimedJob[]> {
    return jobs.filter((job) => this.#remove(job));
  }

  /** As the change of that name. */
  finish(job: ClaimedJob): void {
    if (!this.#remove(job)) throw new LostClaim('Somebody else has it.');
  }

  async fail(job: ClaimedJob, code: string, message: string, maxAttempts: number): Promise<void> {
    const known = this.#held(job);
    if (known === undefined) return;
    known.attempts += 1;
    delete known.lease;
    known.error = { code, message };
    if (known.attempts >= maxAttempts) known.failure = known.error;
  }

  async release(jobs: readonly ClaimedJob[]): Promise<void> {
    for (const job of jobs) delete this.#held(job)?.lease;
  }

  async drop(stage: string): Promise<void> {
    this.kept = this.kept.filter((job) => job.stage !== stage);
  }

  async failures() {
    const sorted = this.kept.toSorted((a, b) => order(a.stage, b.stage) || order(a.item, b.item));
    return sorted.flatMap(({ item, stage, version, failure }) =>
      failure === undefined ? [] : [{ item, stage, version, ...failure }],
    );
  }

  async retry(): Promise<number> {
    const failed = this.kept.filter(({ failure }) => failure !== undefined);
    for (const job of failed) {
      delete job.failure;
      job.attempts = 0;
    }
    return failed.length;
  }

  async unfinished(stages: readonly string[]) {
    const byItem = Map.groupBy(
      this.kept.filter(({ stage }) => stages.includes(stage)),
      ({ item }) => item,
    );
    const failed = [...byItem.values()].filter((jobs) => jobs.some(({ error }) => error !== undefined)).length;
    return { failed, waiting: byItem.size - failed };
  }

  async pending(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const job of this.kept) if (job.failure === undefined) counts[job.stage] = (counts[job.stage] ?? 0) + 1;
    return counts;
  }

  #find(job: Job): Kept | undefined {
    return this.kept.find((known) => known.item === job.item && known.stage === job.stage);
  }

  #held(job: ClaimedJob): Kept | undefined {
    const known = this.#find(job);
    return known?.lease?.claim === job.claim ? known : undefined;
  }

  #remove(job: ClaimedJob): boolean {
    const known = this.#held(job);
    this.kept = this.kept.filter((one) => one !== known);
    return known !== undefined;
  }
}

function giveBack(job: Kept): void {
  delete job.lease;
  job.attempts += 1;
  if (job.attempts < MOST_CRASHES) return;
  job.error = { code: 'worker-crashed', message: 'Madeleine stopped several times while processing this.' };
  job.failure = job.error;
}

const order = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
