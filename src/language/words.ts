import { isAscii } from './ascii.ts';
import { fold } from './fold.ts';
import { matchesIn } from './matches.ts';

/** A word of a text as rules see it: folded, with its half-open range. A Chinese, Japanese or Korean character is a word. */
export type Word = {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** `markOf` the word: tables of phrases tell by it that none of theirs begins here. */
  readonly mark: number;
};

export const MARKS = 1 << 14;
const LAST_MARK = MARKS - 1;
/** `markOf` a word, of that of the word without its last character. */
export const withNext = (mark: number, code: number): number => (Math.imul(mark, 33) ^ code ^ (mark >>> 9)) & LAST_MARK;
/** A number below `MARKS` made of all characters of a word: two words have the same by chance alone. */
export function markOf(word: string): number {
  let mark = 0;
  for (let at = 0; at < word.length; at++) mark = withNext(mark, word.charCodeAt(at));
  return mark;
}

/** 1 at `markOf` each of the words: what is none of them is told so without being looked up, but for a few. */
export function marksOf(words: Iterable<string>): Uint8Array {
  const marks = new Uint8Array(MARKS);
  for (const word of words) marks[markOf(word)] = 1;
  return marks;
}

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu;
const [SMALL_A, SMALL_Z, ZERO, NINE] = [97, 122, 48, 57];

/** The words of a text in order. Ranges are in UTF-16 code units of the text itself, so they can be cited. */
export function wordsOf(text: string): Word[] {
  if (isAscii(text)) return asciiWordsOf(text.toLowerCase());
  const found: Word[] = [];
  for (const match of matchesIn(text, wordPattern)) {
    const folded = fold(match[0]);
    const end = match.index + match[0].length;
    found.push({ folded, start: match.index, end, mark: markOf(folded) });
  }
  return found;
}

/** Of a text in small letters, which has as many code units as its original. */
function asciiWordsOf(lower: string): Word[] {
  const found: Word[] = [];
  let start = -1;
  let mark = 0;
  for (let at = 0; at <= lower.length; at++) {
    // The code past the end is no number, and so no letter.
    const code = lower.charCodeAt(at);
    if ((code >= SMALL_A && code <= SMALL_Z) || (code >= ZERO && code <= NINE)) {
      if (start === -1) start = at;
      mark = withNext(mark, code);
    } else if (start !== -1) {
      found.push({ folded: lower.slice(start, at), start, end: at, mark });
      start = -1;
      mark = 0;
    }
  }
  return found;
}
