import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlipOf, meantBy } from './slip.ts';

describe('a slip of the finger', () => {
  it('is one letter more, fewer, another, or two swapped', () => {
    expect(isSlipOf('numebr', 'number')).toBe(true);
    expect(isSlipOf('whaever', 'whatever')).toBe(true);
    expect(isSlipOf('hottel', 'hotel')).toBe(true);
    expect(isSlipOf('hotal', 'hotel')).toBe(true);
    expect(isSlipOf('hotel', 'hotel')).toBe(false);
    expect(isSlipOf('hostile', 'hotel')).toBe(false);
    expect(isSlipOf('cat', 'car')).toBe(false);
    expect(isSlipOf('touch', 'couch')).toBe(false);
    expect(isSlipOf('nmuber', 'number')).toBe(true);
    expect(isSlipOf('unmber', 'number')).toBe(true);
  });

  it('is found for every swap of neighbours, and never for the word itself', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(word, fc.nat(), (meant, n) => {
        const at = n % (meant.length - 1);
        const written = `${meant.slice(0, at)}${meant[at + 1]}${meant[at]}${meant.slice(at + 2)}`;
        expect(isSlipOf(written, meant)).toBe(written !== meant);
      }),
    );
  });

  it('of two words is of neither', () => {
    expect(meantBy('parcl', ['parcel', 'number'])).toBe('parcel');
    expect(meantBy('house', ['horse', 'houses'])).toBeUndefined();
  });
});
