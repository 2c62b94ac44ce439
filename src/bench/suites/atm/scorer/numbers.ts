import { normalDecimal } from '../../../python/decimal.ts';
import { findAll, matches, type Pattern, pattern, substitute } from '../../../python/pattern.ts';
import { tokensIn } from './words.ts';

const numberWords: ReadonlyMap<string, string> = new Map(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty'
  )
    .split(' ')
    .map((word, value) => [word, String(value)]),
);

const CODES = 'USD|GBP|EUR|AUD|JOD';

/** How numbers and amounts are cut out of a text, whose figures look like `figure`. */
const readerOf = (figure: string, before: string) => ({
  number: pattern(`\\b${figure}\\b`, { case: 'matters' }),
  afterSign: pattern(`[£$€]\\s*(${figure})`, { case: 'matters' }),
  beforeCode: pattern(`${before}(${figure})\\s*(?:${CODES}|dollars?|pounds?|euros?)\\b`),
});

/**
 * `short`, as released: at most three digits at a time, so that of "1500" no number is read and of "£1500" 150. `whole`:
 * all digits of a number belong to it.
 */
export const figures = {
  short: readerOf('\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?', ''),
  whole: readerOf('\\d+(?:\\.\\d+)?', '(?<![\\d.])'),
} as const;
export type FigureReader = ReturnType<typeof readerOf>;

/** A word in each of its spellings, `three`, `Three`, `THREE`: patterns cost more to make than to use. */
const wordPatterns = new Map<string, Pattern>();
function wordPattern(word: string): Pattern {
  const known = wordPatterns.get(word) ?? pattern(`\\b${word}\\b`, { case: 'matters' });
  wordPatterns.set(word, known);
  return known;
}

/** "three tickets" has the number 3; words are read up to twenty. */
export function wordsAsNumbers(text: string): string {
  let held = text;
  for (const word of new Set(findAll(tokensIn, text))) {
    const number = numberWords.get(word.toLowerCase());
    if (number !== undefined) held = substitute(wordPattern(word), number, held);
  }
  return held;
}

const commas = pattern('(\\d),(\\d)');
const normalValue = (text: string): string => normalDecimal(text.replaceAll(',', ''));

/** The numbers of a text in normal form, in order and as often as they stand there. */
export const numbersIn = (text: string, { number }: FigureReader): string[] =>
  findAll(number, wordsAsNumbers(text)).map(normalValue);

/** The amounts of money in normal form, each once; the currency is not part of it. */
export function amountsIn(text: string, { afterSign, beforeCode }: FigureReader): string[] {
  const joined = substitute(commas, '$1$2', wordsAsNumbers(text));
  const found = [...matches(afterSign, joined), ...matches(beforeCode, joined)];
  return [...new Set(found.map(([, amount = '']) => normalValue(amount)))];
}

const code = pattern(`\\b(${CODES})\\b`);
const currencyWord = pattern('\\b(dollars?|usd|pounds?|gbp|euros?|eur)\\b');
const sign = pattern('[£$€]');
const words: readonly (readonly [RegExp, string])[] = [
  [/usd|dollar/, 'USD'],
  [/gbp|pound/, 'GBP'],
  [/eur/, 'EUR'],
];
const signs: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', '€': 'EUR' };

/** The currencies named in a text: by code, by word, by sign; as often as they are named. */
export const currenciesIn = (text: string): string[] => [
  ...findAll(code, text).map((name) => name.toUpperCase()),
  ...findAll(currencyWord, text).flatMap((word) => words.find(([form]) => form.test(word.toLowerCase()))?.[1] ?? []),
  ...findAll(sign, text).flatMap((found) => signs[found] ?? []),
];
