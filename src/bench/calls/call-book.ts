import PQueue from 'p-queue';
import type { ProgressEvent } from '../../ports/progress.ts';
import { noSpending, type Spending } from '../outcome.ts';
import { type Budget, Ledger, plus } from '../runner/ledger.ts';
import { CallJournal } from './call-journal.ts';
import { Reckoning } from './reserved.ts';

/** How a call is made. */
export type CallLimits = {
  /** Calls at once. */
  readonly parallel: number;
  readonly timeoutMs: number;
  /** How often a call is made again that failed for a while: the endpoint is busy, gone, or slow. */
  readonly retries: number;
  /** The first pause; each later one is twice as long, up to a minute, and never shorter than the endpoint asks. */
  readonly pauseMs: number;
};
export const callLimits: CallLimits = { parallel: 4, timeoutMs: 120_000, retries: 5, pauseMs: 500 };

/** What became of calls, `kept` of them from the journal. */
export type CallCounts = {
  readonly answered: number;
  readonly kept: number;
  readonly unreadable: number;
  readonly refused: number;
  /** Attempts after the first of a call. */
  readonly retried: number;
  /** Calls that were in flight when an earlier process ended, and were made again. */
  readonly lost: number;
};

/** Told while calls are made: how far a step is, what it has cost, and how fast it goes. */
export type CallProgress = ProgressEvent & {
  readonly spending: Spending;
  readonly counts: CallCounts;
  /** Of the units that `done` counts; only those that were not known before. */
  readonly perSecond: number;
};

/** What all who ask share: one journal, one budget, one queue. */
type Shared = {
  readonly journal: CallJournal;
  readonly ledger: Ledger;
  readonly limits: CallLimits;
  readonly queue: PQueue;
  readonly reckoning: Reckoning;
  /** Calls in flight by their keys: what two ask for is asked once. */
  readonly flying: Map<string, Promise<unknown>>;
  /** Keys whose cost is counted: a reply that is read twice was paid for once. */
  readonly counted: Set<string>;
  readonly counts: { -readonly [K in keyof CallCounts]: number };
  readonly onProgress: ((progress: CallProgress) => void) | undefined;
};

/**
 * The journal, the budget and the limits that model calls go through. A part (`part()`) counts what was spent through it
 * alone, as for one question; all parts count in the whole.
 */
export class CallBook {
  readonly shared: Shared;
  readonly #within: CallBook | undefined;
  #spending: Spending = noSpending;

  constructor(shared: Shared, within?: CallBook) {
    this.shared = shared;
    this.#within = within;
  }

  /** What was spent through this book, kept calls at what they once cost. */
  get spending(): Spending {
    return this.#spending;
  }

  get counts(): CallCounts {
    return { ...this.shared.counts };
  }

  /** Whether its progress is told: that of a part is its question's affair. */
  get tells(): boolean {
    return this.#within === undefined;
  }

  part(): CallBook {
    return new CallBook(this.shared, this);
  }

  /** Counts what was spent; the ledger knows it already when it was reserved there. */
  count(spending: Spending): void {
    this.#spending = plus(this.#spending, spending);
    this.#within?.count(spending);
  }

  /** Counts what something kept once cost, the first time that it is read. Says whether it was counted now. */
  countKept(key: string, spent: Spending): boolean {
    const { counted, ledger } = this.shared;
    if (counted.has(key)) return false;
    counted.add(key);
    ledger.add(spent);
    this.count(spent);
    return true;
  }

  close(): void {
    this.shared.journal.close();
  }
}

export type BookOptions = {
  readonly folder: string;
  readonly budget?: Budget;
  /** A budget that is shared with others, instead of one of its own. */
  readonly ledger?: Ledger;
  readonly limits?: Partial<CallLimits>;
  readonly onProgress?: (progress: CallProgress) => void;
};

/** Opens the journal in a folder, which is made if need be. Whoever opens it closes it. */
export async function openCallBook({ folder, budget, ledger, limits, onProgress }: BookOptions): Promise<CallBook> {
  const all = { ...callLimits, ...limits };
  return new CallBook({
    journal: await CallJournal.open(folder),
    ledger: ledger ?? new Ledger(budget ?? {}),
    limits: all,
    queue: new PQueue({ concurrency: all.parallel }),
    reckoning: new Reckoning(),
    flying: new Map(),
    counted: new Set(),
    counts: { answered: 0, kept: 0, unreadable: 0, refused: 0, retried: 0, lost: 0 },
    onProgress,
  });
}
