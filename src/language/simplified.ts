import { Converter } from 'opencc-js/t2cn';

const isHan = /\p{Script=Han}/u;
/** Kana, and characters that Japanese and simplified Chinese have where traditional Chinese has others. */
const isOther = /[\p{Script=Hiragana}\p{Script=Katakana}号会国学来万与体点当数声区参双]/u;
let convert: ((text: string) => string) | undefined;

/**
 * A Chinese text with its traditional characters written as simplified ones, in which the tables are written, character
 * for character: ranges found in one hold in the other. Japanese is left as it is, and so is what is simplified already.
 */
export function simplified(text: string): string {
  if (!isHan.test(text) || isOther.test(text)) return text;
  const convertOnce = convert ?? Converter({ from: 't', to: 'cn' });
  convert = convertOnce;
  const written = convertOnce(text);
  return written.length === text.length ? written : text;
}
