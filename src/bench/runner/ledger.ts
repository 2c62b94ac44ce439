import { MadeleineError } from '../../memory/errors.ts';
import { noSpending, type Spending } from '../outcome.ts';
import type { IngestReport } from '../system.ts';

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

/** What a run has cost so far, and whether more may be spent. */
export class Ledger {
  #total: Spending = noSpending;
  readonly #budget: Budget;

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
    const spent = total.inputTokens + total.outputTokens;
    if (dollars !== undefined && total.dollars === undefined)
      throw over('the price of the model is not known', 'Give its prices, or limit tokens instead of dollars.');
    if (dollars !== undefined && (total.dollars ?? 0) >= dollars) throw over(`${dollars} US dollars are spent`);
    if (tokens !== undefined && spent >= tokens) throw over(`${tokens} tokens are used`);
    if (calls !== undefined && total.calls >= calls) throw over(`${calls} calls were made`);
  }
}

const over = (why: string, action = 'Run the same command with a higher limit: it carries on where it stopped.') =>
  new MadeleineError('budget-spent', `The run stopped because ${why}.`, { action });
