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
export const LEAST_ANSWERABLE = 0.57;

/** How probable a proposed answer is right. */
export const rightness: FittedWeights<ConfidenceFeature> = {
  bias: -4.648,
  weights: {
    held: 1.751,
    guess: 0.322,
    sureness: 4.121,
    support: 0.583,
    agreed: -0.107,
    unsaid: -0.615,
    nearMiss: 0.945,
    outdone: -1.105,
    found: 0.231,
    wordless: 0.257,
    list: -0.4,
    count: -0.461,
    sum: -0.427,
    moment: 0.262,
    sentence: -1.528,
    many: -0.838,
    rivals: -1.893,
    document: 0.182,
    field: 0.19,
    who: 0.302,
    where: 0.32,
    truth: 1.185,
    length: 0.424,
    noted: -0.04,
    chinese: -0.555,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made lives of seeds 520,521,522,523,524,525,526,527,528,529,530,531,532,533,534,535,536,537,538,539,540,541,542,543,544,545,546,547,548,549; seeds 556,557,558,559,560,561: 960 cases, 76% right, AUROC 0.807, ECE 0.019, Brier skill 0.261',
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
