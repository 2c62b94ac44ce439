import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

/** What is used of a prepared statement. */
export interface Statement {
  all(...values: readonly SQLInputValue[]): Row[];
  get(...values: readonly SQLInputValue[]): Row | undefined;
  run(...values: readonly SQLInputValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** What is used of a connection to SQLite. `DatabaseSync` of Node is one; the encrypted driver is made one. */
export interface Database {
  readonly isTransaction: boolean;
  prepare(sql: string): Statement;
  exec(sql: string): void;
  loadExtension(path: string): void;
  enableLoadExtension(allow: boolean): void;
  close(): void;
}
