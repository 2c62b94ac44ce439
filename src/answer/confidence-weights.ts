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
  bias: -2.325,
  weights: {
    sureness: 2.406,
    support: 0.391,
    agreed: 0.107,
    unsaid: -0.559,
    nearMiss: -0.06,
    outdone: -1.091,
    found: 0.226,
    wordless: 0.229,
    list: -0.221,
    count: -0.366,
    sum: -0.194,
    moment: 0.172,
    sentence: -1.272,
    many: -0.447,
    rivals: -1.354,
    field: 0,
    who: 0,
    where: 0,
    truth: 0,
    length: 0,
    noted: 0,
    document: 0.005,
    chinese: -0.138,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made lives of seeds 101,102,103,104,105,106,107,108,109,110,111,112; seeds 201,202,203,204: 606 cases, 69% right, AUROC 0.736, ECE 0.048, Brier skill 0.168',
};

/** How probable conversations hold an answer about the person named. */
export const spokenOf: FittedWeights<keyof SpeechEvidence> = {
  bias: 1.814,
  weights: {
    window: -1.359,
    windowLead: 1.542,
    turnLead: 0.844,
    aboutThem: 3.404,
    aboutOthers: -1.358,
    leaning: 2.172,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made conversations of seeds 101,102,103,104,105,106,107,108,109,110,111,112; seeds 201,202,203,204: 1881 cases, 84% right, AUROC 0.890, ECE 0.021, Brier skill 0.423',
};

/** How probable an abstention is right, by why there is no answer. Counted by the same script on the same lives. */
export const abstentions = {
  unknownName: 0.99,
  noEvidence: 0.58,
} as const;
