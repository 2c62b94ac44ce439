import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import type { Change, Store, TermQuery } from '../../ports/store.ts';
import { openSqliteStore } from './sqlite-store.ts';

const put = (id: string, body: string): Change => ({
  op: 'putItem',
  item: {
    id: itemIdSchema.parse(id),
    identity: id,
    modality: 'text',
    origin: { importer: 'mail', root: '/', path: id, batch: batchIdSchema.parse('b') },
    copies: [],
    readings: [],
  },
  index: { title: '', names: '', body, context: '', terms: [] },
});

const query = (token: string): TermQuery => ({
  words: [{ token, weight: 1 }],
  filter: { any: [], none: [] },
  fieldWeights: { title: 1, names: 1, body: 1, context: 1 },
  limit: 10,
});

let folder: string;
let file: string;
let store: Store;
const reindex = () => ({ title: 'again', names: '', body: '', context: '', terms: [] });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-integrity-'));
  file = join(folder, 'memory.db');
  store = await openSqliteStore(file, { reindex });
  await store.write(['a', 'b', 'c'].map((id) => put(id, `word ${id}`)));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Damages the file behind the store's back, then repairs: found, found and mended, gone. */
async function expectMended(sql: string, what: RegExp): Promise<void> {
  const database = new DatabaseSync(file);
  database.enableDefensive(false);
  database.exec(`PRAGMA foreign_keys = OFF; ${sql}`);
  database.close();
  const found = await store.check(false);
  expect(found.map((problem) => problem.what).join('\n')).toMatch(what);
  expect(found.every((problem) => !problem.repaired)).toBe(true);
  expect((await store.check(true)).every((problem) => problem.repaired)).toBe(true);
  expect(await store.check(false)).toEqual([]);
}

it('finds nothing wrong with a sound database', async () => {
  expect(await store.check(true)).toEqual([]);
});

it('sets aside an item that cannot be read, so that the others can', async () => {
  await store.items([itemIdSchema.parse('a')]);
  await expectMended(`UPDATE item SET document = '{"id":"a"' WHERE id = 'a'`, /item a cannot be read/);
  expect((await Array.fromAsync(store.scan())).map((item) => item.id)).toEqual(['b', 'c']);
  expect(await store.item(itemIdSchema.parse('a'))).toBeUndefined();
  expect((await store.rank(query('word'))).map((found) => found.id)).toEqual(['b', 'c']);
});

it('names an item that cannot be read, and what to do', async () => {
  const database = new DatabaseSync(file);
  database.exec(`UPDATE item SET document = '{"id":7}' WHERE id = 'a'`);
  database.close();
  const error = { code: 'memory-corrupt', message: /item a/, action: /doctor/ };
  await expect(store.item(itemIdSchema.parse('a'))).rejects.toMatchObject({ code: error.code });
  await expect(store.item(itemIdSchema.parse('a'))).rejects.toThrow(error.message);
  await expect(Array.fromAsync(store.scan())).rejects.toMatchObject({ code: 'memory-corrupt' });
});

it('sets aside records and links that cannot be read', async () => {
  await expectMended(`INSERT INTO record VALUES ('stage', 'ocr', '{}')`, /stage ocr cannot be read/);
  await expectMended(`INSERT INTO link VALUES ('l', 'a', 'b', 'x', 'no')`, /link l cannot be read/);
  expect(await store.records('stage')).toEqual([]);
});

it('makes lost words of items anew, when told how', async () => {
  await expectMended(
    `DELETE FROM words WHERE rowid = (SELECT row FROM item WHERE id = 'b')`,
    /1 items cannot be found/,
  );
  expect((await store.rank(query('again'))).map((found) => found.id)).toEqual(['b']);
});

it('only reports lost words when it is not told how', async () => {
  const plain = await openSqliteStore(file);
  const database = new DatabaseSync(file);
  database.exec('DELETE FROM words WHERE rowid = 2');
  database.close();
  expect(await plain.check(true)).toMatchObject([{ repaired: false }]);
  await plain.close();
});

it('removes words, vectors, thumbnails, jobs and links of items that are gone', async () => {
  await expectMended(`DELETE FROM item WHERE id = 'c'`, /1 words of items that are gone/);
  await expectMended(`INSERT INTO thumbnail VALUES (99, 'image/webp', x'00')`, /1 thumbnails/);
  await expectMended(`INSERT INTO vector VALUES (99, 's', x'00000000')`, /1 vectors/);
  await expectMended(`INSERT INTO job (item, stage, version) VALUES ('z', 'ocr', 1)`, /1 queued jobs/);
  const link = JSON.stringify({ id: 'l', kind: 'reply', from: 'a', to: 'z', weight: 1, by: 'x' });
  await expectMended(`INSERT INTO link VALUES ('l', 'a', 'z', 'x', '${link}')`, /1 links to items/);
});

it('rebuilds a word index that does not agree with its text', async () => {
  await expectMended(`UPDATE words_content SET c2 = 'other' WHERE id = 1`, /does not agree/);
  expect((await store.rank(query('other'))).map((found) => found.id)).toEqual(['a']);
});
