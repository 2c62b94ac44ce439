import { DAY_MS } from '../../memory/time-span.ts';
import type { Outcome } from './constraint.ts';
import { factsOf, TOPIC } from './fit-weights.ts';
import type { Judged, JudgedHit } from './judged.ts';
import type { KnownAccounts } from './known-accounts.ts';
import { letterheadOf } from './letterhead.ts';

type Lending = { readonly accounts: KnownAccounts; readonly topic: ReadonlyMap<string, number> };

/** Items with what the other records of their dealings, and the letters that they answer or follow, say for them too. */
export const withLent = (judged: readonly JudgedHit[], lending: Lending): readonly JudgedHit[] =>
  withFollowing(withAccounts(judged, lending), lending);

/** What other records of an account say holds for this one too, where it is silent; a little less than its own words. */
const BY_ACCOUNT = 0.9;

function withAccounts(judged: readonly JudgedHit[], { accounts, topic }: Lending): readonly JudgedHit[] {
  const mates = new Map<string, Judged[]>();
  for (const one of judged) {
    for (const { id } of accounts.of(one.item.id)) {
      const known = mates.get(id);
      if (known === undefined) mates.set(id, [one]);
      else known.push(one);
    }
  }
  return judged.map((one) => {
    const others = accounts.of(one.item.id).flatMap(({ id }) => mates.get(id) ?? []);
    if (others.length < 2) return one;
    const support = Math.max(one.support, ...others.map((other) => BY_ACCOUNT * other.support));
    const outcomes = withDestination(
      one.outcomes.map((outcome) => borrowed(outcome, others)),
      others,
    );
    const gained = factsOf(outcomes) - factsOf(one.outcomes) + (topic.size === 0 ? 0 : TOPIC * (support - one.support));
    return one.but({ mates: others, support, outcomes, fit: one.fit + BY_ACCOUNT * gained });
  });
}

/** What the mails of one exchange speak of, each need not say again; and what a friend writes next of the same thing. */
const BY_THREAD = 0.85;
const BY_WRITER = 0.75;
const OWN_WORDS = 0.3;
const SOON_DAYS = 90;

function withFollowing(judged: readonly JudgedHit[], { topic }: Lending): readonly JudgedHit[] {
  const letters = judged.filter(({ item }) => item.modality === 'email' && item.time !== undefined);
  if (topic.size === 0 || letters.length < 2) return judged;
  // Who speaks most of it is asked first: once nobody could lend more than the letter has, nobody behind can.
  const rich = letters.toSorted((a, b) => b.support - a.support);
  return judged.map((one) => {
    if (one.item.modality !== 'email') return one;
    let support = 0;
    for (const other of rich) {
      if (BY_THREAD * other.support <= Math.max(support, one.support)) break;
      if (other !== one) support = Math.max(support, lentBy(other, one) * other.support);
    }
    if (support <= one.support) return one;
    const lends = (other: JudgedHit): boolean => other !== one && lentBy(other, one) * other.support === support;
    return one.but({
      support,
      fit: one.fit + TOPIC * (support - one.support),
      mates: [...one.mates, ...letters.filter(lends)],
    });
  });
}

/** How much of what the one mail speaks of holds for the other, which answers it or follows it. */
function lentBy(from: Judged, to: Judged): number {
  const [a, b] = [letterheadOf(from.item), letterheadOf(to.item)];
  if (a.sender === undefined || b.sender === undefined) return 0;
  const isSame = a.sender === b.sender;
  if ((a.isReply || b.isReply) && a.subject !== '' && a.subject === b.subject && (isSame || a.readers.has(b.sender)))
    return BY_THREAD;
  const days = (b.at - a.at) / DAY_MS;
  return isSame && days > 0 && days <= SOON_DAYS && to.kinds.length === 0 && to.support >= OWN_WORDS ? BY_WRITER : 0;
}

/**
 * Who and where an account is with is said once. When, each record says for itself, but one of another time refuses
 * nothing that a record of the same account is of.
 */
function borrowed(outcome: Outcome, others: readonly Judged[]): Outcome {
  if (outcome.verdict === 'yes' || !lent.has(outcome.tool)) return outcome;
  const { tool } = outcome;
  const said = others.some(({ outcomes }) =>
    outcomes.some((one) => one.tool === tool && one.said === outcome.said && one.verdict === 'yes'),
  );
  if (!said) return outcome;
  return { ...outcome, verdict: outcome.tool === 'time' ? 'unknown' : 'yes' };
}

/** Where a journey leads, any record of its booking tells for those that do not. */
function withDestination(outcomes: readonly Outcome[], others: readonly Judged[]): readonly Outcome[] {
  const isOfDestination = ({ tool }: Outcome): boolean => tool === 'destination';
  if (outcomes.some(isOfDestination)) return outcomes;
  const told = others.flatMap((other) => other.outcomes.filter(isOfDestination));
  const held = told.find(({ verdict }) => verdict === 'yes') ?? told[0];
  return held === undefined ? outcomes : [...outcomes, held];
}

const lent: ReadonlySet<Outcome['tool']> = new Set(['person', 'place', 'object', 'time']);
