import { Converter } from 'opencc-js/t2cn';

const isHan = /\p{Script=Han}/u;
/** Kana, and characters that Japanese and simplified Chinese have where traditional Chinese has others. */
const isOther = /[\p{Script=Hiragana}\p{Script=Katakana}号会国学来万与体点当数声区参双]/u;
/** Characters of Cantonese alone, which have no simplified form: tables of spoken words know them. */
const otherThanSpoken = /[^嗰嘅喺咗啲哋佢睇唔冇咁嚟畀俾攞揾搵咩乜嘢啱]+/gu;
let convert: ((text: string) => string) | undefined;

/** A text with its traditional characters written as simplified ones, in which the tables are written; short texts of any kind. */
export function simplifiedWords(text: string): string {
  if (!isHan.test(text)) return text;
  const converted = convert ?? Converter({ from: 't', to: 'cn' });
  convert = converted;
  return text.replace(otherThanSpoken, (run) => converted(run));
}

/**
 * As `simplifiedWords`, of a whole record and character for character: ranges found in one hold in the other. Japanese is
 * left as it is, and so is what is simplified already.
 */
export function simplified(text: string): string {
  if (!isHan.test(text) || isOther.test(text)) return text;
  const written = simplifiedWords(text);
  return written.length === text.length ? written : text;
}
