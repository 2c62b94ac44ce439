/**
 * Writes the tables of holidays in lexicon/tables: `holidays.txt`, those of every country in the years that most memories are
 * of, and `distant-holidays.br`, those of all other years in turn, packed. They are reckoned beforehand, since the calendars take
 * 45 MB of packages, and a third of a second to load and reckon in each thread that reads items.
 * Run with: npx node scripts/holiday-days.ts
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type Holidays from 'date-holidays';
import { FIRST_KNOWN_YEAR, FIRST_YEAR, LAST_KNOWN_YEAR, LAST_YEAR } from '../src/ingest/temporal-tags-holidays.ts';
import { reckonedHolidays } from './holiday-calendar.ts';

const tables = new URL('../lexicon/tables/', import.meta.url);
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

const rows = (years: readonly number[]): string =>
  countries.map((country) => `${country} ${entriesOf(country, years).join('|')}`).join('\n');

writeFileSync(
  new URL('holidays.txt', tables),
  `# Holidays by country, as \`names=days\` entries: names that one day has are parted by semicolons; a day is its month and its day
# in base 36, for each year in turn ("00" where there is none), or once when it is the same in all. Written by
# scripts/holiday-days.ts; facts from date-holidays (CC BY 3.0), which draws on Wikipedia.
${rows(between(FIRST_KNOWN_YEAR, LAST_KNOWN_YEAR))}
`,
);
const distantYears = [...between(FIRST_YEAR, FIRST_KNOWN_YEAR - 1), ...between(LAST_KNOWN_YEAR + 1, LAST_YEAR)];
writeFileSync(new URL('distant-holidays.br', tables), brotliCompressSync(rows(distantYears)));
process.stdout.write(`${countries.length} countries\n`);
