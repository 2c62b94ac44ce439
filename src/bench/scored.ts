/** A question's value under a measure. Unscored (no judge, no such output) is a state, never 0. */
export type PerQuestion = ReadonlyMap<string, number>;

/** One figure of a report, for people and for comparing runs. */
export type Figure = {
  /** The printed form of the measure, which is its identity: `QS(official)`, `R@10`, `HR(0.5,0.7,0.5)`. */
  readonly measure: string;
  /** A slice such as `type=number` or `source=VMF`; absent for all questions. */
  readonly slice?: string;
  /** Absent when nothing could be scored. */
  readonly value?: number;
  readonly n: number;
};

/** What a suite makes of a set of predictions. */
export type Scored = {
  /** The document that `bench score … --json` prints. */
  readonly document: Readonly<Record<string, unknown>>;
  readonly figures: readonly Figure[];
  /** By measure, the value of each question that has one; what pairs two systems. */
  readonly perQuestion: ReadonlyMap<string, PerQuestion>;
  /** What was odd in the predictions: unknown ids, duplicates, broken lines, missing rows. Shown, never silent. */
  readonly remarks: readonly Remark[];
};

export type Remark = {
  readonly code: string;
  readonly count: number;
  readonly message: string;
  readonly examples: readonly string[];
};
