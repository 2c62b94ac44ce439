import type { LedgerAccount } from './ledger.ts';

export type CurrencySum = { readonly currency: string; readonly value: number; readonly accounts: number };

/** Stands where a record does not say its currency. */
export const NO_CURRENCY = '?';

/**
 * What accounts cost together, each currency apart (no rate of exchange is made up), in order of the currency's code.
 * Only totals that hold count: superseded, cancelled and quoted records have none, refunds are taken off already.
 */
export function sumsByCurrency(accounts: readonly Pick<LedgerAccount, 'total'>[]): CurrencySum[] {
  const sums = new Map<string, { cents: number; accounts: number }>();
  for (const { total } of accounts) {
    if (total === undefined) continue;
    const currency = total.currency ?? NO_CURRENCY;
    const sum = sums.get(currency) ?? { cents: 0, accounts: 0 };
    sums.set(currency, { cents: sum.cents + Math.round(total.value * 1000), accounts: sum.accounts + 1 });
  }
  return [...sums]
    .sort((a, b) => (a[0] < b[0] ? -1 : 1))
    .map(([currency, { cents, accounts: n }]) => ({ currency, value: Math.round(cents / 10) / 100, accounts: n }));
}
