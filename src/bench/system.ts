import type { ProgressListener } from '../ports/progress.ts';
import type { CallBook } from './calls/call-book.ts';
import type { Collection } from './collection.ts';
import type { Reply, Spending } from './outcome.ts';
import type { AskedQuestion } from './question.ts';
import type { Remark } from './scored.ts';

/** `spending`: what was spent beside the calls that went through the book, if anything. */
export type IngestReport = { readonly items: number; readonly seconds: number; readonly spending?: Spending };

export type AskOptions = {
  readonly signal: AbortSignal;
  readonly seed: number;
  /** How many items a ranking holds at most. */
  readonly k: number;
  /** Only a ranking is wanted; no answer need be made. */
  readonly retrievalOnly: boolean;
  /** Where the model calls of this question are kept and counted; what is counted there is not told in the reply again. */
  readonly book: CallBook;
};

/** A collection that a system has taken in and can be asked about. */
export type Ingested = {
  readonly report: IngestReport;
  /** What of the collection was left out or lost, in words, for the report. */
  readonly notes?: readonly string[];
  ask(question: AskedQuestion, options: AskOptions): Promise<Reply>;
  close(): Promise<void>;
};

/**
 * A memory system under test. One port for ours, for baselines, for outside programs and for model-based systems.
 * `ask` throws when it fails; a thrown error is retried or counted, never taken for an answer.
 */
export type SystemUnderTest = {
  readonly name: string;
  /** Everything of the system that can change a reply: version, options, models, hashes of prompts. Part of cache keys. */
  readonly identity: Readonly<Record<string, unknown>>;
  /**
   * The part of the identity that decides what it remembers; absent, all of it. Variants that only ask differently share
   * one ingestion.
   */
  readonly remembers?: Readonly<Record<string, unknown>>;
  /** What it can give. A question that it cannot answer is left unscored, never 0. */
  readonly gives: { readonly ranking: boolean; readonly answers: boolean };
  /**
   * True when `identity` and the program's code tell all that decides a reply. Outside programs cannot promise that, so
   * nothing of theirs is taken from an earlier run.
   */
  readonly cacheable: boolean;
  /** What is odd in what it is made of: a file of predictions has broken lines, unknown ids. Shown with the run. */
  readonly remarks?: readonly Remark[];
  /** Questions that it can work on at once. */
  readonly concurrency: number;
  /** `workspace` is a folder of its own for this collection, kept between runs under the ingestion's cache key. */
  ingest(
    collection: Collection,
    options: {
      readonly workspace: string;
      readonly signal: AbortSignal;
      /** Where the model calls of taking it in are kept and counted: kept over changes of code, questions and `k`. */
      readonly book: CallBook;
      /** Told while it takes long. */
      readonly onProgress?: ProgressListener;
    },
  ): Promise<Ingested>;
};
