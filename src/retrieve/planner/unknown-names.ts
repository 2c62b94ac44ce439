import { fold } from '../../language/fold.ts';
import { functionWords } from './function-words.ts';
import { entriesOf, type Gazetteer } from './gazetteer.ts';
import { capitalisedWords } from './name-words.ts';
import { before, MASK, type QuestionText, wordsLeft } from './question-text.ts';
import { familyNames } from './tables/stop-words-zh.ts';

/** Capitalised runs that nothing known explains, and Chinese names beside "and". First words are not taken for names. */
export function unknownNames(q: QuestionText, gazetteer: Gazetteer): string[] {
  const isChinese = /^[^A-Za-z]*\p{Script=Han}/u.test(q.text);
  const firstLetter = isChinese ? -1 : (/\p{L}/u.exec(q.text)?.index ?? 0);
  const found: string[] = [];
  let lastEnd = -2;
  for (const word of wordsLeft(q)) {
    const folded = fold(word.text).replace(/'s$/, '');
    const isName =
      /^\p{Lu}\p{Ll}/u.test(word.text) &&
      word.start !== firstLetter &&
      !capitalisedWords.has(folded) &&
      !functionWords.has(folded) &&
      !/[.!?:;] $/.test(before(q, word.start)) &&
      // Nor what begins once the words that introduce it are read over.
      /[\p{L}\p{N}]/u.test(isChinese ? '1' : q.rest.slice(0, word.start)) &&
      entriesOf(gazetteer, folded).every((e) => e.kind === 'tag');
    if (!isName) continue;
    const name = word.text.replace(/'s$/, '');
    const joins = word.start === lastEnd + 1 && found.length > 0;
    if (joins) found[found.length - 1] = `${found.at(-1)} ${name}`;
    else found.push(name);
    lastEnd = word.end;
  }
  return [...found, ...chineseNames(q)];
}

const chineseName = new RegExp(
  `(?<=[和跟与有叫])([${familyNames}]\\p{Script=Han}{1,2})(?=的(?:合影|合照|照片|视频|邮件)|一起)`,
  'gu',
);
const chineseNames = (q: QuestionText): string[] =>
  [...q.text.matchAll(chineseName)]
    .filter((m) => !q.rest.slice(m.index, m.index + m[0].length).includes(MASK))
    .map((m) => m[1] ?? '');
