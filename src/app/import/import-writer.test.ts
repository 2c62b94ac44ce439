import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { everything, putItem, queryOf } from '../../../test/conformance/samples.ts';
import { openSqliteStore } from '../../adapters/sqlite/sqlite-store.ts';
import type { Store } from '../../ports/store.ts';
import { ImportWriter } from './import-writer.ts';

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-import-writer-'));
  store = await openSqliteStore(join(folder, 'memory.db'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function piecesOfIndex(): unknown {
  const database = new DatabaseSync(join(folder, 'memory.db'), { readOnly: true });
  const { pieces } = database.prepare('SELECT count(DISTINCT segid) AS pieces FROM words_idx').get() ?? {};
  database.close();
  return pieces;
}

it('merges the index of words before the records that are made meanwhile are written, and once more at the end', async () => {
  const writer = new ImportWriter(store);
  writer.expect(5000);
  await writer.write([putItem('a', { body: 'harbour' })]);
  await writer.write([putItem('b', { body: 'bridge' })]);
  expect(piecesOfIndex()).toBe(2);
  writer.mergeWords();
  await writer.write([{ op: 'putRecord', kind: 'stage', id: 'ocr', value: { name: 'ocr', version: 1 } }]);
  expect(piecesOfIndex()).toBe(1);
  await writer.write([putItem('c', { body: 'tower' })]);
  await writer.finish([]);
  expect(piecesOfIndex()).toBe(1);
  await writer.close();
  expect(await store.match(everything)).toEqual(['a', 'b', 'c']);
  expect((await store.rank(queryOf(['bridge'])))[0]?.id).toBe('b');
  expect(await store.check(false)).toEqual([]);
});

it('tells in what is written next that merging failed before', async () => {
  const writer = new ImportWriter(store);
  writer.expect(5000);
  const database = new DatabaseSync(join(folder, 'memory.db'));
  database.exec(`CREATE TRIGGER full BEFORE UPDATE ON counter WHEN NEW.name = 'optimized'
    BEGIN SELECT RAISE(ABORT, 'no room left'); END`);
  database.close();
  await writer.write([putItem('a', {})]);
  writer.mergeWords();
  await expect(writer.finish([])).rejects.toThrow(/no room left/);
  await writer.close();
});
