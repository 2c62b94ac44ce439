/**
 * Writes src/app/settings/zones-of-countries.ts: the time zones of each country as the runtime's Unicode data (CLDR) know
 * them. To ask it for all takes a sixth of a second, which no start of a program should. Run with:
 * npx node scripts/zones-of-countries.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const canonical = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [
    zone,
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone,
  ]),
);

const rows = LETTERS.flatMap((a) => LETTERS.map((b) => `${a}${b}`)).flatMap((code) => {
  // Countries that are no more (DD, SU, YU) have the zones of those that came after them.
  const [today] = Intl.getCanonicalLocales(`und-${code}`);
  if (countries.of(code) === undefined || today !== `und-${code}`) return [];
  const zones = new Intl.Locale(`und-${code}`).getTimeZones?.() ?? [];
  const names = [...new Set(zones.flatMap((zone) => [zone, canonical.get(zone) ?? zone]))];
  return names.length === 0 ? [] : [`${code}=${names.join(',')}`];
});

writeFileSync(
  join(import.meta.dirname, '../src/app/settings/zones-of-countries.ts'),
  `/** Made by scripts/zones-of-countries.ts from Unicode CLDR: each country (ISO 3166-1 alpha-2) and its time zones. */
export const zonesOfCountries =
  '${rows.join('|')}';
`,
);
