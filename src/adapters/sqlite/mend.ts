import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { Reindex } from './integrity.ts';
import { migrations } from './migrations/all.ts';
import { PAGE_BYTES } from './page-file.ts';
import { type Losses, rebuildDatabase } from './rebuild.ts';
import { sqliteError } from './sqlite-error.ts';

/** `frames`: pages of the log that were committed and cannot be taken in; `absent`: there was no database, or an empty file. */
export type Mended = Losses & { readonly frames: number; readonly absent: boolean };

const schemaRows = z.array(z.object({ name: z.string(), sql: z.string() }));
const checkRows = z.array(z.object({ integrity_check: z.string() }));

/**
 * Whether SQLite can walk all of a database and finds there the tables that a memory has; what the rows say is for
 * `checkIntegrity`. Errors: `memory-locked`, `unreadable`.
 */
export function isWalkable(file: string): boolean {
  if (!existsSync(file) || statSync(file).size === 0 || lostFrames(file) > 0) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    const schema = schemaOf(database);
    const known = [...migrations.keys()].filter((at) => schemaAfter(at + 1) === schema);
    if (!known.some((at) => migrations[at]?.version === version)) return false;
    // The word index is no part of the pages' tree, and is rebuilt of its text where it does not agree.
    const found = checkRows.parse(database.prepare('PRAGMA integrity_check').all());
    return found.every(({ integrity_check: said }) => said === 'ok' || /fts5/i.test(said));
  } catch (error) {
    const known = sqliteError(error, file);
    if (known instanceof MadeleineError && known.code !== 'memory-corrupt') throw known;
    return false;
  } finally {
    database?.close();
  }
}

/** Errors: `memory-newer` for what a newer version wrote, of which nothing is to be taken for damage. */
export function refuseNewer(file: string): void {
  if (!existsSync(file)) return;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
    const schema = schemaOf(database);
    const isKnown = [...migrations.keys()].some((at) => schemaAfter(at + 1) === schema);
    if (!isKnown && version > migrations.length) throw newer(file);
  } catch (error) {
    if (error instanceof MadeleineError) throw error;
  } finally {
    database?.close();
  }
}

const newer = (file: string): MadeleineError =>
  new MadeleineError('memory-newer', 'This memory was written by a newer version of Madeleine.', {
    path: file,
    action: 'Update Madeleine.',
  });

/** What SQLite keeps for itself comes and goes with its upkeep. */
const schemaOf = (database: DatabaseSync): string =>
  JSON.stringify(
    schemaRows.parse(
      database
        .prepare(`SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' ORDER BY name`)
        .all(),
    ),
  );

/** The schema that the first so many migrations make. */
function schemaAfter(count: number): string {
  const empty = new DatabaseSync(':memory:');
  try {
    for (const { sql } of migrations.slice(0, count)) empty.exec(sql);
    return schemaOf(empty);
  } finally {
    empty.close();
  }
}

/** Copies a database with its log into a folder, which is made. */
export function keepDatabase(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const end of ['', '-wal'])
    if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, join(folder, `${basename(file)}${end}`));
}

/**
 * Puts a new database in place of a damaged one, made of all that can be read of it. The damaged one is to be kept before.
 * Errors: `memory-locked` while another program has it open; those of writing.
 */
export function mendDatabase(file: string, reindex: Reindex): Mended {
  refuseWhileOpen(file);
  const [work, rebuilt] = [`${file}.mending`, `${file}.mended`];
  const cleanUp = () => {
    for (const one of [work, rebuilt]) for (const end of ['', '-wal', '-shm']) rmSync(`${one}${end}`, { force: true });
  };
  cleanUp();
  try {
    const frames = lostFrames(file);
    const absent = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
    for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${work}${end}`);
    if (!existsSync(work)) closeSync(openSync(work, 'w'));
    takeInLog(work);
    const losses = rebuildDatabase(work, rebuilt, reindex);
    // The log first: SQLite would take the old one into the new database.
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    syncFile(rebuilt);
    renameSync(rebuilt, file);
    return { ...losses, frames, absent };
  } finally {
    cleanUp();
  }
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Whoever has a database open would go on writing into a file that is no longer there. */
function refuseWhileOpen(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    const known = sqliteError(error, file);
    if (!(known instanceof MadeleineError) || known.code !== 'memory-locked') return;
    throw new MadeleineError('memory-locked', 'Another program has this memory open.', {
      path: file,
      action:
        'Stop `madeleine serve`, `madeleine mcp` and any other program that uses it, then run this command again.',
      cause: error,
    });
  } finally {
    database.close();
  }
}

/** Bytes 0 to 23 of every database that a memory has, and those that say how its texts are written. */
const header: readonly (readonly [at: number, bytes: Buffer])[] = [
  [0, Buffer.from('SQLite format 3\0')],
  [16, Buffer.from([PAGE_BYTES >> 8, PAGE_BYTES & 0xff, 2, 2, 0, 64, 32, 32])],
  [44, Buffer.from([0, 0, 0, 4])],
  [56, Buffer.from([0, 0, 0, 1])],
];

/** Takes the log into the file, as far as SQLite can. */
function takeInLog(file: string): void {
  if (!existsSync(`${file}-wal`)) return;
  const descriptor = openSync(file, 'r+');
  try {
    for (const [at, bytes] of header) writeSync(descriptor, bytes, 0, bytes.length, at);
  } finally {
    closeSync(descriptor);
  }
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // Then what the file itself holds is read.
  } finally {
    database?.close();
  }
}

const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/** How many pages of a log were committed and are no longer whole: all from the first one that is damaged. */
function lostFrames(file: string): number {
  const log = `${file}-wal`;
  if (!existsSync(log) || statSync(log).size < LOG_HEADER) return 0;
  const bytes = readFileSync(log);
  const salt = bytes.subarray(16, 24);
  let committed = 0;
  for (let n = 1, at = LOG_HEADER; at + FRAME_HEADER <= bytes.length; n += 1, at += FRAME_HEADER + PAGE_BYTES)
    if (salt.equals(bytes.subarray(at + 8, at + 16)) && bytes.readUInt32BE(at + 4) !== 0) committed = n;
  return Math.max(0, committed - wholeFrames(bytes, committed));
}

/** The checksums of SQLite's log (https://sqlite.org/fileformat2.html#wal_format), each made on top of the one before. */
function wholeFrames(bytes: Buffer, written: number): number {
  const isBig = (bytes.readUInt32BE(0) & 1) === 1;
  let sums = summed(bytes.subarray(0, 24), [0, 0], isBig);
  if (!agrees(bytes, 24, sums)) return 0;
  for (let n = 0; n < written; n += 1) {
    const at = LOG_HEADER + n * (FRAME_HEADER + PAGE_BYTES);
    const page = bytes.subarray(at + FRAME_HEADER, at + FRAME_HEADER + PAGE_BYTES);
    if (page.length < PAGE_BYTES) return n;
    sums = summed(page, summed(bytes.subarray(at, at + 8), sums, isBig), isBig);
    if (!agrees(bytes, at + 16, sums)) return n;
  }
  return written;
}

type Sums = readonly [number, number];

function summed(bytes: Buffer, [first, second]: Sums, isBig: boolean): Sums {
  let [a, b] = [first, second];
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    a = (a + (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + b) >>> 0;
    b = (b + (isBig ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + a) >>> 0;
  }
  return [a, b];
}

const agrees = (bytes: Buffer, at: number, [a, b]: Sums): boolean =>
  bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;
