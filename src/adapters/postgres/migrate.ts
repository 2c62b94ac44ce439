import { readFileSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { placeOf, postgresError } from './postgres-error.ts';
import { bigNumber, readRows } from './read-rows.ts';

export type ServerOptions = {
  /** The address as which migrations are run: of the role that owns the tables. Otherwise the one that reads and writes does. */
  readonly migrationUrl?: string;
  /** Told in a sentence what of the server's setup is less safe than it could be. */
  readonly onNotice?: (notice: string) => void;
};

type Migration = { readonly version: number; readonly file: string };

/** In order of version. A released migration is never changed; a change of the tables is a new one. */
const migrations: readonly Migration[] = [
  { version: 1, file: '0001-memory.sql' },
  { version: 2, file: '0002-sessions.sql' },
  { version: 3, file: '0003-lock-holders.sql' },
  { version: 4, file: '0004-accounts.sql' },
  { version: 5, file: '0005-turns.sql' },
  { version: 6, file: '0006-media-keys.sql' },
  { version: 7, file: '0007-no-sessions.sql' },
];
const newest = migrations.at(-1)?.version ?? 0;

const OLDEST_SERVER = 15;
/** Of the advisory lock under which migrations run, one program at a time. */
const MIGRATION_LOCK = 7_302_681;

const sqlOf = (file: string): string => readFileSync(new URL(`./migrations/${file}`, import.meta.url), 'utf8');

/** What this needs of a connection of any client. */
export type PlainClient = {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
};

type ServerClient = ClientBase & { end(): Promise<void> };

/**
 * Makes sure that a server is new enough, that its role sees one owner at a time, and that its tables are those of this
 * version. Errors: `invalid-configuration`, `memory-newer`, `migration-failed`, `not-a-memory`, those of connecting.
 */
export async function prepareServer(
  newClient: (url?: string) => ServerClient,
  options: ServerOptions,
  place: string,
): Promise<void> {
  await withClient(newClient(), async (client) => {
    await refuseOldServer(client, place);
    const role = await boundRole(client, place);
    if ((await versionOf(client, place)) === newest) return;
    const { migrationUrl } = options;
    if (migrationUrl === undefined) {
      await migrate(client, place);
      options.onNotice?.(
        `The role ${role} owns the tables of ${place} that it reads and writes. Let another role run the migrations, so that one that is misused cannot change what separates owners.`,
      );
    } else
      await withClient(newClient(migrationUrl), (owner) => migrate(owner, place, role)).catch((error: unknown) => {
        throw postgresError(error, placeOf(migrationUrl));
      });
  });
}

async function withClient<T>(client: ServerClient, work: (client: ServerClient) => Promise<T>): Promise<T> {
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const versionRow = z.object({ version: bigNumber });

async function refuseOldServer(client: PlainClient, place: string): Promise<void> {
  const { rows } = await client.query(`SELECT current_setting('server_version_num')::int / 10000 AS version`);
  const version = readRows(versionRow, rows, place)[0]?.version ?? 0;
  if (version >= OLDEST_SERVER) return;
  throw new MadeleineError('invalid-configuration', `The server at ${place} is PostgreSQL ${version}.`, {
    action: `Madeleine needs PostgreSQL ${OLDEST_SERVER} or newer: upgrade the server, or use another.`,
  });
}

const roleRow = z.object({ role: z.string(), unbound: z.boolean() });

/** The role that reads and writes. Row-level security does not hold for a superuser, who would see every owner. */
async function boundRole(client: PlainClient, place: string): Promise<string> {
  const { rows } = await client.query(
    'SELECT rolname AS role, rolsuper OR rolbypassrls AS unbound FROM pg_roles WHERE rolname = current_user',
  );
  const [found] = readRows(roleRow, rows, place);
  if (found !== undefined && !found.unbound) return found.role;
  throw new MadeleineError(
    'invalid-configuration',
    `The role ${found?.role ?? ''} of ${place} is a superuser or passes over row-level security, which is what separates owners.`,
    {
      action:
        'Create a role for Madeleine (CREATE ROLE madeleine LOGIN PASSWORD …) and use that in the address; migrations may be run as another.',
    },
  );
}

/** The version of the tables; 0 where there are none, or none that this role may read. */
async function versionOf(client: PlainClient, place: string): Promise<number> {
  const { rows } = await client.query(
    `SELECT count(*) AS version FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = 'madeleine' AND relname = 'schema_version'
       AND has_schema_privilege(relnamespace, 'USAGE') AND has_table_privilege(pg_class.oid, 'SELECT')`,
  );
  if (readRows(versionRow, rows, place)[0]?.version === 0) return 0;
  const { rows: versions } = await client.query(
    'SELECT coalesce(max(version), 0) AS version FROM madeleine.schema_version',
  );
  const version = readRows(versionRow, versions, place)[0]?.version ?? 0;
  if (version <= newest) return version;
  throw new MadeleineError(
    'memory-newer',
    `The tables at ${place} were made by a newer version of Madeleine (${version}, this version supports ${newest}).`,
    { action: 'Update Madeleine.' },
  );
}

/**
 * Brings the tables to the newest version in one transaction, and lets `role` read and write them. Errors:
 * `migration-failed` (everything is then as it was), `memory-newer`.
 */
export async function migrate(client: PlainClient, place: string, role?: string): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // Another process may have migrated while this one waited for the lock.
    const reached = await versionOf(client, place);
    if (reached === 0) {
      await client.query('CREATE SCHEMA IF NOT EXISTS madeleine');
      await client.query(
        `CREATE TABLE madeleine.schema_version (version integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`,
      );
    }
    await client.query('SET LOCAL search_path = madeleine');
    for (const { version, file } of migrations) {
      if (version <= reached) continue;
      await execute(client, sqlOf(file));
      await client.query('INSERT INTO schema_version (version) VALUES ($1)', [version]);
    }
    await execute(client, sqlOf('vectors.sql'));
    if (role !== undefined) await grant(client, role);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    if (error instanceof MadeleineError) throw error;
    throw new MadeleineError(
      'migration-failed',
      `The tables at ${place} could not be made or brought to this version.`,
      {
        action: `Nothing was changed. ${reasonOf(error)}Let migrations run as a role that may create a schema in the database.`,
        cause: error,
      },
    );
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? `The server says: ${error.message}. ` : '');

/** A script of several statements. */
async function execute(client: PlainClient & { exec?(sql: string): Promise<unknown> }, script: string): Promise<void> {
  await (client.exec === undefined ? client.query(script) : client.exec(script));
}

async function grant(client: PlainClient, role: string): Promise<void> {
  const { rows } = await client.query('SELECT quote_ident($1) AS name', [role]);
  const [quoted] = readRows(z.object({ name: z.string() }), rows, role);
  const name = quoted?.name ?? '';
  await client.query(`GRANT USAGE ON SCHEMA madeleine TO ${name}`);
  await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA madeleine TO ${name}`);
  await client.query(`REVOKE INSERT, UPDATE, DELETE ON schema_version FROM ${name}`);
}
