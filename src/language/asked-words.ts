import { wordsOf } from '../lexicon/lexicon.ts';
import { fold } from './fold.ts';
import { contentTokens } from './stop-words.ts';

/** What candidates are compared with: the words of a question, how telling each is, and the times it speaks of. */
export type Asked = {
  readonly text: string;
  readonly words: readonly string[];
  readonly weights: readonly number[];
  readonly whole: number;
  readonly spans: readonly { readonly from: number; readonly to: number }[];
  readonly now: number;
};

const stop: ReadonlySet<string> = new Set(wordsOf('stop').map(fold));
const withoutStopWords = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    /\p{Lu}/u.test(word[0] ?? '') && word.length > LONG ? word : stop.has(fold(word)) ? ' ' : word,
  );
const LONG = 6;

/** The index tokens of a question that say what is looked for, whatever its language. */
export const wordsAsked = (text: string): readonly string[] => {
  const said = [...new Set(contentTokens(withoutStopWords(text)))];
  return said.length > 0 ? said : [...new Set(contentTokens(text))];
};

/**
 * A question as candidates are compared with it. `rateOf`: which share of the memory's `items` has a token. `spans` and `now`
 * in milliseconds of the wall clock.
 */
export function askedWords(
  text: string,
  rateOf: (token: string) => number,
  items: number,
  times: Pick<Asked, 'spans' | 'now'>,
): Asked {
  const words = wordsAsked(text);
  const least = 1 / (2 * Math.max(2, items));
  const weights = words.map((token) => Math.log(1 + 1 / Math.max(least, rateOf(token))));
  return { text, words, weights, whole: weights.reduce((sum, weight) => sum + weight, 0) || 1, ...times };
}

/** How much of the question's words a text says, in [0, 1]: as they are, and by words that begin alike too. */
export function coverage(
  { words, weights, whole }: Asked,
  said: ReadonlySet<string>,
): readonly [exact: number, alike: number] {
  let [exact, alike] = [0, 0];
  for (const [i, word] of words.entries()) {
    const weight = weights[i] ?? 0;
    if (said.has(word)) exact += weight;
    else alike += weight * likeliest(word, said);
  }
  return [exact / whole, (exact + alike) / whole];
}

/** Shared beginnings shorter than this say nothing; in Chinese one character of two says a little. */
const LEAST_SHARED = 4;
const ONE_CHARACTER = 0.3;

function likeliest(word: string, said: ReadonlySet<string>): number {
  let best = 0;
  const isHan = /^\p{Script=Han}/u.test(word);
  for (const other of said) {
    if (other[0] !== word[0] && !isHan) continue;
    best = Math.max(best, isHan ? sharedCharacters(word, other) : sharedBeginning(word, other));
  }
  return best;
}

function sharedBeginning(word: string, other: string): number {
  let shared = 0;
  while (shared < word.length && word[shared] === other[shared]) shared += 1;
  return shared < LEAST_SHARED ? 0 : shared / Math.max(word.length, other.length);
}

const sharedCharacters = (word: string, other: string): number =>
  word.length === 2 && other.length === 2 && (word[0] === other[0] || word[1] === other[1]) ? ONE_CHARACTER : 0;

const DAY = 86_400_000;
const FARTHEST = 400;

/** Days between a stretch of time and the nearest that the question speaks of; -1 where it speaks of none. */
export function daysAway({ spans }: Asked, from: number, to: number): number {
  if (spans.length === 0) return -1;
  const away = spans.map((span) => (from > span.to ? from - span.to : span.from > to ? span.from - to : 0));
  return Math.min(FARTHEST, Math.min(...away) / DAY);
}
