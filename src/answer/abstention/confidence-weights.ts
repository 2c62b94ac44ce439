/** A logistic regression: log-odds = bias + Σ weight · feature. */
export type FittedWeights<F extends string> = {
  readonly bias: number;
  readonly weights: Readonly<Record<F, number>>;
  /** What it was fitted on and by what, and how it did on what it had not seen. */
  readonly provenance: string;
};

/** A question less probable than this to have an answer gets none: where the F1 of abstentions is best. */
export const LEAST_ANSWERABLE = 0.55;

/** How probable an abstention is right when nobody and nothing in the memory bears a name of the question. Counted on made lives. */
export const unknownName = 0.63;

/** A proposed answer that is less probably right is none: where the F1 of abstentions is best, too. */
export const LEAST_RIGHT = 0.02;
