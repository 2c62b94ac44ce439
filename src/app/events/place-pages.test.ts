import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexEntry } from '../../ingest/index-entry.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { storedPart } from '../../memory/item.ts';
import { placeSchema } from '../../memory/place.ts';
import type { ItemOutline } from '../../memory/timeline.ts';
import { at, itemWith } from '../../organise/life.fixture.ts';
import type { Change } from '../../ports/store.ts';
import { initMemory } from '../app.ts';
import { itemPage } from '../items/item-pages.ts';
import { organiseMemory } from '../jobs/organise-memory.ts';
import { OpenMemory } from '../open-memory.ts';
import { namePlace } from './events-and-places.ts';
import { placeNames } from './place-names.ts';
import { boundsOf, itemsOfPlace, listPlacesBriefly, placePage } from './place-pages.ts';

const lisbon = { lat: 38.72231, lon: -9.13934, city: 'Lisbon', country: 'Portugal', source: 'exif-gps' } as const;
const photo = (n: number) =>
  itemWith(`img-${String(n).padStart(3, '0')}`, 'image', {
    time: at(`2024-05-${String(1 + n).padStart(2, '0')}T12:00:00+01:00`),
    place: { ...lisbon, lat: lisbon.lat + n / 1000 },
  });
const put = (item: ReturnType<typeof photo>): Change => ({
  op: 'putItem',
  item: storedPart(item),
  index: indexEntry(item),
});

let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-places-'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  memory = await OpenMemory.open(join(base, 'memory'));
  await memory.store.write([0, 1, 2, 3, 4].map((n) => put(photo(n))));
  await organiseMemory(memory);
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

describe('places in another language', () => {
  it('are what that language calls them, a home by its town, and nothing where the name is the same', async () => {
    const home = { id: 'home-1', kind: 'home', name: 'Home in Lisbon', aliases: ['home'], city: 'Lisbon' } as const;
    const named = { ...home, id: 'home-2', name: 'The Old House' } as const;
    for (const place of [home, named])
      await memory.store.write([
        {
          op: 'putRecord',
          kind: 'place',
          id: place.id,
          value: placeSchema.parse({ ...place, items: [], confidence: 1 }),
        },
      ]);
    const called = new Map((await placeNames(memory, 'zh')).names.map(({ name, called: other }) => [name, other]));
    expect(called.get('Lisbon')).toBe('里斯本');
    expect(called.get('Portugal')).toBe('葡萄牙');
    expect(called.get('Home in Lisbon')).toBe('里斯本的家');
    expect(called.has('The Old House')).toBe(false);
    expect((await placeNames(memory, 'en')).names).toEqual([]);
  });
});

describe('places in brief', () => {
  it('tell counts, spans and bounds', async () => {
    const { places } = await listPlacesBriefly(memory);
    const city = places.find(({ kind }) => kind === 'city');
    expect(city).toMatchObject({ name: 'Lisbon', itemCount: 5, counts: { image: 5, video: 0 } });
    expect(city?.items).toBeUndefined();
    expect(city?.first?.slice(0, 10)).toBe('2024-05-01');
    expect(city?.bounds).toMatchObject({ south: 38.72231, west: -9.13934, east: -9.13934 });
    expect((await placePage(memory, city?.id ?? '', { full: true })).items).toHaveLength(5);
    await expect(placePage(memory, 'nowhere')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('name a spot, which then has its items', async () => {
    await namePlace(memory, { name: 'Grandma’s', lat: 38.7233, lon: -9.13934, radiusKm: 0.05, placeKind: 'named' });
    const named = (await listPlacesBriefly(memory)).places.find(({ name }) => name === 'Grandma’s');
    expect(named).toMatchObject({ kind: 'named', itemCount: 1 });
  });

  it('page their items, latest first, each once, even while items come', async () => {
    const city = (await listPlacesBriefly(memory)).places.find(({ kind }) => kind === 'city');
    const ids = await itemsOfPlace(memory, city?.id ?? '');
    const first = await itemPage(memory, ids, { limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual(['img-004', 'img-003']);
    await memory.store.write([put(photo(9))]);
    const all = [...ids, itemIdSchema.parse('img-009')];
    const second = await itemPage(memory, all, { limit: 9, cursor: first.nextCursor });
    expect(second.items.map(({ id }) => id)).toEqual(['img-002', 'img-001', 'img-000']);
    expect(second.nextCursor).toBeUndefined();
    await expect(itemPage(memory, ids, { cursor: 'e30' })).rejects.toMatchObject({ code: 'invalid-cursor' });
    expect((await itemPage(memory, ids, { modality: 'video' })).items).toEqual([]);
  });
});

describe('bounds', () => {
  const outlines = (lons: readonly number[]) =>
    new Map(
      lons.map((lon, i) => [
        itemIdSchema.parse(`i${i}`),
        { id: `i${i}`, modality: 'image', lat: i, lon } as ItemOutline,
      ]),
    );
  const of = (lons: readonly number[]) => boundsOf([...outlines(lons).keys()], outlines(lons));
  it('go over the date line where that is shorter', () => {
    expect(of([179, -179])).toMatchObject({ west: 179, east: -179, south: 0, north: 1 });
    expect(of([-10, 20])).toMatchObject({ west: -10, east: 20 });
    expect(boundsOf([], new Map())).toBeUndefined();
  });

  it('hold every position and are never wider than without the date line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -180, max: 179.9, noNaN: true }), { minLength: 1, maxLength: 8 }),
        (lons) => {
          const { west, east } = of(lons) ?? { west: 0, east: 0 };
          const width = (east - west + 360) % 360;
          for (const lon of lons) expect((lon - west + 720) % 360).toBeLessThanOrEqual(width + 1e-9);
          expect(width).toBeLessThanOrEqual(Math.max(...lons) - Math.min(...lons) + 1e-9);
        },
      ),
    );
  });
});
