import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BestRows } from './best-rows.ts';

it('keeps what a full sort would put first', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 80 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 20 }), (values, limit) => {
      const best = new BestRows(limit, (a, b) => a > b);
      for (const [row, score] of values.entries()) best.offer(row, score);
      const sorted = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || b - a);
      const { rows, scores: kept } = best.sorted();
      expect([...rows]).toEqual(sorted.slice(0, limit));
      expect([...kept]).toEqual(sorted.slice(0, limit).map((row) => values[row]));
    }),
  );
});

it('goes by places where rows have them, and asks about the others', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 20 }), fc.nat(70), (values, limit, known) => {
      const order = Uint32Array.from({ length: known }, (_, row) => known - row);
      const best = new BestRows(limit, (a, b) => a > b, order);
      for (const [row, score] of values.entries()) best.offer(row, score);
      const sorted = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || b - a);
      expect([...best.sorted().rows]).toEqual(sorted.slice(0, limit));
    }),
  );
});
