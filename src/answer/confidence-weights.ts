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
export const LEAST_ANSWERABLE = 0.5;

/** How probable a proposed answer is right. */
export const rightness: FittedWeights<ConfidenceFeature> = {
  bias: -3.993,
  weights: {
    held: 1.748,
    guess: -0.244,
    sureness: 4.172,
    support: 0.149,
    agreed: 0.475,
    unsaid: -0.359,
    nearMiss: 0.204,
    outdone: -0.639,
    found: 0.163,
    wordless: -0.257,
    list: -0.226,
    count: -0.401,
    sum: -0.289,
    moment: 0.022,
    sentence: -1.371,
    many: -1.336,
    rivals: -1.544,
    document: 0.111,
    field: 0.269,
    who: 0.108,
    where: -0.247,
    truth: 1.452,
    length: 0.343,
    noted: -0.043,
    chinese: -0.541,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made lives of seeds 520,521,522,523,524,525,526,527,528,529,530,531,532,533,534,535,536,537,538,539,540,541,542,543,544,545,546,547,548,549,550,551; seeds 556,557,558,559: 679 cases, 78% right, AUROC 0.832, ECE 0.035, Brier skill 0.274',
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
