/**
 * Writes src/adapters/geonames/great-cities.ts: the cities of at least 100,000 inhabitants, apart from the others, whose
 * table takes a quarter of a second to load. Run with: npx node scripts/great-cities.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCities } from '../src/adapters/geonames/city-table.ts';

const LEAST = 100_000;
const great = loadCities().filter((city) => city.population >= LEAST);
const literal = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);
const lines = [...Map.groupBy(great, (city) => city.countryCode)]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([country, cities]) => `  ${country}: ${literal(cities.map((c) => `${c.name}=${c.population}`).join('|'))},`);

writeFileSync(
  join(import.meta.dirname, '../src/adapters/geonames/great-cities.ts'),
  `/**
 * Cities of at least LEAST_GREAT inhabitants by country, as \`name=inhabitants\` pairs. Written by
 * scripts/great-cities.ts; facts from GeoNames (geonames.org, CC BY 4.0).
 */
export const LEAST_GREAT = ${LEAST};
export const greatCities: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
process.stdout.write(`${great.length} cities\n`);
