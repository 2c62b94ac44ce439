import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packNumbers, packTerm, packWord, unpackNumbers, unpackTerm, unpackWord } from './packed-postings.ts';
import { type FieldCounts, TermPostings, WordPostings } from './posting-lists.ts';

const rows = fc
  .uniqueArray(fc.integer({ min: 0, max: 2 ** 31 }), { maxLength: 60 })
  .map((some) => some.sort((a, b) => a - b));
const count = fc.oneof(fc.constantFrom(0, 1, 254, 255, 256), fc.nat({ max: 100_000 }));
const counts = fc.tuple(count, count, count, count).filter((some) => some.some((n) => n > 0));

it('gives back a word with its rows and its counts in each field, however large', () => {
  fc.assert(
    fc.property(rows, fc.array(counts, { minLength: 60, maxLength: 60 }), (some, of) => {
      const postings = new WordPostings();
      for (const [n, row] of some.entries()) postings.put(row, of[n] as FieldCounts);
      const back = unpackWord(packWord(postings));
      expect(back.length).toBe(some.length);
      for (const [n, row] of some.entries()) {
        expect(back.pairs[n * 2]).toBe(row);
        expect(back.countsOf(n)).toEqual(of[n]);
      }
    }),
  );
});

it('gives back a term with its rows, and numbers', () => {
  fc.assert(
    fc.property(rows, (some) => {
      const postings = new TermPostings();
      for (const row of some) postings.add(row);
      const back = unpackTerm(packTerm(postings));
      expect([...back.rows.subarray(0, back.length)]).toEqual(some);
      expect(unpackNumbers(packNumbers(some))).toEqual(some);
    }),
  );
});

it('takes two bytes for a row as a rule', () => {
  const postings = new WordPostings();
  for (let row = 0; row < 1000; row += 1) postings.put(row * 3, [0, 0, 1, 0]);
  expect(packWord(postings).length).toBe(2000);
});
