import { describe, expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Location } from '../../memory/location.ts';
import { weighPlace } from './weigh-place.ts';

const photoAt = (place: Location): MemoryItem => ({
  id: itemIdSchema.parse('p1'),
  identity: 'p1',
  modality: 'image',
  origin: {} as MemoryItem['origin'],
  copies: [],
  readings: [],
  place,
});
const hotel = { name: 'Hotel Miradouro', level: 'poi', lat: 38.7139, lon: -9.1394, radiusKm: 0.5 } as const;
const here = { lat: 38.714, lon: -9.1395, source: 'exif-gps' } as const;

describe('a house that is asked for', () => {
  it('is surest where the item is known to be there, and less so next door', () => {
    const at = weighPlace(hotel, photoAt({ ...here, poi: 'Hotel Miradouro' }), 0.01);
    const unnamed = weighPlace(hotel, photoAt(here), 0.01);
    const nextDoor = weighPlace(hotel, photoAt({ ...here, poi: 'Green Bean' }), 0.01);
    expect(unnamed.weight).toBe(at.weight);
    expect(nextDoor.weight).toBeLessThan(at.weight);
    // A position names the wrong house often enough: it is no mismatch.
    expect(nextDoor).toMatchObject({ truth: 'yes', note: 'at Green Bean, near Hotel Miradouro' });
    expect(nextDoor.weight).toBeGreaterThan(0);
  });

  it('is less sure down the street, which is told', () => {
    const street = weighPlace(hotel, photoAt({ ...here, lat: 38.717 }), 0.01);
    expect(street).toMatchObject({ truth: 'yes', note: '345 m from Hotel Miradouro' });
    expect(street.weight).toBeLessThan(weighPlace(hotel, photoAt(here), 0.01).weight);
  });

  it('is not the town around it', () => {
    const town = { ...hotel, name: 'Lisbon', level: 'city' } as const;
    expect(weighPlace(town, photoAt({ ...here, poi: 'Green Bean' }), 0.1).note).toBe('at Lisbon');
  });
});
