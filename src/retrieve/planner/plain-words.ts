import { spelledOut } from '../../language/short-forms.ts';
import { spokenChinese } from './tables/spoken-chinese.ts';

const plainOf: ReadonlyMap<string, string> = new Map(
  spokenChinese.split(/[|\n]/).map((pair) => pair.trim().split(' ', 2) as [string, string]),
);
const spoken = new RegExp([...plainOf.keys()].join('|'), 'gu');
const isHan = /\p{Script=Han}/u;
/** '21 is a year of this century, '87 one of the last. */
const shortYear = /(?<![\p{L}\d])'(\d\d)(?![\p{L}\d'])/gu;
const FIRST_OF_LAST_CENTURY = 40;

/** A question in the plain words of its language: "thru '21", 几多, 喺. Case and marks stay. */
export function inPlainWords(question: string): string {
  const years = question.replace(shortYear, (_, year: string) =>
    Number(year) < FIRST_OF_LAST_CENTURY ? `20${year}` : `19${year}`,
  );
  const english = spelledOut(years);
  return isHan.test(english) ? english.replace(spoken, (word) => plainOf.get(word) ?? word) : english;
}
