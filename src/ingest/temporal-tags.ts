import { derived } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import { localMillis, monthNames, type TimePrecision, type TimeSpan } from '../memory/time-span.ts';
import { holidaysOn } from './temporal-tags-holidays.ts';
import {
  hemisphereOfCountry,
  northernSeasons,
  partsOfDay,
  TROPIC_DEGREES,
  weekdayNames,
  weekendOfCountry,
} from './temporal-tags-tables.ts';

/** What is known of where the item was made; absence is unknown. */
export type TemporalPlace = {
  readonly lat?: number | undefined;
  readonly countryCode?: string | undefined;
  /** True of a country for which nothing speaks: its holidays are left out. */
  readonly isAssumed?: boolean;
};

const VERSION = 1;
const DAY_MS = 86_400_000;

/** Precisions that know the clock, and those that know the day. */
const knowsClock: ReadonlySet<TimePrecision> = new Set(['subsecond', 'second', 'minute', 'hour']);
const knowsDay: ReadonlySet<TimePrecision> = new Set([...knowsClock, 'day']);

/**
 * Words for when an item was made, by its own local clock: part of day, weekday, weekend, season, month, holidays of
 * the country. Only what the span's precision supports and what holds for the whole span; `undefined` when that is
 * nothing. No season in the tropics or where the hemisphere is unknown.
 */
export function temporalTags(span: TimeSpan, where: TemporalPlace = {}): Reading<'tags'> | undefined {
  const start = localMillis(span.start);
  const end = localMillis(span.end);
  if (!Number.isFinite(start) || !Number.isFinite(end)) return undefined;
  const names = [...dayTags(span, start, end, where), ...monthTags(span, start, end, hemisphere(where, span.zone))];
  if (names.length === 0) return undefined;
  const tags = [...new Set(names)].map((name) => ({ name, source: 'temporal' as const }));
  return reading('tags', tags, derived('temporal-tags', VERSION));
}

function dayTags(span: TimeSpan, start: number, end: number, where: TemporalPlace): string[] {
  if (!knowsDay.has(span.precision) || Math.floor(start / DAY_MS) !== Math.floor(end / DAY_MS)) return [];
  const isoWeekday = ((((Math.floor(start / DAY_MS) + 3) % 7) + 7) % 7) + 1;
  const rest = weekendOfCountry.get(where.countryCode ?? '') ?? [6, 7];
  const part = knowsClock.has(span.precision) ? partOfDay(start, end) : undefined;
  return [
    ...(part === undefined ? [] : [part]),
    ...weekdayNames.slice(isoWeekday - 1, isoWeekday),
    rest.includes(isoWeekday) ? 'weekend' : 'weekday',
    ...holidaysOn(span.start.slice(0, 10), where.isAssumed === true ? undefined : where.countryCode),
  ];
}

function partOfDay(start: number, end: number): string | undefined {
  const at = (millis: number): string | undefined => {
    const minutes = (((millis % DAY_MS) + DAY_MS) % DAY_MS) / 60_000;
    return partsOfDay.find((part) => minutes < part.until)?.name;
  };
  const first = at(start);
  return first === at(end) ? first : undefined;
}

function monthTags(span: TimeSpan, start: number, end: number, side: 'north' | 'south' | undefined): string[] {
  if (span.precision === 'year' || end - start > 100 * DAY_MS) return [];
  const first = new Date(start).getUTCMonth();
  const last = new Date(end).getUTCMonth();
  const season = seasonOf(first, side);
  return [
    ...(season === undefined || season !== seasonOf(last, side) ? [] : [season]),
    ...(first === last ? monthNames.slice(first, first + 1) : []),
  ];
}

function seasonOf(month: number, side: 'north' | 'south' | undefined): string | undefined {
  if (side === undefined) return undefined;
  return northernSeasons[side === 'north' ? month : (month + 6) % 12];
}

function hemisphere(where: TemporalPlace, zone: string | undefined): 'north' | 'south' | undefined {
  if (where.lat !== undefined) {
    if (Math.abs(where.lat) < TROPIC_DEGREES) return undefined;
    return where.lat > 0 ? 'north' : 'south';
  }
  if (where.countryCode !== undefined) return hemisphereOfCountry.get(where.countryCode);
  return zone?.startsWith('Europe/') ? 'north' : undefined;
}
