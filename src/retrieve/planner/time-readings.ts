import { addDays } from '../../memory/time-span.ts';
import { dayOf, daySpan, isoDay, lastOfMonth, monthsSpan, type Span, weekSpan } from './calendar.ts';
import { numberOfWord } from './number-words.ts';
import { dated, hoursBetween, hoursOf, seasonMonths, seasonSpan, weekdayOfMonth, yearly } from './relative-time.ts';
import { type Holiday, holidaySpan } from './tables/holiday-names.ts';
import { exactly, monthOf, roughly, type TimeContext, type TimePoint, yearOf } from './time-context.ts';
import { monthForms, weekdayForms } from './time-words.ts';

export const indexOfForm = (forms: readonly (readonly string[])[], word: string): number =>
  forms.findIndex((all) => all.includes(word.toLowerCase())) + 1;
export const monthNamed = (word: string | undefined): number => indexOfForm(monthForms, word ?? '');
export const numberOf = (word: string | undefined): number =>
  /^few$/i.test(word ?? '') ? 3 : /^couple of$/i.test(word ?? '') ? 2 : (numberOfWord(word ?? '') ?? Number.NaN);
export const yearNumber = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);
export const unitOf = (word: string | undefined): string => (word ?? '').toLowerCase();

const partOfMonth: Readonly<Record<string, readonly [number, number]>> = {
  early: [1, 10],
  'the beginning of': [1, 10],
  'the start of': [1, 10],
  'the first half of': [1, 15],
  mid: [10, 20],
  'the middle of': [10, 20],
  'the second half of': [16, 31],
  late: [20, 31],
  'the end of': [20, 31],
};
/** Months of parts of a year. */
const partOfYear: Readonly<Record<string, readonly [number, number]>> = {
  early: [1, 4],
  'the beginning of': [1, 3],
  'the start of': [1, 3],
  'the first half of': [1, 6],
  mid: [5, 8],
  'the middle of': [5, 8],
  'the second half of': [7, 12],
  late: [9, 12],
  'the end of': [10, 12],
};
const partKey = (words: string): string => {
  const key = words.toLowerCase().replace('-', '').trim();
  return / of$/.test(key) && !key.startsWith('the ') ? `the ${key}` : key;
};

export function monthPart(part: string, month: number, y: string | undefined, c: TimeContext): TimePoint | undefined {
  const days = partOfMonth[partKey(part)];
  const inYear = yearNumber(y) ?? (month <= monthOf(c) ? yearOf(c) : yearOf(c) - 1);
  if (days === undefined) return undefined;
  return roughly(
    daySpan(isoDay(inYear, month, days[0]), isoDay(inYear, month, Math.min(days[1], lastOfMonth(inYear, month)))),
  );
}

export function yearPart(part: string, y: number): TimePoint | undefined {
  const found = partOfYear[partKey(part)];
  return found && roughly(monthsSpan(y, found[0], found[1] - found[0] + 1));
}

export function numericDate(m: RegExpExecArray, c: TimeContext): TimePoint | undefined {
  const [a, b] = [Number(m[1]), Number(m[2])];
  const y = (m[3] ?? '').length === 2 ? `20${m[3]}` : m[3];
  // With full stops the day comes first wherever dates are written so.
  const dayFirst = c.dayFirst || /\d\.\d/.test(m[0]);
  const [day, month] = b > 12 || (!dayFirst && a <= 12) ? [b, a] : [a, b];
  return exactly(dated(yearNumber(y), month, day, c));
}

/** "April 24–26, 2019": the days from one to another of a month. */
export function daysOfMonth(
  month: number,
  [from, to]: readonly [number, number],
  y: number | undefined,
  c: TimeContext,
): TimePoint | undefined {
  const last = dated(y, month, to, c);
  if (last === undefined || from >= to) return undefined;
  return exactly(daySpan(isoDay(Number(last.start.slice(0, 4)), month, from), dayOf(last.end)));
}

/** What shows that a number after a month is a day of it: "on June 22", "Monday June 22". */
const beforeDays = /(?:\b(?:on|since|until|till|by|before|after|from|to|and|between)|day|-|–) $/i;
const FIRST_SHORT_YEAR = 10;

/**
 * "June 22", a month and a number: a day, or a month of 2022. Where the memory holds only one of them, that; where it holds
 * both, both are meant.
 */
export function monthAndNumber(m: RegExpExecArray, c: TimeContext): TimePoint | undefined {
  const [, monthWord, the, number, ending, y] = m;
  const [month, n] = [monthNamed(monthWord), Number(number)];
  const day = exactly(dated(yearNumber(y), month, n, c));
  const ofYear = /(?:19|20)\d\d|\b(?:last|this|that|next|previous) year\b|\byears? (?:ago|before)\b/i;
  const isDay = y !== undefined || the !== '' || ending !== '' || beforeDays.test(m.input.slice(0, m.index));
  if (isDay || n < FIRST_SHORT_YEAR || c.years?.includes(2000 + n) !== true || ofYear.test(withoutToday(m.input)))
    return day;
  const inYear = monthsSpan(2000 + n, month);
  if (inYear.start > c.now || c.holds?.(inYear) !== true) return day;
  const span = day?.args;
  const holdsDay = span?.start !== undefined && span.end !== undefined && c.holds({ start: span.start, end: span.end });
  return day === undefined || !holdsDay ? exactly(inYear) : { ...day, or: [inYear], unsure: true };
}

/** "Today is 2019-08-21." names no year of what is asked for. */
const withoutToday = (text: string): string => text.replace(/\btoday is [^.]{4,30}\./i, '');

const relativeDays: Readonly<Record<string, number>> = {
  today: 0,
  tonight: 0,
  yesterday: -1,
  tomorrow: 1,
  'the day before yesterday': -2,
  'this morning': 0,
  'this afternoon': 0,
  'this evening': 0,
};

export function relativeDay(words: string, c: TimeContext): TimePoint {
  const key = words.toLowerCase().replace(/\s+/g, ' ');
  const night = { 'last night': -1, 'the night before last': -2 }[key];
  if (night !== undefined) {
    const day = addDays(dayOf(c.now), night);
    return { args: { start: `${day}T18:00:00`, end: `${addDays(day, 1)}T05:00:00` }, exact: true };
  }
  const day = addDays(dayOf(c.now), relativeDays[key] ?? 0);
  const part = /morning|afternoon|evening|night/.exec(key)?.[0];
  return { args: { ...daySpan(day), ...(part === undefined ? {} : { hours: hoursOf(part) }) }, exact: true };
}

/** A named day: of a year, the last one, or of any year that the memory has. */
export function holidayPoint(
  holiday: Holiday,
  which: { readonly year?: number | undefined; readonly word?: string | undefined },
  c: TimeContext,
): TimePoint {
  const { tag } = holiday;
  const make = (y: number): Span | undefined => holidaySpan(holiday, y, c.country);
  const span =
    which.year !== undefined ? make(which.year) : which.word === undefined ? undefined : yearly(which.word, make, c);
  if (span !== undefined) return { args: { ...span }, exact: false };
  if (which.year !== undefined) return { args: { ...monthsSpan(which.year, 1, 12), tag }, exact: false };
  const others = holiday.everywhere === true ? [] : (c.years ?? []).map(make).filter((one) => one !== undefined);
  return { args: { tag }, exact: false, ...(others.length === 0 ? {} : { or: others }) };
}

/** "The first weekend of May 2022", "the last Sunday in August". */
export function partByOrdinal(m: RegExpExecArray, c: TimeContext): TimePoint | undefined {
  const [, ordinal = '', what = '', monthWord, y] = m;
  const month = monthNamed(monthWord);
  const inYear = yearNumber(y) ?? (month <= monthOf(c) ? yearOf(c) : yearOf(c) - 1);
  const n = /last/i.test(ordinal) ? -1 : (numberOfWord(ordinal) ?? 1);
  const weekday = indexOfForm(weekdayForms, what);
  if (weekday > 0) return exactly(weekdayOfMonth(inYear, month, weekday, n));
  if (/weekend/i.test(what)) {
    const saturday = weekdayOfMonth(inYear, month, 6, n);
    return saturday && exactly({ start: saturday.start, end: `${addDays(dayOf(saturday.start), 1)}T23:59:59` });
  }
  const day = n === -1 ? lastOfMonth(inYear, month) - 3 : Math.min(7 * n - 3, 28);
  return roughly(weekSpan(isoDay(inYear, month, day)));
}

export const clockHour = (text: string | undefined, half: string | undefined): number =>
  (Number(text) % 12) + (/p/i.test(half ?? '') ? 12 : 0);

/** "Late summer 2021", "early autumn". */
export function seasonPart(m: RegExpExecArray, c: TimeContext): TimePoint {
  const name = m[2] ?? '';
  const months = seasonMonths(name, c);
  const first = Number(seasonSpan(name, 2001, c).start.slice(5, 7));
  const [skip, count] = { early: [0, 1], mid: [1, 1], late: [2, 1] }[(m[1] ?? '').toLowerCase().replace('-', '')] ?? [
    0, 3,
  ];
  const year = yearNumber(m[3]);
  if (year !== undefined) return { args: { ...monthsSpan(year, first + (skip ?? 0), count) }, exact: false };
  return {
    args: { months: [((first + (skip ?? 0) - 1) % 12) + 1].filter((month) => months.includes(month)) },
    exact: false,
  };
}

/** "Between 9 and 11 pm", "after 6 pm", "before 8 am". */
export function clockRange(m: RegExpExecArray): TimePoint {
  const half = m[4];
  const [from, to] = [clockHour(m[1], m[2] ?? half), clockHour(m[3], half)];
  return { args: { hours: hoursBetween(from, (to + 23) % 24) }, exact: false };
}
