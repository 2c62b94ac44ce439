import { MadeleineError } from '../../memory/errors.ts';
import { noSpending, type Spending } from '../outcome.ts';

/** Where a run stops by itself. */
export type Budget = { readonly dollars?: number; readonly tokens?: number; readonly calls?: number };

/** A sum of spendings; dollars are unknown as soon as one part's are. */
export function plus(a: Spending, b: Spending): Spending {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    ...(a.dollars === undefined || b.dollars === undefined ? {} : { dollars: a.dollars + b.dollars }),
  };
}

type IngestReport = { readonly items: number; readonly seconds: number; readonly spending: Spending };

/** Several collections as one. */
export const allIngested = (all: readonly IngestReport[]): IngestReport =>
  all.reduce<IngestReport>(
    (sum, { items, seconds, spending }) => ({
      items: sum.items + items,
      seconds: sum.seconds + seconds,
      spending: plus(sum.spending, spending),
    }),
    { items: 0, seconds: 0, spending: noSpending },
  );

/** Room in a budget for a call that is being made. Settled exactly once. */
export type Reservation = {
  /** What it cost after all. */
  settle(spent: Spending): void;
};

/**
 * What was spent so far, and whether more may be. Calls that are made at the same time reserve what they may cost at most,
 * so that together they stay within the limits.
 */
export class Ledger {
  #total: Spending = noSpending;
  readonly #budget: Budget;
  readonly #reserved = new Set<Spending>();
  #waiting: (() => void)[] = [];

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  get total(): Spending {
    return this.#total;
  }

  add(spending: Spending | undefined): void {
    if (spending !== undefined) this.#total = plus(this.#total, spending);
  }

  /** Throws `budget-spent` when a limit is reached; one of dollars also when the price of something is unknown. */
  check(): void {
    const { dollars, tokens, calls } = this.#budget;
    const { total } = this;
    this.#checkPriced(total);
    if (dollars !== undefined && (total.dollars ?? 0) >= dollars) throw over(`${dollars} US dollars are spent`);
    if (tokens !== undefined && tokensOf(total) >= tokens) throw over(`${tokens} tokens are used`);
    if (calls !== undefined && total.calls >= calls) throw over(`${calls} calls were made`);
  }

  /**
   * Room for a call that costs `most` at most; waits for calls that are being made where only they stand in the way.
   * Errors: `budget-spent` when the call might go beyond a limit.
   */
  async reserve(most: Spending, signal?: AbortSignal): Promise<Reservation> {
    for (;;) {
      signal?.throwIfAborted();
      this.#checkPriced(plus(this.#total, most));
      const beyond = this.#beyond([...this.#reserved].reduce(plus, plus(this.#total, most)));
      if (beyond === undefined) return this.#hold(most);
      if (this.#reserved.size === 0) throw over(beyond);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #hold(most: Spending): Reservation {
    // An object of its own: two calls may reserve the same.
    const held = { ...most };
    this.#reserved.add(held);
    return {
      settle: (spent) => {
        if (!this.#reserved.delete(held)) return;
        this.add(spent);
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const wake of waiting) wake();
      },
    };
  }

  #checkPriced({ dollars }: Spending): void {
    if (this.#budget.dollars !== undefined && dollars === undefined)
      throw over('the price of the model is not known', 'Give its prices, or limit tokens instead of dollars.');
  }

  /** Which limit so much would go beyond, in words. */
  #beyond(would: Spending): string | undefined {
    const { dollars, tokens, calls } = this.#budget;
    const { total } = this;
    if (tokens !== undefined && tokensOf(would) > tokens)
      return `${tokensOf(total)} of ${tokens} tokens are used, and the next call may use ${tokensOf(would) - tokensOf(total)}`;
    if (calls !== undefined && would.calls > calls) return `${total.calls} of ${calls} calls were made`;
    if (dollars !== undefined && (would.dollars ?? 0) > dollars)
      return `${(total.dollars ?? 0).toFixed(4)} of ${dollars} US dollars are spent, and the next call may go beyond`;
    return undefined;
  }
}

const tokensOf = ({ inputTokens, outputTokens }: Spending): number => inputTokens + outputTokens;

const over = (why: string, action = 'Run the same command with a higher limit: it carries on where it stopped.') =>
  new MadeleineError('budget-spent', `The run stopped because ${why}.`, { action });
