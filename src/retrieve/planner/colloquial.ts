import { type PlainWords, plainChinese, plainEnglish } from './tables/colloquial-words.ts';

const isHan = /\p{Script=Han}/u;

/** A question in the plain words of its language: "who'd I fly with in '21", 喺边度影嘅相. Case and marks stay. */
export const inPlainWords = (text: string): string =>
  (isHan.test(text) ? [...plainChinese, ...plainEnglish] : plainEnglish).reduce(
    (left, { pattern, plain }: PlainWords) => left.replace(pattern, plain),
    text,
  );
