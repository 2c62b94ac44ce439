import { AccountTables } from '../../access/account-tables.ts';
import type { AccountStore } from '../../ports/account-store.ts';
import type { ServerOptions } from './migrate.ts';
import { openCommonTables } from './open-pool.ts';

const MOST_CONNECTIONS = 5;

/**
 * The accounts of a database of PostgreSQL, which any number of servers share; its tables are made or migrated with those of
 * memories. Errors: those of `AccountStore`, and of connecting as of `openPostgresStore`.
 */
export async function openPostgresAccounts(url: string, options: ServerOptions = {}): Promise<AccountStore> {
  const { query, close } = await openCommonTables(url, options, MOST_CONNECTIONS);
  return new AccountTables(query, close);
}
