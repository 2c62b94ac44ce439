import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { AnswerType, Draft } from '../question.ts';
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

const isNothing = ({ kind }: Candidate): boolean => kind === 'nothing';

/** A reply as what is told. */
export const replyDraft = ({ text, type, citations }: Extract<Replied, { kind: 'answer' }>): Draft => ({
  text,
  type,
  citations,
  sureness: 1,
  notes: [],
});

/** The candidates with the reply among them, and their shares when it has been heard; they sum to one. */
export function withReply(
  { candidates, shares }: Weighed,
  replied: Replied | undefined,
  items: readonly MemoryItem[],
): Weighed {
  if (replied === undefined) return { candidates, shares };
  if (replied.kind === 'nothing')
    return scaled(
      candidates,
      candidates.map((candidate, n) => (shares[n] ?? 0) * (isNothing(candidate) ? FOUND_NOTHING : 1)),
    );
  const { text, citations } = replied;
  const own: Candidate = { ...draftedAs(text, citations, items), draft: replyDraft(replied) };
  const raised = 1 + (ANSWERED - 1) * replied.held;
  const agrees = candidates.map((candidate) => !isNothing(candidate) && isSame(candidate.text, text));
  const unlisted = candidates.map((candidate, n) => (isNothing(candidate) ? (shares[n] ?? 0) * UNLISTED : 0));
  const before = shares.map((share, n) => share - (unlisted[n] ?? 0));
  // What says the same as the reply is the reply: it is told in the reply's words, with the odds of both.
  const same = before.reduce((sum, share, n) => sum + (unlisted[n] ?? 0) + (agrees[n] ? share : 0), 0);
  return scaled([...candidates, own], [...before.map((share, n) => (agrees[n] ? 0 : share)), same * raised]);
}

function scaled(candidates: readonly Candidate[], odds: readonly number[]): Weighed {
  const whole = odds.reduce((sum, one) => sum + one, 0) || 1;
  return { candidates, shares: odds.map((one) => one / whole) };
}
