import { addDays, weekdayOf } from '../../memory/time-span.ts';
import {
  dayExists,
  dayOf,
  daySpan,
  isoDay,
  lastOfMonth,
  millisOf,
  monthsSpan,
  type Span,
  weekSpan,
} from './calendar.ts';
import { monthOf, type TimeContext, yearOf } from './time-context.ts';
import { dayParts, seasons } from './time-words.ts';

/** A day with its year, or without one the latest such day that has begun. */
export function dated(y: number | undefined, month: number, day: number, c: TimeContext): Span | undefined {
  if (y !== undefined) return dayExists(y, month, day) ? daySpan(isoDay(y, month, day)) : undefined;
  if (!dayExists(2024, month, day)) return undefined;
  for (let candidate = yearOf(c); candidate > yearOf(c) - 8; candidate -= 1) {
    const found = isoDay(candidate, month, day);
    if (dayExists(candidate, month, day) && found <= dayOf(c.now)) return daySpan(found);
  }
  return undefined;
}

const firstMonthOf = (season: string, c: TimeContext): number =>
  seasons[season.toLowerCase()]?.[c.southern ? 'south' : 'north'] ?? 1;

export const seasonSpan = (name: string, y: number, c: TimeContext): Span => monthsSpan(y, firstMonthOf(name, c), 3);
/**
 * A season of a year, said without more: the winter of 2022 may be its beginning or its end, so both are meant, the months
 * from January 2022 to February 2023 that are winter.
 */
export function seasonOfYear(name: string, y: number, c: TimeContext): Span & { readonly months?: number[] } {
  const span = seasonSpan(name, y, c);
  if (span.end.slice(0, 4) === span.start.slice(0, 4)) return span;
  return {
    start: `${span.start.slice(0, 4)}-01-01T00:00:00`,
    end: span.end,
    months: seasonMonths(name, c).toSorted((a, b) => a - b),
  };
}

/** The three months of a season, in the order of the year. */
export const seasonMonths = (name: string, c: TimeContext): number[] =>
  [0, 1, 2].map((i) => ((firstMonthOf(name, c) - 1 + i) % 12) + 1).sort((a, b) => a - b);

/** The latest span of a yearly kind that lies before now (`last`), the next, or the one of this year. */
export function yearly(which: string, make: (y: number) => Span | undefined, c: TimeContext): Span | undefined {
  const around = [1, 0, -1, -2].map((step) => make(yearOf(c) + step)).filter((span) => span !== undefined);
  if (/this/i.test(which)) {
    // In March "this winter" is the one that has just ended, in November the one to come.
    const distance = (s: Span): number =>
      Math.max(0, millisOf(s.start) - millisOf(c.now), millisOf(c.now) - millisOf(s.end));
    return around
      .filter((span) => span.start.slice(0, 4) <= String(yearOf(c)))
      .toSorted((a, b) => distance(a) - distance(b))[0];
  }
  if (/next/i.test(which)) return around.toReversed().find((span) => span.start > c.now);
  return around.find((span) => span.end < c.now);
}

/** Calendar days, weeks, months … `steps` from the one that holds now. */
export const periods: Readonly<Record<string, (c: TimeContext, steps: number) => Span>> = {
  day: (c, n) => daySpan(addDays(dayOf(c.now), n)),
  week: (c, n) => weekSpan(addDays(dayOf(c.now), 7 * n)),
  fortnight: (c, n) => ({
    ...weekSpan(addDays(dayOf(c.now), 14 * n)),
    end: weekSpan(addDays(dayOf(c.now), 14 * n + 7)).end,
  }),
  month: (c, n) => monthsSpan(yearOf(c), monthOf(c) + n),
  quarter: (c, n) => monthsSpan(yearOf(c), Math.floor((monthOf(c) - 1) / 3) * 3 + 1 + 3 * n, 3),
  year: (c, n) => monthsSpan(yearOf(c) + n, 1, 12),
  weekend: (c, n) => {
    const sunday = dayOf(weekSpan(addDays(dayOf(c.now), 7 * n)).end);
    return daySpan(addDays(sunday, -1), sunday);
  },
};

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14, weekend: 7 };

/** "Two weeks ago" is never exact: half a unit of slack on both sides, none for days. */
export function ago(count: number, unit: string, c: TimeContext): Span | undefined {
  if (!Number.isFinite(count)) return undefined;
  const today = dayOf(c.now);
  const days = daysOf[unit];
  if (days !== undefined) {
    const slack = unit === 'day' ? 0 : 3;
    const back = Math.round(days * count);
    return daySpan(addDays(today, -back - slack), addDays(today, -back + slack));
  }
  const months = unit === 'month' ? count : count * 12;
  if (unit === 'month' || !Number.isInteger(count)) {
    if (months < 1) return daySpan(addDays(today, -18), addDays(today, -12));
    const slack = unit === 'year' ? 1 : 0;
    return monthsSpan(yearOf(c), monthOf(c) - Math.round(months) - slack, 1 + 2 * slack);
  }
  return monthsSpan(yearOf(c) - count, 1, 12);
}

/** "The last three weeks": up to now. */
export function past(count: number, unit: string, c: TimeContext): Span {
  const days = daysOf[unit];
  const end = `${dayOf(c.now)}T23:59:59`;
  if (days !== undefined || count < 1) {
    const back = Math.round((days ?? (unit === 'month' ? 30 : 365)) * count);
    return { start: `${addDays(dayOf(c.now), -back)}T00:00:00`, end };
  }
  const back = unit === 'month' ? count : 12 * count;
  return { start: `${dayOf(monthsSpan(yearOf(c), monthOf(c) - back).start).slice(0, 8)}01T00:00:00`, end };
}

/** The same days a year or more ago, with some days around. */
export function sameTimeOf(year: number, slack: number, c: TimeContext): Span {
  const day = isoDay(year, monthOf(c), Math.min(Number(c.now.slice(8, 10)), lastOfMonth(year, monthOf(c))));
  return daySpan(addDays(day, -slack), addDays(day, slack));
}

/** The latest weekday (1 is Monday) before today. */
export function lastWeekday(weekday: number, c: TimeContext): Span {
  const back = (weekdayOf(dayOf(c.now)) - weekday + 7) % 7 || 7;
  return daySpan(addDays(dayOf(c.now), -back));
}

/** The nth weekday of a month, from its end when n is −1; undefined when the month has none. */
export function weekdayOfMonth(year: number, month: number, weekday: number, n: number): Span | undefined {
  const first = isoDay(year, month, 1);
  const days = [0, 1, 2, 3, 4]
    .map((week) => addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * week))
    .filter((day) => day.slice(0, 7) === first.slice(0, 7));
  const day = days.at(n > 0 ? n - 1 : n);
  return day === undefined ? undefined : daySpan(day);
}

export const hoursOf = (part: string): number[] =>
  [
    ...(dayParts[
      part
        .toLowerCase()
        .replace(/^the (?!middle)/, '')
        .replace(/s$/, '')
    ] ?? []),
  ].sort((a, b) => a - b);

/** The hour of a clock and those around it. */
export const hoursAround = (hour: number): number[] =>
  [(hour + 23) % 24, hour % 24, (hour + 1) % 24].sort((a, b) => a - b);
/** Hours from one to another, over midnight when the second is smaller. */
export function hoursBetween(from: number, to: number): number[] {
  const found: number[] = [];
  for (let hour = from; found.length < 24; hour = (hour + 1) % 24) {
    found.push(hour);
    if (hour === to % 24) break;
  }
  return found.sort((a, b) => a - b);
}
