import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexEntry } from '../../ingest/index-entry.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { type MemoryItem, storedPart } from '../../memory/item.ts';
import { at, itemWith } from '../../organise/life.fixture.ts';
import type { Change } from '../../ports/store.ts';
import { initMemory } from '../app.ts';
import { OpenMemory } from '../open-memory.ts';
import { placeDay } from './place-day.ts';
import { itemsInBox, placedItems, placeHeat, placeSpots } from './place-spots.ts';

const photo = (id: string, time: string, lat: number, lon: number) =>
  itemWith(id, 'image', { time: at(time), place: { lat, lon, source: 'exif-gps' } });
const put = (item: MemoryItem): Change => ({ op: 'putItem', item: storedPart(item), index: indexEntry(item) });
const lisbon = [
  photo('img-lisbon-1', '2024-05-01T09:00:00+01:00', 38.72, -9.13),
  photo('img-lisbon-2', '2024-05-01T17:30:00+01:00', 38.73, -9.14),
];
const paris = photo('img-paris', '2024-05-07T12:00:00+02:00', 48.85, 2.35);
const world = { west: -180, south: -85, east: 180, north: 85 };

let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-spots-'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  memory = await OpenMemory.open(join(base, 'memory'));
  await memory.store.write([...lisbon, paris].map(put));
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

describe('spots of a map', () => {
  it('are one from afar and several from near, each with its latest item', async () => {
    const { spots, more } = await placeSpots(memory, { ...world, zoom: 4 });
    expect(spots.map(({ count, cover }) => [count, cover])).toEqual([
      [2, 'img-lisbon-2'],
      [1, 'img-paris'],
    ]);
    expect(more).toBe(0);
    expect(spots[0]).toMatchObject({ bounds: { south: 38.72, north: 38.73, west: -9.14, east: -9.13 } });
    expect(spots[0]?.samples).toHaveLength(2);
    const [far = expect.fail('no spot'), single = far] = spots;
    expect(await itemsInBox(memory, far.bounds)).toEqual(['img-lisbon-2', 'img-lisbon-1']);
    expect(await itemsInBox(memory, single.bounds)).toEqual(['img-paris']);
    expect((await placeSpots(memory, { ...world, zoom: 18 })).spots).toHaveLength(3);
    expect((await placeSpots(memory, { ...world, west: 0, zoom: 4 })).spots).toHaveLength(1);
  });

  it('follow what is written, and are bounded however many items there are', async () => {
    expect(await placedItems(memory)).toMatchObject({ count: 3, bounds: { west: -9.14, east: 2.35 } });
    await memory.store.write([{ op: 'deleteItem', id: itemIdSchema.parse('img-paris') }]);
    expect(await placedItems(memory)).toMatchObject({ count: 2, bounds: { east: -9.13 } });
    const many = Array.from({ length: 4000 }, (_, i) =>
      photo(`img-${i}`, '2024-06-01T12:00:00Z', -80 + ((i * 7919) % 16000) / 100, -180 + ((i * 10473) % 36000) / 100),
    );
    await memory.store.write(many.map(put));
    const { spots, more } = await placeSpots(memory, { ...world, zoom: 7 });
    expect(spots).toHaveLength(400);
    expect(more).toBeGreaterThan(1000);
    const heat = await placeHeat(memory, { ...world, zoom: 1 });
    expect(heat.count.reduce((sum, count) => sum + count, 0)).toBe(4002);
    expect((await placeHeat(memory, { ...world, zoom: 7 })).lat).toHaveLength(3000);
  });
});

describe('a day on the map', () => {
  it('is its items with a position in order of time, and knows the days beside it', async () => {
    expect(await placeDay(memory)).toMatchObject({
      day: '2024-05-07',
      before: '2024-05-01',
      stops: [{ time: '12:00' }],
    });
    const day = await placeDay(memory, '2024-05-01');
    expect(day.stops.map(({ id, time }) => [id, time])).toEqual([
      ['img-lisbon-1', '09:00'],
      ['img-lisbon-2', '17:30'],
    ]);
    expect([day.before, day.after]).toEqual([undefined, '2024-05-07']);
    expect(await placeDay(memory, '2024-05-03')).toMatchObject({
      stops: [],
      before: '2024-05-01',
      after: '2024-05-07',
    });
  });

  it('has the way of a location history, and no stop for it', async () => {
    const way = itemWith('text-way', 'text', {
      time: { ...at('2024-05-01T00:00:00'), precision: 'day' },
      title: 'Location history',
      place: { lat: 38.7, lon: -9.1, source: 'row' },
      track: {
        stretches: [
          [
            [1714550400, 38.7, -9.1],
            [1714554000, 38.71, -9.12],
          ],
        ],
      },
    });
    await memory.store.write([put(way)]);
    const { stops, tracks } = await placeDay(memory, '2024-05-01');
    expect(stops).toHaveLength(2);
    const { spots } = await placeSpots(memory, { ...world, zoom: 18 });
    expect(spots.filter(({ cover }) => cover === undefined)).toMatchObject([{ lat: 38.7, lon: -9.1, count: 1 }]);
    expect(tracks).toEqual([
      {
        id: 'text-way',
        title: 'Location history',
        stretches: [
          [
            [38.7, -9.1],
            [38.71, -9.12],
          ],
        ],
      },
    ]);
  });
});
