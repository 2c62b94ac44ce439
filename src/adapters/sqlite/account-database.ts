import { AccountTables, accountTables } from '../../access/account-tables.ts';
import type { AccountStore } from '../../ports/account-store.ts';
import { Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';

const migrations: readonly Migration[] = [{ version: 1, sql: accountTables('INTEGER PRIMARY KEY') }];

/** Opens (and makes) a database of accounts, a file of its own. Errors: those of `AccountStore`, `migration-failed`. */
export async function openAccountDatabase(file: string): Promise<AccountStore> {
  const connection = new Connection(file, { readOnly: false, create: true });
  try {
    migrate(connection.database, file, migrations);
  } catch (error) {
    connection.close();
    throw error;
  }
  // SQLite numbers values as `?1`, of which each is given once.
  const numbered = (sql: string): string => sql.replace(/\$(\d+)/g, '?$1');
  return new AccountTables(
    async (sql, values) => connection.all(numbered(sql), ...values),
    async () => connection.close(),
  );
}
