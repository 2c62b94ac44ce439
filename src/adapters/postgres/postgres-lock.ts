import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { HeldLock, HoldOptions, Lock, LockHolder } from '../../ports/lock.ts';

/** Sends a statement over one connection, which is nothing else's and lives as long as the locks that are held by it. */
export type LockQuery = (sql: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

const PATIENCE_MS = 60_000;
const POLL_MS = 200;

const takenSchema = z.object({ taken: z.boolean() });
const holderSchema = z.object({ pid: z.int(), since: z.string(), yields: z.boolean() });

const ofOwner = "SELECT set_config('app.owner', $1, false)";
const take = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS taken';
const leave = 'SELECT pg_advisory_unlock(hashtextextended($1, 0))';
const note = `INSERT INTO lock_holder (owner, name, backend, pid, yields) VALUES ($1, $2, pg_backend_pid(), $3, $4)
  ON CONFLICT (owner, name) DO UPDATE SET backend = excluded.backend, pid = excluded.pid, yields = excluded.yields, since = now()`;
const erase = 'DELETE FROM lock_holder WHERE owner = $1 AND name = $2 AND backend = pg_backend_pid()';
/** A bigint key stands in pg_locks in two halves. */
const find = `WITH key AS (SELECT hashtextextended($3, 0) AS whole)
  SELECT h.pid, to_char(h.since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since, h.yields
  FROM lock_holder h JOIN pg_locks l ON l.pid = h.backend, key
  WHERE h.owner = $1 AND h.name = $2 AND l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND l.classid::bigint = (key.whole >> 32) & 4294967295 AND l.objid::bigint = key.whole & 4294967295`;

/**
 * Locks of one owner as advisory locks of a connection: the server lets go of them when that ends, however it ends. What
 * they guard must itself refuse who lost the connection without knowing.
 */
export class PostgresLock implements Lock {
  readonly #send: LockQuery;
  readonly #owner: string;
  #ready: Promise<unknown> | undefined;
  /** A connection may take its own lock again, so what it holds is known here. */
  readonly #own = new Set<string>();

  constructor(query: LockQuery, owner: string) {
    this.#send = query;
    this.#owner = owner;
  }

  async hold(name: string, options: HoldOptions = {}): Promise<HeldLock> {
    const began = performance.now();
    for (let tries = 0; ; tries += 1) {
      if (await this.#taken(name, options.yields === true)) return this.#held(name);
      const holder = await this.holder(name);
      const isWorth = options.atOnce !== true && (options.forever === true || holder?.yields !== false);
      if (!isWorth || (options.forever !== true && performance.now() - began > PATIENCE_MS)) throw locked(name, holder);
      if (tries === 0) options.onWait?.(holder);
      await sleep(POLL_MS, undefined, options.signal === undefined ? {} : { signal: options.signal }).catch(() => {
        throw new MadeleineError('cancelled', `Cancelled while waiting for another ${name}.`);
      });
    }
  }

  async holder(name: string): Promise<LockHolder | undefined> {
    const { rows } = await this.#query(find, [this.#owner, name, this.#key(name)]);
    const [row] = rows;
    return row === undefined ? undefined : holderSchema.parse(row);
  }

  async #taken(name: string, yields: boolean): Promise<boolean> {
    if (this.#own.has(name)) return false;
    this.#own.add(name);
    try {
      const { rows } = await this.#query(take, [this.#key(name)]);
      if (takenSchema.parse(rows[0]).taken) {
        await this.#query(note, [this.#owner, name, process.pid, yields]);
        return true;
      }
    } catch (error) {
      this.#own.delete(name);
      throw error;
    }
    this.#own.delete(name);
    return false;
  }

  /** Rows are seen by their owner alone. */
  async #query(sql: string, values: unknown[]): ReturnType<LockQuery> {
    this.#ready ??= this.#send(ofOwner, [this.#owner]);
    await this.#ready;
    return this.#send(sql, values);
  }

  #held(name: string): HeldLock {
    let isHeld = true;
    return {
      release: async () => {
        if (!isHeld) return;
        isHeld = false;
        try {
          await this.#query(erase, [this.#owner, name]);
          await this.#query(leave, [this.#key(name)]);
        } finally {
          this.#own.delete(name);
        }
      },
    };
  }

  #key = (name: string): string => `madeleine lock\n${this.#owner}\n${name}`;
}

function locked(name: string, holder: LockHolder | undefined): MadeleineError {
  const who = holder === undefined ? '' : ` (process ${holder.pid}, since ${holder.since})`;
  return new MadeleineError('memory-locked', `Another ${name} is running on this memory${who}.`, {
    action: 'Wait until it finishes or stop it, then run this command again.',
  });
}
