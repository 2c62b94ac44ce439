import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { subkey } from '../access/sealed-bytes.ts';
import { openSqliteStore } from '../adapters/sqlite/sqlite-store.ts';
import { indexEntry } from '../ingest/index-entry.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { Store } from '../ports/store.ts';
import { keyIn } from './keys/key-file.ts';
import { layout } from './memory-folder.ts';
import type { Configuration } from './settings/configuration.ts';
import { mayBeAsked } from './settings/this-machine.ts';

export type StoreOptions = {
  readonly readOnly?: boolean;
  /** Whether a database that is not there is made; true unless said otherwise. */
  readonly create?: boolean;
  /** Whose memory, in a database that holds those of several owners. */
  readonly owner?: string;
  /** The same database as the role that owns its tables. */
  readonly migrationUrl?: string;
};

/** Whether this is the address of a PostgreSQL server, and no path. */
export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//i.test(url);

/**
 * Opens what a memory is kept in: a database file or the folder of one, or `postgres://…`. The only place that knows which
 * adapters there are. Errors: those of `openSqliteStore` and `openPostgresStore`; `usage` where no owner is named.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  if (isPostgres(url)) return openPostgres(url, options);
  const { owner: _, migrationUrl: __, ...ofFile } = options;
  const isFolder = statSync(url, { throwIfNoEntry: false })?.isDirectory() === true;
  const file = isFolder ? join(url, layout.database) : url;
  return openSqliteStore(file, { ...ofFile, reindex: indexEntry, ...databaseKey(file) });
}

/** What opens the database of an encrypted memory, whose key this process holds. Errors: as of `keyIn`. */
export function databaseKey(file: string): { readonly key?: Uint8Array } {
  const key = keyIn(dirname(file));
  return key === undefined ? {} : { key: subkey(key, 'database') };
}

/** An address may hold a password: no message repeats it. */
async function openPostgres(url: string, { owner, migrationUrl, readOnly = false }: StoreOptions): Promise<Store> {
  if (owner === undefined)
    throw new MadeleineError('usage', 'A database holds the memories of several owners, and none was named.', {
      action: 'Name the owner.',
    });
  const { openPostgresStore } = await import('../adapters/postgres/postgres-store.ts');
  const migrating = migrationUrl === undefined ? {} : { migrationUrl };
  return openPostgresStore(url, { owner, readOnly, reindex: indexEntry, ...migrating });
}

/**
 * The store of a memory's folder, or of the server that its configuration names. Errors: as of `openStore` and
 * `refuseUnfinished`; `offline`.
 */
export async function openStoreOf(
  folder: string,
  { database: { url, ...options } = {}, offline }: Pick<Configuration, 'database' | 'offline'>,
): Promise<Store> {
  if (url === undefined) return openStore(join(folder, layout.database));
  if (keyIn(folder) !== undefined) throw onlyInFolder('database');
  const store = await openServerStore({ url, ...options }, offline);
  try {
    await refuseUnfinished(store);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** What an encrypted memory keeps elsewhere would not be encrypted there. */
export const onlyInFolder = (setting: 'database' | 'media'): MadeleineError =>
  new MadeleineError(
    'invalid-configuration',
    `An encrypted memory keeps everything in its folder, not in \`${setting}\`.`,
    {
      action: `Remove the setting \`${setting}\`, or use a memory that is not encrypted.`,
    },
  );

type ServerPlace = Readonly<Record<'url', string> & Partial<Record<'owner' | 'migrationUrl', string | undefined>>>;

/** The store of an owner on a server. Errors: as of `openStore`; `offline` for another machine while only this one may be asked. */
export async function openServerStore({ url, owner, migrationUrl }: ServerPlace, offline = false): Promise<Store> {
  if (!mayBeAsked(url, { offline }))
    throw new MadeleineError('offline', 'The database of this memory is on another machine.', {
      action: 'Run without --offline, or without the setting `database`.',
    });
  return openStore(url, {
    ...(owner === undefined ? {} : { owner }),
    ...(migrationUrl === undefined ? {} : { migrationUrl }),
  });
}

/** A folder gets its marker at the end of a move; on a server, only what the move keeps of itself tells that it is under way. */
export async function refuseUnfinished(store: Store): Promise<void> {
  if ((await store.record('move', 'state')) === undefined) return;
  throw new MadeleineError('not-a-memory', 'This memory is not whole: a move into it has not ended.', {
    action: 'Run the same `madeleine move` again to carry on with it.',
  });
}
