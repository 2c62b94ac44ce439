import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordPostings } from './posting-lists.ts';

it('finds the first place of a row that is not below another, from any place on', () => {
  const rows = fc.uniqueArray(fc.nat(300), { maxLength: 80 }).map((some) => some.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(rows, fc.nat(320), fc.nat(80), (some, row, start) => {
      const postings = new WordPostings();
      for (const one of some) postings.count(one, 0);
      const from = Math.min(start, some.length);
      const at = some.findIndex((one, place) => place >= from && one >= row);
      expect(postings.placeFrom(row, from)).toBe(at < 0 ? some.length : at);
    }),
  );
});
