import type { Judged } from '../evidence/judged.ts';
import type { Draft, Question } from '../question.ts';
import { numbersIn, withoutMoments } from '../reading/quoted-values.ts';
import { differenceOf } from './difference.ts';

/**
 * What no record states, but figures of records come to: how far two are apart. What the accounts, or two sides asked about
 * by themselves, come to (`otherwise`) is left as it is.
 */
export const reckoned = (
  question: Question,
  judged: readonly Judged[],
  otherwise: Draft | undefined,
): Draft | undefined => (otherwise !== undefined && isComputed(otherwise) ? undefined : differenceOf(question, judged));

/** Whether an answer is a number that no quote of it has. */
function isComputed({ text, citations }: Draft): boolean {
  const [told] = numbersIn(text);
  const quoted = citations.flatMap(({ quote }) => numbersIn(withoutMoments(quote)));
  return (
    told !== undefined && new Set(quoted).size > 1 && quoted.every((number) => Math.abs(number - told) > HALF_A_CENT)
  );
}
const HALF_A_CENT = 0.005;
