import type { Judged } from '../evidence/judged.ts';
import type { Draft, Question } from '../question.ts';
import { numbersIn, withoutMoments } from '../reading/quoted-values.ts';
import { differenceOf } from './difference.ts';
import { eachOf } from './each.ts';
import { lessOfMatter } from './less.ts';
import { togetherOf } from './together.ts';

/**
 * What no record states, but figures of records come to: how far two are apart, what is left of a price, one of several, or parts
 * and prices of one put together. Each goes the same way: the question is read (`…-asked.ts`), letters that say its words are of its
 * matter (`matter.ts`), the figures that they write (`figure.ts`, and what a figure is: `figure-kind.ts`, `figure-words.ts`) become
 * terms, and terms an answer (`terms.ts`). What the accounts, or two sides asked about by themselves, come to (`otherwise`) is left as it is.
 */
export const reckoned = (
  question: Question,
  judged: readonly Judged[],
  otherwise: Draft | undefined,
): Draft | undefined =>
  otherwise !== undefined && isComputed(otherwise)
    ? undefined
    : (differenceOf(question, judged) ??
      lessOfMatter(question, judged) ??
      eachOf(question, judged) ??
      togetherOf(question, judged));

/** Whether an answer is a number that no quote of it has. */
function isComputed({ text, citations }: Draft): boolean {
  const [told] = numbersIn(text);
  // So many letters were counted.
  if (told === citations.length) return false;
  const quoted = citations.flatMap(({ quote }) => numbersIn(withoutMoments(quote)));
  return (
    told !== undefined && new Set(quoted).size > 1 && quoted.every((number) => Math.abs(number - told) > HALF_A_CENT)
  );
}
const HALF_A_CENT = 0.005;
