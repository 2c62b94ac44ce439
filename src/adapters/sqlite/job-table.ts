import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import type { ClaimedJob, Job, JobQueue, Unfinished } from '../../ports/job-queue.ts';
import type { Connection } from './connection.ts';

const jobRow = z.object({ item: itemIdSchema, stage: z.string(), version: z.number(), attempts: z.number() });
const failedRow = jobRow.extend({ code: z.string(), message: z.string() });
const claimantRow = z.object({ claimed_by: z.string() });
const unfinishedRow = z.object({ n: z.number(), failed: z.number() });
const pendingRow = z.object({ stage: z.string(), n: z.number() });

/** Attempts, counting those that ended with the process, after which a job is left alone. */
const MOST_CRASHES = 10;

/** Queues opened by this process and not closed: their claims hold. */
const openQueues = new Set<string>();

/** A claim is `pid:random`. It is dead when its process is, or when this process has closed the queue that made it. */
function isDead(claimant: string): boolean {
  const [pid = ''] = claimant.split(':');
  if (Number(pid) === process.pid) return !openQueues.has(claimant);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

export class JobTable implements JobQueue {
  readonly #me = `${process.pid}:${randomUUID()}`;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
    openQueues.add(this.#me);
  }

  close(): void {
    openQueues.delete(this.#me);
  }

  async claim(stages: readonly string[], limit: number): Promise<ClaimedJob[]> {
    const marks = stages.map(() => '?').join(', ');
    return this.#connection.transaction(() => {
      const claimants = this.#connection.read(
        z.array(claimantRow),
        this.#connection.all('SELECT DISTINCT claimed_by FROM job WHERE claimed_by IS NOT NULL'),
      );
      for (const { claimed_by: claimant } of claimants) if (isDead(claimant)) this.#giveBack(claimant);
      const jobs = this.#connection.read(
        z.array(jobRow),
        this.#connection.all(
          `SELECT item, stage, version, attempts FROM job WHERE stage IN (${marks}) AND claimed_by IS NULL AND failed = 0 ORDER BY attempts, stage, item LIMIT ?`,
          ...stages,
          limit,
        ),
      );
      for (const job of jobs)
        this.#connection.run(
          'UPDATE job SET claimed_by = ? WHERE stage = ? AND item = ?',
          this.#me,
          job.stage,
          job.item,
        );
      return jobs;
    });
  }

  /** A job that its process did not survive goes last from then on, and is given up when that has happened too often. */
  #giveBack(claimant: string): void {
    this.#connection.run('UPDATE job SET claimed_by = NULL, attempts = attempts + 1 WHERE claimed_by = ?', claimant);
    this.#connection.run(
      `UPDATE job SET failed = 1, code = 'worker-crashed',
       message = 'Madeleine stopped several times while processing this.' WHERE claimed_by IS NULL AND failed = 0 AND attempts >= ?`,
      MOST_CRASHES,
    );
  }

  async complete(jobs: readonly Job[]): Promise<void> {
    this.#connection.transaction(() => {
      for (const job of jobs)
        this.#connection.run(
          'DELETE FROM job WHERE stage = ? AND item = ? AND version = ?',
          job.stage,
          job.item,
          job.version,
        );
    });
  }

  async fail(job: Job, code: string, message: string, maxAttempts: number): Promise<void> {
    this.#connection.transaction(() => {
      this.#connection.run(
        'UPDATE job SET attempts = attempts + 1, claimed_by = NULL, code = ?, message = ?, failed = (attempts + 1 >= ?) WHERE stage = ? AND item = ? AND version = ?',
        code,
        message,
        maxAttempts,
        job.stage,
        job.item,
        job.version,
      );
    });
  }

  async release(jobs: readonly Job[]): Promise<void> {
    this.#connection.transaction(() => {
      for (const job of jobs)
        this.#connection.run(
          'UPDATE job SET claimed_by = NULL WHERE stage = ? AND item = ? AND version = ? AND claimed_by = ?',
          job.stage,
          job.item,
          job.version,
          this.#me,
        );
    });
  }

  async drop(stage: string): Promise<void> {
    this.#connection.transaction(() => this.#connection.run('DELETE FROM job WHERE stage = ?', stage));
  }

  async failures() {
    return this.#connection.read(
      z.array(failedRow),
      this.#connection.all(
        'SELECT item, stage, version, attempts, code, message FROM job WHERE failed = 1 ORDER BY stage, item',
      ),
    );
  }

  async retry(): Promise<number> {
    return this.#connection.transaction(
      () => this.#connection.run('UPDATE job SET failed = 0, attempts = 0 WHERE failed = 1').changes,
    );
  }

  async unfinished(stages: readonly string[]): Promise<Unfinished> {
    const marks = stages.map(() => '?').join(', ');
    const [row] = z.array(unfinishedRow).parse(
      this.#connection.all(
        `SELECT count(*) AS n, ifnull(sum(failed), 0) AS failed FROM
           (SELECT max(code IS NOT NULL) AS failed FROM job WHERE stage IN (${marks}) GROUP BY item)`,
        ...stages,
      ),
    );
    const { n = 0, failed = 0 } = row ?? {};
    return { failed, waiting: n - failed };
  }

  async pending(): Promise<Readonly<Record<string, number>>> {
    const rows = this.#connection.read(
      z.array(pendingRow),
      this.#connection.all('SELECT stage, count(*) AS n FROM job WHERE failed = 0 GROUP BY stage ORDER BY stage'),
    );
    return Object.fromEntries(rows.map((row) => [row.stage, row.n]));
  }
}

/** Puts a job in the queue, if its item is there; a newer version of a stage starts its attempts anew. */
export function enqueue(connection: Connection, job: Job): void {
  connection.run(
    `INSERT INTO job (item, stage, version) SELECT id, ?, ? FROM item WHERE id = ?
     ON CONFLICT (stage, item) DO UPDATE SET version = excluded.version, attempts = 0, failed = 0, claimed_by = NULL,
       code = NULL, message = NULL
     WHERE excluded.version > job.version`,
    job.stage,
    job.version,
    job.item,
  );
}
