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
export const LEAST_ANSWERABLE = 0.42;

/** How probable a proposed answer is right. */
export const rightness: FittedWeights<ConfidenceFeature> = {
  bias: -2.725,
  weights: {
    held: 1.058,
    guess: -0.221,
    sureness: 3.191,
    support: 0.137,
    agreed: 0.191,
    unsaid: -0.885,
    nearMiss: -0.329,
    outdone: -0.901,
    found: 0.185,
    wordless: -0.087,
    list: -0.01,
    count: -0.641,
    sum: 0.083,
    moment: 0.117,
    sentence: -1.045,
    many: -0.732,
    rivals: -1.367,
    document: 0.311,
    field: -0.028,
    who: 0.077,
    where: -0.129,
    truth: 1.188,
    length: -0.026,
    noted: 0.131,
    chinese: -0.106,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made lives of seeds 520,521,522,523,524,525,526,527,528,529,530,531,532,533,534,535,536,537; seeds 541,542,543: 435 cases, 81% right, AUROC 0.806, ECE 0.057, Brier skill 0.172',
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
export const unknownName = 0.98;
