import { calendarSpan, type TimePrecision, type TimeSource, type TimeSpan } from '../memory/time-span.ts';

/** A moment as a tag or file name writes it: the wall clock, and the offset if it is written too. */
export type WrittenInstant = {
  /** "2023-05-07T15:09:29", or with up to three digits of a fraction, or a prefix: "2023-05-07", "2023-05", "2023". */
  readonly wall: string;
  /** "+02:00"; absent when not written. "Z" is written "+00:00". */
  readonly offset?: string;
  readonly precision: TimePrecision;
};

const shape = new RegExp(
  String.raw`^\s*(\d{4})(?:[:\-/.](\d{1,2})(?:[:\-/.](\d{1,2}))?)?` +
    String.raw`(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?` +
    String.raw`\s*(Z|[+-]\d{2}:?\d{2}|[+-]\d{2})?\s*(?:DST)?\s*$`,
  'i',
);

const two = (value: string): string => value.padStart(2, '0');

/**
 * Reads EXIF ("2023:05:07 15:09:29"), ISO 8601 and XMP dates, whole or partial, with fraction and offset. Dates that
 * no calendar has (a 30 February, a month 0), hours past 23 and offsets past 15 hours give `undefined`.
 */
export function parseInstant(text: string): WrittenInstant | undefined {
  const match = shape.exec(text.replaceAll('\0', ' '));
  if (match === null) return undefined;
  const [, year = '', month, day, hour, minute, second, fraction, zone] = match;
  const offset = zone === undefined ? undefined : parseOffset(zone);
  if (zone !== undefined && offset === undefined) return undefined;
  if (!isDate(Number(year), month, day)) return undefined;
  const date = [year, month, day]
    .filter((part) => part !== undefined)
    .map(two)
    .join('-');
  if (hour === undefined || minute === undefined) {
    return { wall: date, precision: day !== undefined ? 'day' : month !== undefined ? 'month' : 'year' };
  }
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
  const clock = `${date}T${two(hour)}:${minute}:${second ?? '00'}`;
  return {
    wall: withFraction(clock, fraction),
    ...(offset === undefined ? {} : { offset }),
    precision: fraction !== undefined ? 'subsecond' : second !== undefined ? 'second' : 'minute',
  };
}

/** "+0200", "+02:00", "+02" and "Z" as "+02:00"; `undefined` past ±15 hours (the world's clocks end at +14). */
export function parseOffset(text: string): string | undefined {
  if (/^\s*Z\s*$/i.test(text)) return '+00:00';
  const match = /^\s*([+-])(\d{2}):?(\d{2})?\s*\0*$/.exec(text);
  if (match === null) return undefined;
  const [, sign = '+', hours = '', minutes = '00'] = match;
  if (Number(hours) > 15 || Number(minutes) > 59) return undefined;
  return `${sign}${hours}:${minutes}`;
}

/** A wall clock with the fraction of a second that another tag gives ("054" is .054 s); kept to milliseconds. */
export function withFraction(wall: string, fraction: string | undefined): string {
  const digits = /^\d+/.exec(fraction?.trim() ?? '')?.[0];
  if (digits === undefined || wall.length !== 19) return wall;
  return `${wall}.${digits.slice(0, 3)}`;
}

/** The span a written instant means: a moment, or a whole day, month or year. */
export function spanOf(written: WrittenInstant, source: TimeSource): TimeSpan {
  if (written.wall.length <= 10) return calendarSpan(written.wall, source);
  const at = written.wall + (written.offset ?? '');
  return {
    start: at,
    end: written.precision === 'minute' ? at.replace(/:00(?=$|[+-])/, ':59') : at,
    precision: written.precision,
    ...(written.offset === undefined ? {} : { offset: written.offset }),
    source,
  };
}

function isDate(year: number, month: string | undefined, day: string | undefined): boolean {
  if (year < 1) return false;
  if (month === undefined) return true;
  if (Number(month) < 1 || Number(month) > 12) return false;
  if (day === undefined) return true;
  return Number(day) >= 1 && Number(day) <= new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
}
