import type { ReviewKind, Subjects } from '../../contract/review/subjects.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import type { Proposal } from '../review/review.ts';
import type { SuiteName } from '../suite.ts';
import type { Asker, Likener } from './asker.ts';
import type { Life } from './life.ts';
import type { Made, RecordsOf, SkippedRecord, StepFile, StepRecord } from './step-records.ts';

/** What a step cannot do without. A step that can do with less checks for `language` and `vision` itself. */
export type StepNeeds = 'nothing' | 'language-model' | 'vision-model';

/** What decides what is built; the same options give the same set. */
export type BuildOptions = {
  readonly seed: number;
  /** Languages of the questions. */
  readonly languages: readonly ('en' | 'zh')[];
  /** Questions to aim at. */
  readonly questions: number;
  /** A file of questions with known answers about the same life, as `bench make` and `demo --keep` write them. */
  readonly truth?: string;
  /** What ratings of apparent personality are for, who answers for it, and who agreed; without them no step makes any. */
  readonly purpose?: string;
  readonly signed?: string;
  readonly consent?: string;
};

/** What a step works with. */
export type BuildContext = {
  readonly folder: string;
  readonly options: BuildOptions;
  readonly life: Life;
  /** The model that writes and judges texts; absent when the user named none. */
  readonly language?: Asker;
  /** The model that looks at pictures; absent when the user named none. */
  readonly vision?: Asker;
  /** What tells pictures and words that are alike; absent when none was named or configured. */
  readonly likener?: Likener;
  /** Further language models, which check what the first one said. */
  readonly checkers: readonly Asker[];
  readonly signal: AbortSignal;
  /** What people have left of a step's records so far. */
  readonly decided: Decided;
  /** What a step made, this or another one. */
  records<T>(of: RecordsOf<T>): StepFile<T>;
  /**
   * Does the work of every task whose record is not there yet, several at once, and appends what comes of it. Cancelled or
   * killed, the rest is done by the next run.
   */
  each<Task extends { readonly key: string }, T>(
    of: RecordsOf<T>,
    tasks: readonly Task[],
    work: (task: Task) => Promise<Worked<T>>,
  ): Promise<void>;
};

/** What comes of a task: a record, a reason why there is none, or nothing that is worth a record. */
export type Worked<T> = Pick<StepRecord<T>, 'by' | 'value'> | Pick<SkippedRecord, 'skipped'>;

export type BuildStep = {
  /** Also what `--only` calls it. */
  readonly id: string;
  readonly title: string;
  readonly needs: StepNeeds;
  /** The records that it makes. */
  readonly makes: RecordsOf<unknown>;
  /**
   * Reviewed steps before it, by their ids, whose drafts people decide on first: it works on what they accepted
   * (`decided`), and again when they have accepted more.
   */
  readonly awaits?: readonly string[];
  /** Appends records that are not there yet; may be called again at any time, after any interruption. */
  run(context: BuildContext): Promise<void>;
  /** How people see it before it is exported; absent for a step between others. */
  readonly review?: Reviewed;
};

/** What people see of a record; `key` is the record's. Who proposed it is known from the record. */
export type Draft = ReviewKind extends infer K
  ? K extends ReviewKind
    ? Omit<Proposal<K>, 'id' | 'suite' | 'step' | 'proposedBy'> & { readonly key: string }
    : never
  : never;

/** How people see a step's records, and what their corrections make of them. */
export type Reviewed = {
  /** Drafts for the review, with their evidence and what the builder's own checks say of them. */
  drafts(context: BuildContext): Promise<readonly Draft[]>;
  /** The record's value after the review, parsed by the step's schema afterwards. */
  left(result: Subjects[ReviewKind], record: StepRecord<unknown>): unknown;
  /** The value of a record that a person wrote instead of the builder; absent where people write none. */
  written?(result: Subjects[ReviewKind]): unknown;
};

/**
 * Records that stand after the review: accepted ones, and corrected ones as they were corrected; of a step that nobody
 * reviews all, and without a review also what nobody has decided on.
 */
export type Decided = <T>(of: RecordsOf<T>) => readonly StepRecord<T>[];

export type ExportContext = BuildContext & {
  /** The folder that the set is written to; empty. */
  readonly out: string;
};

export type Exported = {
  /** What `bench run SUITE --data` is given: `out`, or a folder or file in it. */
  readonly data: string;
  readonly questions: number;
  readonly items: number;
  /** Further facts for the datasheet: label → value. */
  readonly facts: Readonly<Record<string, string | number>>;
};

export type Builder = {
  readonly name: SuiteName;
  readonly title: string;
  /** How the paper has it, in a sentence or two, for the datasheet. */
  readonly method: string;
  readonly steps: readonly BuildStep[];
  /** Whether two people read every draft, unless the pool of the review says otherwise. */
  readonly twoReaders?: true;
  /** Whether all of a set is in one language. */
  readonly oneLanguage?: true;
  /** Whether an embedder is of use to it. */
  readonly likens?: true;
  /** Writes the set in the released format. */
  export(context: ExportContext): Promise<Exported>;
};

export type BuildProgress = ProgressListener;
export type { Made };
