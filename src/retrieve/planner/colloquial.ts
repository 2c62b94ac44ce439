import { chatChinese, chatEnglish } from './tables/chat-words.ts';
import { type PlainWords, plainChinese, plainEnglish } from './tables/colloquial-words.ts';
import { searchBoxChinese, searchBoxEnglish } from './tables/search-box-words.ts';
import { writtenChinese, writtenEnglish } from './tables/written-words.ts';

const english = [...chatEnglish, ...searchBoxEnglish, ...plainEnglish, ...writtenEnglish];
const both = [...chatChinese, ...searchBoxChinese, ...plainChinese, ...writtenChinese, ...english];
const isHan = /\p{Script=Han}/u;

/** A question in the plain words of its language: "who'd I fly with in '21", 喺边度影嘅相. Case and marks stay. */
export const inPlainWords = (text: string): string =>
  (isHan.test(text) ? both : english).reduce(
    (left, { pattern, plain }: PlainWords) => left.replace(pattern, plain),
    text,
  );
