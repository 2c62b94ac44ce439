/**
 * Writes lexicon/tables/great-cities.txt: the cities of at least 100,000 inhabitants, apart from the others, whose
 * table takes a quarter of a second to load. Run with: npx node scripts/great-cities.ts
 */
import { writeFileSync } from 'node:fs';
import { loadCities } from '../src/adapters/geonames/city-table.ts';
import { LEAST_GREAT } from '../src/adapters/geonames/geocoder.ts';

const great = loadCities().filter((city) => city.population >= LEAST_GREAT);
const lines = [...Map.groupBy(great, (city) => city.countryCode)]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([country, cities]) => `${country} ${cities.map((c) => `${c.name}=${c.population}`).join('|')}`);

writeFileSync(
  new URL('../lexicon/tables/great-cities.txt', import.meta.url),
  `# Cities of at least 100,000 inhabitants by country, as \`name=inhabitants\` pairs. Written by scripts/great-cities.ts; facts from
# GeoNames (geonames.org, CC BY 4.0).
${lines.join('\n')}
`,
);
process.stdout.write(`${great.length} cities\n`);
