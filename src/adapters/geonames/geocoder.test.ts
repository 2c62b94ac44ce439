import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGazetteer, chooseCity } from './city-choice.ts';
import { loadCities } from './city-table.ts';
import { openGeonames } from './geocoder.ts';
import { regionName } from './region-names.ts';

const geocoder = openGeonames();

describe('reverse', () => {
  const spots: readonly [
    where: string,
    lat: number,
    lon: number,
    city: string,
    region: string | undefined,
    country: string,
  ][] = [
    ['the Alfama quarter', 38.7118, -9.1301, 'Lisbon', 'Lisbon', 'Portugal'],
    ['a palace town that is no suburb', 38.7977, -9.3907, 'Sintra', 'Lisbon', 'Portugal'],
    ['a borough', 52.4973, 13.4034, 'Berlin', 'Berlin', 'Germany'],
    ['a town next to a metropolis', 48.8049, 2.1204, 'Versailles', 'Île-de-France', 'France'],
    ['an island in a great city', 40.7812, -73.9665, 'New York City', 'New York', 'United States'],
    ['a ward', 35.6909, 139.7003, 'Tokyo', 'Tokyo', 'Japan'],
    ['the Bund', 31.2397, 121.4904, 'Shanghai', 'Shanghai', 'China'],
    ['the southern hemisphere', -33.8568, 151.2153, 'Sydney', 'New South Wales', 'Australia'],
    ['a village of its own', 46.5935, 7.9091, 'Lauterbrunnen', 'Bern', 'Switzerland'],
    ['a country of provinces', 18.7883, 98.9853, 'Chiang Mai', 'Chiang Mai', 'Thailand'],
    ['a Moroccan city', 31.6295, -7.9811, 'Marrakesh', 'Marrakesh-Safi', 'Morocco'],
    ['an Indonesian island', -8.5069, 115.2625, 'Ubud', 'Bali', 'Indonesia'],
    ['a Kenyan coast', -4.0435, 39.6682, 'Mombasa', 'Mombasa', 'Kenya'],
    ['a Croatian town', 42.6507, 18.0944, 'Dubrovnik', 'Dubrovnik-Neretva', 'Croatia'],
    ['a Peruvian valley', -13.5226, -71.9673, 'Cusco', 'Cuzco', 'Peru'],
  ];
  it.each(spots)('names %s', async (_where, lat, lon, city, region, country) => {
    expect(await geocoder.reverse(lat, lon)).toMatchObject({ city, region, country });
  });

  it('lists great cities as the whole table has them', () => {
    const great = new Map(geocoder.placesAbove(100_000).map((place) => [place.name, place]));
    const some = geocoder.placesAbove(99_999).filter((place) => place.population >= 100_000);
    expect(great.size).toBeGreaterThan(4_000);
    for (const place of some) expect(great.get(place.name)).toEqual(place);
  });

  it('knows the region of almost every city of the world', () => {
    const cities = loadCities();
    const nameless = cities.filter((city) => regionName(city.countryCode, city.admin1) === undefined);
    expect(nameless.length / cities.length).toBeLessThan(0.005);
  });

  it('has no name for the open sea, the poles, the deep desert and values off the globe', async () => {
    for (const [lat, lon] of [
      [30, -40],
      [90, 0],
      [-90, 0],
      [24, 11.5],
      [91, 0],
      [0, 181],
      [Number.NaN, 0],
    ] as const) {
      expect(await geocoder.reverse(lat, lon), `${lat},${lon}`).toBeUndefined();
    }
  });

  it('finds a place across the date line', () => {
    const city = {
      name: 'Dawn',
      countryCode: 'FJ',
      admin1: '01',
      population: 5000,
      lat: -16.8,
      lon: 179.98,
      part: false,
    };
    expect(chooseCity(buildGazetteer([city]), -16.8, -179.97, true)?.city.name).toBe('Dawn');
    expect(chooseCity(buildGazetteer([city]), -16.8, 179.9, true)?.city.name).toBe('Dawn');
    expect(chooseCity(buildGazetteer([city]), -16.8, -179.0, true)).toBeUndefined();
  });

  it('never throws and never reaches farther than 60 km', async () => {
    const anywhere = fc.tuple(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    );
    await fc.assert(
      fc.asyncProperty(anywhere, async ([lat, lon]) => {
        const names = await geocoder.reverse(lat, lon);
        expect(names?.km ?? 0).toBeLessThanOrEqual(60);
        expect(() => geocoder.zone(lat, lon)).not.toThrow();
      }),
    );
  });
});

describe('zone', () => {
  it('knows land, sea and the edges', () => {
    expect(geocoder.zone(38.71, -9.13)).toBe('Europe/Lisbon');
    expect(geocoder.zone(37.74, -25.67)).toBe('Atlantic/Azores');
    expect(geocoder.zone(30, -40)).toMatch(/^Etc\/GMT/);
    expect(geocoder.zone(200, 0)).toBe('Etc/UTC');
  });
});

describe('find', () => {
  it('takes names in any case, without diacritics, in other languages, most populous first', () => {
    expect(geocoder.find('sao paulo')[0]).toMatchObject({ name: 'São Paulo', countryCode: 'BR' });
    expect(geocoder.find('Lisboa')[0]).toMatchObject({ name: 'Lisbon', countryCode: 'PT' });
    expect(geocoder.find('上海')[0]).toMatchObject({ name: 'Shanghai' });
    expect(geocoder.find('MÜNCHEN')[0]).toMatchObject({ name: 'Munich' });
    const namesakes = geocoder.find('Paris');
    expect(namesakes[0]?.countryCode).toBe('FR');
    expect(namesakes.length).toBeGreaterThan(1);
    expect(namesakes.map((c) => c.population)).toEqual(namesakes.map((c) => c.population).toSorted((a, b) => b - a));
  });

  it('finds nothing for what is no place', () => {
    expect(geocoder.find('qwertyuiop')).toEqual([]);
    expect(geocoder.find('')).toEqual([]);
  });
});
