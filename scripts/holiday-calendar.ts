import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import { FIRST_YEAR, LAST_YEAR, type YearOfHolidays } from '../src/ingest/temporal-tags-holidays.ts';

const require = createRequire(import.meta.url);

/** Holidays whose eve has a name of its own. */
const eves: ReadonlyMap<string, string> = new Map([
  ['Chinese New Year', "Chinese New Year's Eve"],
  ['Diwali', 'Diwali Eve'],
  ['Midsummer Day', 'Midsummer Eve'],
]);

/** One name for what countries name differently; the first pattern that fits wins. */
const holidayNames: readonly { readonly pattern: RegExp; readonly names: readonly string[] }[] = [
  {
    pattern: /^(Spring Festival|Chinese New Year|Lunar New Year|Korean New Year|Tết)/u,
    names: ['Chinese New Year', 'Spring Festival'],
  },
  { pattern: /^(Mid-Autumn|Day following the Chinese Mid-Autumn|Chuseok)/u, names: ['Mid-Autumn Festival'] },
  { pattern: /^(Tuen Ng|Dragon Boat)/u, names: ['Dragon Boat Festival'] },
  { pattern: /^(Ching Ming|Qingming|Tomb)/u, names: ['Qingming Festival'] },
  { pattern: /^(Deepavali|Diwali)/u, names: ['Diwali'] },
  { pattern: /^Easter Sunday$/u, names: ['Easter Sunday', 'Easter'] },
  { pattern: /^Easter Monday$/u, names: ['Easter Monday', 'Easter'] },
  { pattern: /^Thanksgiving/u, names: ['Thanksgiving'] },
];

/**
 * The main day of Diwali, which no fixed calendar rule gives: month and day by year, as observed in most of India.
 */
const diwaliDays: ReadonlyMap<number, string> = new Map(
  '2005-11-01 2006-10-21 2007-11-09 2008-10-28 2009-10-17 2010-11-05 2011-10-26 2012-11-13 2013-11-03 2014-10-23 2015-11-11 2016-10-30 2017-10-19 2018-11-07 2019-10-27 2020-11-14 2021-11-04 2022-10-24 2023-11-12 2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26'
    .split(' ')
    .map((day) => [Number(day.slice(0, 4)), day.slice(5)] as const),
);

/** Countries that keep Diwali but whose calendar has no rule for it. */
const diwaliCountries: ReadonlySet<string> = new Set(['IN', 'NP', 'FJ', 'MU', 'TT', 'GY', 'SR']);

const calendars = new Map<string, Holidays>();

function calendarOf(countryCode: string): Holidays {
  const known = calendars.get(countryCode);
  if (known !== undefined) return known;
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
