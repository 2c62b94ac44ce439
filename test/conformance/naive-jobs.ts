import type { ClaimedJob, Job, JobQueue } from '../../src/ports/job-queue.ts';

type Kept = Job & { attempts: number; claimed: boolean; error?: Why; failure?: Why };
type Why = { code: string; message: string };

/** The job queue as plain as can be: one list, searched from end to end. */
export class NaiveJobs implements JobQueue {
  kept: Kept[] = [];

  enqueue(job: Job): void {
    const known = this.#find(job);
    if (known === undefined) this.kept.push({ ...job, attempts: 0, claimed: false });
    else if (job.version > known.version) {
      this.kept[this.kept.indexOf(known)] = { ...job, attempts: 0, claimed: false };
    }
  }

  async claim(stages: readonly string[], limit: number): Promise<ClaimedJob[]> {
    const free = this.kept
      .filter((job) => stages.includes(job.stage) && !job.claimed && job.failure === undefined)
      .sort((a, b) => a.attempts - b.attempts || order(a.stage, b.stage) || order(a.item, b.item))
      .slice(0, limit);
    for (const job of free) job.claimed = true;
    return free.map(({ item, stage, version, attempts }) => ({ item, stage, version, attempts }));
  }

  async complete(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) this.kept = this.kept.filter((known) => known !== this.#same(job));
  }

  async fail(job: Job, code: string, message: string, maxAttempts: number): Promise<void> {
    const known = this.#same(job);
    if (known === undefined) return;
    known.attempts += 1;
    known.claimed = false;
    known.error = { code, message };
    if (known.attempts >= maxAttempts) known.failure = known.error;
  }

  async release(jobs: readonly Job[]): Promise<void> {
    for (const job of jobs) {
      const known = this.#same(job);
      if (known !== undefined) known.claimed = false;
    }
  }

  async drop(stage: string): Promise<void> {
    this.kept = this.kept.filter((job) => job.stage !== stage);
  }

  async failures() {
    return this.kept.flatMap(({ item, stage, version, failure }) =>
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

  #same(job: Job): Kept | undefined {
    const known = this.#find(job);
    return known?.version === job.version ? known : undefined;
  }
}

const order = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
