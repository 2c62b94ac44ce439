import { describe, expect, it } from 'vitest';
import { reckonedHolidays } from '../../scripts/holiday-calendar.ts';
import { rowsOf } from '../lexicon/rows.ts';
import { FIRST_KNOWN_YEAR, FIRST_YEAR, LAST_KNOWN_YEAR, LAST_YEAR, listedHolidays } from './temporal-tags-holidays.ts';

const inOrder = (days: ReadonlyMap<string, readonly string[]>) => [...days].sort(([a], [b]) => (a < b ? -1 : 1));

describe('the table of holidays', () => {
  it.each([
    ['CN', 2023],
    ['CN', 2031],
    ['DE', 2017],
    ['GB', FIRST_KNOWN_YEAR],
    ['HK', 2020],
    ['IL', 2024],
    ['IN', 2019],
    ['IR', 2016],
    ['JP', 2019],
    ['PT', LAST_KNOWN_YEAR],
    ['SG', 2026],
    ['SJ', 2012],
    ['TW', 2008],
    ['US', 2021],
    ['CN', FIRST_YEAR],
    ['IL', 1967],
    ['DE', 1990],
    ['GB', FIRST_KNOWN_YEAR - 1],
    ['IR', LAST_KNOWN_YEAR + 1],
    ['JP', 2064],
    ['US', LAST_YEAR],
  ])('has for %s in %i what the calendar reckons', (country, year) => {
    expect(inOrder(listedHolidays(country, year))).toEqual(inOrder(reckonedHolidays(country, year)));
  });

  it('has no day that is none', () => {
    for (const country of rowsOf('holidays').map((row) => row.slice(0, 2))) {
      for (const year of [FIRST_KNOWN_YEAR, 2017, LAST_KNOWN_YEAR]) {
        for (const [day, names] of listedHolidays(country, year)) {
          expect(new Date(`${year}-${day}T00:00:00Z`).toISOString().slice(5, 10), `${country} ${year}`).toBe(day);
          expect(
            names.every((name) => name !== ''),
            `${country} ${year} ${day}`,
          ).toBe(true);
        }
      }
    }
  });

  it('knows nothing of years that no calendar is meant for', () => {
    expect(inOrder(listedHolidays('DE', FIRST_YEAR - 1))).toEqual([]);
    expect(inOrder(listedHolidays('DE', LAST_YEAR + 1))).toEqual([]);
  });

  it('knows nothing of a country that is none', () => {
    expect(inOrder(listedHolidays('XX', 1980))).toEqual([]);
    expect(inOrder(listedHolidays('XX', 2020))).toEqual([]);
    expect(inOrder(listedHolidays('constructor', 2020))).toEqual([]);
  });
});
