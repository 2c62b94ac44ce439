/**
 * Writes src/ingest/holiday-days.ts, the holidays of every country in the years that most memories are of, and
 * src/ingest/distant-holiday-days.ts, those of all other years, packed. They are reckoned beforehand, since the calendars take
 * 45 MB of packages, and a third of a second to load and reckon in each thread that reads items.
 * Run with: npx node scripts/holiday-days.ts
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type Holidays from 'date-holidays';
import { FIRST_YEAR, LAST_YEAR, reckonedHolidays } from './holiday-calendar.ts';

const FIRST = 2000;
const LAST = 2035;
const require = createRequire(import.meta.url);
const Calendar: typeof Holidays = require('date-holidays');
const countries = Object.keys(new Calendar().getCountries()).sort();
const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** "12-25" as two digits of base 36. */
const coded = (monthDay: string): string =>
  monthDay
    .split('-')
    .map((n) => Number(n).toString(36))
    .join('');

/** Names with a code for each year, or with one alone when they are of the same day in all of them. */
function entriesOf(country: string, years: readonly number[]): string[] {
  const byName = new Map<string, string[]>();
  for (const [at, year] of years.entries()) {
    const met = new Map<string, number>();
    for (const [day, names] of [...reckonedHolidays(country, year)].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const joined = names.join(';');
      if (/[=|]/.test(joined) || names.some((name) => name.includes(';')))
        throw new Error(`${joined} cannot be written`);
      const nth = met.get(joined) ?? 0;
      met.set(joined, nth + 1);
      const key = `${joined}=${nth}`;
      const codes = byName.get(key) ?? years.map(() => '00');
      codes[at] = coded(day);
      byName.set(key, codes);
    }
  }
  return [...byName].map(([key, codes]) => {
    const names = key.slice(0, key.lastIndexOf('='));
    return `${names}=${new Set(codes).size === 1 ? codes[0] : codes.join('')}`;
  });
}

const literal = (text: string): string => (text.includes("'") ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`);
const lines = countries.map(
  (country) => `  ${country}: ${literal(entriesOf(country, between(FIRST, LAST)).join('|'))},`,
);

writeFileSync(
  join(import.meta.dirname, '../src/ingest/holiday-days.ts'),
  `/**
 * Holidays by country, as \`names=days\` entries: names that one day has are parted by semicolons; a day is its month and
 * its day in base 36, for each year in turn ("00" where there is none), or once when it is the same in all. Written by
 * scripts/holiday-days.ts; facts from date-holidays (CC BY 3.0), which draws on Wikipedia.
 */
export const FIRST_KNOWN_YEAR = ${FIRST};
export const LAST_KNOWN_YEAR = ${LAST};
export const holidayDays: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
const distantYears = [...between(FIRST_YEAR, FIRST - 1), ...between(LAST + 1, LAST_YEAR)];
const distant = countries.map((country) => `${country}:${entriesOf(country, distantYears).join('|')}`).join('\n');
writeFileSync(
  join(import.meta.dirname, '../src/ingest/distant-holiday-days.ts'),
  `/**
 * Holidays of the years before and after those of holiday-days.ts: a line for each country, with the days of all these
 * years in turn; compressed with Brotli, in base 64. Written by scripts/holiday-days.ts; facts from date-holidays (CC BY 3.0),
 * which draws on Wikipedia.
 */
export const FIRST_DISTANT_YEAR = ${FIRST_YEAR};
export const LAST_DISTANT_YEAR = ${LAST_YEAR};
export const distantHolidayDays =
  '${brotliCompressSync(distant).toString('base64')}';
`,
);
process.stdout.write(`${lines.length} countries\n`);
