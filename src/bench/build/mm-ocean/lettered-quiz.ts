import { digestNumber } from '../../../language/digest.ts';
import { Chance } from '../../lives/chance.ts';
import { type Category, letters, type Quiz, type Strategy } from './records.ts';

export type Distractor = { readonly text: string; readonly strategy: Strategy };

/**
 * Six options with the right one under a letter that seed, film and category decided before anything was written, so that
 * whoever wrote them has no say in it; nothing for other than five distractors. Pure.
 */
export function letteredQuiz(
  of: { readonly film: string; readonly category: Category; readonly seed: number },
  written: Pick<Quiz, 'question' | 'explanation' | 'evidence'> & {
    readonly right: string;
    readonly wrong: readonly Distractor[];
  },
): Quiz | undefined {
  const { film, category, seed } = of;
  const { right, wrong, question, explanation, evidence } = written;
  if (wrong.length !== letters.length - 1 || evidence.length === 0) return undefined;
  const chance = new Chance(digestNumber(`${seed} ${film} ${category}`) % 0x7fffffff);
  const answer = chance.pick(letters);
  const order = chance.some(wrong, wrong.length);
  const options = letters.map((id) => (id === answer ? { id, text: right } : { id, ...(order.pop() ?? { text: '' }) }));
  return { film, category, question, options, answer, explanation, evidence };
}
