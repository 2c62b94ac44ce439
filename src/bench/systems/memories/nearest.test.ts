import fc from 'fast-check';
import { expect, it } from 'vitest';
import { likeness, nearest } from './nearest.ts';

it('is the beginning of all, sorted by likeness, ties in the given order', () => {
  const vector = fc
    .tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 }))
    .map((pair) => Float32Array.from(pair));
  fc.assert(
    fc.property(fc.array(vector, { maxLength: 30 }), vector, fc.nat(12), (all, query, k) => {
      const sorted = all
        .map((one) => ({ one, score: likeness(query, one) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, k);
      const found = nearest(query, all, (one) => one, k);
      expect(found.map(({ one }) => all.indexOf(one))).toEqual(sorted.map(({ one }) => all.indexOf(one)));
      expect(found.map(({ score }) => score)).toEqual(sorted.map(({ score }) => score));
    }),
  );
});
