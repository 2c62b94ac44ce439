import { addDays, weekdayOf } from '../../memory/time-span.ts';

/** A closed span of local wall-clock time, in the form that plans use ("2023-05-07T00:00:00"). */
export type Span = { readonly start: string; readonly end: string };

const two = (n: number): string => String(n).padStart(2, '0');

/** Wall-clock milliseconds, as if the clock stood at UTC. */
export const millisOf = (local: string): number => Date.parse(`${local.slice(0, 19)}Z`);
export const localOf = (millis: number): string => new Date(millis).toISOString().slice(0, 19);
export const isoDay = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

export const daySpan = (from: string, to: string = from): Span => ({
  start: `${from}T00:00:00`,
  end: `${to}T23:59:59`,
});
export const dayOf = (local: string): string => local.slice(0, 10);
export const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** False for days that no calendar has, such as 31 February. */
export const dayExists = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= lastOfMonth(year, month);

/** Span of `count` whole months from a year and month; months below 1 or above 12 run into neighbouring years. */
export function monthsSpan(year: number, month: number, count = 1): Span {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const last = new Date(Date.UTC(year, month - 1 + count, 0));
  return daySpan(first.toISOString().slice(0, 10), last.toISOString().slice(0, 10));
}

/** Monday to Sunday of the week that holds the day. */
export function weekSpan(day: string): Span {
  const monday = addDays(day, 1 - weekdayOf(day));
  return daySpan(monday, addDays(monday, 6));
}

/** Easter Sunday of the Gregorian calendar (anonymous Gregorian computus, Meeus 1991). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return isoDay(year, Math.floor(f / 31), (f % 31) + 1);
}
