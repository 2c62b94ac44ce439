import { type LeafArgs, leaf, type PlanNode } from '../../memory/query-plan.ts';
import { numberOfWord } from './number-words.ts';
import { before, mask, type QuestionText } from './question-text.ts';
import { type GroupWord, groupWords, onlyWords } from './tables/group-words.ts';

export type GroupRead = {
  readonly sizes: readonly GroupSize[];
  readonly question: QuestionText;
};
type GroupSize = {
  readonly start: number;
  readonly end: number;
  readonly said: string;
  readonly word: GroupWord;
  readonly count: number;
};

/** How many people are to be seen, by the words of the question. "How many people" asks, and says nothing. */
export function groupSizes(q: QuestionText): GroupRead {
  let question = q;
  const sizes: GroupSize[] = [];
  for (const word of groupWords) {
    const found = word.pattern.exec(question.rest);
    if (found === null || /\bhow $|多少$/.test(before(q, found.index))) continue;
    const [start, end] = [found.index, found.index + found[0].length];
    sizes.push({ start, end, said: found[0].trim(), word, count: numberOfWord(found[1] ?? '') ?? 0 });
    question = mask(question, start, end);
  }
  return { sizes, question };
}

/** The leaves of group sizes, once it is known how many people are named to be seen and whether the owner is. */
export function groupLeaves({ sizes }: GroupRead, named: number, withOwner: boolean): PlanNode[] {
  return sizes.map(({ said, word, count }) => {
    const people = Math.max(1, named + (withOwner ? 1 : 0));
    const meant = { count, more: count + 1, fewer: count - 1, named: people };
    const numberOf = (bound: number | keyof typeof meant | undefined): number | undefined =>
      typeof bound === 'string' ? meant[bound] : bound;
    const least = numberOf(word.least);
    const most = numberOf(word.most);
    return leaf('object', peopleArgs(least, most, said));
  });
}

const peopleArgs = (least: number | undefined, most: number | undefined, said: string): LeafArgs<'object'> => ({
  name: 'people',
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
  said,
});

/** "Only Anna", 只有妈妈的照片: nobody beside the people named. */
export function onlyNamed(q: QuestionText, firstName: number | undefined, named: number): PlanNode[] {
  if (firstName === undefined || named === 0) return [];
  const lead = before(q, firstName);
  const only = onlyWords.exec(lead);
  if (only === null) return [];
  const withOwner =
    /\bme\b|我(?:和|跟|与)/u.test(only[0]) || /^ and me\b/.test(q.text.slice(firstName).replace(/^\S+/, ''));
  return [leaf('object', { name: 'people', most: named + (withOwner ? 1 : 0), said: only[0].trim() })];
}

export const hasOwner = (text: string): boolean =>
  /\b(?:me|myself|us)\b|我(?:自己)?(?:和|跟|与)|(?:和|跟|与|有)我/u.test(text);
