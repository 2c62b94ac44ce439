import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idOf, putItem } from '../../../test/conformance/samples.ts';
import { LEASE_MS } from '../../ports/job-queue.ts';
import { migrations } from './migrations/all.ts';
import { openSqliteStore } from './sqlite-store.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-jobs-'));
  file = join(folder, 'memory.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a program before leases left, with four items and these jobs. */
function olderDatabase(jobs: string): void {
  const database = new DatabaseSync(file);
  for (const { version, sql } of migrations.filter((one) => one.version < 3)) {
    database.exec(sql);
    database.exec(`PRAGMA user_version = ${version}`);
  }
  const origin = { importer: 'mail', root: '/', path: 'x', batch: 'b' };
  for (const id of ['a', 'b', 'c', 'd']) {
    const item = { id, identity: id, modality: 'email', origin, copies: [], readings: [] };
    database
      .prepare('INSERT INTO item (id, identity, modality, document) VALUES (?, ?, ?, ?)')
      .run(id, id, 'email', JSON.stringify(item));
  }
  database.exec(`INSERT INTO job (item, stage, version, attempts, claimed_by, failed, code, message) VALUES ${jobs}`);
  database.close();
}

it('opens what an older program left: what somebody had claimed is free, and the rest as it was', async () => {
  olderDatabase(`
    ('a', 'ocr', 1, 0, '${process.pid}:x', 0, NULL, NULL),
    ('b', 'ocr', 2, 1, '1:y', 0, 'timeout', 'too slow'),
    ('c', 'ocr', 1, 0, NULL, 0, NULL, NULL),
    ('d', 'ocr', 1, 3, NULL, 1, 'corrupt', 'no picture')`);
  const store = await openSqliteStore(file);
  expect(await store.jobs.failures()).toEqual([
    { item: 'd', stage: 'ocr', version: 1, code: 'corrupt', message: 'no picture' },
  ]);
  expect((await store.jobs.claim(['ocr'], 10)).map(({ item, version, attempts }) => [item, version, attempts])).toEqual(
    [
      ['a', 1, 0],
      ['c', 1, 0],
      ['b', 2, 1],
    ],
  );
  expect(await store.jobs.unfinished(['ocr'])).toEqual({ failed: 2, waiting: 2 });
  await store.close();
});

it('tells by its clock when a lease has run out, to the millisecond', async () => {
  let now = Date.parse('2030-01-01T00:00:00Z');
  const store = await openSqliteStore(file, { clock: { now: () => new Date(now) } });
  const item = idOf('a');
  await store.write([putItem('a'), { op: 'enqueue', job: { item, stage: 'ocr', version: 1 } }]);
  const claimed = await store.jobs.claim(['ocr'], 1);
  now += LEASE_MS - 1;
  expect(await store.jobs.claim(['ocr'], 1)).toEqual([]);
  expect(await store.jobs.renew(claimed)).toEqual(claimed);
  now += LEASE_MS - 1;
  expect(await store.jobs.claim(['ocr'], 1)).toEqual([]);
  now += 1;
  expect(await store.jobs.claim(['ocr'], 1)).toMatchObject([{ item, attempts: 1 }]);
  await store.close();
});
