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
export const LEAST_ANSWERABLE = 0.58;

/** How probable a proposed answer is right. */
export const rightness: FittedWeights<ConfidenceFeature> = {
  bias: -4.135,
  weights: {
    held: 1.657,
    guess: 0.08,
    sureness: 3.882,
    support: 0.394,
    agreed: -0.061,
    unsaid: -0.502,
    nearMiss: 0.969,
    outdone: -1.031,
    found: 0.197,
    wordless: 0.206,
    list: -0.408,
    count: -0.33,
    sum: -0.107,
    moment: 0.334,
    sentence: -1.643,
    many: -0.738,
    rivals: -1.725,
    document: 0.196,
    field: 0.176,
    who: 0.247,
    where: 0.229,
    truth: 1.161,
    length: 0.337,
    noted: -0.257,
    chinese: -0.565,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made lives of seeds 520,521,522,523,524,525,526,527,528,529,530,531,532,533,534,535,536,537,538,539,540,541,542,543; seeds 556,557,558,559,560,561: 961 cases, 78% right, AUROC 0.811, ECE 0.027, Brier skill 0.267',
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
export const unknownName = 0.99;
