import { Converter } from 'opencc-js/t2cn';

const isHan = /\p{Script=Han}/u;
/** Characters of Cantonese alone, which have no simplified form: tables of spoken words know them. */
const otherThanSpoken = /[^嗰嘅喺咗啲哋佢睇唔冇咁嚟畀俾攞揾搵咩乜嘢啱]+/gu;
let convert: ((text: string) => string) | undefined;

/** A text with its traditional characters written as simplified ones: what the tables are written in. */
export function simplified(text: string): string {
  if (!isHan.test(text)) return text;
  const converted = convert ?? Converter({ from: 't', to: 'cn' });
  convert = converted;
  return text.replace(otherThanSpoken, (run) => converted(run));
}
