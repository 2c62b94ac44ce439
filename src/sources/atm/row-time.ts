import tzLookup from '@photostructure/tz-lookup';
import { DateTime } from 'luxon';
import type { TimeSource, TimeSpan } from '../../memory/time-span.ts';

const written =
  /^(\d{4})[-:/](\d{2})[-:/](\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;
const inName = /(?:^|\D)((?:19|20)\d{2})(\d{2})(\d{2})[_-](\d{2})(\d{2})(\d{2})(?:\D|$)/;

/** A row's timestamp on the local wall clock, without an offset: what images and mails of the data set have. */
export function naiveTime(timestamp: string): TimeSpan | undefined {
  const [, year, month, day, hour, minute, second] = written.exec(timestamp.trim()) ?? [];
  return spanOf([year, month, day, hour, minute, second], 'row');
}

/** A video row's timestamp, which is UTC: on the wall clock of the coordinates when there are some, else with +00:00. */
export function utcTime(timestamp: string, at: { lat: number; lon: number } | undefined): TimeSpan | undefined {
  const naive = naiveTime(timestamp);
  if (naive === undefined || naive.precision === 'day') return naive;
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
  const at = new Date(`${date}T${time}Z`);
  // A date that does not exist, such as the 31st of June, rolls over or is invalid.
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(`${date}T${time}`)) return undefined;
  if (hour === undefined) return { start: `${date}T00:00:00`, end: `${date}T23:59:59`, precision: 'day', source };
  const start = `${date}T${time}`;
  return { start, end: start, precision: second === undefined ? 'minute' : 'second', source };
}
