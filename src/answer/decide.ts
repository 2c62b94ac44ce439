import { featuresOf } from './confidence-features.ts';
import { abstentions, type FittedWeights, rightness, spokenOf } from './confidence-weights.ts';
import type { Drafted } from './drafted.ts';

/** Whether to answer, and how probable it is that the question has the proposed answer. */
export type Decision = { readonly answers: boolean; readonly confidence: number };

/** An answer less probable than this is not given. */
const LEAST_PROBABLE = 0.4;
/** Conversations are told about a person: below this the question is taken to be about somebody else. */
const LEAST_SPOKEN_OF = 0.5;

/** Decides on a proposed answer whose checked citations number `citations`. */
export function decide(drafted: Drafted, citations: number): Decision {
  const { draft, missing, speech } = drafted;
  const spoken = speech === undefined ? undefined : probability(spokenOf, speech);
  if (draft === undefined || citations === 0) {
    const none = 1 - (missing.length > 0 ? abstentions.unknownName : abstentions.noEvidence);
    return { answers: false, confidence: clamped(spoken ?? none) };
  }
  if (spoken !== undefined) return { answers: spoken >= LEAST_SPOKEN_OF, confidence: clamped(spoken) };
  const features = featuresOf(drafted);
  const right = features === undefined ? 0 : probability(rightness, features);
  return { answers: right >= LEAST_PROBABLE, confidence: clamped(right) };
}

function probability<F extends string>(
  { bias, weights }: FittedWeights<F>,
  features: Readonly<Record<F, number>>,
): number {
  const odds = (Object.keys(weights) as F[]).reduce((sum, name) => sum + weights[name] * features[name], bias);
  return 1 / (1 + Math.exp(-odds));
}

const clamped = (value: number): number => Math.min(0.99, Math.max(0.01, value));
