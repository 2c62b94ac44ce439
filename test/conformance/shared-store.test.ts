import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sharedStore } from '../../src/access/shared-store.ts';
import { viewerStore } from '../../src/access/viewer-store.ts';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { observationKeysOf } from '../../src/memory/observation.ts';
import { recordKinds } from '../../src/memory/records.ts';
import type { Store } from '../../src/ports/store.ts';
import { expectSameRanking } from './compare-ranked.ts';
import { temporaryFolder } from './implementations.ts';
import { NaiveStore } from './naive-store.ts';
import { randomOf } from './random-operations.ts';
import { everything, putItem, queryOf } from './samples.ts';
import {
  lets,
  type Model,
  markOf,
  marksIn,
  putModel,
  putVector,
  randomLife,
  randomShare,
  recordsOfLife,
} from './shared-life.ts';

const SIZE = 40;

const opened: { store: Store; folder: string }[] = [];
async function memoryOf(life: readonly Model[], seed: number): Promise<Store> {
  const folder = temporaryFolder();
  const store = await openSqliteStore(join(folder, 'memory.db'));
  opened.push({ store, folder });
  await store.write([...life.map((one) => putModel(one)), ...recordsOfLife(life, seed)]);
  return store;
}
afterEach(async () => {
  for (const { store, folder } of opened.splice(0)) {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

const written = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Map) return [...one];
    if (one instanceof Uint8Array) return Buffer.from(one).toString('utf8');
    return one;
  }) ?? '';

/** What every read of a store gives, asked for every item, word and record that there is anywhere. */
async function everyRead(store: Store, life: readonly Model[]): Promise<Record<string, unknown>> {
  const ids = life.map(({ id }) => id);
  const words = [...life.map(({ n }) => markOf(n)), 'everybodi', 'rome', 'firm', 'name0'];
  const query = queryOf(words, { limit: 1000 });
  const records = Object.fromEntries(
    await Promise.all(recordKinds.map(async (kind) => [kind, await store.records(kind)] as const)),
  );
  const keys = [...ids, ...ids.map((id) => `${id}.200x200`), ...ids.map((id) => `${observationKeysOf(id)}OBS-1`)];
  const named = ['event', 'ledger', 'place', 'person', 'n', 'c'].flatMap((kind) =>
    [...Array(8).keys(), 'Rome', 'Lisbon', 'Oslo'].map((n) => `${kind}-${n}`),
  );
  const each = await Promise.all(
    recordKinds.flatMap((kind) => [...keys, ...named].map((id) => store.record(kind, id))),
  );
  return {
    items: await store.items(ids),
    item: await Promise.all(ids.map((id) => store.item(id))),
    identities: await store.identities(life.map(({ n }) => `identity ${markOf(n)}`)),
    scan: await Array.fromAsync(store.scan()),
    records,
    each: each.filter((one) => one !== undefined),
    facesOf: await Promise.all(ids.map((id) => store.records('face', `${id}.`))),
    links: await Promise.all(ids.map((id) => store.linksOf(id))),
    thumbnails: await Promise.all(ids.map((id) => store.thumbnail(id))),
    rank: await store.rank(query),
    ranking: (({ rows, scores, ids: of }) => [...rows].map((row, n) => [of[row], scores[n]]))(
      await store.ranking(query),
    ),
    match: await store.match(everything),
    matched: await Promise.all(
      ['k:image', 'c:rome', 'p:person-1'].map((term) => store.match({ any: [[term]], none: [] })),
    ),
    vocabulary: await store.vocabulary(''),
    nearest: await store.nearest('s', Float32Array.from([1, 2, 3, 1]), 1000),
    timeline: await store.timeline({ limit: 1000 }),
    newest: await store.timeline({ limit: 1000, newestFirst: true, from: '2024-02', to: '2024-03' }),
    undated: await store.timeline({ limit: 1000, undated: true }),
    rows: await store.timeline({ ids }),
    days: await store.timelineDays(),
    outlines: await store.eventOutlines(),
    outlinesOf: await Promise.all(ids.map((id) => store.eventOutlines(id))),
    counts: await store.counts(),
  };
}

describe('a share of a memory', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('shows nothing of what its filter does not let through, life %i', async (seed) => {
    const life = randomLife(seed, SIZE);
    const store = await memoryOf(life, seed);
    const random = randomOf(seed);
    for (let round = 0; round < 6; round += 1) {
      const filter = randomShare(random);
      const shownModels = life.filter((one) => lets(filter, one));
      const shown = new Set(shownModels.map(({ n }) => n));
      const share = sharedStore(store, filter, indexEntry);
      const reads = await everyRead(share, life);
      for (const [name, read] of Object.entries(reads)) {
        const told = [...marksIn(written(read))].filter((n) => !shown.has(n));
        expect(told, `${name} of ${JSON.stringify(filter)}`).toEqual([]);
      }
      await expectAsIfAlone(share, shownModels, shown, life);
    }
  });

  it('follows the memory: what is changed is shown or hidden at once', async () => {
    const life = randomLife(11, 12);
    const store = await memoryOf(life, 11);
    const share = sharedStore(store, { places: ['Rome'] }, indexEntry);
    const hidden = life.find(({ city }) => city !== 'Rome') as Model;
    const open = life.find(({ city }) => city === 'Rome') as Model;
    expect(await share.item(hidden.id)).toBeUndefined();
    await store.write([putModel({ ...hidden, city: 'Rome' }), putModel({ ...open, city: 'Oslo' })]);
    expect((await share.item(hidden.id))?.id).toBe(hidden.id);
    expect(await share.item(open.id)).toBeUndefined();
    expect((await share.rank(queryOf([markOf(open.n)]))).map(({ id }) => id)).toEqual([]);
    await store.write([{ op: 'deleteItem', id: hidden.id }]);
    expect(await share.item(hidden.id)).toBeUndefined();
  });

  it.each(['share', 'whole'])('refuses whatever would change the memory, or copy all of it: %s', async (of) => {
    const store = await memoryOf(randomLife(5, 5), 5);
    const seen = of === 'share' ? sharedStore(store, { places: ['Rome'] }, indexEntry) : viewerStore(store);
    const before = await store.sequence();
    const forbidden = { code: 'forbidden' };
    await expect(seen.write([putItem('new')])).rejects.toMatchObject(forbidden);
    await expect(seen.write([])).rejects.toMatchObject(forbidden);
    await expect(seen.backup('/nowhere')).rejects.toMatchObject(forbidden);
    await expect(seen.check(true)).rejects.toMatchObject(forbidden);
    await expect(seen.scrub()).rejects.toMatchObject(forbidden);
    await expect(seen.jobs.drop('ocr')).rejects.toMatchObject(forbidden);
    expect(() => seen.bulkWriter()).toThrow(expect.objectContaining(forbidden));
    expect(await store.sequence()).toBe(before);
  });

  it('shows a viewer of the whole memory all of it', async () => {
    const life = randomLife(9, 20);
    const store = await memoryOf(life, 9);
    const { counts, ...reads } = await everyRead(viewerStore(store), life);
    const { counts: all, ...whole } = await everyRead(store, life);
    expect(reads).toEqual(whole);
    expect(counts).toEqual(all);
  });
});

/** The share reads as a memory would that had nothing but what it shows: no score or count tells of more. */
async function expectAsIfAlone(
  share: Store,
  models: readonly Model[],
  shown: ReadonlySet<number>,
  life: readonly Model[],
) {
  const alone = new NaiveStore();
  await alone.write(models.flatMap((one) => [putModel(one, (n) => shown.has(n)), putVector(one)]));
  const [mine, theirs] = [await everyRead(share, life), await everyRead(alone, life)];
  const names = [
    'items',
    'identities',
    'scan',
    'match',
    'matched',
    'vocabulary',
    'timeline',
    'newest',
    'undated',
    'rows',
    'days',
  ];
  for (const name of names) expect(mine[name], name).toEqual(theirs[name]);
  expect((await share.counts()).items).toEqual((await alone.counts()).items);
  const query = queryOf(['everybodi', 'rome', 'firm'], { limit: 1000 });
  expectSameRanking(await share.rank(query), await alone.rank(query), await alone.rank(query));
  const [near, far] = [
    await share.nearest('s', Float32Array.from([1, 2, 3, 1]), 5),
    await alone.nearest('s', Float32Array.from([1, 2, 3, 1]), 1000),
  ];
  expectSameRanking(near, far.slice(0, 5), far, 1e-6);
}
