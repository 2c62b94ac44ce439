import { AccountTables } from '../../access/account-tables.ts';
import type { AccountStore } from '../../ports/account-store.ts';
import { Connection } from './connection.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';

/** A document is the JSON of a row; what is looked up stands beside it. */
const tables = `
  CREATE TABLE account (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, document TEXT NOT NULL);
  CREATE TABLE account_credential (
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (account, kind, issuer)
  );
  CREATE INDEX account_credential_at ON account_credential (issuer, subject);
  CREATE TABLE account_secret (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    expires TEXT,
    document TEXT NOT NULL
  );
  CREATE INDEX account_secret_of ON account_secret (account, kind);
  CREATE TABLE account_memory (id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, document TEXT NOT NULL);
  CREATE TABLE account_member (
    memory TEXT NOT NULL REFERENCES account_memory (id) ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    document TEXT NOT NULL,
    PRIMARY KEY (memory, account)
  );
  CREATE INDEX account_member_of ON account_member (account);
  CREATE TABLE account_share (
    id TEXT PRIMARY KEY,
    memory TEXT NOT NULL REFERENCES account_memory (id) ON DELETE CASCADE,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    document TEXT NOT NULL
  );
  CREATE INDEX account_share_of ON account_share (memory);
  CREATE INDEX account_share_with ON account_share (account);
  CREATE TABLE account_failure (key TEXT PRIMARY KEY, count INTEGER NOT NULL, since TEXT NOT NULL);
  CREATE TABLE account_audit (n INTEGER PRIMARY KEY, document TEXT NOT NULL);
`;
const migrations: readonly Migration[] = [{ version: 1, sql: tables }];

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
