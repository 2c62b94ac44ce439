import type { Failure } from '../memory/failure.ts';
import type { Collection } from './collection.ts';
import type { Described } from './described.ts';
import type { Judge } from './judge.ts';
import type { Outcome } from './outcome.ts';
import type { AskedQuestion } from './question.ts';
import type { Rules } from './rules.ts';
import type { Remark, Scored } from './scored.ts';

export const suiteNames = [
  'atm',
  'photobench',
  'mprbench',
  'mm-ocean',
  'locomo',
  'lifebench',
  'longmemeval',
  'personamem',
] as const;
export type SuiteName = (typeof suiteNames)[number];

export type ScoreOptions = {
  readonly rules: Rules;
  /** None: what needs a judge is left unscored. */
  readonly judges: readonly Judge[];
  readonly signal?: AbortSignal;
};

/** A published figure to draw beside ours. */
export type Anchor = {
  readonly measure: string;
  readonly slice?: string;
  readonly system: string;
  /** On the scale of our figures (0–1, or percent where the suite's script prints percent). */
  readonly value: number;
  readonly source: string;
};

/** Files with predictions, as people hand them in. */
export type PredictionFiles = { readonly predictions: string; readonly retrieval?: string };

/** What files say, and what is odd in them. */
export type Predicted = { readonly outcomes: readonly Outcome[]; readonly remarks: readonly Remark[] };

/** A question's gold in words, for reading a report through; `slices` are its labels (type, source, category…). */
export type GoldView = {
  readonly answer: string;
  readonly evidence: readonly string[];
  /** The data set's own needle-in-a-haystack list for the question, gold included. */
  readonly haystack?: readonly string[];
  readonly slices: Readonly<Record<string, string>>;
  /** Whether the collection holds an answer at all; absent where the suite does not say. */
  readonly answerable?: boolean;
  /** Questions of one cluster (conversation, album, person) depend on one another. */
  readonly cluster: string;
};

/** A data set in memory, with its gold kept inside: systems only ever see `questions` and `collections`. */
export type LoadedSuite = {
  readonly name: SuiteName;
  readonly root: string;
  /** Over all that can change a score or an answer: questions, gold, memory files' names and sizes. */
  readonly sha256: string;
  readonly collections: readonly Collection[];
  readonly questions: readonly AskedQuestion[];
  /** Rows that could not be read: file, row, reason. The rest counts. */
  readonly failures: readonly Failure[];
  /** What was tolerated or repaired, in words. */
  readonly notes: readonly string[];
  /** By question id. For reports, the oracle and NIAH only. */
  gold(question: string): GoldView;
  /** The released formats of a run's answers: file name → content. */
  predictionFiles(outcomes: readonly Outcome[]): ReadonlyMap<string, string>;
  /** Scores a run's outcomes. */
  score(outcomes: readonly Outcome[], options: ScoreOptions): Promise<Scored>;
  /** What files that any system wrote say, as outcomes, so that they can be run, compared and reported like a run. */
  readPredictions(files: PredictionFiles): Promise<Predicted>;
  /** What the data set is made of; `conllu` is a file with a parse of its questions. Errors: `missing`, `corrupt`. */
  describe(options: { readonly conllu?: string }): Promise<Described>;
  /** Scores files that any system wrote. Errors: `missing`, `unreadable`; a bad line is a remark. */
  scoreFiles(files: PredictionFiles, options: ScoreOptions): Promise<Scored>;
};

export type LoadOptions = {
  readonly language?: 'en' | 'cn';
  /** Corrections of gold that the user supplies; applied only when given, and said in the report. */
  readonly errata?: string;
};

export type Suite = {
  readonly name: SuiteName;
  readonly title: string;
  readonly licence: string;
  /** What whoever reads its figures has to know of what they mean; printed with every output. */
  readonly limits?: readonly string[];
  /** Where to get the data, in a sentence. */
  readonly obtain: string;
  readonly anchors: readonly Anchor[];
  /** What the anchors were measured on: how many questions (of each part that has figures), in words. */
  readonly released: {
    readonly questions: readonly number[];
    readonly of: string;
    /** The models of the published figures, in words, where one set holds for them. */
    readonly models?: { readonly builder?: string; readonly reader?: string; readonly judge?: string };
    /** The language that they were asked in, where there are two. */
    readonly language?: 'en' | 'cn';
  };
  /** Errors: `missing`, `unreadable`, `corrupt` when nothing of the data set can be read. */
  load(path: string, options: LoadOptions): Promise<LoadedSuite>;
};
