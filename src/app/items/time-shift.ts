import { zoned } from '../../ingest/capture-time-zone.ts';
import { spanOf, type WrittenInstant } from '../../language/written-instant.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { TimeSpan } from '../../memory/time-span.ts';

const MINUTES_OF = { d: 1440, h: 60, m: 1 } as const;

/** What units are called, by their first letters in English and in Chinese. */
const units: readonly (readonly [RegExp, keyof typeof MINUTES_OF])[] = [
  [/^(?:d|days?|天|日)$/, 'd'],
  [/^(?:h|hrs?|hours?|小时|个小时|时)$/, 'h'],
  [/^(?:m|mins?|minutes?|分钟|分)$/, 'm'],
];

/**
 * By how many minutes a wrong clock is to be moved: "+1h", "-0:30", "+1 d 2 h", "+1小时". Undefined for what is no shift; a time has
 * no sign before it.
 */
export function shiftOf(said: string): number | undefined {
  const signed = /^\s*([+\-−－＋])\s*(\S.*?)\s*$/.exec(said);
  if (signed === null) return undefined;
  const [, sign = '', amount = ''] = signed;
  const minutes = clockMinutes(amount) ?? unitMinutes(amount);
  if (minutes === undefined || minutes === 0) return undefined;
  return sign === '+' || sign === '＋' ? minutes : -minutes;
}

function clockMinutes(amount: string): number | undefined {
  const clock = /^(\d{1,3})[:：](\d{2})$/.exec(amount);
  if (clock === null || Number(clock[2]) > 59) return undefined;
  return Number(clock[1]) * 60 + Number(clock[2]);
}

function unitMinutes(amount: string): number | undefined {
  const parts = [...amount.toLowerCase().matchAll(/(\d{1,5})\s*([a-z]+|[\p{Script=Han}]+)\s*/gu)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== amount.toLowerCase()) return undefined;
  let minutes = 0;
  for (const [, count, word = ''] of parts) {
    const unit = units.find(([name]) => name.test(word))?.[1];
    if (unit === undefined) return undefined;
    minutes += Number(count) * MINUTES_OF[unit];
  }
  return minutes;
}

/** The item's time with its wall clock moved; undefined for one that has no clock to be wrong. */
export function shifted({ time }: MemoryItem, minutes: number): TimeSpan | undefined {
  if (time === undefined || time.precision === 'day' || time.precision === 'month' || time.precision === 'year')
    return undefined;
  const moved = (local: string): TimeSpan => {
    const [, wall = '', fraction = ''] = /^(.{19})(\.\d{1,3})?/.exec(local) ?? [];
    const clock = new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 19);
    const written: WrittenInstant = { wall: `${clock}${fraction}`, precision: time.precision };
    // Across a change of summer time the place's clock has another offset.
    if (time.zone !== undefined) return spanOf(zoned(written, time.zone)?.written ?? written, 'owner');
    return spanOf(time.offset === undefined ? written : { ...written, offset: time.offset }, 'owner');
  };
  const first = moved(time.start);
  const last = time.end === time.start ? first : moved(time.end);
  return { ...first, end: last.end, ...(time.zone === undefined ? {} : { zone: time.zone }) };
}
