import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import type { Change, Store, TermQuery } from '../../ports/store.ts';
import { openSqliteStore } from './sqlite-store.ts';

const put = (n: number, body: string): Change => ({
  op: 'putItem',
  item: {
    id: itemIdSchema.parse(`item-${String(n).padStart(6, '0')}`),
    identity: String(n),
    modality: 'text',
    origin: { importer: 'mail', root: '/', path: '', batch: batchIdSchema.parse('b') },
    copies: [],
    readings: [],
  },
  index: { title: '', names: '', body, context: '', terms: [`t:${n % 10}`] },
});

const query = (token: string, limit = 5000): TermQuery => ({
  words: [{ token, weight: 1 }],
  filter: { any: [], none: [] },
  fieldWeights: { title: 1, names: 1, body: 1, context: 1 },
  limit,
});

let folder: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-words-'));
  store = await openSqliteStore(join(folder, 'memory.db'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);
const found = async (token: string) => (await store.rank(query(token))).length;

it('loads while items are written, changed and deleted, and misses none of it', async () => {
  await store.write(range(0, 2000).map((n) => put(n, 'old')));
  const warming = store.warm();
  await store.write(range(1500, 2500).map((n) => put(n, 'new')));
  await new Promise((resolve) => setImmediate(resolve));
  await store.write(
    range(0, 100).map((n) => ({ op: 'deleteItem', id: itemIdSchema.parse(`item-${String(n).padStart(6, '0')}`) })),
  );
  expect(await found('new')).toBe(1000);
  await warming;
  expect([await found('old'), await found('new')]).toEqual([1400, 1000]);
});

it('lets others go first between the parts of its loading', async () => {
  await store.write(range(0, 1500).map((n) => put(n, 'old')));
  const others = Promise.withResolvers<void>();
  let isWarm = false;
  const warming = store
    .warm(() => others.promise)
    .then(() => {
      isWarm = true;
    });
  await wait(30);
  expect([isWarm, await found('old')]).toEqual([false, 1500]);
  others.resolve();
  await warming;
  expect(await found('old')).toBe(1500);
});

it('answers by FTS5 while it catches up with many changes at once', async () => {
  await store.write(range(0, 50).map((n) => put(n, 'old')));
  await store.warm();
  await store.write(range(50, 4000).map((n) => put(n, 'new')));
  expect(await found('new')).toBe(3950);
  await store.warm();
  expect([await found('old'), await found('new')]).toEqual([50, 3950]);
});

it('makes the index anew when much of it is dead', async () => {
  await store.write(range(0, 1500).map((n) => put(n, 'v0')));
  await store.warm();
  for (const round of [1, 2, 3]) {
    await store.write(range(0, 1500).map((n) => put(n, `v${round}`)));
    expect([await found(`v${round - 1}`), await found(`v${round}`)]).toEqual([0, 1500]);
    expect((await store.match({ any: [['t:3']], none: [] })).length).toBe(150);
    expect((await store.vocabulary('t:')).length).toBe(10);
  }
  await store.warm();
  expect(await found('v3')).toBe(1500);
});

it('starts loading by itself when the questions have taken long enough', async () => {
  await store.write(range(0, 400).map((n) => put(n, 'word')));
  for (let n = 0; n < 400; n += 1) await found('word');
  await wait(50);
  expect(await found('word')).toBe(400);
});

it('can be closed while it loads', async () => {
  await store.write(range(0, 2000).map((n) => put(n, 'word')));
  const warming = store.warm();
  await store.close();
  await expect(warming).resolves.toBeUndefined();
  store = await openSqliteStore(join(folder, 'memory.db'));
});
