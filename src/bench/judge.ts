import type { Spending } from './outcome.ts';

/** What a judge is asked of one answer: does it say what the reference says? */
export type AnswerToJudge = {
  readonly kind: 'answer';
  readonly question: string;
  readonly reference: string;
  readonly answer: string;
};

/** What a judge is asked of one trait's rationale (MM-OCEAN): four dimensions, each 0–10. */
export type RationaleToJudge = {
  readonly kind: 'rationale';
  readonly trait: string;
  readonly level: string;
  readonly rationale: string;
  readonly reference: string;
  readonly observations: readonly string[];
};

/** By what a suite's own judge decides. `version` is that of the form in which it is to reply. */
export type Rubric = { readonly instructions: string; readonly version: number };

/** What a judge is asked of one answer by a suite's own rubric: yes or no. */
export type RubricToJudge = {
  readonly kind: 'rubric';
  readonly rubric: Rubric;
  readonly question: string;
  readonly reference: string;
  readonly answer: string;
};

export type ToJudge = AnswerToJudge | RationaleToJudge | RubricToJudge;

export const rationaleDimensions = [
  'evidence_coverage',
  'logical_coherence',
  'directional_accuracy',
  'grounding_accuracy',
] as const;
export type RationaleScores = Readonly<Record<(typeof rationaleDimensions)[number], number>>;

/** A judgement that could not be had is a failure, counted and shown; it is never guessed. */
export type Judgement =
  | {
      readonly state: 'judged';
      readonly right: boolean;
      readonly fallback: boolean;
      readonly raw: string;
      readonly spending: Spending;
    }
  | { readonly state: 'rated'; readonly scores: RationaleScores; readonly raw: string; readonly spending: Spending }
  | {
      readonly state: 'failed';
      readonly code: string;
      readonly message: string;
      readonly raw?: string;
      readonly spending: Spending;
    };

export type Judge = {
  readonly name: string;
  /** Everything that can change a verdict: model, endpoint, prompt hash, temperature. */
  readonly identity: Readonly<Record<string, unknown>>;
  readonly concurrency: number;
  /** What a judgement may cost at most, retries apart; absent, a call of unknown tokens. */
  most?(asked: ToJudge): Spending;
  judge(asked: ToJudge, signal?: AbortSignal): Promise<Judgement>;
};
