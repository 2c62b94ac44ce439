import { monthByName } from '../../language/calendar-words.ts';
import { fold } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import { parseNumber } from '../../language/numbers.ts';
import { spokenClock, spokenTime } from './spoken-clock.ts';

/** A day that a text names; without a year when the text has none. */
export type QuotedDay = { readonly year?: number; readonly month: number; readonly day?: number };

/** "2010.95欧" is a sum, whatever year its euros look like. */
const isoDays =
  /(?<!\d)(?<![€$£¥₹] ?|\b(?:EUR|USD|GBP|CHF|CNY|JPY|SEK|NOK|DKK|CZK|PLN|HKD) )((?:19|20)\d\d)[-/.年](1[0-2]|0?[1-9])(?:[-/.月](\d{1,2})[日号]?|月)?(?!\d)(?! ?(?:[€$£¥₹]|(?:EUR|USD|GBP|CHF|CNY|JPY|SEK|NOK|DKK|CZK|PLN|HKD)\b|euros?\b|欧|元|块|英镑|美元|日元|港币))/g;
const chineseDays = /(?<![\d年])(\d{1,2})月(\d{1,2})[日号]/g;
const figureDays = /(?<![\d.:/]|(?<!\d)-)(\d{1,2})([./-])(\d{1,2})\2((?:19|20)?\d\d)(?![\d:])/g;
const wordDays =
  /(?<![\d\p{L}])(?:(\d{1,2})(?:(?:st|nd|rd|th|er|º|\.)?\s+(?:of\s+|de\s+)?|[/-]|(?=\p{L}{3}(?!\p{L}))))?((?:jan|jän|ene|gen|feb|fév|fev|m[aä]r|mrt|maa|apr|avr|abr|ma[yijg]|mei|jun|jui|giu|jul|lug|aug|aoû|aou|ago|sep|set|o[ck]t|ott|out|nov|d[eé]c|dez|dic)\p{L}{0,7})\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d))?(?:(?:,?\s+(?:de\s+)?|[/-])((?:19|20)\d\d))?/giu;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthNamed = (word: string): number =>
  monthByName.get(fold(word)) ??
  (/^[a-z]+$/i.test(word) && word.length < 4 ? months.indexOf(word.toLowerCase()) + 1 : 0);

/** A stretch of days of which one end has its month: "9-14.07.2022", "8 to 11 May", 10月3日至5日. */
const firstOfStretch =
  /(?<![\d.:/-])(\d{1,2})(?:st|nd|rd|th|\.)?\s?(?:-|–|—|to|till|until|and|bis|und|au|al|et|至|到)\s?$/iu;
const lastOfStretch =
  /^\s?(?:-|–|—|~|to|至|到)\s?(\d{1,2})(?:st|nd|rd|th)?(?:[日号]|(?=,?\s+(?:19|20)\d\d)|(?![\d:.,/]))/iu;
const LONGEST_END = 16;
/** "30 April 2017 to 2 May 2017": what the stretch ends with has a month of its own. */
const ofAnotherMonth = /^\s?(?:-|–|—|~|to|至|到)\s?\d{1,2}(?:st|nd|rd|th)?(?:\s+(?:of\s+|de\s+)?|[/-])(\p{L}{3,})/iu;

/** Days named in figures or words, in English and Chinese; figures that leave the order open are read both ways. */
export function daysIn(text: string): QuotedDay[] {
  const found: QuotedDay[] = [];
  const add = (year: string | undefined, month: number, day: string | undefined): void => {
    if (month < 1 || month > 12 || (day !== undefined && (Number(day) < 1 || Number(day) > 31))) return;
    const full = year === undefined ? undefined : year.length === 2 ? 2000 + Number(year) : Number(year);
    found.push({
      ...(full === undefined ? {} : { year: full }),
      month,
      ...(day === undefined ? {} : { day: Number(day) }),
    });
  };
  const push = (match: RegExpExecArray, year: string | undefined, month: number, day: string | undefined): void => {
    const end = match.index + match[0].length;
    const first = firstOfStretch.exec(text.slice(Math.max(0, match.index - LONGEST_END), match.index))?.[1];
    const after = text.slice(end, end + LONGEST_END);
    const hasOwnMonth = monthNamed(ofAnotherMonth.exec(after)?.[1] ?? '') > 0;
    const last = hasOwnMonth ? undefined : lastOfStretch.exec(after)?.[1];
    for (const one of [first, day, last]) if (one !== undefined || day === undefined) add(year, month, one);
  };
  for (const match of matchesIn(text, isoDays)) push(match, match[1], Number(match[2]), match[3]);
  for (const match of matchesIn(text, chineseDays)) push(match, undefined, Number(match[1]), match[2]);
  for (const match of matchesIn(text, figureDays)) {
    push(match, match[4], Number(match[3]), match[1]);
    push(match, match[4], Number(match[1]), match[3]);
  }
  for (const match of matchesIn(text, wordDays))
    push(match, match[4], monthNamed(match[2] ?? ''), match[1] ?? match[3]);
  return found;
}

/** Whether the day said is the one quoted, as far as both tell. */
export const sameDay = (said: QuotedDay, quoted: QuotedDay): boolean =>
  said.month === quoted.month &&
  (said.year === undefined || quoted.year === undefined || said.year === quoted.year) &&
  (said.day === undefined || quoted.day === undefined || said.day === quoted.day);

const clocks = /(?<![\d:.,€$£¥₹])(\d{1,2})(?:([:h点时.])(\d{2})?)?\s?(?:([ap])\.?m\b\.?)?(?![\d%])/giu;

/** "1245 hrs". */
const inOneFigure = /(?<![\d:.,€$£¥₹-])([01]\d|2[0-3])([0-5]\d)\s?(?:hrs?|hours|uhr)\b/giu;

const spokenForms = new RegExp(spokenClock, 'giu');

/** Times of day as minutes after midnight; a bare number is none. */
export function minutesIn(text: string): number[] {
  const inOne = matchesIn(text, inOneFigure).map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes));
  const marked = matchesIn(text, clocks).flatMap(([whole, hour, mark, minute, half]) => {
    if ((mark === undefined || mark === '.') && half === undefined) return [];
    const written = Number(hour);
    const late = half?.toLowerCase() === 'p' || /(?:下午|晚上|傍晚)\s?$/u.test(text.slice(0, text.indexOf(whole)));
    const hours = late && written < 12 ? written + 12 : half?.toLowerCase() === 'a' && written === 12 ? 0 : written;
    return hours > 24 ? [] : [hours * 60 + Number(minute ?? 0)];
  });
  const spoken = matchesIn(text, spokenForms).flatMap(([written]) => {
    const [hours, minutes] = (spokenTime(written) ?? '').split(':').map(Number);
    return hours === undefined || minutes === undefined ? [] : [hours * 60 + minutes];
  });
  return [...inOne, ...marked, ...spoken];
}

/** The text without days and times, whose figures count nothing. */
export const withoutMoments = (text: string): string =>
  [isoDays, chineseDays, figureDays]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .replace(wordDays, (whole: string, _before: string | undefined, word: string) =>
      monthNamed(word) > 0 ? ' ' : whole,
    )
    .replace(/T?\d{1,2}:\d{2}(?::\d{2})?/g, ' ');

const figures = /\d[\d.,'’ {2}]*\d|\d/gu;

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const characters = '零一二三四五六七八九十';

/** Small numbers in words as figures. */
const inFigures = (text: string): string =>
  text
    .replace(/\b[a-z]{3,6}\b/gi, (word) => {
      const n = words.indexOf(word.toLowerCase());
      return n < 0 ? word : String(n);
    })
    .replace(/[一二三四五六七八九十两](?=\s?(?:晚|夜|天|周|个|小时|分钟|人|位|次))/gu, (c) =>
      c === '两' ? '2' : String(characters.indexOf(c)),
    );

/** Numbers in any notation, in both readings where the separator leaves them open. */
export function numbersIn(text: string): number[] {
  return matchesIn(inFigures(text), figures).flatMap(([written]) => {
    const found = [
      parseNumber(written),
      parseNumber(written, { decimal: '.' }),
      parseNumber(written, { decimal: ',' }),
    ];
    return [...new Set(found.filter((n) => n !== undefined))];
  });
}
