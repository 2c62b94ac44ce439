import { describe, expect, it } from 'vitest';
import { whenWords } from '../../../app/items/located-items.ts';
import { itemIdSchema } from '../../../memory/ids.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import type { Location } from '../../../memory/location.ts';
import type { Album } from './album-tools.ts';
import { byMetadata, wrongIn } from './metadata-tool.ts';

const taken = (id: string, at: string, place?: Omit<Location, 'source'>): MemoryItem => ({
  id: itemIdSchema.parse(id),
  identity: id,
  modality: 'image',
  origin: { importer: 'photobench', root: '/a', path: id, batch: 'b' } as MemoryItem['origin'],
  copies: [],
  readings: [],
  time: { start: at, end: at, precision: at.length > 10 ? 'second' : 'day', source: 'row' },
  ...(place === undefined ? {} : { place: { ...place, source: 'row' as const } }),
});
const shanghai = { lat: 31.23, lon: 121.47, city: 'Shanghai', country: 'China', countryCode: 'CN' };
const album: Album = {
  rows: [
    taken('evening', '2023-12-25T19:30:00', shanghai),
    taken('late', '2023-06-10T23:15:00', { ...shanghai, lat: 31.3 }),
    taken('early', '2023-06-12T02:10:00', { lat: 38.71, lon: -9.13, city: 'Lisbon', countryCode: 'PT' }),
    taken('day-only', '2023-06-10'),
  ].map((item) => ({ item, vector: undefined, when: whenWords(item) })),
  faces: new Map(),
  placesCalled: (name) =>
    name === '上海' || name === 'Shanghai' ? [{ name: 'Shanghai', lat: 31.222, lon: 121.458 }] : [],
};

describe('a filter by time and place', () => {
  it('knows hours, through midnight too, of pictures that know the clock', () => {
    expect(byMetadata(album, { fromHour: 18, toHour: 21 })).toEqual(['evening']);
    expect(byMetadata(album, { fromHour: 22, toHour: 4 })).toEqual(['late', 'early']);
    expect(byMetadata(album, { fromHour: 0, toHour: 24 })).not.toContain('day-only');
  });

  it('knows weekdays, weekends, seasons and holidays', () => {
    expect(byMetadata(album, { when: ['weekend'] })).toEqual(['late', 'day-only']);
    expect(byMetadata(album, { when: ['Monday'] })).toEqual(['evening', 'early']);
    expect(byMetadata(album, { when: ['Christmas'] })).toEqual(['evening']);
    expect(byMetadata(album, { when: ['Monday', 'summer'] })).toEqual(['early']);
  });

  it('knows places by name in any language, and by distance', () => {
    expect(byMetadata(album, { place: '上海' })).toEqual(['evening', 'late']);
    expect(byMetadata(album, { place: 'Shanghai', radiusKm: 3 })).toEqual(['evening']);
    expect(byMetadata(album, { lat: 31.3, lon: 121.47 })).toEqual(['late']);
    expect(byMetadata(album, { place: 'nowhere' })).toEqual([]);
  });

  it('wants all of it to hold', () => {
    expect(byMetadata(album, { place: 'Shanghai', when: ['weekend'], from: '2023-06-01', to: '2023-06-30' })).toEqual([
      'late',
    ]);
  });

  it('says what is wrong with it, and which words for the time there are', () => {
    expect(wrongIn(album, {})).toMatch(/Give days/);
    expect(wrongIn(album, { from: 'last year' })).toMatch(/YYYY-MM-DD/);
    expect(wrongIn(album, { lat: 1 })).toMatch(/together/);
    expect(wrongIn(album, { radiusKm: 5 })).toMatch(/radiusKm/);
    expect(wrongIn(album, { when: ['Diwali'] })).toMatch(/Diwali.*Christmas Day/);
    expect(wrongIn(album, { when: ['Christmas'] })).toBeUndefined();
  });
});
