import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalMark, type NumberHint, parseNumber } from './numbers.ts';

const rows: readonly (readonly [text: string, hint: NumberHint, expected: number | undefined])[] = [
  ['1,234.56', {}, 1234.56],
  ['1.234,56', {}, 1234.56],
  ['1 234,56', {}, 1234.56],
  ['1\u202f234,56', {}, 1234.56],
  ["1'234.50", {}, 1234.5],
  ['1,20,000', {}, 120_000],
  ['1.234.567', {}, 1_234_567],
  ['1.234', { minorUnits: 2 }, 1234],
  ['1.234', { minorUnits: 3 }, 1.234],
  ['1.234', {}, 1.234],
  ['1.234', { decimal: ',' }, 1234],
  ['0,125', { minorUnits: 2 }, 0.125],
  ['12,5', {}, 12.5],
  ['-7', {}, -7],
  ['−7,5', {}, -7.5],
  ['１２３', {}, 123],
  ['12.', {}, 12],
  ['1..2', {}, undefined],
  ['', {}, undefined],
  ['12a', {}, undefined],
];

describe('parseNumber', () => {
  it.each(rows)('%j with %j is %j', (text, hint, expected) => {
    expect(parseNumber(text, hint)).toBe(expected);
  });

  it('reads back what Intl writes, in any of these locales', () => {
    const locales = fc.constantFrom('en-GB', 'de-DE', 'fr-FR', 'de-CH', 'sv-SE', 'pt-BR', 'en-IN', 'it-IT');
    fc.assert(
      fc.property(locales, fc.integer({ min: 0, max: 99_999_999 }), (locale, cents) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(parseNumber(written, { minorUnits: 2 })).toBe(cents / 100);
      }),
    );
  });

  it('never throws and gives finite numbers', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Number.isFinite(parseNumber(text) ?? 0)).toBe(true);
      }),
    );
  });
});

describe('decimalMark', () => {
  it('is that of the locale, and a point for an unknown one', () => {
    expect(['de-DE', 'en-GB', 'not a locale'].map(decimalMark)).toEqual([',', '.', '.']);
  });
});
