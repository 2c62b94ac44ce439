import { nothingSpent, type Spent } from '../memory/endpoint-use.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { TokenUse } from '../ports/language-model.ts';

/** Dollars for a million tokens. */
export type Prices = { readonly input: number; readonly output: number };

/** What may be used up: by one run, and in all; absent: without a limit. */
export type Limits = {
  readonly tokensPerRun?: number | undefined;
  readonly tokensTotal?: number | undefined;
  readonly dollarsPerRun?: number | undefined;
  readonly dollarsTotal?: number | undefined;
};

/** What a call is taken to use while nothing is known of it: an endpoint that does not say is not free. */
const ASSUMED = { input: 1500, output: 400 } as const;

/**
 * Keeps an endpoint's use under its limits. A call is begun only when a call like those before it still fits, those under
 * way counted, so that a limit is not overrun by more than one call is longer than the rest. `save` is told every sum.
 */
export class Spending {
  readonly #limits: Limits;
  readonly #prices: Prices | undefined;
  readonly #before: Spent;
  readonly #save: (spent: Spent) => Promise<void>;
  #run: Spent = nothingSpent;
  #underWay = 0;

  constructor(
    {
      limits,
      prices,
      before,
    }: { readonly limits: Limits; readonly prices: Prices | undefined; readonly before: Spent },
    save: (spent: Spent) => Promise<void>,
  ) {
    this.#limits = limits;
    this.#prices = prices;
    this.#before = before;
    this.#save = save;
  }

  get total(): Spent {
    return plus(this.#before, this.#run);
  }

  /** Runs a call and writes down what it used, as its reply says. Errors: `budget-spent` without calling. */
  async paid<T>(call: () => Promise<T>, useOf: (reply: T) => TokenUse): Promise<T> {
    this.#check();
    this.#underWay += 1;
    try {
      const reply = await call();
      this.#run = plus(this.#run, spentOf(useOf(reply), this.#prices));
      await this.#save(this.total);
      return reply;
    } finally {
      this.#underWay -= 1;
    }
  }

  #check(): void {
    const next = meanOf(this.total, this.#prices);
    for (const { limit, name, unit, spent } of this.#bounds()) {
      if (limit === undefined) continue;
      const expected = spent + (this.#underWay + 1) * (unit === 'tokens' ? tokensOf(next) : (next.dollars ?? 0));
      if (expected > limit) throw overrun(name, limit, unit);
    }
  }

  #bounds() {
    const { tokensPerRun, tokensTotal, dollarsPerRun, dollarsTotal } = this.#limits;
    const [run, total] = [this.#run, this.total];
    return [
      { name: 'tokensPerRun', limit: tokensPerRun, unit: 'tokens', spent: tokensOf(run) },
      { name: 'tokensTotal', limit: tokensTotal, unit: 'tokens', spent: tokensOf(total) },
      { name: 'dollarsPerRun', limit: dollarsPerRun, unit: 'dollars', spent: run.dollars ?? 0 },
      { name: 'dollarsTotal', limit: dollarsTotal, unit: 'dollars', spent: total.dollars ?? 0 },
    ] as const;
  }
}

const tokensOf = ({ inputTokens, outputTokens }: Spent): number => inputTokens + outputTokens;

function spentOf(use: TokenUse, prices: Prices | undefined): Spent {
  const { input = ASSUMED.input, output = ASSUMED.output } = use;
  return {
    calls: 1,
    inputTokens: input,
    outputTokens: output,
    unsaidCalls: use.input === undefined || use.output === undefined ? 1 : 0,
    ...(prices === undefined ? {} : { dollars: (input * prices.input + output * prices.output) / 1e6 }),
  };
}

function plus(a: Spent, b: Spent): Spent {
  const dollars = a.dollars === undefined ? b.dollars : a.dollars + (b.dollars ?? 0);
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    unsaidCalls: a.unsaidCalls + b.unsaidCalls,
    ...(dollars === undefined ? {} : { dollars }),
  };
}

/** What one more call is expected to use. */
function meanOf(spent: Spent, prices: Prices | undefined): Spent {
  if (spent.calls === 0) return spentOf({}, prices);
  const { inputTokens, outputTokens, calls } = spent;
  return spentOf({ input: inputTokens / calls, output: outputTokens / calls }, prices);
}

function overrun(name: string, limit: number, unit: 'tokens' | 'dollars'): MadeleineError {
  const said = unit === 'tokens' ? `${limit.toLocaleString('en')} tokens` : `$${limit}`;
  const again = name.endsWith('PerRun') ? 'Run `madeleine add` again for the next part, or raise' : 'Raise';
  return new MadeleineError(
    'budget-spent',
    `The limit of ${said} (\`${name}\`) would be exceeded; the rest stays pending.`,
    {
      action: `${again} \`${name}\` in madeleine.config.yaml.`,
    },
  );
}
