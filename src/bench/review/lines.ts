import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';

/** No file of records grows beyond this; more is no work of people. */
const MOST_BYTES = 1 << 30;
/** Longest line in bytes. */
export const LONGEST_LINE = 4 << 20;

/**
 * A file of JSON records, one a line, only ever appended to and synced to disk at once: what was acknowledged stays when
 * the program is killed. Other processes may append too; `read` takes up what they wrote since. A line that cannot be
 * read is counted, and a last line without its end is left until it has one.
 */
export class Lines<T> {
  readonly path: string;
  readonly #schema: z.ZodType<T>;
  readonly #records: T[] = [];
  #unreadable = 0;
  #position = 0;
  #inode: number | undefined;

  constructor(path: string, schema: z.ZodType<T>) {
    this.path = path;
    this.#schema = schema;
  }

  /** All records so far, in the order they were written. Errors: `too-large`, and those of the file system. */
  read(): readonly T[] {
    const file = this.#open('r');
    if (file === undefined) {
      this.#startOver();
      return this.#records;
    }
    try {
      const { ino, size } = fstatSync(file);
      if (size > MOST_BYTES)
        throw new MadeleineError('too-large', 'The review file is too large.', { path: this.path });
      if (ino !== this.#inode || size < this.#position) this.#startOver();
      this.#inode = ino;
      this.#take(file, size);
    } finally {
      closeSync(file);
    }
    return this.#records;
  }

  /** Lines that hold no record; they are kept in the file and not counted. */
  get unreadable(): number {
    return this.#unreadable;
  }

  /** Errors: `too-large`, and those of the file system. */
  append(...records: readonly T[]): void {
    const lines = records.map((record) => Buffer.from(`${JSON.stringify(record)}\n`));
    if (lines.some(({ length }) => length > LONGEST_LINE))
      throw new MadeleineError('too-large', 'This is too long to be kept.', { action: 'Shorten it.' });
    mkdirSync(dirname(this.path), { recursive: true });
    const file = openSync(this.path, 'a+');
    try {
      // One write: two processes that append at once do not mix their lines.
      writeSync(file, Buffer.concat([...(isTorn(file) ? [Buffer.from('\n')] : []), ...lines]));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }

  #startOver(): void {
    this.#records.length = 0;
    this.#unreadable = 0;
    this.#position = 0;
  }

  #open(flags: string): number | undefined {
    try {
      return openSync(this.path, flags);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  #take(file: number, size: number): void {
    const fresh = Buffer.alloc(size - this.#position);
    let got = 0;
    while (got < fresh.length) {
      const n = readSync(file, fresh, got, fresh.length - got, this.#position + got);
      if (n === 0) break;
      got += n;
    }
    const end = fresh.subarray(0, got).lastIndexOf(0x0a) + 1;
    for (const line of fresh.subarray(0, end).toString('utf8').split('\n')) {
      if (line === '') continue;
      const record = this.#parsed(line);
      if (record === undefined) this.#unreadable += 1;
      else this.#records.push(record);
    }
    this.#position += end;
  }

  #parsed(line: string): T | undefined {
    try {
      return this.#schema.safeParse(JSON.parse(line)).data;
    } catch {
      return undefined;
    }
  }
}

/** Whether the file's last line has no end, as a killed program leaves it. */
function isTorn(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] !== 0x0a;
}
