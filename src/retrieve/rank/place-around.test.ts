import { expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { itemIdSchema, placeIdSchema } from '../../memory/ids.ts';
import type { FieldValues } from '../../memory/reading.ts';
import { search } from '../search.ts';

const town = (city: string, country: string, lat: number, lon: number): FieldValues['place'] => ({
  lat,
  lon,
  city,
  country,
  source: 'exif-gps',
});
const porto = town('Porto', 'Portugal', 41.15, -8.61);
const boston = town('Boston', 'United States', 42.36, -71.06);
const lisbon = town('Lisbon', 'Portugal', 38.71, -9.14);
const cascais = town('Cascais', 'Portugal', 38.7, -9.42);
const media = { mime: 'image/jpeg' };

it('a house of the same name in another town is not in the town asked for', async () => {
  const receipt = (id: string, day: string, place: FieldValues['place']) =>
    stored(id, 'image', {
      time: at(`${day}T09:32:00`),
      place,
      media,
      ocr: { text: 'Station Cafe\nTOTAL 13.64' },
      entities: [{ kind: 'venue', name: 'Station Cafe', field: 'ocr' }],
    });
  const store = tinyStore({
    items: [
      receipt('in-porto', '2023-05-14', { ...porto, poi: 'Station Cafe' }),
      receipt('in-boston', '2024-10-13', boston),
    ],
    records: {
      place: [
        {
          id: placeIdSchema.parse('cafe'),
          kind: 'venue',
          name: 'Station Cafe',
          aliases: [],
          lat: 41.15,
          lon: -8.61,
          city: 'Porto',
          items: [],
          confidence: 0.8,
        },
      ],
    },
  });
  const { items } = await search(store, 'photos from Porto', { now: '2024-12-01T12:00:00' });
  expect(items.map(({ id }) => id)).toEqual(['in-porto']);
});

it('who goes from one town to the next was in either on its own side only; a stray position stands between two right ones', async () => {
  const day = ['lis-1', 'lis-2', 'cas-1', 'cas-2', 'stray', 'cas-3', 'cas-4', 'lis-3', 'lis-4'];
  const items = day.map((id, i) =>
    stored(id, 'image', {
      time: at(`2023-05-11T1${i}:00:00`),
      place: id.startsWith('cas') ? cascais : lisbon,
      media,
    }),
  );
  const store = tinyStore({
    items,
    records: {
      neighbourhood: [{ thread: 'stretch:lis-1', digest: '', items: day.map((id) => itemIdSchema.parse(id)) }],
    },
  });
  const found = await search(store, 'photos from Cascais', { now: '2024-12-01T12:00:00' });
  const ids = found.items.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['cas-1', 'cas-2', 'cas-3', 'cas-4']));
  expect(ids.filter((id) => id.startsWith('lis'))).toEqual([]);
});
