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
  bias: -2.787,
  weights: {
    sureness: 2.362,
    support: 0.605,
    agreed: 0.269,
    unsaid: -0.065,
    nearMiss: 0.019,
    outdone: -1.11,
    found: 0.204,
    wordless: -0.168,
    list: 0.314,
    count: -1.204,
    sum: 0.771,
    moment: 0.148,
    sentence: -1.37,
    many: -0.32,
    rivals: -1.012,
    document: 0.412,
    field: 0.099,
    who: 0.48,
    where: -0.164,
    truth: 0.772,
    length: 0.153,
    noted: 0.516,
    chinese: -0.455,
  },
  provenance:
    'fitted by scripts/fit-abstention.ts on made lives of seeds 101,102,103,104,105,106,107,108,109; seeds 201,202,203: 474 cases, 73% right, AUROC 0.816, ECE 0.050, Brier skill 0.266',
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
  noEvidence: 0.69,
} as const;
