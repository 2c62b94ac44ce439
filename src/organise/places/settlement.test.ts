import { describe, expect, it } from 'vitest';
import { context } from '../life.fixture.ts';
import { settlementOf } from './settlement.ts';

const known = [
  { name: 'Lyon', lat: 45.76, lon: 4.84, countryCode: 'FR', population: 500_000 },
  { name: 'London', lat: 51.51, lon: -0.13, countryCode: 'GB', population: 8_000_000 },
  { name: 'City of Westminster', lat: 51.5, lon: -0.13, countryCode: 'GB', population: 250_000 },
  { name: 'Menlo Park', lat: 37.45, lon: -122.18, countryCode: 'US', population: 30_000 },
];
const findPlace = (name: string) => known.filter((place) => place.name === name);
const read = (label: string, more: object) => settlementOf({ label, source: 'row', ...more }, context({ findPlace }));

describe('the city of an address', () => {
  it('is no venue', () => {
    const place = { lat: 45.76, lon: 4.83, city: 'Café Aurora', region: 'Lyon', country: 'France' };
    expect(read('Café Aurora, Lyon, France', place)).toEqual({ city: 'Lyon', poi: 'Café Aurora' });
  });
  it('is the city whose part it names', () => {
    const place = { lat: 51.5, lon: -0.13, city: 'City of Westminster', region: 'England', country: 'United Kingdom' };
    expect(read('Tower, City of Westminster, Greater London, England, United Kingdom', place).city).toBe('London');
  });
  it('stays when it is known, or when nothing better is', () => {
    expect(read('Menlo Park, California, United States', { lat: 37.45, lon: -122.18, city: 'Menlo Park' })).toEqual({
      city: 'Menlo Park',
      poi: undefined,
    });
    expect(read('Hinterdorf, Bayern, Deutschland', { lat: 48, lon: 11, city: 'Hinterdorf' }).city).toBe('Hinterdorf');
  });
  it('leaves the venue in front of a district', () => {
    const place = { city: '上海市', region: '上海市', country: '中国' };
    expect(read('肯德基, 静安区, 上海市, 中国', place).poi).toBe('肯德基');
    expect(read('南京路, 静安区, 上海市, 中国', place).poi).toBeUndefined();
  });
});
