import { PhraseTable } from './phrase-table.ts';
import { chatChinese, chatEnglish } from './tables/chat-words.ts';
import { collectionChinese, collectionEnglish } from './tables/collection-words.ts';
import { plainChinese, plainEnglish } from './tables/colloquial-words.ts';
import { learntChinese, learntEnglish } from './tables/learnt-words.ts';
import { pictureChinese, pictureEnglish } from './tables/picture-phrases.ts';
import { searchBoxChinese, searchBoxEnglish } from './tables/search-box-words.ts';
import { writtenChinese, writtenEnglish } from './tables/written-words.ts';

const english = [
  ...chatEnglish,
  ...collectionEnglish,
  ...pictureEnglish,
  ...searchBoxEnglish,
  ...plainEnglish,
  ...learntEnglish,
  ...writtenEnglish,
];
const inEnglish = new PhraseTable(english);
const inBoth = new PhraseTable([
  ...chatChinese,
  ...collectionChinese,
  ...pictureChinese,
  ...searchBoxChinese,
  ...plainChinese,
  ...learntChinese,
  ...writtenChinese,
  ...english,
]);
const isHan = /\p{Script=Han}/u;

/** A question in the plain words of its language: "who'd I fly with in '21", 喺边度影嘅相. Case and marks stay. */
export const inPlainWords = (text: string): string => (isHan.test(text) ? inBoth : inEnglish).replace(text);
