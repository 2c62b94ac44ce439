import type { Client, Pool } from 'pg';
import { loadPg } from './load-pg.ts';
import { prepareServer, type ServerOptions } from './migrate.ts';
import { placeOf, postgresError } from './postgres-error.ts';

const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;

export type OpenPool = {
  readonly pool: Pool;
  /** The server and its database, without a password. */
  readonly place: string;
  readonly newClient: () => Client;
  readonly literal: (text: string) => string;
};

/**
 * Connections, at most `most`, to a database whose tables are there: made or migrated first, where they are not. Errors: those of
 * connecting and migrating.
 */
export async function openPool(url: string, options: ServerOptions, most: number): Promise<OpenPool> {
  const pg = await loadPg();
  const place = placeOf(url);
  const settings = {
    connectionString: url,
    application_name: 'madeleine',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  };
  const newClient = (address = url): Client => {
    const client = new pg.Client({ ...settings, connectionString: address });
    // A connection that is lost while nobody waits for it is told of by the next statement.
    client.on('error', () => {});
    return client;
  };
  await prepareServer(newClient, options, place).catch((error: unknown) => {
    throw postgresError(error, place);
  });
  const pool = new pg.Pool({
    ...settings,
    // The first statement of a connection does not wait for the one before it.
    ...{ pipeline: true },
    max: most,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {});
  // One that is lost while somebody uses it is told of by the statement; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, place, newClient: () => newClient(), literal: pg.escapeLiteral };
}

/** Statements on tables that belong to no owner, each a transaction of its own. */
export type CommonTables = {
  readonly query: (sql: string, values: readonly unknown[]) => Promise<unknown[]>;
  readonly close: () => Promise<void>;
};

/** The tables of a database that all owners have in common. Errors: as of `openPool`; of a statement, as of `postgresError`. */
export async function openCommonTables(url: string, options: ServerOptions, most: number): Promise<CommonTables> {
  const { pool, place } = await openPool(url, options, most);
  pool.on('connect', (client) => {
    client.query('SET search_path = madeleine').catch(() => {});
  });
  return {
    async query(sql, values) {
      try {
        return (await pool.query(sql, [...values])).rows;
      } catch (error) {
        throw postgresError(error, place);
      }
    },
    close: () => pool.end(),
  };
}
