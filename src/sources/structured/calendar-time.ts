import { DateTime, Duration, IANAZone } from 'luxon';
import type { CalendarComponent, CalendarProperty } from './calendar-lines.ts';

/** A day ("2024-08-22"), or a moment with its offset where that is known ("2024-08-22T10:27:00+02:00"). */
export type CalendarMoment = { readonly text: string; readonly isDay: boolean };
export type ZonesOfCalendar = ReadonlyMap<string, CalendarComponent>;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const momentForm = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(Z?)$/;

/** The time zones that a calendar explains, by the names that it gives them. */
export const zonesOf = (calendar: CalendarComponent): ZonesOfCalendar =>
  new Map(
    calendar.parts
      .filter(({ name }) => name === 'vtimezone')
      .flatMap((zone) => {
        const id = zone.properties.find(({ name }) => name === 'tzid')?.value;
        return typeof id === 'string' ? [[id, zone] as const] : [];
      }),
  );

/** When a property says that something is; undefined for what is no date. */
export function momentOf(property: CalendarProperty | undefined, zones: ZonesOfCalendar): CalendarMoment | undefined {
  const written = Array.isArray(property?.value) ? property.value[0] : property?.value;
  if (typeof written !== 'string') return undefined;
  if (dayForm.test(written)) return DateTime.fromISO(written).isValid ? { text: written, isDay: true } : undefined;
  const [, local = '', utc] = momentForm.exec(written) ?? [];
  if (!DateTime.fromISO(local, { zone: 'utc' }).isValid) return undefined;
  if (utc === 'Z') return { text: written, isDay: false };
  const id = property?.parameters['tzid'];
  return { text: typeof id === 'string' ? withOffset(local, id, zones) : local, isDay: false };
}

function withOffset(local: string, id: string, zones: ZonesOfCalendar): string {
  const explained = zones.get(id);
  const location = explained?.properties.find(({ name }) => name === 'x-lic-location')?.value;
  // Some programs put a path of their own before the name of the zone.
  const names = [id, id.split('/').slice(-2).join('/'), location];
  const zone = names.find((name) => typeof name === 'string' && IANAZone.isValidZone(name));
  if (typeof zone === 'string') return DateTime.fromISO(local, { zone }).toISO({ suppressMilliseconds: true }) ?? local;
  return `${local}${explained === undefined ? '' : (offsetAt(local, explained) ?? '')}`;
}

/** The offset that a zone explains by itself: that of the last change before a local time. */
function offsetAt(local: string, zone: CalendarComponent): string | undefined {
  const year = Number(local.slice(0, 4));
  const changes = zone.parts
    .slice(0, MOST_CHANGES)
    .flatMap((part) => [year - 1, year].flatMap((one) => onset(part, one)));
  const past = changes.filter(({ at }) => at <= local).sort((a, b) => (a.at < b.at ? -1 : 1));
  return past.at(-1)?.offset;
}

const MOST_CHANGES = 200;
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** When daylight or standard time of a zone begins in a year: by its yearly rule, else at its only time. */
function onset(part: CalendarComponent, year: number): { readonly at: string; readonly offset: string }[] {
  const value = (name: string): unknown => part.properties.find((property) => property.name === name)?.value;
  const [start, offset, rule] = [value('dtstart'), value('tzoffsetto'), value('rrule')];
  if (typeof start !== 'string' || typeof offset !== 'string' || !/^[+-]\d\d:\d\d/.test(offset)) return [];
  const said = { offset: offset.slice(0, 6) };
  if (rule === undefined) return [{ at: start, ...said }];
  const { bymonth, byday } = rule as Readonly<Record<string, unknown>>;
  const [, nth, name = ''] = /^([+-]?[1-5])([A-Z]{2})$/.exec(String(byday)) ?? [];
  const month = Number(bymonth);
  const weekday = weekdays.indexOf(name) + 1;
  if (nth === undefined || weekday === 0 || !(month >= 1 && month <= 12)) return [];
  const day = nthWeekday(year, month, weekday, Number(nth));
  return [{ at: `${day}${start.slice(10)}`, ...said }];
}

/** "2024-03-31": the n-th weekday (1 is Monday) of a month, from its end where `nth` is negative. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string | null {
  const first = DateTime.utc(year, month, 1);
  if (nth > 0) return first.plus({ days: ((weekday - first.weekday + 7) % 7) + (nth - 1) * 7 }).toISODate();
  const last = first.endOf('month');
  return last.minus({ days: ((last.weekday - weekday + 7) % 7) + (-nth - 1) * 7 }).toISODate();
}

/** When something ends that has a beginning and a duration ("PT1H30M"). */
export function endAfter(start: CalendarMoment, duration: unknown): CalendarMoment | undefined {
  const length = Duration.fromISO(typeof duration === 'string' ? duration : '');
  if (!length.isValid) return undefined;
  const end = DateTime.fromISO(start.text, { setZone: true }).plus(length);
  if (!end.isValid) return undefined;
  if (start.isDay) return { text: end.toISODate() ?? '', isDay: true };
  const hasOffset = /(Z|[+-]\d\d:\d\d)$/.test(start.text);
  return { text: end.toISO({ suppressMilliseconds: true, includeOffset: hasOffset }) ?? '', isDay: false };
}

/** A day that an event no longer has part in, as calendars write its end, as its last day. */
export function lastDay({ text, isDay }: CalendarMoment, start: CalendarMoment | undefined): string {
  if (!isDay || start === undefined || text <= start.text) return text;
  return DateTime.fromISO(text).minus({ days: 1 }).toISODate() ?? text;
}
