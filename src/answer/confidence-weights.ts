import type { ConfidenceFeature } from './confidence-features.ts';
import type { SpeechEvidence } from './speech-evidence.ts';

/** A logistic regression: log-odds = bias + Σ weight · feature. */
export type FittedWeights<F extends string> = {
  readonly bias: number;
  readonly weights: Readonly<Record<F, number>>;
  /** What it was fitted on and by what, and how it did on what it had not seen. */
  readonly provenance: string;
};

/** How probable a proposed answer is right. */
export const rightness: FittedWeights<ConfidenceFeature> = {
  bias: 0,
  weights: {
    sureness: 1,
    support: 1,
    agreed: 1,
    unsaid: -1,
    nearMiss: -1,
    outdone: -1,
    found: 0.5,
    wordless: 0,
    list: 0,
    count: 0,
    sum: 0,
    moment: 0,
    sentence: -1,
    many: 0,
    rivals: -0.5,
    document: 0,
    chinese: 0,
  },
  provenance: 'set by hand',
};

/** How probable conversations hold an answer about the person named. */
export const spokenOf: FittedWeights<keyof SpeechEvidence> = {
  bias: 0.5,
  weights: { window: -0.5, windowLead: 0, turnLead: -1, aboutThem: 4, aboutOthers: -3, leaning: 2 },
  provenance: 'set by hand',
};

/** How probable an abstention is right, by why there is no answer. */
export const abstentions = { unknownName: 0.9, noEvidence: 0.6 } as const;
