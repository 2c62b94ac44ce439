import { createRequire } from 'node:module';
import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { Database, Row, Statement } from './driver.ts';

/** The part of libsql that is used; its own types say `any`. */
type Native = {
  readonly inTransaction: boolean;
  prepare(sql: string): NativeStatement;
  exec(sql: string): void;
  loadExtension(path: string): void;
  close(): void;
};
type NativeStatement = {
  all(values: readonly unknown[]): Record<string, unknown>[];
  get(values: readonly unknown[]): Record<string, unknown> | undefined;
  run(values: readonly unknown[]): { changes: number; lastInsertRowid: number };
};
type NativeConstructor = new (
  file: string,
  options: { readonly encryptionCipher: string; readonly encryptionKey: string },
) => Native;

/** AES-256 in CBC, a key for each page: the one cipher that libsql builds in. */
const CIPHER = 'aes256cbc';
const INSTALL = 'npm install libsql';

/** Loaded when an encrypted memory is first opened: nobody else needs it. */
function loadLibsql(): NativeConstructor {
  try {
    return createRequire(import.meta.url)('libsql') as NativeConstructor;
  } catch (cause) {
    throw new MadeleineError('dependency-missing', 'An encrypted memory needs the package libsql.', {
      action: `Run \`${INSTALL}\`.`,
      cause,
    });
  }
}

/** Before anything is made that nothing could open. Error: `dependency-missing`. */
export function requireLibsql(): void {
  loadLibsql();
}

/** Whether encrypted databases can be opened here. */
export function hasLibsql(): boolean {
  try {
    loadLibsql();
    return true;
  } catch {
    return false;
  }
}

/** An encrypted database by libsql, which is SQLite with a cipher below its pages and its log, as if Node had opened it. */
export class LibsqlDatabase implements Database {
  readonly #native: Native;

  /** Errors: `dependency-missing`; those of SQLite, with their code as `errcode`. */
  constructor(file: string, key: Uint8Array, options: { readonly readOnly: boolean }) {
    const Libsql = loadLibsql();
    const encryptionKey = Buffer.from(key).toString('hex');
    this.#native = named(() => new Libsql(file, { encryptionCipher: CIPHER, encryptionKey }));
    if (options.readOnly) this.exec('PRAGMA query_only = ON');
  }

  get isTransaction(): boolean {
    return this.#native.inTransaction;
  }

  prepare(sql: string): Statement {
    const statement = named(() => this.#native.prepare(sql));
    return {
      all: (...values) => named(() => statement.all(values.map(bound)).map(plain)),
      get: (...values) =>
        named(() => {
          const row = statement.get(values.map(bound));
          return row === undefined ? undefined : plain(row);
        }),
      run: (...values) => named(() => statement.run(values.map(bound))),
    };
  }

  exec(sql: string): void {
    named(() => this.#native.exec(sql));
  }

  loadExtension(path: string): void {
    named(() => this.#native.loadExtension(path));
  }

  /** libsql allows it for as long as a call of `loadExtension` takes. */
  enableLoadExtension(): void {}

  close(): void {
    this.#native.close();
  }
}

/** libsql binds every number as a real one, which a strict table and a `typeof` would notice. */
const bound = (value: SQLInputValue): unknown => (Number.isSafeInteger(value) ? BigInt(Number(value)) : value);

/** As Node gives a row: bytes as `Uint8Array`, and nothing that is no column. */
function plain(row: Record<string, unknown>): Row {
  const { _metadata: _, ...columns } = row;
  for (const [name, value] of Object.entries(columns))
    if (value instanceof ArrayBuffer || Buffer.isBuffer(value)) columns[name] = new Uint8Array(value);
  return columns as Row;
}

const nativeError = z.looseObject({ rawCode: z.number() });

function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const native = nativeError.safeParse(error);
    if (native.success && error instanceof Error) throw Object.assign(error, { errcode: native.data.rawCode });
    throw error;
  }
}
