import type { TokenUse } from '../ports/language-model.ts';
import type { Spending } from './outcome.ts';

/** Dollars for a million tokens. */
export type Prices = { readonly input: number; readonly output: number };

/** What calls of a model cost, one unless said; dollars are absent without prices, which is not zero. */
export function callSpending({ input = 0, output = 0 }: TokenUse, prices: Prices | undefined, calls = 1): Spending {
  return {
    calls,
    inputTokens: input,
    outputTokens: output,
    ...(prices === undefined ? {} : { dollars: (input * prices.input + output * prices.output) / 1e6 }),
  };
}
