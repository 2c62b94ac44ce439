import { z } from 'zod';

export const timePrecisions = ['subsecond', 'second', 'minute', 'hour', 'day', 'month', 'year'] as const;
export type TimePrecision = (typeof timePrecisions)[number];

/** Where a capture or message time was read, in no order; the order of trust is in `reading-preference.ts`. */
export const timeSources = [
  'owner',
  'exif-offset',
  'exif-gps-zone',
  'exif-naive',
  'gps-clock',
  'xmp',
  'quicktime-utc',
  'quicktime-local',
  'sidecar',
  'date-header',
  'received-header',
  'row',
  'session-date',
  'file-name',
  'document',
  'file-time',
  'parent',
  'event',
] as const;
export type TimeSource = (typeof timeSources)[number];

const localInstant = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})?$/, 'an ISO 8601 date and time');

/**
 * A closed span of time on the local wall clock. `start` and `end` are ISO 8601 local times, with the offset
 * appended when it is known ("2023-05-07T15:09:29+01:00"); an instant has `start === end`; a day runs from 00:00:00
 * to 23:59:59. `zone` is an IANA name when known. Absence of `offset` means that the instant on the world's clock is
 * unknown, not that it is UTC.
 */
export const timeSpanSchema = z.object({
  start: localInstant,
  end: localInstant,
  precision: z.enum(timePrecisions),
  zone: z.string().optional(),
  offset: z
    .string()
    .regex(/^[+-]\d{2}:\d{2}$/)
    .optional(),
  source: z.enum(timeSources),
});
export type TimeSpan = z.infer<typeof timeSpanSchema>;

/** The local reading without what it is on the world's clock. */
export const wallClock = (instant: string): string => instant.replace(/(Z|[+-]\d{2}:\d{2})$/, '');

/** The wall-clock reading as milliseconds, as if it were UTC: comparable between local days wherever they were. */
export function localMillis(instant: string): number {
  // Whole seconds on a day that every month has: nearly all times, and several times faster than parsing them.
  const day = digits(instant, 8);
  const month = digits(instant, 5);
  const hour = digits(instant, 11);
  const minute = digits(instant, 14);
  const second = digits(instant, 17);
  const plain =
    instant.charAt(4) === '-' && instant.charAt(10) === 'T' && instant.charAt(16) === ':' && isWhole(instant);
  const valid = month >= 1 && month <= 12 && day >= 1 && day <= 28 && hour <= 23 && minute <= 59 && second <= 59;
  const century = digits(instant, 0);
  if (!plain || !valid || !(century >= 1)) return Date.parse(`${wallClock(instant)}Z`);
  return Date.UTC(century * 100 + digits(instant, 2), month - 1, day, hour, minute, second);
}

/** No parts of a second: nothing, a Z or an offset follows. */
const isWhole = ({ length }: string): boolean => length === 19 || length === 25;

/** The number that two digits write; NaN where there are others. */
function digits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Milliseconds since the epoch; a time without an offset is taken at `fallbackOffset` (default UTC). */
export function instantMillis(instant: string, fallbackOffset = 'Z'): number {
  return /(Z|[+-]\d{2}:\d{2})$/.test(instant) ? Date.parse(instant) : Date.parse(instant + fallbackOffset);
}

const notHappened: ReadonlySet<TimeSource> = new Set(['parent', 'file-time']);

/** Whether a time says when something happened, not only when a file came: what was first or last goes by such alone. */
export const tellsWhen = ({ source }: Pick<TimeSpan, 'source'>): boolean => !notHappened.has(source);

/** Sorts by time of happening, what is unknown last, whether the first or the latest is wanted at the head. */
export const timeKey = (time: TimeSpan | undefined, latestFirst: boolean): string =>
  time !== undefined && tellsWhen(time) ? time.start : latestFirst ? '' : '~';

export const DAY_MS = 86_400_000;
export const MINUTES_A_DAY = 1440;

/** How many days lie between the local days of two times: of a stay, its nights. */
export const daysBetween = (start: string, end: string): number =>
  (Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / DAY_MS;

/** "2023-05-07", the local day on which a span starts. */
export const localDay = (span: TimeSpan): string => span.start.slice(0, 10);

/** The span of a whole local day, month or year, given its ISO prefix ("2023-05-07", "2023-05", "2023"). */
export function calendarSpan(prefix: string, source: TimeSource): TimeSpan {
  const [year = '', month, day] = prefix.split('-');
  if (month === undefined) {
    return { start: `${year}-01-01T00:00:00`, end: `${year}-12-31T23:59:59`, precision: 'year', source };
  }
  if (day === undefined) {
    const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
    return {
      start: `${year}-${month}-01T00:00:00`,
      end: `${year}-${month}-${last}T23:59:59`,
      precision: 'month',
      source,
    };
  }
  return { start: `${prefix}T00:00:00`, end: `${prefix}T23:59:59`, precision: 'day', source };
}

/** English names of the months, January first. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The local day ("2023-05-07") so many days on, or back. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** ISO weekday of a local day, 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
