import { addDays, daySpan, easterSunday, isoDay, type Span, weekdayOf } from './calendar.ts';

/** Month names and short forms, in the order of the year. The first form of each is the full name. */
export const monthForms: readonly (readonly string[])[] = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];

/** Weekday names, Monday first. Short forms count only where a date is certain ("on Sat"), for "sat" and "sun" are words. */
export const weekdayForms: readonly (readonly string[])[] = [
  ['monday', 'mon'],
  ['tuesday', 'tues', 'tue'],
  ['wednesday', 'wed'],
  ['thursday', 'thurs', 'thur', 'thu'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
  ['sunday', 'sun'],
];

/** First month of each season of three months, by hemisphere. Meteorological seasons. */
export const seasons: Readonly<Record<string, { readonly north: number; readonly south: number }>> = {
  spring: { north: 3, south: 9 },
  summer: { north: 6, south: 12 },
  autumn: { north: 9, south: 3 },
  fall: { north: 9, south: 3 },
  winter: { north: 12, south: 6 },
};

/** Hours of the parts of a day on the local clock. */
export const dayParts: Readonly<Record<string, readonly number[]>> = {
  morning: [5, 6, 7, 8, 9, 10, 11],
  noon: [11, 12, 13],
  afternoon: [12, 13, 14, 15, 16, 17],
  evening: [17, 18, 19, 20, 21, 22],
  night: [20, 21, 22, 23, 0, 1, 2, 3, 4],
  midnight: [23, 0],
};

const fixed =
  (month: number, day: number, before = 0, after = 0) =>
  (year: number): Span => {
    const date = isoDay(year, month, day);
    return daySpan(addDays(date, -before), addDays(date, after));
  };
const easter =
  (from: number, to: number = from) =>
  (year: number): Span =>
    daySpan(addDays(easterSunday(year), from), addDays(easterSunday(year), to));
/** The nth weekday (1 is Monday) of a month, and the days until `after` days later. */
const nth =
  (n: number, weekday: number, month: number, after = 0) =>
  (year: number): Span => {
    const first = isoDay(year, month, 1);
    const date = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
    return daySpan(date, addDays(date, after));
  };

/**
 * Days that have a name: how people write them, the temporal tag, and when they are where the calendar is the sun's.
 * Lunar ones have a tag only: the tag on the items, made from where each was taken, decides.
 */
export const holidays: readonly {
  readonly words: RegExp;
  readonly tag: string;
  readonly span?: (year: number) => Span;
}[] = [
  { words: /christmas eve/, tag: 'christmas', span: fixed(12, 24) },
  { words: /boxing day/, tag: 'boxing day', span: fixed(12, 26) },
  { words: /christmas(?: day)?|xmas/, tag: 'christmas', span: fixed(12, 25, 1, 1) },
  { words: /new year['’]?s eve|silvester/, tag: 'new year', span: fixed(12, 31) },
  { words: /(?:chinese|lunar) new year|spring festival/, tag: 'chinese new year' },
  { words: /mid-?autumn(?: festival)?|moon festival/, tag: 'mid-autumn' },
  { words: /dragon boat(?: festival)?/, tag: 'dragon boat' },
  { words: /new year(?:['’]?s)?(?: day)?/, tag: 'new year', span: fixed(1, 1, 1, 0) },
  { words: /valentine['’]?s(?: day)?/, tag: 'valentine', span: fixed(2, 14) },
  { words: /st\.? patrick['’]?s(?: day)?/, tag: 'st patrick', span: fixed(3, 17) },
  { words: /good friday/, tag: 'easter', span: easter(-2) },
  { words: /easter(?: sunday| monday| weekend)?/, tag: 'easter', span: easter(-2, 1) },
  { words: /independence day|fourth of july/, tag: 'independence day', span: fixed(7, 4) },
  { words: /bastille day/, tag: 'bastille day', span: fixed(7, 14) },
  { words: /halloween/, tag: 'halloween', span: fixed(10, 31) },
  { words: /thanksgiving/, tag: 'thanksgiving', span: nth(4, 4, 11, 3) },
  { words: /labou?r day/, tag: 'labour day' },
  { words: /mother['’]?s day/, tag: 'mothers day', span: nth(2, 7, 5) },
  { words: /father['’]?s day/, tag: 'fathers day', span: nth(3, 7, 6) },
  { words: /diwali/, tag: 'diwali' },
  { words: /ramadan/, tag: 'ramadan' },
  { words: /eid(?: al-(?:fitr|adha))?/, tag: 'eid' },
  { words: /hanukkah|chanukah/, tag: 'hanukkah' },
];

/** Numbers as words, for "two weeks ago". */
export const smallNumbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  'a couple of': 2,
  'a few': 3,
  several: 4,
};

/** Countries of the southern hemisphere with seasons, ISO 3166-1. */
export const southernCountries: readonly string[] = [
  'AU',
  'NZ',
  'ZA',
  'AR',
  'CL',
  'UY',
  'PY',
  'BR',
  'BO',
  'PE',
  'NA',
  'BW',
  'ZW',
  'MZ',
  'MG',
];
