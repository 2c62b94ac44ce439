import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../ports/store.ts';
import { openSqliteStore } from './sqlite-store.ts';

let folder: string;
let file: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-upkeep-'));
  file = join(folder, 'memory.db');
  store = await openSqliteStore(file, { busyMilliseconds: 50 });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const stage = (version: number) =>
  ({ op: 'putRecord', kind: 'stage', id: 'ocr', value: { name: 'ocr', version } }) as const;

it('backs up into one file what is there now, while another writes', async () => {
  await store.write([stage(1)]);
  const other = new DatabaseSync(file);
  other.exec(`BEGIN IMMEDIATE; DELETE FROM record`);
  const copy = join(folder, 'copy.db');
  await store.backup(copy);
  other.exec('COMMIT');
  other.close();
  expect(await store.record('stage', 'ocr')).toBeUndefined();
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);
  const opened = await openSqliteStore(copy, { create: false });
  expect(await opened.record('stage', 'ocr')).toEqual({ name: 'ocr', version: 1 });
  expect(await opened.check(false)).toEqual([]);
  await opened.close();
});

it('does not overwrite a file with a backup', async () => {
  await expect(store.backup(file)).rejects.toMatchObject({ code: 'usage' });
});

it('says so when the log cannot be emptied because another program reads an older state', async () => {
  await store.write([stage(1)]);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM item').get();
  await expect(store.scrub()).rejects.toMatchObject({ code: 'memory-locked' });
  reader.exec('COMMIT');
  reader.close();
  await store.scrub();
  expect(await store.record('stage', 'ocr')).toEqual({ name: 'ocr', version: 1 });
});

it('does not change the sequence by merging', async () => {
  await store.write([stage(1)]);
  const before = await store.sequence();
  await store.optimize();
  await store.optimize();
  expect(await store.sequence()).toBe(before);
});

it('makes no database when told not to, nor to read one', async () => {
  const missing = join(folder, 'missing.db');
  await expect(openSqliteStore(missing, { create: false })).rejects.toMatchObject({ code: 'not-a-memory' });
  await expect(openSqliteStore(missing, { readOnly: true })).rejects.toMatchObject({ code: 'not-a-memory' });
  expect(readdirSync(folder)).not.toContain('missing.db');
});

it('leaves the database of another program alone', async () => {
  const foreign = join(folder, 'foreign.db');
  const database = new DatabaseSync(foreign);
  database.exec('CREATE TABLE photos (id)');
  database.close();
  await expect(openSqliteStore(foreign)).rejects.toMatchObject({ code: 'not-a-memory' });
});
