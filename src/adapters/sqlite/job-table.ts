import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  type ClaimedJob,
  type Job,
  type JobQueue,
  LEASE_MS,
  MOST_CRASHES,
  type Unfinished,
} from '../../ports/job-queue.ts';
import { LostClaim } from '../../ports/store.ts';
import { inOrder } from '../../postings/id-order.ts';
import type { Connection } from './connection.ts';

const jobRow = z.object({ item: itemIdSchema, stage: z.string(), version: z.number(), attempts: z.number() });
const failedRow = jobRow.omit({ attempts: true }).extend({ code: z.string(), message: z.string() });
const unfinishedRow = z.object({ n: z.number(), failed: z.number() });
const pendingRow = z.object({ stage: z.string(), n: z.number() });

const HELD = 'stage = ? AND item = ? AND claim = ?';
const held = ({ stage, item, claim }: ClaimedJob) => [stage, item, claim] as const;

/** Leases are told by the clock of the machine, on which every process that has the database open looks. */
export class JobTable implements JobQueue {
  readonly #connection: Connection;
  readonly #clock: Clock;

  constructor(connection: Connection, clock: Clock) {
    this.#connection = connection;
    this.#clock = clock;
  }

  async claim(
    stages: readonly string[],
    limit: number,
    { leaseMilliseconds = LEASE_MS }: { readonly leaseMilliseconds?: number } = {},
  ): Promise<ClaimedJob[]> {
    return this.#connection.transaction(() => {
      const now = this.#clock.now().getTime();
      this.#endLeases(now);
      const first = new Set(stages)
        .values()
        .flatMap((stage) => this.#free(stage, limit))
        .toArray();
      return first
        .sort(inLine)
        .slice(0, Math.max(0, limit))
        .map((job) => {
          const claim = randomUUID();
          this.#connection.run(
            'UPDATE job SET claim = ?, expires = ? WHERE stage = ? AND item = ?',
            claim,
            now + leaseMilliseconds,
            job.stage,
            job.item,
          );
          return { ...job, claim };
        });
    });
  }

  /** A job that its worker did not survive goes last from then on, and is given up when that has happened too often. */
  #endLeases(now: number): void {
    this.#connection.run(
      `UPDATE job SET claim = NULL, expires = NULL, attempts = attempts + 1, failed = (attempts + 1 >= ?1),
         code = iif(attempts + 1 >= ?1, 'worker-crashed', code),
         message = iif(attempts + 1 >= ?1, 'Madeleine stopped several times while processing this.', message)
       WHERE claim IS NOT NULL AND expires <= ?2`,
      MOST_CRASHES,
      now,
    );
  }

  #free(stage: string, limit: number): Omit<ClaimedJob, 'claim'>[] {
    return this.#connection.read(
      z.array(jobRow),
      this.#connection.all(
        `SELECT item, stage, version, attempts FROM job WHERE stage = ? AND claim IS NULL AND failed = 0
         ORDER BY attempts, item LIMIT ?`,
        stage,
        Math.max(0, limit),
      ),
    );
  }

  async renew(jobs: readonly ClaimedJob[], leaseMilliseconds: number = LEASE_MS): Promise<ClaimedJob[]> {
    const expires = this.#clock.now().getTime() + leaseMilliseconds;
    return this.#connection.transaction(() =>
      jobs.filter((job) => this.#changes(`UPDATE job SET expires = ? WHERE ${HELD}`, expires, ...held(job))),
    );
  }

  async complete(jobs: readonly ClaimedJob[]): Promise<ClaimedJob[]> {
    return this.#connection.transaction(() => jobs.filter((job) => removeHeld(this.#connection, job)));
  }

  async fail(job: ClaimedJob, code: string, message: string, maxAttempts: number): Promise<void> {
    this.#connection.transaction(() => {
      this.#connection.run(
        `UPDATE job SET attempts = attempts + 1, claim = NULL, expires = NULL, code = ?, message = ?,
           failed = (attempts + 1 >= ?) WHERE ${HELD}`,
        code,
        message,
        maxAttempts,
        ...held(job),
      );
    });
  }

  async release(jobs: readonly ClaimedJob[]): Promise<void> {
    this.#connection.transaction(() => {
      for (const job of jobs)
        this.#connection.run(`UPDATE job SET claim = NULL, expires = NULL WHERE ${HELD}`, ...held(job));
    });
  }

  #changes(sql: string, ...values: readonly (string | number)[]): boolean {
    return this.#connection.run(sql, ...values).changes > 0;
  }

  async drop(stage: string): Promise<void> {
    this.#connection.transaction(() => this.#connection.run('DELETE FROM job WHERE stage = ?', stage));
  }

  async failures() {
    return this.#connection.read(
      z.array(failedRow),
      this.#connection.all('SELECT item, stage, version, code, message FROM job WHERE failed = 1 ORDER BY stage, item'),
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

/** Those tried least come first; ties by stage and item, as bytes. */
const inLine = (a: Omit<ClaimedJob, 'claim'>, b: Omit<ClaimedJob, 'claim'>): number =>
  a.attempts - b.attempts || inOrder(a.stage, b.stage) || inOrder(a.item, b.item);

/** Takes a job out of the queue; false where its claim no longer holds. */
function removeHeld(connection: Connection, job: ClaimedJob): boolean {
  return connection.run(`DELETE FROM job WHERE ${HELD}`, ...held(job)).changes > 0;
}

/** Within the transaction of what the job made. Errors: `LostClaim`. */
export function finishJob(connection: Connection, job: ClaimedJob): void {
  if (!removeHeld(connection, job)) throw new LostClaim(`${job.stage} of ${job.item} is no longer this worker's.`);
}

/** Puts a job in the queue, if its item is there; a newer version of a stage starts its attempts anew. */
export function enqueue(connection: Connection, job: Job): void {
  connection.run(
    `INSERT INTO job (item, stage, version) SELECT id, ?, ? FROM item WHERE id = ?
     ON CONFLICT (stage, item) DO UPDATE SET version = excluded.version, attempts = 0, failed = 0, claim = NULL,
       expires = NULL, code = NULL, message = NULL
     WHERE excluded.version > job.version`,
    job.stage,
    job.version,
    job.item,
  );
}
