/**
 * Writes src/ingest/holiday-days.ts: the holidays of every country in the years that most memories are of, reckoned
 * beforehand, since the calendars take a third of a second to load and reckon in each thread that reads items.
 * Run with: npx node scripts/holiday-days.ts
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Holidays from 'date-holidays';
import { reckonedHolidays } from '../src/ingest/holiday-calendar.ts';

const FIRST = 2000;
const LAST = 2035;
const require = createRequire(import.meta.url);
const Calendar: typeof Holidays = require('date-holidays');
const countries = Object.keys(new Calendar().getCountries()).sort();
const years = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i);

/** "12-25" as two digits of base 36. */
const coded = (monthDay: string): string =>
  monthDay
    .split('-')
    .map((n) => Number(n).toString(36))
    .join('');

/** Names with a code for each year, or with one alone when they are of the same day in all of them. */
function entriesOf(country: string): string[] {
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
const lines = countries.map((country) => `  ${country}: ${literal(entriesOf(country).join('|'))},`);

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
process.stdout.write(`${lines.length} countries\n`);
