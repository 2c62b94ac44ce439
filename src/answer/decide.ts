import { featuresOf } from './confidence-features.ts';
import { abstentions, type FittedWeights, rightness, spokenOf } from './confidence-weights.ts';
import type { Drafted } from './drafted.ts';

/** Whether to answer, and how probable it is that the question has the proposed answer. */
export type Decision = { readonly answers: boolean; readonly confidence: number };

/** An answer less probable than this is not given. */
const LEAST_PROBABLE = 0.25;
/** Conversations are told about a person: below this the question is taken to be about somebody else. */
const LEAST_SPOKEN_OF = 0.5;

/** Talk that is about no one speaker: nothing speaks for or against, beyond that questions are asked of what was said. */
const TALKED_OF = 0.9;
const TALK_WITHOUT_DRAFT = 0.75;

const isTalk = ({ judged }: Drafted): boolean => judged[0]?.item.modality === 'text';

/** Decides on a proposed answer whose checked citations number `citations`. */
export function decide(drafted: Drafted, citations: number): Decision {
  const { draft, missing, speech } = drafted;
  const spoken = speech === undefined ? undefined : probability(spokenOf, speech);
  if (draft === undefined || citations === 0) {
    const none = 1 - (missing.length > 0 ? abstentions.unknownName : abstentions.noEvidence);
    return {
      answers: false,
      confidence: clamped(spoken ?? (isTalk(drafted) && missing.length === 0 ? TALK_WITHOUT_DRAFT : none)),
    };
  }
  if (spoken !== undefined) return { answers: spoken >= LEAST_SPOKEN_OF, confidence: clamped(spoken) };
  if (isTalk(drafted)) return { answers: true, confidence: TALKED_OF };
  // What the memory's own records tell does not hang on how well the search did.
  if (draft.known !== undefined) return { answers: true, confidence: clamped(draft.known) };
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
