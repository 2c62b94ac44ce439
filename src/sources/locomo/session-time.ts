import type { TimeSpan } from '../../memory/time-span.ts';

const months: readonly (string | undefined)[] = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const sessionTime = /^(\d{1,2}):(\d{2})\s*([ap])\.?m\.?\s+on\s+(\d{1,2})\s+([a-z]+),?\s+(\d{4})$/i;
const two = (n: number): string => String(n).padStart(2, '0');

/** LoCoMo's session date ("1:56 pm on 8 May, 2023") as a minute on the local wall clock; `undefined` when it is none. */
export function sessionSpan(written: string): TimeSpan | undefined {
  const [, hour, minute, half, day, name, year] = sessionTime.exec(written.trim()) ?? [];
  const month = months.indexOf(name?.toLowerCase()) + 1;
  if (year === undefined || month === 0) return undefined;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  if (Number(hour) > 12 || Number(minute) > 59 || Number(day) < 1 || Number(day) > 31) return undefined;
  const start = `${year}-${two(month)}-${two(Number(day))}T${two(hours)}:${minute}:00`;
  return { start, end: start, precision: 'minute', source: 'session-date' };
}
