import { parseNumber } from '../language/numbers.ts';

/** A day that a text names; without a year when the text has none. */
export type QuotedDay = { readonly year?: number; readonly month: number; readonly day?: number };

const isoDays = /(?<!\d)((?:19|20)\d\d)[-/.年](\d{1,2})(?:[-/.月](\d{1,2})[日号]?|月)?(?!\d)/g;
const chineseDays = /(?<![\d年])(\d{1,2})月(\d{1,2})[日号]/g;
const figureDays = /(?<![\d.:/-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)?\d\d)(?![\d:])/g;
const wordDays =
  /(?<!\d)(?:(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d))?(?:,?\s+((?:19|20)\d\d))?/gi;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Days named in figures or words, in English and Chinese; figures that leave the order open are read both ways. */
export function daysIn(text: string): QuotedDay[] {
  const found: QuotedDay[] = [];
  const push = (year: string | undefined, month: number, day: string | undefined): void => {
    if (month < 1 || month > 12 || (day !== undefined && (Number(day) < 1 || Number(day) > 31))) return;
    const full = year === undefined ? undefined : year.length === 2 ? 2000 + Number(year) : Number(year);
    found.push({
      ...(full === undefined ? {} : { year: full }),
      month,
      ...(day === undefined ? {} : { day: Number(day) }),
    });
  };
  for (const [, year, month, day] of text.matchAll(isoDays)) push(year, Number(month), day);
  for (const [, month, day] of text.matchAll(chineseDays)) push(undefined, Number(month), day);
  for (const [, a, , b, year] of text.matchAll(figureDays)) {
    push(year, Number(b), a);
    push(year, Number(a), b);
  }
  for (const [, before, name, after, year] of text.matchAll(wordDays))
    push(year, months.indexOf((name ?? '').toLowerCase()) + 1, before ?? after);
  return found;
}

/** Whether the day said is the one quoted, as far as both tell. */
export const sameDay = (said: QuotedDay, quoted: QuotedDay): boolean =>
  said.month === quoted.month &&
  (said.year === undefined || quoted.year === undefined || said.year === quoted.year) &&
  (said.day === undefined || quoted.day === undefined || said.day === quoted.day);

const clocks = /(?<![\d:.,€$£¥₹])(\d{1,2})(?:([:h点时.])(\d{2})?)?\s?(?:([ap])\.?m\b\.?)?(?![\d%])/giu;

/** Times of day as minutes after midnight; a bare number is none. */
export function minutesIn(text: string): number[] {
  return [...text.matchAll(clocks)].flatMap(([whole, hour, mark, minute, half]) => {
    if ((mark === undefined || mark === '.') && half === undefined) return [];
    const written = Number(hour);
    const late = half?.toLowerCase() === 'p' || /(?:下午|晚上|傍晚)\s?$/u.test(text.slice(0, text.indexOf(whole)));
    const hours = late && written < 12 ? written + 12 : half?.toLowerCase() === 'a' && written === 12 ? 0 : written;
    return hours > 24 ? [] : [hours * 60 + Number(minute ?? 0)];
  });
}

/** The text without days and times, whose figures count nothing. */
export const withoutMoments = (text: string): string =>
  [isoDays, chineseDays, figureDays, wordDays]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
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
  return [...inFigures(text).matchAll(figures)].flatMap(([written]) => {
    const found = [
      parseNumber(written),
      parseNumber(written, { decimal: '.' }),
      parseNumber(written, { decimal: ',' }),
    ];
    return [...new Set(found.filter((n) => n !== undefined))];
  });
}
