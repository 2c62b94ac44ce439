import { describe, expect, it } from 'vitest';
import { placeOfQuote } from './quoted.tsx';

describe('where a quote stands', () => {
  it.each([
    ['Total: EUR 42.50', 'EUR 42.50', 'EUR 42.50'],
    ['a\n  long\nline', 'A long line', 'a\n  long\nline'],
    ['(a+b)? yes', '(a+b)?', '(a+b)?'],
    ['总计：42元', '42元', '42元'],
  ])('finds it in %j', (text, quote, found) => {
    const at = placeOfQuote(text, quote);
    expect(text.slice(at?.start, at?.end)).toBe(found);
  });

  it.each([
    ['Total', 'Sum'],
    ['Total', '  '],
  ])('finds nothing of what is not there: %j, %j', (text, quote) => {
    expect(placeOfQuote(text, quote)).toBeUndefined();
  });
});
