import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf } from './range.ts';

describe('a range', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=90-200', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['Bytes= 5-6 ', { first: 5, last: 6 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=7-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['items=0-1', undefined],
    ['bytes=0-99999999999999999999', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range);
  });

  it('of nothing cannot be had', () => {
    expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable');
    expect(rangeOf('bytes=-5', 0)).toBe('unsatisfiable');
  });

  it('lies inside the content, whatever is asked', () => {
    const asked = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
      fc.nat().map((n) => `bytes=-${n}`),
    );
    fc.assert(
      fc.property(asked, fc.nat(), (header, size) => {
        const range = rangeOf(header, size);
        if (range === undefined || range === 'unsatisfiable') return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.last).toBeGreaterThanOrEqual(range.first);
        expect(range.last).toBeLessThan(size);
      }),
    );
  });
});
