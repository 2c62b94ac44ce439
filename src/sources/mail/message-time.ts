import type { TimeSource, TimeSpan } from '../../memory/time-span.ts';
import { type HeaderField, headerOf, headersOf } from './header-block.ts';

const months: readonly string[] = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Zone names of RFC 5322 §4.3 and the few others that old mailers write, in minutes east of Greenwich. */
const zoneMinutes: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  bst: 60,
  west: 60,
  cet: 60,
  met: 60,
  cest: 120,
  mest: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  jst: 540,
  kst: 540,
  ast: -240,
  edt: -240,
  est: -300,
  cdt: -300,
  cst: -360,
  mdt: -360,
  mst: -420,
  pdt: -420,
  pst: -480,
};

const internetDate =
  /(\d{1,2})[ -]+([a-z]{3})[a-z]*\.?,?[ -]+(\d{2,4}),?\s+(\d{1,2})\s*[:.]\s*(\d{2})(?:\s*[:.]\s*(\d{2}))?(?:[.,]\d+)?\s*(am|pm)?\s*(.*)/i;
const unixDate =
  /([a-z]{3})\s+(\d{1,2})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s+(?:([+-]\d{4}|[a-z]{3,4})\s+)?(\d{4})(?:\s+([+-]\d{4}))?/i;
const isoDate = /(\d{4})-(\d{1,2})-(\d{1,2})[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*(.*)/i;

type Clock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number | undefined;
  readonly offset: number | undefined;
};

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/**
 * A date as mail writes it (RFC 5322 §3.3 and its obsolete and broken forms, the form of mailbox separators, ISO 8601) as
 * an instant on the sender's wall clock with its offset; undefined when it is no date or an impossible one. A date
 * without a zone keeps none.
 */
export function parseMailDate(text: string, source: TimeSource): TimeSpan | undefined {
  const plain = text
    .slice(0, 300)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ');
  const clock = readInternet(plain) ?? readUnix(plain) ?? readIso(plain);
  return clock === undefined ? undefined : spanOf(clock, source);
}

function readInternet(text: string): Clock | undefined {
  const m = internetDate.exec(text);
  if (m === null) return undefined;
  const [, day, month = '', year = '', hour, minute, second, half, zone = ''] = m;
  return {
    year: fullYear(year),
    month: months.indexOf(month.toLowerCase()) + 1,
    day: Number(day),
    hour: halfDay(Number(hour), half?.toLowerCase()),
    minute: Number(minute),
    second: second === undefined ? undefined : Number(second),
    offset: zoneOffset(zone),
  };
}

function readUnix(text: string): Clock | undefined {
  const m = unixDate.exec(text);
  if (m === null) return undefined;
  const [, month = '', day, hour, minute, second, zone, year, late] = m;
  return {
    year: Number(year),
    month: months.indexOf(month.toLowerCase()) + 1,
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: second === undefined ? undefined : Number(second),
    offset: zoneOffset(zone ?? late ?? ''),
  };
}

function readIso(text: string): Clock | undefined {
  const m = isoDate.exec(text);
  if (m === null) return undefined;
  const [, year, month, day, hour, minute, second, zone = ''] = m;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: second === undefined ? undefined : Number(second),
    offset: zoneOffset(zone),
  };
}

/** Two-digit years: RFC 5322 §4.3. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length > 3) return year;
  return digits.length === 3 || year >= 50 ? year + 1900 : year + 2000;
}

const halfDay = (hour: number, half: string | undefined): number =>
  half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);

function zoneOffset(text: string): number | undefined {
  const zone = text.trim().toLowerCase();
  const numeric = /^(?:gmt|utc)?\s*([+-])\s?(\d{2}):?(\d{2})/.exec(zone);
  if (numeric !== null) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3]);
    return minutes > 14 * 60 ? undefined : numeric[1] === '-' ? -minutes : minutes;
  }
  return zoneMinutes[/^[a-z]+/.exec(zone)?.[0] ?? ''];
}

function spanOf(clock: Clock, source: TimeSource): TimeSpan | undefined {
  const { year, month, day, hour, minute, second = 0, offset } = clock;
  const leapSecond = Math.min(second, 59);
  const local = new Date(Date.UTC(year, month - 1, day, hour, minute, leapSecond));
  const possible = month > 0 && hour < 24 && minute < 60 && second < 61 && local.getUTCDate() === day;
  if (!possible || year < 1000 || year > 9999) return undefined;
  const wall = `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(leapSecond)}`;
  const zone = offset === undefined ? '' : offsetText(offset);
  return {
    start: wall + zone,
    end: wall + zone,
    precision: clock.second === undefined ? 'minute' : 'second',
    ...(zone === '' ? {} : { offset: zone }),
    source,
  };
}

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`;

/** The first network mail was sent in 1971; clocks run ahead, but not by years. */
const EARLIEST = Date.UTC(1971, 0, 1);
const FURTHEST_AHEAD_MS = 366 * 86_400_000;

const instantOf = (span: TimeSpan): number => Date.parse(span.offset === undefined ? `${span.start}Z` : span.start);

function plausible(span: TimeSpan | undefined, now: number): span is TimeSpan {
  if (span === undefined) return false;
  const instant = instantOf(span);
  return instant >= EARLIEST && instant <= now + FURTHEST_AHEAD_MS;
}

/**
 * When a message was sent: its Date header, else the earliest plausible hop in its Received headers, else the mailbox's
 * separator line, else the file's time (`fileTime`, milliseconds). Absurd dates (3609) are passed over.
 */
export function messageTime(
  fields: readonly HeaderField[],
  fallback: { readonly fromLine?: string | undefined; readonly fileTime?: number | undefined },
  now = Date.now(),
): TimeSpan | undefined {
  const date = headerOf(fields, 'date');
  const sent = date === undefined ? undefined : parseMailDate(date, 'date-header');
  if (plausible(sent, now)) return sent;
  const hops = headersOf(fields, 'received')
    .map((hop) => parseMailDate(hop.slice(hop.lastIndexOf(';') + 1), 'received-header'))
    .filter((span) => plausible(span, now))
    .sort((a, b) => instantOf(a) - instantOf(b));
  if (hops[0] !== undefined) return hops[0];
  const delivered = parseMailDate(fallback.fromLine ?? '', 'received-header');
  if (plausible(delivered, now)) return delivered;
  return fallback.fileTime === undefined ? undefined : fileTimeSpan(fallback.fileTime);
}

function fileTimeSpan(milliseconds: number): TimeSpan {
  const instant = `${new Date(milliseconds).toISOString().slice(0, 19)}+00:00`;
  return { start: instant, end: instant, precision: 'second', offset: '+00:00', source: 'file-time' };
}
