import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import { diwaliCountries, diwaliDays, eves, holidayNames } from './temporal-tags-tables.ts';

const require = createRequire(import.meta.url);

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** The named days of a year, as `MM-DD`, each with its names. */
export type YearOfHolidays = ReadonlyMap<string, readonly string[]>;

const calendars = new Map<string, Holidays>();

function calendarOf(countryCode: string): Holidays {
  const known = calendars.get(countryCode);
  if (known !== undefined) return known;
  // A hundred modules with all calendars, which only who asks for a country's days need wait for.
  const Calendar: typeof Holidays = require('date-holidays');
  const made = new Calendar(countryCode, { languages: ['en'] });
  calendars.set(countryCode, made);
  return made;
}

/** Days from noon to midnight, and days for one trade, are no holidays that people name their photos by. */
const kinds: ReadonlySet<string> = new Set(['public', 'bank', 'optional', 'observance']);

/** The holidays of a country in a year, reckoned by its rules; empty for years that no rule is meant for. */
export function reckonedHolidays(countryCode: string, year: number): YearOfHolidays {
  const days = new Map<string, string[]>();
  if (year < FIRST_YEAR || year > LAST_YEAR) return days;
  const add = (monthDay: string, names: readonly string[]): void => {
    days.set(monthDay, [...new Set([...(days.get(monthDay) ?? []), ...names])]);
  };
  for (const holiday of calendarOf(countryCode).getHolidays(year) || []) {
    if (!kinds.has(holiday.type)) continue;
    const names = namesOf(holiday.name);
    const monthDay = holiday.date.slice(5, 10);
    // The Chinese rule "day 0 of month 1" is the eve, which the calendar names like the day itself.
    if (/^chinese 0?1-0-00/.test(holiday.rule ?? '')) {
      add(monthDay, ["Chinese New Year's Eve"]);
      continue;
    }
    const isFollowing = days.get(dayBefore(year, monthDay).slice(5))?.includes(names[0] ?? '') ?? false;
    add(monthDay, names);
    const eve = eves.get(names[0] ?? '');
    const before = dayBefore(year, monthDay);
    if (eve !== undefined && !isFollowing && before.startsWith(`${year}-`)) add(before.slice(5), [eve]);
  }
  const diwali = diwaliCountries.has(countryCode) ? diwaliDays.get(year) : undefined;
  if (diwali !== undefined) add(diwali, ['Diwali']);
  return days;
}

function namesOf(name: string): readonly string[] {
  const plain = name.replace(/\s*\((substitute|observed)[^)]*\)/iu, '').trim();
  return holidayNames.find((rule) => rule.pattern.test(plain))?.names ?? [plain];
}

const dayBefore = (year: number, monthDay: string): string =>
  new Date(Date.parse(`${year}-${monthDay}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
