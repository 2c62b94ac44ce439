import { reckonedHolidays, type YearOfHolidays } from './holiday-calendar.ts';
import { FIRST_KNOWN_YEAR, holidayDays, LAST_KNOWN_YEAR } from './holiday-days.ts';
import { daysEverywhere } from './temporal-tags-tables.ts';

const MOST_CACHED_YEARS = 500;

const years = new Map<string, YearOfHolidays>();

/**
 * Names of the holidays and named days of a local day (ISO date): those of the country (ISO 3166-1 alpha-2; public,
 * bank and observed ones, lunar ones included) and those that are named everywhere. Empty when there is none.
 */
export function holidaysOn(isoDay: string, countryCode?: string): readonly string[] {
  const monthDay = isoDay.slice(5);
  const everywhere = daysEverywhere.get(monthDay) ?? [];
  if (countryCode === undefined) return everywhere;
  const own = yearOfHolidays(countryCode, Number(isoDay.slice(0, 4))).get(monthDay);
  return own === undefined ? everywhere : [...new Set([...everywhere, ...own])];
}

function yearOfHolidays(countryCode: string, year: number): YearOfHolidays {
  const key = `${countryCode}${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  if (years.size >= MOST_CACHED_YEARS) years.clear();
  const isListed = year >= FIRST_KNOWN_YEAR && year <= LAST_KNOWN_YEAR;
  const made = isListed ? listedHolidays(countryCode, year) : reckonedHolidays(countryCode, year);
  years.set(key, made);
  return made;
}

/** A month and a day of the table: two digits of base 36. */
const DIGITS = 2;
const BASE = 36;

/** The holidays of a country in a year as the table has them: to reckon them takes a thousand times as long. */
export function listedHolidays(countryCode: string, year: number): YearOfHolidays {
  const days = new Map<string, readonly string[]>();
  const listed = Object.hasOwn(holidayDays, countryCode) ? (holidayDays[countryCode] ?? '') : '';
  for (const entry of listed === '' ? [] : listed.split('|')) {
    const [names = '', codes = ''] = entry.split('=');
    const at = codes.length === DIGITS ? 0 : (year - FIRST_KNOWN_YEAR) * DIGITS;
    const month = Number.parseInt(codes[at] ?? '', BASE);
    const day = Number.parseInt(codes[at + 1] ?? '', BASE);
    if (month > 0) days.set(`${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, names.split(';'));
  }
  return days;
}
