import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import { type ClaimedJob, type JobQueue, LEASE_MS, MOST_CRASHES, type Unfinished } from '../../ports/job-queue.ts';
import { inOrder } from '../../postings/id-order.ts';
import type { OwnDatabase, Sql } from './database.ts';
import { askTurn } from './postgres-turns.ts';
import { readRows } from './read-rows.ts';

const jobRow = z.object({ item: itemIdSchema, stage: z.string(), version: z.number(), attempts: z.number() });
const failedRow = jobRow.omit({ attempts: true }).extend({ code: z.string(), message: z.string() });
const claimedRow = jobRow.extend({ claim: z.string() });
const claimRow = z.object({ claim: z.string() });
const unfinishedRow = z.object({ n: z.number(), failed: z.number() });
const pendingRow = z.object({ stage: z.string(), n: z.number() });

const given = 'unnest($2::text[], $3::text[], $4::text[]) AS given (stage, item, claim)';
const isGiven = 'job.owner = $1 AND job.stage = given.stage AND job.item = given.item AND job.claim = given.claim';

/** Takes jobs out of the queue that are still held; `claimsOf` gives its values. */
export const endOfHeld = `DELETE FROM job USING ${given} WHERE ${isGiven} RETURNING given.claim`;

export const claimsOf = (jobs: readonly ClaimedJob[]): readonly (readonly string[])[] => [
  jobs.map(({ stage }) => stage),
  jobs.map(({ item }) => item),
  jobs.map(({ claim }) => claim),
];

/** Leases go by the clock of the database, which is the same for every worker. */
export class JobTable implements JobQueue {
  readonly #database: OwnDatabase;

  readonly #mayWrite: () => void;

  /** @param mayWrite throws where the memory was opened for reading only */
  constructor(database: OwnDatabase, mayWrite: () => void) {
    this.#database = database;
    this.#mayWrite = mayWrite;
  }

  async claim(
    stages: readonly string[],
    limit: number,
    { leaseMilliseconds = LEASE_MS }: { readonly leaseMilliseconds?: number } = {},
  ): Promise<ClaimedJob[]> {
    this.#mayWrite();
    if (stages.length === 0 || limit <= 0) return [];
    const { rows } = await this.#database.transaction(async (sql) => {
      const [, claimed] = await Promise.all([endLeases(sql), take(sql, stages, limit, leaseMilliseconds)]);
      return claimed;
    });
    return readRows(claimedRow, rows, this.#database.place).sort(inLine);
  }

  async renew(jobs: readonly ClaimedJob[], leaseMilliseconds = LEASE_MS): Promise<ClaimedJob[]> {
    const until = 'now() + make_interval(secs => $5::float8 / 1000)';
    return this.#held(
      jobs,
      `UPDATE job SET leased_until = ${until} FROM ${given} WHERE ${isGiven} RETURNING given.claim`,
      leaseMilliseconds,
    );
  }

  async complete(jobs: readonly ClaimedJob[]): Promise<ClaimedJob[]> {
    return this.#held(jobs, endOfHeld);
  }

  async release(jobs: readonly ClaimedJob[]): Promise<void> {
    await this.#held(
      jobs,
      `UPDATE job SET claim = NULL, leased_until = NULL FROM ${given} WHERE ${isGiven} RETURNING given.claim`,
    );
  }

  /** Does something with those that are still held, and says which. */
  async #held(jobs: readonly ClaimedJob[], text: string, ...more: readonly number[]): Promise<ClaimedJob[]> {
    this.#mayWrite();
    if (jobs.length === 0) return [];
    const rows = await this.#database.rows(text, ...claimsOf(jobs), ...more);
    const held = new Set(readRows(claimRow, rows, this.#database.place).map(({ claim }) => claim));
    return jobs.filter(({ claim }) => held.has(claim));
  }

  async fail(job: ClaimedJob, code: string, message: string, maxAttempts: number): Promise<void> {
    this.#mayWrite();
    await this.#database.run(
      `UPDATE job SET attempts = attempts + 1, claim = NULL, leased_until = NULL, code = $5, message = $6,
         failed = attempts + 1 >= $7
       WHERE owner = $1 AND stage = $2 AND item = $3 AND claim = $4`,
      job.stage,
      job.item,
      job.claim,
      code,
      message.replaceAll('\0', ' '),
      maxAttempts,
    );
  }

  async drop(stage: string): Promise<void> {
    this.#mayWrite();
    await this.#database.run('DELETE FROM job WHERE owner = $1 AND stage = $2', stage);
  }

  async failures() {
    const rows = await this.#database.rows(
      'SELECT item, stage, version, code, message FROM job WHERE owner = $1 AND failed ORDER BY stage, item',
    );
    return readRows(failedRow, rows, this.#database.place);
  }

  async retry(): Promise<number> {
    this.#mayWrite();
    return this.#database.transaction(async (sql) => {
      const { count } = await sql('UPDATE job SET failed = false, attempts = 0 WHERE owner = $1 AND failed');
      if (count > 0) await askTurn(sql);
      return count;
    });
  }

  async unfinished(stages: readonly string[]): Promise<Unfinished> {
    const rows = await this.#database.rows(
      `SELECT count(*)::int AS n, (count(*) FILTER (WHERE failed))::int AS failed FROM
         (SELECT bool_or(code IS NOT NULL) AS failed FROM job WHERE owner = $1 AND stage = ANY ($2) GROUP BY item) AS of_item`,
      stages,
    );
    const [{ n, failed } = { n: 0, failed: 0 }] = readRows(unfinishedRow, rows, this.#database.place);
    return { failed, waiting: n - failed };
  }

  async pending(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.#database.rows(
      'SELECT stage, count(*)::int AS n FROM job WHERE owner = $1 AND NOT failed GROUP BY stage ORDER BY stage',
    );
    return Object.fromEntries(readRows(pendingRow, rows, this.#database.place).map(({ stage, n }) => [stage, n]));
  }
}

/**
 * Jobs whose lease ran out, since who held them ended or hangs, go last from then on, and are given up when that has happened
 * too often.
 */
const endLeases = (sql: Sql) =>
  sql(
    `UPDATE job SET claim = NULL, leased_until = NULL, attempts = job.attempts + 1, failed = job.attempts + 1 >= $2,
       code = CASE WHEN job.attempts + 1 >= $2 THEN 'worker-crashed' ELSE job.code END,
       message = CASE WHEN job.attempts + 1 >= $2 THEN 'Madeleine stopped several times while processing this.'
         ELSE job.message END
     FROM (SELECT stage, item FROM job WHERE owner = $1 AND claim IS NOT NULL AND leased_until <= now()
       FOR UPDATE SKIP LOCKED) AS expired
     WHERE job.owner = $1 AND job.stage = expired.stage AND job.item = expired.item`,
    MOST_CRASHES,
  );

/** Materialized: a plan may run a subquery that locks once for each row that it is joined with, and so take more than the limit. */
const take = (sql: Sql, stages: readonly string[], limit: number, leaseMilliseconds: number) =>
  sql(
    `WITH free AS MATERIALIZED (SELECT stage, item FROM job
       WHERE owner = $1 AND stage = ANY ($2) AND claim IS NULL AND NOT failed
       ORDER BY attempts, stage, item LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE job SET claim = gen_random_uuid()::text, leased_until = now() + make_interval(secs => $4::float8 / 1000)
     FROM free WHERE job.owner = $1 AND job.stage = free.stage AND job.item = free.item
     RETURNING job.item, job.stage, job.version, job.attempts, job.claim`,
    stages,
    limit,
    leaseMilliseconds,
  );

/** Those tried least come first; ties by stage and item, as bytes. */
const inLine = (a: ClaimedJob, b: ClaimedJob): number =>
  a.attempts - b.attempts || inOrder(a.stage, b.stage) || inOrder(a.item, b.item);
