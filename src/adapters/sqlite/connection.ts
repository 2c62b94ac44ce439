import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { MadeleineError } from '../../memory/errors.ts';
import { sqliteError } from './sqlite-error.ts';

type Row = Record<string, SQLOutputValue>;

const BUSY_MILLISECONDS = 15_000;

export type ConnectionOptions = {
  readonly readOnly: boolean;
  /** Whether a file that is not there is made. */
  readonly create: boolean;
  /** How long to wait for another writer. */
  readonly busyMilliseconds?: number;
};

/** One connection with its prepared statements; every error of SQLite leaves it as a sentence for people. */
export class Connection {
  readonly file: string;
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string, options: ConnectionOptions) {
    this.file = file;
    if ((options.readOnly || !options.create) && !existsSync(file)) {
      throw new MadeleineError('not-a-memory', `There is no database at ${file}.`, {
        path: file,
        action: 'Make a memory with `madeleine init`, or name another folder with --memory.',
      });
    }
    try {
      this.database = new DatabaseSync(file, { readOnly: options.readOnly, allowExtension: true });
    } catch (error) {
      throw sqliteError(error, file);
    }
    try {
      this.database.exec(`PRAGMA busy_timeout = ${options.busyMilliseconds ?? BUSY_MILLISECONDS}`);
      if (!options.readOnly) this.database.exec('PRAGMA journal_mode = WAL');
      // FULL: what a write reported as done survives a power cut too, not only a killed process.
      this.database.exec(
        'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536',
      );
      this.database.prepare('SELECT count(*) FROM sqlite_schema').get();
    } catch (error) {
      this.database.close();
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

  #statement(sql: string): StatementSync {
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
