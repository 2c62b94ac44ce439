import { AccountTables, accountTables, type Query } from '../../access/account-tables.ts';
import type { AccountStore } from '../../ports/account-store.ts';

/** The same statement as one string, which may be several: for making tables. */
export type Execute = (sql: string) => Promise<unknown>;

/** One program at a time makes the tables: the number is of no meaning but its own. */
const LOCK = 7_344_211;
const SCHEMA = 'madeleine_accounts';

/**
 * Accounts in a schema of their own of a PostgreSQL database. `query` runs one statement and gives its rows; `search_path` of
 * its connections has to begin with `madeleine_accounts`. Errors: those of `AccountStore`, and of the database.
 */
export async function openAccountTables(
  execute: Execute,
  query: Query,
  close: () => Promise<void> = async () => undefined,
): Promise<AccountStore> {
  await execute(`
    DO $$ BEGIN
      PERFORM pg_advisory_xact_lock(${LOCK});
      CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
      SET LOCAL search_path = ${SCHEMA};
      IF to_regclass('${SCHEMA}.account') IS NULL THEN
        ${accountTables('BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY')}
      END IF;
    END $$;
  `);
  return new AccountTables(query, close);
}

/** What a connection is begun with, so that it finds the tables. */
export const accountSearchPath = `SET search_path = ${SCHEMA}`;
