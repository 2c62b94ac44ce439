import { findAll, pattern, substitute } from '../../../python/pattern.ts';
import { strip } from '../../../python/text.ts';
import { abstains } from './abstention.ts';
import { datesIn, withoutDates } from './dates.ts';
import { asRange, withoutBreakdowns, withoutParentheses, withoutQuietUnits } from './normalise.ts';
import { amountsIn, currenciesIn, type FigureReader, figures, numbersIn } from './numbers.ts';
import { timesIn, withoutTimes } from './times.ts';

export const questionTypes = ['number', 'list_recall', 'open_end'] as const;
export type QuestionType = (typeof questionTypes)[number];

const synonyms: Readonly<Record<QuestionType, readonly string[]>> = {
  number: ['number', 'num', 'numeric'],
  list_recall: ['list_recall', 'list-recall', 'list', 'listrecall'],
  open_end: ['open_end', 'open-end', 'open', 'openended', 'open-ended', 'open_ended'],
};

/** The type that a label names, trimmed and in any case; of an unknown or absent label, the type that the gold looks like. */
export function questionType(label: string | undefined, gold: string): QuestionType {
  const name = strip(label ?? '').toLowerCase();
  return questionTypes.find((type) => synonyms[type].includes(name)) ?? detectedType(gold);
}

/** A gold that is only numbers, dates and times is a number, one that is only ids is a list; all else is open. */
export function detectedType(gold: string): QuestionType {
  if (isNumber(gold)) return 'number';
  return isIdList(gold) ? 'list_recall' : 'open_end';
}

/** What may stand around numbers without making the answer more than a number. */
const around = [
  '\\b(monday|mon|tuesday|tues|tue|wednesday|wed|thursday|thurs|thu|friday|fri|saturday|sat|sunday|sun)\\b',
  '\\b(on|at|from|to|between|and|or|around|about|approx|approximately|before|after|until|till|by|in|of|for)\\b',
  '\\b(usd|gbp|eur|aud|jod|dollars?|pounds?|euros?)\\b',
  '[£$€]',
  '\\d',
  '[-–~/:,.;]',
].map((part) => pattern(part));

/** Whether an answer is nothing but numbers, dates, times and amounts, read as `by` reads figures. */
export function isNumber(gold: string, by: FigureReader = figures.short): boolean {
  if (gold === '' || abstains(gold)) return false;
  const clean = asRange(withoutBreakdowns(withoutParentheses(withoutQuietUnits(gold))));
  const some = [datesIn(clean), timesIn(clean), numbersIn(clean, by), currenciesIn(clean)];
  if (some.every((found) => found.length === 0) && amountsIn(clean, by).length === 0) return false;
  const rest = around.reduce((held, part) => substitute(part, ' ', held), withoutTimes(withoutDates(clean)));
  return strip(rest) === '';
}

const ids = [pattern('\\b\\d{8}_\\d{6}(?:_resized)?\\b', { case: 'matters' }), pattern('\\bemail\\d{12}\\b')];
const between = [pattern('[,;\\n/]+'), pattern('[\\s\\-–~:.]+')];
const something = /[A-Za-z0-9]/;

/** Whether an answer is nothing but ids of memory items. */
export function isIdList(gold: string): boolean {
  const found = ids.flatMap((form) => findAll(form, gold));
  if (found.length === 0) return false;
  const rest = found.reduce((held, id) => held.replaceAll(id, ' '), gold);
  return !something.test(between.reduce((held, part) => substitute(part, ' ', held), rest));
}
