import type { Rules } from '../../rules.ts';
import type { LocomoGold } from './conversations.ts';
import { partsF1, tokenF1 } from './token-f1.ts';

/** What the released scorer takes for "it was never said". */
export const saysNothing = (answer: string): boolean => /no information available|not mentioned/i.test(answer);

/**
 * An answer's score in 0–1. Official: category 1 by its comma-separated parts, 3 against the gold before `;`, 5 right
 * iff the answer says that it is not mentioned. Strict: for category 5 any abstention is right, and so is the right
 * answer where the file has one.
 */
export function answerScore(
  said: { readonly text: string; readonly abstained: boolean },
  gold: LocomoGold,
  rules: Rules,
) {
  if (gold.category === 5) return adversarial(said, gold, rules);
  const answer = gold.category === 3 ? (gold.answer ?? '').split(';')[0]?.trim() : gold.answer;
  return gold.category === 1 ? partsF1(said.text, answer ?? '') : tokenF1(said.text, answer ?? '');
}

function adversarial(
  said: { readonly text: string; readonly abstained: boolean },
  gold: LocomoGold,
  rules: Rules,
): number {
  if (saysNothing(said.text)) return 1;
  if (rules === 'official') return 0;
  if (said.abstained) return 1;
  return gold.answer !== undefined && tokenF1(said.text, gold.answer) === 1 ? 1 : 0;
}
