import { packedRowsOf, rowsOf, sidesOf } from '../lexicon/rows.ts';
import { daysEverywhere } from './temporal-tags-tables.ts';

/** The named days of a year, as `MM-DD`, each with its names. */
export type YearOfHolidays = ReadonlyMap<string, readonly string[]>;

/** The years that the tables have, and those whose table need not be unpacked. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;
export const FIRST_KNOWN_YEAR = 2000;
export const LAST_KNOWN_YEAR = 2035;

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
  const made = listedHolidays(countryCode, year);
  years.set(key, made);
  return made;
}

/** A month and a day of the table: two digits of base 36. */
const DIGITS = 2;
const BASE = 36;

/** The holidays of a country in a year as the tables have them; empty for years that no calendar's rules are meant for. */
export function listedHolidays(countryCode: string, year: number): YearOfHolidays {
  const days = new Map<string, readonly string[]>();
  const { entries, place } = listedOf(countryCode, year);
  for (const entry of entries === '' ? [] : entries.split('|')) {
    const [names = '', codes = ''] = entry.split('=');
    const at = codes.length === DIGITS ? 0 : place * DIGITS;
    const month = Number.parseInt(codes[at] ?? '', BASE);
    const day = Number.parseInt(codes[at + 1] ?? '', BASE);
    if (month > 0) days.set(`${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, names.split(';'));
  }
  return days;
}

/** A country's entries in the table that a year is in, and the year's place among those of the table. */
function listedOf(countryCode: string, year: number): { readonly entries: string; readonly place: number } {
  if (year < FIRST_YEAR || year > LAST_YEAR) return { entries: '', place: 0 };
  if (year >= FIRST_KNOWN_YEAR && year <= LAST_KNOWN_YEAR) {
    known ??= new Map(sidesOf(rowsOf('holidays'), ' '));
    return { entries: known.get(countryCode) ?? '', place: year - FIRST_KNOWN_YEAR };
  }
  distant ??= new Map(sidesOf(packedRowsOf('distant-holidays'), ' '));
  const between = year > LAST_KNOWN_YEAR ? LAST_KNOWN_YEAR - FIRST_KNOWN_YEAR + 1 : 0;
  return { entries: distant.get(countryCode) ?? '', place: year - FIRST_YEAR - between };
}

let known: ReadonlyMap<string, string> | undefined;
/** Unpacked when a memory first has something of such a year. */
let distant: ReadonlyMap<string, string> | undefined;
