import { z } from 'zod';
import { MOST_SESSIONS, type Session, type SessionStore } from '../../ports/session-store.ts';
import { newSessionToken, sessionHash } from '../../ports/session-token.ts';

/** Sends a statement over any connection to the database. */
export type SessionQuery = (sql: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

const rowSchema = z.object({ subject: z.string(), begun: z.coerce.number(), ends: z.coerce.number() });
const countSchema = z.object({ gone: z.coerce.number() });

const told =
  'subject, round(extract(epoch FROM begun) * 1000) AS begun, round(extract(epoch FROM ends) * 1000) AS ends';
const insert = `INSERT INTO session (hash, subject, ends)
  VALUES (decode($1, 'hex'), $2, now() + make_interval(secs => $3)) RETURNING ${told}`;
const trim = `DELETE FROM session WHERE hash IN
  (SELECT hash FROM session WHERE subject = $1 ORDER BY begun DESC, hash OFFSET $2)`;
const select = `SELECT ${told} FROM session WHERE hash = decode($1, 'hex') AND ends > now()`;
const counted = (condition: string): string =>
  `WITH gone AS (DELETE FROM session WHERE ${condition} RETURNING 1) SELECT count(*) AS gone FROM gone`;

/** Sessions as rows, over by the clock of the database. */
export class PostgresSessions implements SessionStore {
  readonly #query: SessionQuery;

  constructor(query: SessionQuery) {
    this.#query = query;
  }

  async begin({ subject, seconds }: { readonly subject: string; readonly seconds: number }) {
    const token = newSessionToken();
    const { rows } = await this.#query(insert, [sessionHash(token), subject, seconds]);
    await this.#query(trim, [subject, MOST_SESSIONS]);
    return { ...rowSchema.parse(rows[0]), token };
  }

  async find(token: string): Promise<Session | undefined> {
    const hash = sessionHash(token);
    const [row] = hash === undefined ? [] : (await this.#query(select, [hash])).rows;
    return row === undefined ? undefined : rowSchema.parse(row);
  }

  async end(token: string): Promise<void> {
    const hash = sessionHash(token);
    if (hash !== undefined) await this.#query(`DELETE FROM session WHERE hash = decode($1, 'hex')`, [hash]);
  }

  async endAll(subject: string): Promise<number> {
    const { rows } = await this.#query(counted('subject = $1'), [subject]);
    return countSchema.parse(rows[0]).gone;
  }

  async sweep(): Promise<number> {
    const { rows } = await this.#query(counted('ends <= now()'), []);
    return countSchema.parse(rows[0]).gone;
  }
}
