import { fold } from './fold.ts';

/** A word of a text as rules see it: folded, with its half-open range. A Chinese, Japanese or Korean character is a word. */
export type Word = { readonly folded: string; readonly start: number; readonly end: number };

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu;
const asciiWordPattern = /[A-Za-z0-9]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is what is tested
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** The words of a text in order. Ranges are in UTF-16 code units of the text itself, so they can be cited. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  const ascii = isAscii(text);
  for (const match of text.matchAll(ascii ? asciiWordPattern : wordPattern)) {
    const word = match[0];
    found.push({
      folded: ascii ? word.toLowerCase() : fold(word),
      start: match.index,
      end: match.index + word.length,
    });
  }
  return found;
}
