import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../src/adapters/sqlite/migrations/all.ts';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { type Event, eventSchema } from '../../src/memory/event.ts';
import { assembleItem, modalities, type StoredItem } from '../../src/memory/item.ts';
import { observed } from '../../src/memory/provenance.ts';
import { reading } from '../../src/memory/reading.ts';
import { calendarSpan, type TimeSource } from '../../src/memory/time-span.ts';
import { type ItemOutline, timelineKey, timelineRow } from '../../src/memory/timeline.ts';
import type { Change, Store, TimelineQuery } from '../../src/ports/store.ts';
import { implementations, type Opened, temporaryFolder } from './implementations.ts';
import { NaiveStore } from './naive-store.ts';
import { type Random, randomId, randomOf } from './random-operations.ts';
import { idOf, sampleItem } from './samples.ts';

const starts = [
  '2023-05-07T15:09:29',
  '2023-05-07T15:09:29+01:00',
  '2023-05-07T15:09:29.500Z',
  '2023-05-07T00:00:00-08:00',
  '2023-05-08T00:00:00',
  '2023-06-01T12:00:00',
  '2024-01-01T00:00:00',
  '0999-12-31T23:59:59',
];
const seen = observed('test');

function timedItem(random: Random): StoredItem {
  const id = randomId(random);
  const start = random.pick(starts);
  const source = random.pick<TimeSource>(['exif-naive', 'exif-offset', 'parent', 'file-time']);
  const readings = [
    ...(random.below(5) === 0 ? [] : [reading('time', { start, end: start, precision: 'second', source }, seen)]),
    ...(random.below(3) === 0 ? [] : [reading('title', `Title ${id}`, seen)]),
    ...(random.below(4) === 0 ? [reading('tags', [{ name: 'archived', source: 'owner' }], seen)] : []),
    ...(random.below(3) === 0
      ? [reading('place', { lat: random.below(90), lon: -9.5, source: 'exif-gps' }, seen)]
      : []),
    ...(random.below(6) === 0 ? [reading('place', { city: 'Porto', source: 'owner' }, seen)] : []),
    reading('media', { mime: 'image/jpeg', width: 1 + random.below(4000), height: 1 + random.below(4000) }, seen),
  ];
  return { ...sampleItem(id, '', random.pick(modalities)), readings };
}

function change(random: Random): Change {
  return random.below(4) === 0
    ? { op: 'deleteItem', id: idOf(randomId(random)) }
    : { op: 'putItem', item: timedItem(random) };
}

const bounds = [undefined, '2023', '2023-05', '2023-05-07', '2023-05-07T15:09:29', '2024', '0'];

function stretch(random: Random): Extract<TimelineQuery, { readonly limit: number }> {
  const [from, to] = [random.pick(bounds), random.pick(bounds)];
  const wanted = random.pick([undefined, [], ['image'], ['email', 'text']] as const);
  return {
    limit: random.pick([1, 3, 1000]),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(wanted === undefined ? {} : { modalities: wanted }),
    newestFirst: random.below(2) === 0,
    undated: random.below(4) === 0,
    archived: wanted === undefined && random.below(2) === 0,
  };
}

async function outlinesOf(store: Pick<Store, 'outlines'>): Promise<ItemOutline[]> {
  const pages = await Array.fromAsync(store.outlines());
  return pages.flat().sort((a, b) => (a.id < b.id ? -1 : 1));
}

const event = (id: string, items: readonly string[]): Event =>
  eventSchema.parse({
    id,
    kind: 'day',
    span: calendarSpan('2023-05-07', 'event'),
    people: ['p-1'],
    title: `Title of ${id}`,
    narrative: 'A long story.',
    items,
  });

describe.each(implementations)('the timeline of a store: $name', ({ open }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.end());

  it.each([1, 2, 3])('is as the oracle tells it, seed %i', async (seed) => {
    const { store } = opened;
    const oracle = new NaiveStore();
    const random = randomOf(seed);
    for (let round = 0; round < 25; round += 1) {
      const changes = Array.from({ length: 1 + random.below(8) }, () => change(random));
      await Promise.all([store.write(changes), oracle.write(changes)]);
      expect(await store.timelineDays()).toEqual(await oracle.timelineDays());
      expect(await outlinesOf(store)).toEqual(await outlinesOf(oracle));
      for (let n = 0; n < 6; n += 1) {
        const query = stretch(random);
        const rows = await store.timeline(query);
        expect(rows).toEqual(await oracle.timeline(query));
        const last = rows.at(-1);
        if (last === undefined) continue;
        const next = { ...query, after: { key: timelineKey(last), id: last.id } };
        expect(await store.timeline(next)).toEqual(await oracle.timeline(next));
      }
      const ids = [randomId(random), 'nobody', randomId(random)].map(idOf);
      expect(await store.timeline({ ids })).toEqual(await oracle.timeline({ ids }));
    }
  });

  it('tells an event without its items, and how many they are', async () => {
    const { store } = opened;
    const values = [event('day-2', ['a', 'b']), event('day-1', [])].map((value) => ({ id: value.id, value }));
    await store.write([{ op: 'replaceRecords', kind: 'event', values }]);
    const [first, second] = await store.eventOutlines();
    expect(first).toMatchObject({ id: 'day-1', count: 0, people: ['p-1'] });
    expect(second).toMatchObject({ id: 'day-2', count: 2, title: 'Title of day-2' });
    expect(Object.keys(second ?? {})).not.toContain('items');
    expect(Object.keys(second ?? {})).not.toContain('narrative');
  });

  it('tells the events that an item is part of, whatever its id looks like', async () => {
    const { store } = opened;
    const ids = ['a', 'a"b', 'ab', '%', 'Ü', 'day-1'];
    const events = [
      event('day-1', ['a', 'a"b']),
      event('day-2', ['ab', '%', 'Ü']),
      event('trip-1', ids),
      event('day-3', []),
    ];
    const values = events.map((value) => ({ id: value.id, value }));
    await store.write([{ op: 'replaceRecords', kind: 'event', values }]);
    for (const id of [...ids, 'b', 'p-1', 'day-2'])
      expect(
        (await store.eventOutlines(idOf(id))).map((one) => one.id),
        id,
      ).toEqual(
        events
          .filter(({ items }) => items.some((item) => item === id))
          .map((one) => one.id)
          .toSorted(),
      );
  });
});

describe('the timeline of an older database', () => {
  it('is made when it is first opened, and again by a repair where rows were lost', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'memory.db');
    const older = await openSqliteStore(file, { migrations: migrations.slice(0, 1) });
    await older.close();
    const item = { ...sampleItem('a', 'words', 'image'), readings: [reading('title', 'A picture', seen)] };
    const before = new DatabaseSync(file);
    const put = before.prepare('INSERT INTO item (id, identity, modality, document) VALUES (?, ?, ?, ?)');
    put.run(item.id, item.identity, item.modality, JSON.stringify(item));
    put.run('broken', 'broken', 'image', '{');
    before.close();
    const store = await openSqliteStore(file);
    const expected = [timelineRow(assembleItem(item))];
    expect(await store.timeline({ undated: true, limit: 10 })).toEqual(expected);
    const outside = new DatabaseSync(file);
    outside.exec("DELETE FROM timeline; DELETE FROM item WHERE id = 'broken'");
    outside.close();
    expect((await store.check(false)).map(({ what }) => what)).toContain('1 items are not on the timeline');
    await store.check(true);
    expect(await store.timeline({ undated: true, limit: 10 })).toEqual(expected);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
