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
  bias: -2.041,
  weights: {
    sureness: 1.873,
    support: 0.443,
    agreed: 0.209,
    unsaid: -0.201,
    nearMiss: 0.426,
    outdone: -1.126,
    found: 0.192,
    wordless: 0.063,
    list: 0.026,
    count: -0.996,
    sum: 1.15,
    moment: 0.114,
    sentence: -1.374,
    many: -0.505,
    rivals: -1.087,
    document: 0.278,
    field: 0.023,
    who: 0.484,
    where: -0.379,
    truth: 0.639,
    length: 0.312,
    noted: 0.502,
    chinese: -0.553,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made lives of seeds 101,102,103,104,105,106,107,108,109; seeds 201,202,203: 490 cases, 75% right, AUROC 0.802, ECE 0.029, Brier skill 0.240',
};

/** How probable conversations hold an answer about the person named. */
export const spokenOf: FittedWeights<keyof SpeechEvidence> = {
  bias: 1.859,
  weights: {
    window: -1.072,
    windowLead: 1.549,
    turnLead: 1.065,
    aboutThem: 2.708,
    aboutOthers: -0.945,
    leaning: 2.779,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made conversations of seeds 101,102,103,104,105,106,107,108,109; seeds 201,202,203: 1383 cases, 85% right, AUROC 0.874, ECE 0.020, Brier skill 0.365',
};

/** How probable an abstention is right, by why there is no answer. Counted by the same script on the same lives. */
export const abstentions = {
  unknownName: 0.98,
  noEvidence: 0.43,
} as const;
