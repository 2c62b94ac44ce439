import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerAccount } from '../../src/memory/ledger.ts';
import { sumsByCurrency } from '../../src/memory/ledger-sums.ts';
import { asExpected, itemsOf, ledgerCases, ledgerOfItems, written } from './ledger-case.ts';

/** Accounts in the order of their first records' names, as the cases list them. */
const inOrder = (ledger: readonly LedgerAccount[]): string[] =>
  ledger.map(written).sort((a, b) => firstId(a).localeCompare(firstId(b)));
const firstId = (account: string): string =>
  account
    .split(' | ')[1]
    ?.split(', ')
    .map((entry) => entry.split(' ')[0] ?? '')
    .sort()[0] ?? '';

describe('the ledger of a few records', () => {
  it.each(ledgerCases)('$name', (one) => {
    const ledger = ledgerOfItems(itemsOf(one));
    const actual = inOrder(ledger);
    expect(actual.map((account, i) => asExpected(account, one.accounts[i] ?? account))).toEqual(one.accounts);
    if (one.sums !== undefined) {
      const sums = sumsByCurrency(ledger).map(({ currency, value }) => `${currency} ${value.toFixed(2)}`);
      expect(sums.sort().join(', ')).toBe(one.sums);
    }
  });
});

describe('where an account was', () => {
  it('is where a journey leads to, when nobody knows where home is', () => {
    const records = {
      a: '2023-04-05 09:00 | Skyline Air <no-reply@skyline.example> | Booking confirmation XK4T9Q | Your flight SL 412 from Berlin to Rome on 12 May 2023 at 08:15 is confirmed. Booking reference: XK4T9Q. Total: EUR 310.00',
    };
    expect(ledgerOfItems(itemsOf({ name: '', records, accounts: [] }))).toMatchObject([{ place: 'Rome, Italy' }]);
  });
});

describe('what always holds', () => {
  const all = ledgerCases.map((one) => ({ one, items: itemsOf(one) }));

  it('does not depend on the order in which records arrive', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.integer(), ({ items }, seed) => {
        const shuffled = items.toSorted((a, b) => hash(a.id, seed) - hash(b.id, seed));
        expect(ledgerOfItems(shuffled)).toEqual(ledgerOfItems(items));
      }),
      { numRuns: 150 },
    );
  });

  it('counts nothing twice: a total is what its entries count, and each chain of superseding ends at what holds', () => {
    for (const { items } of all) {
      for (const account of ledgerOfItems(items)) {
        const sum = account.entries
          .flatMap((entry) => entry.counted ?? [])
          .reduce((total, { as, amount }) => total + (as === 'refund' ? -amount.value : amount.value), 0);
        if (account.total !== undefined) expect(account.total.value).toBeCloseTo(Math.max(0, sum), 6);
        for (const entry of account.entries) {
          let step = entry;
          for (let n = 0; step.supersededBy !== undefined && n <= account.entries.length; n++)
            step = account.entries.find((e) => e.item === step.supersededBy) ?? step;
          expect(step.item).toBe(account.current);
        }
      }
    }
  });

  it('stands as it was when a record comes again under another name', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.nat(), ({ items }, n) => {
        const again = items[n % items.length];
        if (again === undefined) return;
        const copy = { ...again, id: `${again.id}-again` as typeof again.id };
        const [before, after] = [ledgerOfItems(items), ledgerOfItems([...items, copy])];
        expect(sumsByCurrency(after)).toEqual(sumsByCurrency(before));
        expect(after.map(({ state }) => state).sort()).toEqual(before.map(({ state }) => state).sort());
      }),
      { numRuns: 150 },
    );
  });
});

/** A number for a name, another for each seed. */
function hash(text: string, seed: number): number {
  let state = seed | 0;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x5bd1e995);
  return state;
}
