/**
 * Writes src/adapters/geonames/great-cities.ts: the cities of at least 100,000 inhabitants, apart from the others, whose
 * table takes a quarter of a second to load. Run with: npx node scripts/great-cities.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCities } from '../src/adapters/geonames/city-table.ts';

const LEAST = 100_000;
const rows = loadCities()
  .filter((city) => city.population >= LEAST)
  .map((city) => `${city.name}|${city.countryCode}|${city.population}`);

writeFileSync(
  join(import.meta.dirname, '../src/adapters/geonames/great-cities.ts'),
  `/**
 * Cities of at least LEAST_GREAT inhabitants as \`name|country|population\` lines. Written by scripts/great-cities.ts; facts from
 * GeoNames (geonames.org, CC BY 4.0).
 */
export const LEAST_GREAT = ${LEAST};
export const greatCities = \`${rows.join('\n').replaceAll(/[`\\$]/g, '\\$&')}\`;
`,
);
process.stdout.write(`${rows.length} cities\n`);
