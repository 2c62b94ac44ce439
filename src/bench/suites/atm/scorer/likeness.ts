import { lastCharacters } from '../../../python/text.ts';
import { datesIn } from './dates.ts';
import { amountsIn } from './numbers.ts';
import type { Reading } from './reading.ts';
import { stopwords } from './words.ts';

/** Share of the gold's longer words that must occur. */
const ENOUGH = 0.8;

/**
 * The released scorer's last resort: one date in common by month and day, one time in common where both have some, the
 * same amounts, and most of the longer words.
 */
export function likelyTheSame(gold: string, said: string, by: Reading): boolean {
  return (
    shareADay(datesIn(gold), datesIn(said)) &&
    shareATime(by.times(gold), by.times(said)) &&
    sameAmounts(amountsIn(gold, by.figures), amountsIn(said, by.figures)) &&
    shareWords(longWords(gold, by), longWords(said, by), by)
  );
}

function shareADay(gold: readonly string[], said: readonly string[]): boolean {
  const days = new Set(said.map((date) => lastCharacters(date, 4)));
  return gold.length === 0 || gold.some((date) => days.has(lastCharacters(date, 4)));
}

const shareATime = (gold: readonly string[], said: readonly string[]): boolean =>
  gold.length === 0 || said.length === 0 || gold.some((time) => said.includes(time));

const sameAmounts = (gold: readonly string[], said: readonly string[]): boolean =>
  gold.length === 0 || (gold.length === said.length && gold.every((amount) => said.includes(amount)));

const longWords = (text: string, by: Reading): ReadonlySet<string> =>
  new Set(by.tokens(text).filter((token) => !stopwords.has(token) && token.length > 2));

function shareWords(gold: ReadonlySet<string>, said: ReadonlySet<string>, by: Reading): boolean {
  if (gold.size === 0) return by.nothingIsHeld;
  return gold.intersection(said).size / gold.size >= ENOUGH;
}
