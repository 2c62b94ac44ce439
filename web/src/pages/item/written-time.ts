import type { TimeSpan } from '../../../../src/memory/time-span.ts';

/** A time as form fields; '' means unknown. Clock time as "14:30" or "14:30:05". */
export type TimeParts = { readonly year: string; readonly month: string; readonly day: string; readonly clock: string };

const withDay = new Set<TimeSpan['precision']>(['subsecond', 'second', 'minute', 'hour', 'day']);
const withClock = new Set<TimeSpan['precision']>(['subsecond', 'second', 'minute', 'hour']);

/** A time as form fields. */
export function partsOf(time: Pick<TimeSpan, 'start' | 'precision'> | undefined): TimeParts {
  if (time === undefined) return { year: '', month: '', day: '', clock: '' };
  const { start, precision } = time;
  const plain = (digits: string): string => String(Number(digits));
  return {
    year: start.slice(0, 4),
    month: precision === 'year' ? '' : plain(start.slice(5, 7)),
    day: withDay.has(precision) ? plain(start.slice(8, 10)) : '',
    clock: withClock.has(precision) ? start.slice(11, 19) : '',
  };
}

/** In the format of the API: "2019", "2019-05", "2019-05-07", "2019-05-07 14:30"; undefined without a year. */
export function writtenOf({ year, month, day, clock }: TimeParts): string | undefined {
  if (!/^\d{4}$/.test(year.trim())) return undefined;
  const two = (digits: string): string => digits.padStart(2, '0');
  if (month === '') return year.trim();
  if (day === '') return `${year.trim()}-${two(month)}`;
  const date = `${year.trim()}-${two(month)}-${two(day)}`;
  return clock === '' ? date : `${date} ${clock}`;
}

/** Number of days in the month; 31 if unknown. */
export function daysIn({ year, month }: Pick<TimeParts, 'year' | 'month'>): number {
  if (month === '') return 31;
  return new Date(Date.UTC(/^\d{4}$/.test(year) ? Number(year) : 2024, Number(month), 0)).getUTCDate();
}
