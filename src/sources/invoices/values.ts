import { isoDay } from '../../language/calendar-day.ts';
import { currencyMarks } from '../../language/currencies.ts';
import { parseNumber } from '../../language/numbers.ts';
import { wordsOf } from '../../language/words.ts';
import { type DayOrder, numericDates, wordedDates } from '../../language/written-dates.ts';
import type { Segment, Sheet } from './sheet.ts';

type Placed = { readonly segment: Segment; readonly start: number; readonly end: number };
export type DateValue = Placed & { readonly day: string };
export type AmountValue = Placed & { readonly amount: number; readonly isMoney: boolean };
export type CodeValue = Placed & { readonly code: string; readonly isWhole: boolean };
export type Values = {
  readonly dates: readonly DateValue[];
  readonly amounts: readonly AmountValue[];
  readonly codes: readonly CodeValue[];
  readonly currency: string | undefined;
};

const MOST_VALUES = 1500;

/** All days, sums and codes of a document, each at its place. */
export function valuesOf(sheet: Sheet): Values {
  const currency = currencyOf(sheet);
  const dates = datesOf(sheet, currency === 'USD' ? 'mdy' : 'dmy');
  const amounts = amountsOf(sheet, dates);
  return { dates, amounts, codes: codesOf(sheet, dates, amounts), currency };
}

function datesOf({ segments }: Sheet, order: DayOrder): DateValue[] {
  const text = segments.map((segment) => segment.text).join('\n');
  const found = [...numericDates(text, order), ...wordedDates({ text, words: wordsOf(text) })];
  const starts: number[] = [];
  let length = 0;
  for (const segment of segments) {
    starts.push(length);
    length += segment.text.length + 1;
  }
  const dates = found.flatMap(({ from: { year, month, day }, start, end }): DateValue[] => {
    const at = starts.findLastIndex((one) => one <= start);
    const segment = segments[at];
    if (year === undefined || day === undefined || segment === undefined) return [];
    const from = start - (starts[at] ?? 0);
    return [
      { segment, start: from, end: Math.min(segment.text.length, from + end - start), day: isoDay(year, month, day) },
    ];
  });
  return dates.slice(0, MOST_VALUES);
}

const signs = currencyMarks.filter(
  ({ mark, needs, exactCase }) => needs === undefined && (exactCase === true || !/^\p{L}/u.test(mark)),
);
const hanMarks = currencyMarks.filter(({ mark, needs }) => needs === undefined && /^\p{Script=Han}/u.test(mark));

/** The currency that stands most often beside figures or in heads of columns. */
function currencyOf({ segments }: Sheet): string | undefined {
  const counts = new Map<string, number>();
  const isHan = segments.some(({ text }) => /\p{Script=Han}/u.test(text));
  for (const { text } of segments) {
    if (text.length > 80) continue;
    for (const { mark, among } of [...signs, ...hanMarks]) {
      const at = text.indexOf(mark);
      if (at === -1) continue;
      const around = `${text[at - 1] ?? ' '}${text[at + mark.length] ?? ' '}`;
      if (/^\p{L}/u.test(mark) && /\p{Script=Latin}/u.test(around)) continue;
      const code = among.includes('CNY') && isHan ? 'CNY' : among[0];
      const codes = among.length > 1 && code !== 'CNY' ? 0.9 : 1;
      if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + codes);
    }
  }
  const best = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  return best ?? (isHan ? 'CNY' : undefined);
}

const number = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
/** Codes of currencies; other capitals before figures make a code of another kind. */
const codes = [...new Set(currencyMarks.map(({ mark }) => mark).filter((mark) => /^[A-Z]{3}$/.test(mark)))].join('|');
const sum = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,/:#-])([-−–(]?)\s?([\p{Sc}]|${codes})?\s?([-−–]?)(${number})(,-|,–|\.-|\.–)?(?![\d%:/]|[.,]\d|[-–]\d|\s?%)\s?([\p{Sc}]|(?:${codes})(?!\p{Script=Latin})|元|圆|円)?`,
  'gu',
);

function amountsOf({ segments }: Sheet, dates: readonly DateValue[]): AmountValue[] {
  const decimal = decimalOf(segments);
  const taken = Map.groupBy(dates, ({ segment }) => segment.at);
  const found: AmountValue[] = [];
  for (const segment of segments) {
    for (const match of segment.text.matchAll(sum)) {
      const [all, open, before, minus, digits = '', , after] = match;
      const [start, end] = [match.index, match.index + all.length];
      const isDate = taken.get(segment.at)?.some((date) => date.start < end && start < date.end);
      const amount = parseNumber(digits, { decimal, minorUnits: 2 });
      if (isDate === true || amount === undefined) continue;
      const isMoney = /[.,]\d{2}$/.test(digits) || before !== undefined || after !== undefined;
      const isNegative = /[-−–]/.test(`${open}${minus}`) || (open === '(' && segment.text[end] === ')');
      found.push({ segment, start, end, amount: isNegative ? -amount : amount, isMoney });
      if (found.length >= MOST_VALUES) return found;
    }
  }
  return found;
}

/** The mark before hundredths, as most sums of the document have it. */
function decimalOf(segments: readonly Segment[]): '.' | ',' {
  let commas = 0;
  for (const { text } of segments)
    for (const { 1: mark } of text.matchAll(/\d([.,])\d{2}(?![\d.,])/g)) commas += mark === ',' ? 1 : -1;
  return commas > 0 ? ',' : '.';
}

const token =
  /(?<![\p{Script=Latin}\d])#?(?=[\p{Script=Latin}\-_/.]*\d)[\p{Script=Latin}\d](?:[\p{Script=Latin}\d\-–_/.]*[\p{Script=Latin}\d])?/gu;
const prefix = /(?<![\p{L}\d])[A-Z]{1,4}\s$/u;
const LONGEST_CODE = 40;

/** What could be the number of a document: words with a figure, alone or behind a few capitals. */
function codesOf({ segments }: Sheet, dates: readonly DateValue[], amounts: readonly AmountValue[]): CodeValue[] {
  const taken = Map.groupBy([...dates, ...amounts.filter(({ isMoney }) => isMoney)], ({ segment }) => segment.at);
  const found: CodeValue[] = [];
  for (const segment of segments) {
    const { text } = segment;
    for (const match of text.matchAll(token)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (match[0].length > LONGEST_CODE || found.length >= MOST_VALUES) break;
      if (taken.get(segment.at)?.some((other) => other.start < end && start < other.end)) continue;
      const lead = prefix.exec(text.slice(0, start))?.[0].length ?? 0;
      for (const from of new Set([start, start - lead])) {
        const isWhole =
          text
            .slice(0, from)
            .trim()
            .replace(/.*[:：]$/u, '') === '' && text.slice(end).trim() === '';
        found.push({ segment, start: from, end, code: text.slice(from, end).replace(/^#/, ''), isWhole });
      }
    }
  }
  return found;
}
