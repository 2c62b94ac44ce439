import { accessSync, closeSync, constants, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { Database, Row, Statement } from './driver.ts';
import { LibsqlDatabase } from './libsql-database.ts';
import { sqliteError, unreadableRow } from './sqlite-error.ts';

const BUSY_MILLISECONDS = 15_000;

export type ConnectionOptions = {
  readonly readOnly: boolean;
  /** Whether a file that is not there is made. */
  readonly create: boolean;
  /** How long to wait for another writer. */
  readonly busyMilliseconds?: number;
  /** Of an encrypted database; without one, it is a plain one. */
  readonly key?: Uint8Array;
};

/**
 * Makes an empty file that its owner alone may read, for a database that is not there yet: SQLite would go by the umask, and
 * the log and the shared memory beside a database have the mode that it has.
 */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // SQLite, which makes it otherwise, says what is wrong.
  }
}

/** One connection with its prepared statements; every error of SQLite leaves it as a sentence for people. */
export class Connection {
  readonly file: string;
  readonly database: Database;
  /** True when it was asked for, and where the file or its folder cannot be written to. */
  readonly readOnly: boolean;
  readonly #statements = new Map<string, Statement>();

  constructor(file: string, options: ConnectionOptions) {
    this.file = file;
    if ((options.readOnly || !options.create) && !existsSync(file)) {
      throw new MadeleineError('not-a-memory', `There is no database at ${file}.`, {
        path: file,
        action: 'Create a memory with `madeleine init`, or choose another folder with --memory.',
      });
    }
    refuseEmpty(file);
    const isNew = !existsSync(file);
    const access = accessTo(file, options);
    this.readOnly = access !== 'write';
    try {
      if (!this.readOnly && isNew) makePrivate(file);
      this.database = openDatabase(file, access, options.key);
    } catch (error) {
      throw sqliteError(error, file);
    }
    try {
      this.database.exec(`PRAGMA busy_timeout = ${options.busyMilliseconds ?? BUSY_MILLISECONDS}`);
      if (!this.readOnly) this.database.exec('PRAGMA journal_mode = WAL');
      // FULL: what a write reported as done survives a power cut too, not only a killed process.
      this.database.exec(
        'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32768',
      );
      this.database.prepare('SELECT count(*) FROM sqlite_schema').get();
    } catch (error) {
      this.database.close();
      // What could not be begun, on a full disk, is not taken for a database that was emptied.
      if (isNew && isEmpty(file)) rmSync(file);
      throw sqliteError(error, file);
    }
  }

  all(sql: string, ...values: readonly SQLInputValue[]): Row[] {
    return this.#guard(() => this.#statement(sql).all(...values));
  }

  get(sql: string, ...values: readonly SQLInputValue[]): Row | undefined {
    return this.#guard(() => this.#statement(sql).get(...values));
  }

  run(sql: string, ...values: readonly SQLInputValue[]): { changes: number; lastRow: number } {
    const done = this.#guard(() => this.#statement(sql).run(...values));
    return { changes: Number(done.changes), lastRow: Number(done.lastInsertRowid) };
  }

  /** Rows as they were read, or whatever else a statement gave; what is not of its shape is damage. */
  read<T>(schema: z.ZodType<T>, value: unknown): T {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    throw unreadableRow(`row (${read.error.issues[0]?.path.join('.') ?? ''})`, this.file, read.error);
  }

  exec(sql: string): void {
    this.#guard(() => this.database.exec(sql));
  }

  /** All or nothing. Waits for another writer before it reads, so that what it read cannot have changed. */
  transaction<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.database.close();
  }

  #statement(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const made = this.database.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }

  #guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw sqliteError(error, this.file);
    }
  }
}

function openDatabase(file: string, access: Access, key: Uint8Array | undefined): Database {
  const readOnly = access !== 'write';
  const address = access === 'frozen' ? frozenAddress(file) : file;
  return key === undefined
    ? new DatabaseSync(address, { readOnly, allowExtension: true })
    : new LibsqlDatabase(String(address), key, { readOnly });
}

const isEmpty = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.size === 0;

const [MOST_WAITED_MS, LOOK_AGAIN_MS] = [2000, 10];

/** SQLite would take an empty file for a new database. One that another program is just making is empty for a moment only. */
function refuseEmpty(file: string): void {
  for (let waited = 0; isEmpty(file); waited += LOOK_AGAIN_MS) {
    if (waited >= MOST_WAITED_MS)
      throw new MadeleineError('memory-corrupt', `${file} is empty: all that it held is gone.`, {
        path: file,
        action: 'Restore a backup with `madeleine restore`, or run `madeleine doctor --repair`, which makes a new one.',
      });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
}

type Access = 'write' | 'read' | 'frozen';

/** A database in a folder that nobody can write to needs no log to read from, if none was left behind. */
function accessTo(file: string, options: ConnectionOptions): Access {
  if (!existsSync(file)) return 'write';
  if (isWritable(dirname(file))) return options.readOnly || !isWritable(file) ? 'read' : 'write';
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0 ? 'frozen' : 'read';
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** "immutable" promises SQLite that no other process writes, so that it makes no files of its own (sqlite.org/uri.html). */
function frozenAddress(file: string): URL {
  const address = pathToFileURL(file);
  address.search = '?immutable=1';
  return address;
}
