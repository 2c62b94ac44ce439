import { isSaying } from '../../memory/item.ts';
import { type FittedWeights, spokenOf } from '../speech/spoken-weights.ts';
import type { Drafted } from '../worked-through.ts';
import { boostedProbability } from './boosted-trees.ts';
import { featuresOf } from './confidence-features.ts';
import { answerable, LEAST_ANSWERABLE, LEAST_RIGHT, rightness, unknownName } from './confidence-weights.ts';
import { mostSure } from './doubts.ts';
import { evidenceOf } from './evidence-features.ts';

/**
 * Whether to answer with the proposed answer, and how probable it is that the question has that
 * answer; of an abstention, that it has one at all.
 */
type Decision = { readonly tells: 'draft' | 'nothing'; readonly confidence: number };

/** Conversations are told about a person: below this the question is taken to be about somebody else. */
const LEAST_SPOKEN_OF = 0.5;

/** Talk that is about no one speaker: nothing speaks for or against, beyond that questions are asked of what was said. */
const TALKED_OF = 0.9;
const TALK_WITHOUT_DRAFT = 0.75;

/** What proves nothing of what is fixed, where another record proves all of it, was right in 26 of 81 cases. */
const OUTPROVED = 0.4;
export const mostProved = ({
  dealingProved,
  provedElsewhere,
  asksTruth,
}: Pick<ReturnType<typeof evidenceOf>, 'dealingProved' | 'provedElsewhere' | 'asksTruth'>): number =>
  dealingProved === 0 && provedElsewhere === 1 && asksTruth === 0 ? OUTPROVED : 1;

/** Of 15 bills of another month than the one asked for none was right, and 11 of the questions had no answer. */
const OF_OTHER_PERIOD = 0.3;
export const mostHeld = ({ periodApart }: Pick<ReturnType<typeof evidenceOf>, 'periodApart'>): number =>
  periodApart === 1 ? OF_OTHER_PERIOD : 1;
export const isTalk = ({ judged: [first] }: Drafted): boolean => first !== undefined && isSaying(first.item);

/**
 * Decides on a proposed answer whose checked citations number `citations`. Whether there is an answer at all is weighed
 * apart from whether the proposed one is right: a doubtful reading of the right record is worth more, with its doubt
 * said, than the claim that there is none.
 */
export function decide(drafted: Drafted, citations: number): Decision {
  const { tells, confidence } = decided(drafted, citations);
  const isContested = tells === 'draft' && drafted.draft?.contested === true;
  return { tells, confidence: isContested ? clamped(CONTESTED * confidence) : confidence };
}

/** Of two senders who say otherwise of one thing, nobody knows which is right: the first is believed, at half of what it would be. */
const CONTESTED = 0.5;

function decided(drafted: Drafted, citations: number): Decision {
  const { draft, basis, missing, speech } = drafted;
  const spoken = speech === undefined ? undefined : probability(spokenOf, speech);
  const without = draft === undefined || citations === 0;
  // Of talk what merely lies nearest is nothing.
  const unsaid = without || basis === 'nearest';
  if (spoken !== undefined)
    return { tells: unsaid || spoken < LEAST_SPOKEN_OF ? 'nothing' : 'draft', confidence: clamped(spoken) };
  if (missing.length > 0) return nothing(1 - unknownName);
  if (isTalk(drafted)) {
    const silent = unsaid || basis === 'guess';
    return { tells: silent ? 'nothing' : 'draft', confidence: silent ? TALK_WITHOUT_DRAFT : TALKED_OF };
  }
  // What the memory's own records tell does not hang on how well the search did.
  if (!without && draft.known !== undefined) return { tells: 'draft', confidence: clamped(draft.known) };
  const evidence = evidenceOf(drafted);
  const held = Math.min(boostedProbability(answerable, evidence), mostHeld(evidence));
  const floor = without ? undefined : draft.floor;
  if (held < LEAST_ANSWERABLE && floor === undefined) return nothing(held);
  // A record that all speaks for is worth more than the claim that there is no answer, though its value was not read.
  if (without) return nothing(held);
  const features = featuresOf(drafted, held);
  const right = features === undefined ? 0 : boostedProbability(rightness, { ...evidence, ...features });
  const most = Math.min(right, mostSure(drafted), mostProved(evidence));
  if (floor !== undefined) return { tells: 'draft', confidence: clamped(Math.max(floor, most)) };
  // That there is an answer makes no answer of what is hardly it.
  return right < LEAST_RIGHT ? nothing(held) : { tells: 'draft', confidence: clamped(most) };
}

const nothing = (confidence: number): Decision => ({ tells: 'nothing', confidence: clamped(confidence) });

/** Of a logistic regression: its bias, and features by their weights. */
function probability<F extends string>(
  { bias, weights }: FittedWeights<F>,
  features: Readonly<Record<F, number>>,
): number {
  const odds = (Object.keys(weights) as F[]).reduce((sum, name) => sum + weights[name] * features[name], bias);
  return 1 / (1 + Math.exp(-odds));
}

const clamped = (value: number): number => Math.min(0.99, Math.max(0.01, value));
