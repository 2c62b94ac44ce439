import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { makePrivate } from './connection.ts';
import type { Database } from './driver.ts';
import type { Migration } from './migrations/migration.ts';
import { sqliteError } from './sqlite-error.ts';

export function schemaVersion(database: Database): number {
  const row = database.prepare('PRAGMA user_version').get();
  return Number(row?.['user_version'] ?? 0);
}

/** Told when a migration is done: from which version to which, and where the copy of what was there before lies. */
export type MigrationListener = (done: { readonly from: number; readonly to: number; readonly backup: string }) => void;

/**
 * Brings the database to the newest version in one transaction. What was there is first copied whole into `backups/`
 * beside it. Errors: `memory-newer`, `migration-failed` (the database is then as it was).
 */
export function migrate(
  database: Database,
  file: string,
  migrations: readonly Migration[],
  options: { readonly readOnly?: boolean; readonly onMigrate?: MigrationListener } = {},
): void {
  const newest = migrations.at(-1)?.version ?? 0;
  const current = schemaVersion(database);
  if (current > newest) {
    throw new MadeleineError(
      'memory-newer',
      `This memory was written by a newer version of Madeleine (schema ${current}, this version supports ${newest}).`,
      {
        path: file,
        action: 'Update Madeleine.',
      },
    );
  }
  if (current === newest) return;
  if (current === 0) refuseForeign(database, file);
  if (options.readOnly === true) {
    throw new MadeleineError('read-only', 'This memory must be migrated to a new version before it can be read.', {
      path: file,
      action: 'Open it once with write permission, for example with `madeleine status`.',
    });
  }
  const backup = current === 0 ? undefined : backUp(database, file, current);
  try {
    database.exec('BEGIN IMMEDIATE');
    // Another process may have migrated while this one waited for the lock.
    const reached = schemaVersion(database);
    for (const { version, sql, fill } of migrations) {
      if (version <= reached) continue;
      database.exec(sql);
      fill?.(database);
    }
    database.exec(`PRAGMA user_version = ${newest}`);
    database.exec('COMMIT');
    if (backup !== undefined) options.onMigrate?.({ from: current, to: newest, backup });
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    const known = sqliteError(error, file);
    if (known instanceof MadeleineError && known.code !== 'memory-corrupt') throw known;
    throw new MadeleineError(
      'migration-failed',
      'The memory could not be migrated to the new version; it is unchanged.',
      {
        path: file,
        action:
          backup === undefined
            ? 'Report this problem with the message below.'
            : `Keep using the older version. A copy is in ${backup}.`,
        cause: error,
      },
    );
  }
}

/** A database without a version and with tables is something else's. */
function refuseForeign(database: Database, file: string): void {
  if (database.prepare('SELECT name FROM sqlite_schema LIMIT 1').get() === undefined) return;
  throw new MadeleineError('not-a-memory', `${file} is the database of another program.`, {
    path: file,
    action:
      'Choose a memory folder with --memory, or an empty folder. If this is your memory, its database is damaged: run `madeleine doctor --repair`.',
  });
}

function backUp(database: Database, file: string, version: number): string {
  const folder = join(dirname(file), 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let copy = join(folder, `memory-v${version}.db`);
  for (let n = 2; existsSync(copy); n += 1) copy = join(folder, `memory-v${version}-${n}.db`);
  makePrivate(copy);
  database.prepare('VACUUM INTO ?').run(copy);
  return copy;
}
