import { isAscii } from './ascii.ts';
import { fold } from './fold.ts';

/** A word of a text as rules see it: folded, with its half-open range. A Chinese, Japanese or Korean character is a word. */
export type Word = {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** `openingOf` the word: tables of phrases tell by it that none of theirs begins here. */
  readonly opening: number;
};

export const OPENINGS = 1 << 14;
/** A number below `OPENINGS` made of a word's first two characters. */
export const openingOf = (word: string): number =>
  ((word.charCodeAt(0) & 127) << 7) | (word.length > 1 ? word.charCodeAt(1) & 127 : 0);

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu;
const [SMALL_A, SMALL_Z, ZERO, NINE] = [97, 122, 48, 57];

/** The words of a text in order. Ranges are in UTF-16 code units of the text itself, so they can be cited. */
export function wordsOf(text: string): Word[] {
  if (isAscii(text)) return asciiWordsOf(text.toLowerCase());
  const found: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const folded = fold(match[0]);
    const end = match.index + match[0].length;
    found.push({ folded, start: match.index, end, opening: openingOf(folded) });
  }
  return found;
}

/** Of a text in small letters, which has as many code units as its original. */
function asciiWordsOf(lower: string): Word[] {
  const found: Word[] = [];
  let start = -1;
  for (let at = 0; at <= lower.length; at++) {
    // The code past the end is no number, and so no letter.
    const code = lower.charCodeAt(at);
    if ((code >= SMALL_A && code <= SMALL_Z) || (code >= ZERO && code <= NINE)) {
      if (start === -1) start = at;
    } else if (start !== -1) {
      const second = at - start > 1 ? lower.charCodeAt(start + 1) : 0;
      const opening = (lower.charCodeAt(start) << 7) | second;
      found.push({ folded: lower.slice(start, at), start, end: at, opening });
      start = -1;
    }
  }
  return found;
}
