import { copyFile, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';

const MAGIC = 'SQLite format 3\0';
/** The databases of large libraries have some gigabytes. */
const MOST_BYTES = 16 * 1024 ** 3;
/** Of one value; what is longer is no name and no message. */
const MOST_VALUE = 16 * 1024 * 1024;
/** Rows that are read at a time. */
const PAGE = 1000;
/** So often a copy is tried while another program writes. */
const TRIES = 3;

/** Whether bytes begin a database of SQLite. */
export const looksLikeDatabase = (head: Uint8Array): boolean =>
  Buffer.from(head.subarray(0, MAGIC.length)).toString('latin1') === MAGIC;

type Column = readonly [column: string, as: string];

/** What is there of these columns, and NULL for the others. */
export const picked = (columns: ReadonlySet<string>, from: string, ...wanted: readonly Column[]): string =>
  wanted.map(([column, as]) => `${columns.has(column) ? `${from}.${column}` : 'NULL'} AS ${as}`).join(', ');

/**
 * A database of another program, read only. Nothing in it is executed: no extension is loaded, no view, no virtual table and
 * no trigger is used, and what it defines itself may call no function that reaches out of it.
 */
export class ForeignDatabase {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #copy: string | undefined;

  private constructor(path: string, database: DatabaseSync, copy: string | undefined) {
    this.#path = path;
    this.#database = database;
    this.#copy = copy;
  }

  /**
   * Opens it where it lies, without writing beside it. Where it has a log that its program has not merged yet, both are copied
   * for as long as they are read. Errors: `missing`, `unreadable`, `corrupt`, `too-large`.
   */
  static async open(path: string): Promise<ForeignDatabase> {
    if ((await bytesOf(path)) > MOST_BYTES) throw tooLarge(path);
    const head = await firstBytes(path);
    if (!looksLikeDatabase(head)) throw corrupt(path);
    const copy = (await bytesOf(`${path}-wal`)) > 0 ? await copied(path) : undefined;
    try {
      const options = { readOnly: copy === undefined, allowExtension: false, enableForeignKeyConstraints: false };
      // Immutable: neither a lock nor an index of a log is made beside it.
      const place = copy === undefined ? new URL(`${pathToFileURL(path)}?immutable=1`) : join(copy, COPY);
      const database = new DatabaseSync(place, options);
      database.limits.length = MOST_VALUE;
      database.exec(
        'PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0',
      );
      return new ForeignDatabase(path, database, copy);
    } catch (cause) {
      if (copy !== undefined) await rm(copy, { recursive: true, force: true });
      throw corrupt(path, cause);
    }
  }

  /** Removes what was copied. */
  async close(): Promise<void> {
    this.#database.close();
    if (this.#copy !== undefined) await rm(this.#copy, { recursive: true, force: true });
  }

  /** Names of its plain tables. Errors: `corrupt`. */
  tables(): readonly string[] {
    return this.#run(() =>
      this.#database
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' LIMIT 5000")
        .all()
        .map(({ name }) => String(name)),
    );
  }

  /** The columns of a plain table; none where there is no such table. Errors: `corrupt`. */
  columns(table: string): ReadonlySet<string> {
    if (!this.tables().includes(table)) return new Set();
    return this.#run(
      () =>
        new Set(
          this.#database
            .prepare('SELECT name FROM pragma_table_info(?)')
            .all(table)
            .map(({ name }) => String(name)),
        ),
    );
  }

  /**
   * The rows of a query that are as `row` says, a page at a time; others are passed over. `sql` has one `?` for the key of
   * the row to begin after, orders by that key, and names it `pk`. Errors: `corrupt`.
   */
  *rows<T extends { readonly pk: number }>(sql: string, row: z.ZodType<T>): Generator<T> {
    for (let after: SQLInputValue = Number.MIN_SAFE_INTEGER; ; ) {
      const page = this.#run(() => this.#database.prepare(`${sql} LIMIT ${PAGE}`).all(after));
      for (const found of page) {
        const parsed = row.safeParse(found);
        if (parsed.success) yield parsed.data;
      }
      const last = page.at(-1)?.['pk'];
      if (page.length < PAGE || typeof last !== 'number' || last <= Number(after)) return;
      after = last;
    }
  }

  #run<T>(read: () => T): T {
    try {
      return read();
    } catch (cause) {
      throw corrupt(this.#path, cause);
    }
  }
}

const COPY = 'copy.sqlite';

/** A copy of a database with its log, of one moment. Errors: `unreadable` where its program never rests. */
async function copied(path: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-database-'));
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = await stamp(path);
      await copyFile(path, join(folder, COPY));
      await copyFile(`${path}-wal`, join(folder, `${COPY}-wal`)).catch(() =>
        rm(join(folder, `${COPY}-wal`), { force: true }),
      );
      if ((await stamp(path)) === before) return folder;
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await rm(folder, { recursive: true, force: true });
  throw new MadeleineError('unreadable', 'The database is being written to by another program.', {
    path,
    action: 'Close the program that it belongs to, and add it again.',
  });
}

const stamp = async (path: string): Promise<string> =>
  (await Promise.all([path, `${path}-wal`].map((file) => stat(file).catch(() => undefined))))
    .map((found) => `${found?.size} ${found?.mtimeMs}`)
    .join(' ');

const bytesOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(MAGIC.length);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const tooLarge = (path: string): MadeleineError =>
  new MadeleineError('too-large', `The database has more than ${MOST_BYTES / 1024 ** 3} GB.`, {
    path,
    action: 'Export the pictures or messages with the program that it belongs to.',
  });

const corrupt = (path: string, cause?: unknown): MadeleineError =>
  new MadeleineError('corrupt', 'This database cannot be read.', {
    path,
    action: 'Open it with the program that it belongs to, which mends it, or restore it from a backup.',
    cause,
  });
