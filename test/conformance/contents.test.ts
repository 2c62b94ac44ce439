import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentsPlace } from '../../src/ports/contents.ts';
import { contentsPage, contentsParts } from '../../src/ports/contents.ts';
import type { Change, Store } from '../../src/ports/store.ts';
import { implementations, type Opened } from './implementations.ts';
import { NaiveStore } from './naive-store.ts';
import { idOf, putItem, queryOf, randomFrom, sampleItem, sampleLink, sampleTombstone } from './samples.ts';

/** Everything from a place on, whatever the pages. */
async function changesAfter(store: Store, place?: ContentsPlace): Promise<Change[]> {
  const all: Change[] = [];
  for await (const { changes } of store.contents(place)) all.push(...changes);
  return withoutDocuments(all);
}

/** A document is the item once more, for who writes it. */
const withoutDocuments = (all: readonly Change[]): Change[] =>
  all.map((change) => {
    if (change.op !== 'putItem') return change;
    const { document: _, ...rest } = change;
    return rest;
  });

/** Ids that sort otherwise by UTF-16 than by code points, words that the full-text index would split or fold, and odd bytes. */
const sample: readonly Change[] = [
  putItem('b', {
    title: 'Ärger ^x A_b',
    names: 'Ann',
    body: 'tab\tand 旅行',
    context: 'near by',
    terms: ['k:email', 'w:two words'],
  }),
  putItem('a', { body: 'plain', terms: [] }),
  putItem('\u{1F600}', { body: 'face' }),
  putItem('\uFF5E', { body: 'wave' }),
  { op: 'putItem', item: sampleItem('c') },
  { op: 'putThumbnail', id: idOf('a'), mime: 'image/webp', bytes: Uint8Array.of(0, 255, 7) },
  { op: 'putVector', id: idOf('a'), space: 't', vector: Float32Array.of(0.1, -2) },
  { op: 'putVector', id: idOf('a'), space: 's', vector: Float32Array.of(1, 0, 0) },
  { op: 'putRecord', kind: 'link', id: 'l1', value: sampleLink('a', 'b', 'mail') },
  { op: 'putRecord', kind: 'tombstone', id: 'z', value: sampleTombstone('a') },
  { op: 'putRecord', kind: 'tombstone', id: 'y', value: sampleTombstone('b') },
  { op: 'putRecord', kind: 'stage', id: 'of another name', value: { name: 'ocr', version: 2 } },
  { op: 'enqueue', job: { item: idOf('b'), stage: 'ocr', version: 3 } },
  { op: 'enqueue', job: { item: idOf('a'), stage: 'sights', version: 1 } },
];

describe.each(implementations)('a store tells everything that it keeps: $name', ({ open }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.end());

  it('as changes that make another store the same, however it is implemented', async () => {
    const { store } = opened;
    await store.write(sample);
    const told = await changesAfter(store);
    const naive = new NaiveStore();
    await naive.write(sample);
    expect(told).toEqual(await changesAfter(naive));
    const copy = new NaiveStore();
    await copy.write(told);
    expect(await changesAfter(copy)).toEqual(told);
    for (const word of ['plain', 'near', 'tab\tand', '旅行', 'ärger'])
      expect(await copy.rank(queryOf([word]))).toEqual(await naive.rank(queryOf([word])));
    expect(await copy.counts()).toEqual(await naive.counts());
  });

  it('of one item what the whole tells of it', async () => {
    const { store } = opened;
    await store.write(sample);
    const all = await changesAfter(store);
    const ids = new Set(all.flatMap((change) => (change.op === 'putItem' ? [change.item.id] : [])));
    expect(ids.size).toBeGreaterThan(1);
    for (const id of ids) {
      const ofItem = all.filter(
        (one) =>
          (one.op === 'putItem' && one.item.id === id) ||
          ((one.op === 'putThumbnail' || one.op === 'putVector') && one.id === id),
      );
      expect(withoutDocuments(await store.contentsOf(id))).toEqual(ofItem);
    }
    expect(await store.contentsOf(idOf('nobody'))).toEqual([]);
  });

  it('in one order, so that it goes on after any place with exactly what is left', async () => {
    const { store } = opened;
    await store.write(sample);
    const all = await changesAfter(store);
    let before = 0;
    for await (const { changes, place } of store.contents()) {
      before += changes.length;
      expect(await changesAfter(store, place)).toEqual(all.slice(before));
    }
    expect(before).toBe(all.length);
    expect(before).toBeGreaterThan(10);
    const parts = [];
    for await (const { place } of store.contents()) parts.push(contentsParts.indexOf(place.part));
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  it('work that was given up as work that is new', async () => {
    const { store } = opened;
    await store.write([putItem('a'), { op: 'enqueue', job: { item: idOf('a'), stage: 'ocr', version: 1 } }]);
    const [job] = await store.jobs.claim(['ocr'], 1);
    if (job !== undefined) await store.jobs.fail(job, 'corrupt', 'It cannot be read.', 1);
    expect((await store.counts()).failedJobs).toBe(1);
    expect(await changesAfter(store, { part: 'job', after: '' })).toEqual([
      { op: 'enqueue', job: { item: 'a', stage: 'ocr', version: 1 } },
    ]);
  });

  it('in pages that are bounded by entries and by size', async () => {
    const { store } = opened;
    const random = randomFrom(5);
    const many = Array.from({ length: 450 }, () => putItem(`i${random()}`));
    const large = 'x'.repeat(contentsPage.characters / 2);
    await store.write([...many, ...['l1', 'l2', 'l3'].map((id) => putItem(id, { body: large }))]);
    let [items, most] = [0, 0];
    for await (const { changes } of store.contents()) {
      items += changes.length;
      most = Math.max(most, changes.length);
      expect(
        changes.filter(({ op, ...one }) => op === 'putItem' && JSON.stringify(one).length > large.length).length,
      ).toBeLessThan(3);
    }
    expect(items).toBe(453);
    expect(most).toBeLessThanOrEqual(contentsPage.entries);
  });
});
