import tzLookup from '@photostructure/tz-lookup';
import { DateTime } from 'luxon';
import { parseOffset } from '../../language/written-instant.ts';
import type { TimeSource, TimeSpan } from '../../memory/time-span.ts';

const written =
  /^(\d{4})[-:/](\d{2})[-:/](\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;
const inName = /(?:^|\D)((?:19|20)\d{2})(\d{2})(\d{2})[_-](\d{2})(\d{2})(\d{2})(?:\D|$)/;

/**
 * A row's timestamp on the local wall clock: what images and mails of the data set have, without an offset. An offset
 * that is written is kept; "Z" and "UTC" are written by programs that know no other, so that the clock is believed.
 */
export function naiveTime(timestamp: string): TimeSpan | undefined {
  const [, year, month, day, hour, minute, second, zone] = written.exec(timestamp.trim()) ?? [];
  const naive = spanOf([year, month, day, hour, minute, second], 'row');
  const offset = zone === undefined || naive?.precision === 'day' ? undefined : parseOffset(zone);
  if (naive === undefined || offset === undefined || offset === '+00:00') return naive;
  return { ...naive, start: naive.start + offset, end: naive.end + offset, offset };
}

/** A video row's timestamp, which is UTC: on the wall clock of the coordinates when there are some, else with +00:00. */
export function utcTime(timestamp: string, at: { lat: number; lon: number } | undefined): TimeSpan | undefined {
  const naive = naiveTime(timestamp);
  if (naive === undefined || naive.precision === 'day' || naive.offset !== undefined) return naive;
  const zone = at === undefined ? undefined : tzLookup(at.lat, at.lon);
  const local = DateTime.fromISO(`${naive.start}Z`, { zone: zone ?? 'utc' });
  if (!local.isValid) return undefined;
  const offset = local.toFormat('ZZ');
  const start = `${local.toFormat("yyyy-MM-dd'T'HH:mm:ss")}${offset}`;
  return { ...naive, start, end: start, offset, ...(zone === undefined ? {} : { zone }) };
}

/** The time in a file name such as `20220507_150929`. */
export function timeInStem(stem: string): TimeSpan | undefined {
  const [, ...parts] = inName.exec(stem) ?? [];
  return spanOf(parts, 'file-name');
}

function spanOf(parts: readonly (string | undefined)[], source: TimeSource): TimeSpan | undefined {
  const [year, month, day, hour, minute, second] = parts;
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = `${year}-${month}-${day}`;
  const time = hour === undefined ? '00:00:00' : `${hour}:${minute}:${second ?? '00'}`;
  if (!isCalendarDay(Number(year), Number(month), Number(day)) || !isClock(hour, minute, second)) return undefined;
  if (hour === undefined) return { start: `${date}T00:00:00`, end: `${date}T23:59:59`, precision: 'day', source };
  const start = `${date}T${time}`;
  return { start, end: start, precision: second === undefined ? 'minute' : 'second', source };
}

/** False for the 31st of June. */
const isCalendarDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeap(year) ? 29 : (longestDays[month - 1] ?? 0));
const longestDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const isClock = (hour = '0', minute = '0', second = '0'): boolean =>
  Number(hour) <= 23 && Number(minute) <= 59 && Number(second) <= 59;
