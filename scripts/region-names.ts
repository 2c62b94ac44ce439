/**
 * Writes lexicon/tables/regions.txt: the names of first-order regions by country and GeoNames admin1 code.
 * The city data know codes without names, exiftool's geolocation data know names without codes; a city that both know
 * tells which is which, and most of a region's cities must agree. Run with: npx node scripts/region-names.ts
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { loadCities } from '../src/adapters/geonames/city-table.ts';
import { fold } from '../src/language/fold.ts';
import { distanceKm } from '../src/memory/location.ts';

const FARTHEST_KM = 3;
const LEAST_SHARE = 0.6;
const LONGEST_NAME = 40;

const rowSchema = z.object({
  City: z.string(),
  Region: z.string(),
  CountryCode: z.string(),
  Latitude: z.coerce.number(),
  Longitude: z.coerce.number(),
});

function namedCities(): Map<string, z.infer<typeof rowSchema>[]> {
  const exiftool = join(import.meta.dirname, '../node_modules/exiftool-vendored.pl/bin/exiftool');
  const listing = execFileSync(exiftool, ['-listgeo', '-csv'], { maxBuffer: 64 * 1024 * 1024, encoding: 'utf8' });
  const rows = z.array(rowSchema).parse(parse(listing, { columns: true, from_line: 2, relax_column_count: true }));
  return Map.groupBy(rows, (row) => `${row.CountryCode}.${fold(row.City)}`);
}

function votes(): Map<string, Map<string, number>> {
  const named = namedCities();
  const found = new Map<string, Map<string, number>>();
  for (const city of loadCities()) {
    if (city.admin1 === '' || city.admin1 === '00') continue;
    for (const row of named.get(`${city.countryCode}.${fold(city.name)}`) ?? []) {
      if (row.Region === '' || distanceKm(city, { lat: row.Latitude, lon: row.Longitude }) > FARTHEST_KM) continue;
      const key = `${city.countryCode}.${city.admin1}`;
      const count = found.get(key) ?? new Map<string, number>();
      found.set(key, count.set(row.Region, (count.get(row.Region) ?? 0) + 1));
    }
  }
  return found;
}

const before =
  /^(Region of|Provincia de|Departamento de|Département de|Estado de|Municipality of|State of|City state) /;
const after =
  / (Region|Province|Governorate|Oblast|Republic|County|Prefecture|Department|District|Municipality|Voivodeship|\(HCMC\))$/;
/** Words that name a region only together with what they are: "Central Region", "Capital District". */
const bare = /^(the )?(north|south|east|west|central|upper|lower|capital|national|autonomous|federal)/i;

/** What people leave out: "Attica Region" is "Attica". */
function plain(name: string): string {
  const short = name.replace(before, '').replace(after, '');
  return bare.test(short) ? name : short;
}

const countries = new Map<string, string[]>();
for (const [key, names] of [...votes()].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [best] = [...names].sort(([, a], [, b]) => b - a);
  const all = [...names.values()].reduce((sum, n) => sum + n, 0);
  if (best === undefined || best[1] / all < LEAST_SHARE || best[0].length > LONGEST_NAME) continue;
  const country = key.slice(0, 2);
  countries.set(country, [...(countries.get(country) ?? []), `${key.slice(3)}=${plain(best[0])}`]);
}

const lines = [...countries].map(([country, pairs]) => `${country} ${pairs.join('|')}`);
writeFileSync(
  new URL('../lexicon/tables/regions.txt', import.meta.url),
  `# First-order regions by country and GeoNames admin1 code, as \`code=name\` pairs. Written by scripts/region-names.ts; facts from
# GeoNames (geonames.org, CC BY 4.0).
${lines.join('\n')}
`,
);
process.stdout.write(`${countries.size} countries, ${[...countries.values()].flat().length} regions\n`);
