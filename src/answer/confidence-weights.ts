import type { ConfidenceFeature } from './confidence-features.ts';
import type { SpeechEvidence } from './speech-evidence.ts';

/** A logistic regression: log-odds = bias + Σ weight · feature. */
export type FittedWeights<F extends string> = {
  readonly bias: number;
  readonly weights: Readonly<Record<F, number>>;
  /** What it was fitted on and by what, and how it did on what it had not seen. */
  readonly provenance: string;
};

/** A question less probable than this to have an answer gets none: where the F1 of abstentions is best. */
export const LEAST_ANSWERABLE = 0.62;

/** How probable a proposed answer is right. */
export const rightness: FittedWeights<ConfidenceFeature> = {
  bias: -2.293,
  weights: {
    held: 0.385,
    guess: -0.252,
    sureness: 2.499,
    support: 0.172,
    agreed: 0.304,
    unsaid: -0.482,
    nearMiss: 0.129,
    outdone: -1.051,
    found: -0.035,
    wordless: -0.233,
    list: 0.419,
    count: -0.433,
    sum: 0.176,
    moment: 0.361,
    sentence: -1.373,
    many: -0.29,
    rivals: -1.199,
    document: 0.329,
    field: 0.055,
    who: 0.077,
    where: -0.124,
    truth: 0.607,
    length: 0.426,
    noted: 0.505,
    chinese: -0.424,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made lives of seeds 520,521,522,523,524,525,526,527,528,529,530,531; seeds 541,542,543: 425 cases, 69% right, AUROC 0.840, ECE 0.061, Brier skill 0.305',
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

/** How probable an abstention is right when nobody and nothing in the memory bears a name of the question. Counted on the same lives. */
export const unknownName = 0.97;
