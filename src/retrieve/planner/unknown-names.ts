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

/** What follows whoever wrote, invited, asked or is asked about: 李俊杰的生日会, 王芳推荐的书. */
const ofSomebody =
  '的(?:最后)?(?:生日|乔迁|入伙|婚礼|婚宴|喜宴|满月|聚会|派对|花园|宴|party|告别|毕业|纪念|晚会|邮件|来信|信|电话|地址|航班|房间)|推荐|介绍|托我|让我|叫我|请我|求我|答应|想借|想我|提到|建议|送我|借给|寄';
const chineseName = new RegExp(
  `(?<=[和跟与有叫])([${familyNames}]\\p{Script=Han}{1,2})(?=的(?:合影|合照|照片|视频|邮件)|一起)|(?<=^|[，。,.？?！!：: ]|告知|请问|关于)([${familyNames}]\\p{Script=Han}{2})(?=${ofSomebody})`,
  'gu',
);
const chineseNames = (q: QuestionText): string[] =>
  [...q.text.matchAll(chineseName)]
    .filter((m) => !q.rest.slice(m.index, m.index + m[0].length).includes(MASK))
    .map((m) => m[1] ?? m[2] ?? '');
