import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const PAGE = 4096;

/** Numbers from 0 to 1 that a seed fixes (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Damage = (memory: string, next: () => number) => void;
const upTo = (next: () => number, n: number): number => Math.floor(next() * n);

function overwrite(file: string, at: number, bytes: Uint8Array): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, bytes, 0, bytes.length, at);
  closeSync(descriptor);
}

function flip(file: string, next: () => number, from = 0, until = readFileSync(file).length): void {
  const bytes = readFileSync(file);
  for (let n = 1 + upTo(next, 8); n > 0; n -= 1) {
    const at = from + upTo(next, until - from);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << upTo(next, 8));
  }
  writeFileSync(file, bytes);
}

function change(memory: string, sql: string): void {
  const database = new DatabaseSync(join(memory, 'memory.db'));
  database.enableDefensive(false);
  database.exec(`PRAGMA foreign_keys = OFF; ${sql}`);
  database.close();
}

const spoiled =
  (name: string): Damage =>
  (memory, next) => {
    const file = join(memory, name);
    const length = readFileSync(file).length;
    if (next() < 0.5) truncateSync(file, upTo(next, length));
    else overwrite(file, upTo(next, length), Buffer.from([upTo(next, 256), 0, 255]));
  };

const database = (memory: string): string => join(memory, 'memory.db');

/** Every way of damaging a memory that is tried, by its name. */
export const damages: Readonly<Record<string, Damage>> = {
  'flipped bits': (memory, next) => flip(database(memory), next),
  'flipped bits in the header': (memory, next) => flip(database(memory), next, 0, 100),
  'flipped bits in one page': (memory, next) => {
    const page = upTo(next, readFileSync(database(memory)).length / PAGE) * PAGE;
    flip(database(memory), next, page, page + 64);
  },
  'zeroed pages': (memory, next) => {
    const pages = readFileSync(database(memory)).length / PAGE;
    for (let n = 1 + upTo(next, 4); n > 0; n -= 1)
      overwrite(database(memory), upTo(next, pages) * PAGE, Buffer.alloc(PAGE));
  },
  'a cut database': (memory, next) => truncateSync(database(memory), upTo(next, readFileSync(database(memory)).length)),
  'noise behind the database': (memory, next) =>
    appendFileSync(database(memory), Buffer.from(Array.from({ length: 5000 }, () => upTo(next, 256)))),
  'an item that is no JSON': (memory, next) =>
    change(
      memory,
      `UPDATE item SET document = substr(document, 1, ${upTo(next, 200)}) WHERE row = ${1 + upTo(next, 20)}`,
    ),
  'records of another shape': (memory) =>
    change(memory, `UPDATE record SET document = '{"id":7}' WHERE kind IN ('person', 'event')`),
  'a row of the timeline that is no JSON': (memory, next) =>
    change(memory, `UPDATE timeline SET document = '{' WHERE row = ${1 + upTo(next, 20)}`),
  'a spoiled word index': (memory) => change(memory, 'UPDATE words_data SET block = zeroblob(length(block))'),
  'a word index without its text': (memory) => change(memory, 'DELETE FROM words_content WHERE id % 2 = 0'),
  'vectors of no length': (memory) => change(memory, `INSERT INTO vector SELECT row, 'space', x'0102' FROM item`),
  'jobs of another shape': (memory) =>
    change(memory, `INSERT INTO job (item, stage, version, failed) SELECT id, '', -1, 1 FROM item`),
  'a spoiled marker': spoiled('madeleine.json'),
  'a spoiled key': spoiled('secret.key'),
  'a spoiled configuration': spoiled('madeleine.config.json'),
  'spoiled tokens': spoiled('tokens.json'),
  'a spoiled lock': (memory, next) => writeFileSync(join(memory, 'import.lock'), Buffer.alloc(10, upTo(next, 256))),
  'a spoiled log': (memory, next) => {
    // Left as a killed process leaves it: changes lie in the log alone.
    const writer = new DatabaseSync(database(memory));
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
    writer.exec('UPDATE item SET document = document || char(32); UPDATE record SET document = document || char(32)');
    const [file, log] = [readFileSync(database(memory)), readFileSync(`${database(memory)}-wal`)];
    writer.close();
    writeFileSync(database(memory), file);
    writeFileSync(`${database(memory)}-wal`, log);
    flip(`${database(memory)}-wal`, next);
    if (next() < 0.3) truncateSync(`${database(memory)}-wal`, upTo(next, log.length));
  },
  'a lost database': (memory) => {
    if (existsSync(database(memory))) truncateSync(database(memory), 0);
  },
};
