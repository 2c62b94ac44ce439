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
export const LEAST_ANSWERABLE = 0.55;

/** How probable a proposed answer is right. */
export const rightness: FittedWeights<ConfidenceFeature> = {
  bias: -2.773,
  weights: {
    held: 1.25,
    guess: -0.802,
    sureness: 3.468,
    support: -0.016,
    agreed: 0.282,
    unsaid: -0.862,
    nearMiss: 0.205,
    outdone: -0.591,
    found: 0.211,
    wordless: 0.088,
    list: -0.201,
    count: -0.506,
    sum: 0.054,
    moment: 0.069,
    sentence: -0.954,
    many: -0.819,
    rivals: -1.512,
    document: 0.31,
    field: 0.142,
    who: 0.158,
    where: -0.041,
    truth: 1.174,
    length: -0.086,
    noted: -0.007,
    chinese: -0.029,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made lives of seeds 520,521,522,523,524,525,526,527,528,529,530,531,532,533,534,535,536,537,538,539,540; seeds 541,542,543: 437 cases, 83% right, AUROC 0.822, ECE 0.045, Brier skill 0.228',
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
