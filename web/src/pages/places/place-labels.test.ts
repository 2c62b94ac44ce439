import { describe, expect, it } from 'vitest';
import type { ListedPlace } from '../../../../src/contract/place-pages.ts';
import { placeSchema } from '../../../../src/memory/place.ts';
import { labelsOf } from './place-labels.ts';

const place = (name: string, kind: ListedPlace['kind'], lat: number, lon: number, itemCount = 1): ListedPlace => ({
  ...placeSchema.parse({ id: name, kind, name, aliases: [], lat, lon, items: [], confidence: 1 }),
  itemCount,
  counts: { image: itemCount, video: 0, email: 0, text: 0 },
});
const places = [
  place('Lisbon', 'city', 0, 0, 9),
  place('Tasca', 'venue', 0, 200, 3),
  place('Café', 'venue', 2, 210, 1),
  place('Home', 'home', 100, 100),
  place('Elsewhere', 'venue', 0, 9000),
  place('Portugal', 'country', 300, 300),
];
/** A degree is a pixel. */
const at = (lat: number, lon: number) => ({ x: lon, y: lat });
const about = { zoom: 15, hasStreets: false, spots: [], at, size: { x: 800, y: 600 } };
const names = (change: Partial<typeof about> = {}) => labelsOf(places, { ...about, ...change }).map(({ name }) => name);

describe('names on the map', () => {
  it('are of what is there at this zoom, one’s own first, and never over one another', () => {
    expect(names()).toEqual(['Home', 'Lisbon', 'Tasca']);
    expect(names({ zoom: 11 })).toEqual(['Home', 'Lisbon']);
    expect(names({ zoom: 3 })).toEqual([]);
  });

  it('are not written twice over streets, nor over a spot that has its own', () => {
    expect(names({ hasStreets: true })).toEqual(['Home', 'Tasca']);
    expect(labelsOf(places, { ...about, spots: [{ lat: 0, lon: 200 }] }).map(({ name }) => name)).toEqual([
      'Home',
      'Lisbon',
    ]);
  });
});
