import { describe, expect, it } from 'vitest';
import type { ListedPlace } from '../../../../src/contract/place-pages.ts';
import { placeSchema } from '../../../../src/memory/place.ts';
import { placeNear, placeOfAll } from './place-near.ts';

const place = (name: string, kind: ListedPlace['kind'], lat: number, lon: number): ListedPlace => ({
  ...placeSchema.parse({ id: name, kind, name, aliases: [], lat, lon, items: [], confidence: 1 }),
  itemCount: 1,
  counts: { image: 1, video: 0, email: 0, text: 0 },
});
const places = [
  place('Portugal', 'country', 39.5, -8),
  place('Lisbon', 'city', 38.72, -9.14),
  place('Porto', 'city', 41.15, -8.61),
  place('Tasca', 'venue', 38.7205, -9.1405),
];

describe('what a spot is called', () => {
  it('depends on how closely one looks', () => {
    expect(placeNear(places, 38.72, -9.14, 3)).toBe('Portugal');
    expect(placeNear(places, 38.72, -9.14, 8)).toBe('Lisbon');
    expect(placeNear(places, 38.72, -9.14, 15)).toBe('Tasca');
  });

  it('is two names where pictures of two places are one spot', () => {
    const [lisbon, porto] = [
      { lat: 38.72, lon: -9.14 },
      { lat: 41.15, lon: -8.61 },
    ];
    expect(placeOfAll(places, [lisbon, porto, lisbon], 8)).toBe('Lisbon, Porto');
    expect(placeOfAll(places, [lisbon, lisbon], 8)).toBe('Lisbon');
    expect(placeOfAll(places, [lisbon, porto], 3)).toBe('Portugal');
    expect(placeOfAll(places, [{ lat: 0, lon: -30 }], 3)).toBe('');
  });

  it('is a venue only where one stands at it, and not one of several on one spot', () => {
    expect(placeNear(places, 38.723, -9.1405, 15)).toBe('Lisbon');
    const more = [...places, place('Miradouro', 'venue', 38.7205, -9.1405)];
    expect(placeNear(more, 38.7205, -9.1405, 15)).toBe('Lisbon');
    expect(placeNear([...more, place('Home', 'home', 38.7206, -9.1405)], 38.7205, -9.1405, 15)).toBe('Home');
  });

  it('is the city where no venue is near, and nothing in the sea', () => {
    expect(placeNear(places, 38.75, -9.2, 15)).toBe('Lisbon');
    expect(placeNear(places, 0, -30, 8)).toBe('');
  });
});
