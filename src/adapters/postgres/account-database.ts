import { AccountTables } from '../../access/account-tables.ts';
import type { AccountStore } from '../../ports/account-store.ts';
import { loadPg } from './load-pg.ts';
import { prepareServer, type ServerOptions } from './migrate.ts';
import { placeOf, postgresError } from './postgres-error.ts';

const MOST_CONNECTIONS = 5;
const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;

/**
 * The accounts of a database of PostgreSQL, which any number of servers share; its tables are made or migrated with those of
 * memories. Errors: those of `AccountStore`, and of connecting as of `openPostgresStore`.
 */
export async function openPostgresAccounts(url: string, options: ServerOptions = {}): Promise<AccountStore> {
  const pg = await loadPg();
  const place = placeOf(url);
  const settings = {
    connectionString: url,
    application_name: 'madeleine',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  };
  const newClient = (address = url) => {
    const client = new pg.Client({ ...settings, connectionString: address });
    client.on('error', () => {});
    return client;
  };
  await prepareServer(newClient, options, place).catch((error: unknown) => {
    throw postgresError(error, place);
  });
  const pool = new pg.Pool({
    ...settings,
    // The first statement of a connection does not wait for the one that says where the tables are.
    ...{ pipeline: true },
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // One that is lost while somebody uses it is told of by the statement.
    client.on('error', () => {});
    client.query('SET search_path = madeleine').catch(() => {});
  });
  return new AccountTables(
    async (sql, values) => {
      try {
        return (await pool.query(sql, [...values])).rows;
      } catch (error) {
        throw postgresError(error, place);
      }
    },
    () => pool.end(),
  );
}
