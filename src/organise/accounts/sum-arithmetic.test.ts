import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SumMeaning } from './account-sum-words.ts';
import { isPart, type Meant, wholeOfParts } from './sum-arithmetic.ts';

const sum = (value: number, meaning: SumMeaning = 'unknown', currency = 'EUR'): Meant => ({
  amount: { value, currency, role: 'unknown', field: 'body', text: `${currency} ${value.toFixed(2)}` },
  meaning,
});
const wholeIn = (...meant: Meant[]): number | undefined => wholeOfParts(meant)?.whole.amount.value;

describe('the sum that others make', () => {
  it('is the whole, whatever it is called and wherever it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 90_000 }), fc.nat(2), (a, b, at) => {
        fc.pre(a !== b && a + b !== 2 * a);
        const parts = [sum(a / 100), sum(b / 100, 'tax')];
        const written = parts.toSpliced(at, 0, sum((a + b) / 100));
        expect(wholeIn(...written)).toBe((a + b) / 100);
      }),
    );
  });

  it('is what the longest way up leads to: lines, their sum, the sum with tax', () => {
    expect(wholeIn(sum(10), sum(20), sum(30, 'whole'), sum(6, 'tax'), sum(36))).toBe(36);
    expect(wholeIn(sum(12.5), sum(3.25), sum(4), sum(19.75))).toBe(19.75);
  });

  it('is not made of money that comes back, is taken off, was asked for before, or is of another currency', () => {
    expect(wholeIn(sum(60, 'paid'), sum(40, 'refund'), sum(100))).toBeUndefined();
    expect(wholeIn(sum(45, 'paid'), sum(10, 'discount'), sum(55))).toBeUndefined();
    expect(wholeIn(sum(100), sum(50, 'old'), sum(150))).toBeUndefined();
    expect(wholeIn(sum(60), sum(40, 'tax', 'USD'), sum(100))).toBeUndefined();
  });

  it('leaves what the words call the price, unless the rest is said to come to it', () => {
    const withCash = wholeOfParts([sum(4.08, 'whole'), sum(5), sum(0.92, 'line')]);
    expect(withCash !== undefined && isPart(withCash, sum(4.08, 'whole'))).toBe(false);
    const withTax = wholeOfParts([sum(41.31, 'whole'), sum(6, 'tax'), sum(47.31)]);
    expect(withTax !== undefined && isPart(withTax, sum(41.31, 'whole'))).toBe(true);
  });
});
