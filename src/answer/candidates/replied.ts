import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { AnswerType } from '../question.ts';
import { type Candidate, draftedAs } from './candidate.ts';
import { likeness, valuesOf } from './candidate-features.ts';

/** What a language model replied, when its citations were checked. `held`: the share of its citations that are true. */
export type Replied =
  | {
      readonly kind: 'answer';
      readonly text: string;
      readonly type: AnswerType;
      readonly citations: readonly Citation[];
      readonly held: number;
    }
  | { readonly kind: 'nothing' };

/**
 * By how much a reply raises the odds of what it says. Assumed, not measured: a model that is right on three questions of
 * four, and wrong in one way on one of twelve; one that sees three missing answers of four, and misses one present of five.
 */
const ANSWERED = 9;
const FOUND_NOTHING = 4;
/** How probable a reply is held where no other candidate is weighed. */
export const REPLY_RIGHT = 0.75;

/** The share of "nothing is told" that stands for answers that are no candidate: half of them, since the rest have none. */
const UNLISTED = 0.5;

export type Weighed = { readonly candidates: readonly Candidate[]; readonly shares: readonly number[] };

/** Whether two tellings give the same values; two without any do not. */
export const isSame = (a: string, b: string): boolean => {
  const [one, other] = [valuesOf(a), valuesOf(b)];
  return one.size > 0 && other.size > 0 && likeness(one, other) === 1;
};

/** The candidates with the reply among them, and their shares when it has been heard; they sum to one. */
export function withReply(
  { candidates, shares }: Weighed,
  replied: Replied | undefined,
  items: readonly MemoryItem[],
): Weighed {
  if (replied === undefined) return { candidates, shares };
  const isNothing = ({ kind }: Candidate): boolean => kind === 'nothing';
  if (replied.kind === 'nothing')
    return scaled(
      candidates,
      shares.map((share, n) => share * (candidates.slice(n, n + 1).some(isNothing) ? FOUND_NOTHING : 1)),
    );
  const { text, type, citations } = replied;
  const draft = { text, type, citations, sureness: 1, notes: [] };
  const own: Candidate = { ...draftedAs(text, citations, items), draft };
  const raised = 1 + (ANSWERED - 1) * replied.held;
  const unlisted = shares.reduce((sum, share, n) => sum + (isNothing(candidates[n] ?? own) ? share * UNLISTED : 0), 0);
  const agrees = candidates.map((candidate) => !isNothing(candidate) && isSame(candidate.text, text));
  const before = candidates.map((candidate, n) => {
    const share = shares[n] ?? 0;
    return isNothing(candidate) ? share - share * UNLISTED : share;
  });
  // What says the same as the reply is the reply: it is told in the reply's words, with the odds of both.
  const same = before.reduce((sum, share, n) => sum + (agrees[n] ? share : 0), unlisted);
  return scaled([...candidates, own], [...before.map((share, n) => (agrees[n] ? 0 : share)), same * raised]);
}

function scaled(candidates: readonly Candidate[], odds: readonly number[]): Weighed {
  const whole = odds.reduce((sum, one) => sum + one, 0) || 1;
  return { candidates, shares: odds.map((one) => one / whole) };
}
