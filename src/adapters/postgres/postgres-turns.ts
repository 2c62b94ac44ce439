import { z } from 'zod';
import type { Turn, Turns } from '../../ports/turns.ts';
import type { Sql } from './database.ts';
import type { ServerOptions } from './migrate.ts';
import { openCommonTables } from './open-pool.ts';
import { bigNumber } from './read-rows.ts';

const turnRow = z.object({ owner: z.string(), asked: bigNumber });

const again = 'ON CONFLICT (owner) DO UPDATE SET asked = turn.asked + 1';
const ask = `INSERT INTO turn (owner) SELECT * FROM unnest($1::text[]) ${again}`;
/** Of those who wait, one whom no other worker is just being given. */
const next = `UPDATE turn SET served = clock_timestamp() WHERE owner = (
    SELECT owner FROM turn WHERE asked > done AND rests_until <= now() AND owner = ANY ($1)
    ORDER BY served, owner LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING owner, asked`;
const done = 'UPDATE turn SET done = greatest(done, $2) WHERE owner = $1';
const rest = `UPDATE turn SET rests_until = now() + make_interval(secs => $3::float8 / 1000)
  WHERE owner = $1 AND asked = $2`;

/** Says in a transaction of an owner that there is work for workers. What rested is worth another look. */
export const askTurn = (sql: Sql): Promise<unknown> =>
  sql(`INSERT INTO turn (owner) VALUES ($1) ${again}, rests_until = '-infinity'`);

const MOST_CONNECTIONS = 2;

/** The turns of all owners of a database, by its clock. Errors: of connecting as of `openPostgresStore`. */
export async function openPostgresTurns(url: string, options: ServerOptions = {}): Promise<Turns> {
  const tables = await openCommonTables(url, options, MOST_CONNECTIONS);
  const query = (sql: string, ...values: unknown[]): Promise<unknown[]> => tables.query(sql, values);
  return {
    async ask(owners) {
      // In one order, so that two who ask never wait for each other.
      await query(ask, [...new Set(owners)].sort());
    },
    async next(owners): Promise<Turn | undefined> {
      const [row] = await query(next, owners);
      return row === undefined ? undefined : turnRow.parse(row);
    },
    async done(turn) {
      await query(done, turn.owner, turn.asked);
    },
    async rest(turn, milliseconds) {
      await query(rest, turn.owner, turn.asked, milliseconds);
    },
    close: tables.close,
  };
}
