import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PatternTable } from './pattern-table.ts';

const needed = ['paid', 'refund', 'STORNO', '取消', 'kiss', 'no'];
const patterns = [
  ...needed.map((word) => new RegExp(`\\b${word}\\b`, 'i')),
  ...needed.map((word) => new RegExp(`${word}(?:ed)?$`)),
  /^\d+/,
  // More than one sieve has room for.
  ...Array.from({ length: 40 }, (_, n) => new RegExp(`code ${n}\\b`)),
];
const table = new PatternTable(patterns.map((pattern) => ({ pattern })));

it('leaves out no row that matches, keeps the order, and remembers no other text', () => {
  const word = fc.constantFrom(...needed, 'Paid', 'code 3', 'code 39', '12', 'x', '。');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const text = words.join(' ');
      const rows = table.rowsFor(text).map(({ pattern }) => pattern);
      expect(rows).toEqual(patterns.filter((pattern) => rows.includes(pattern)));
      for (const pattern of patterns) if (pattern.test(text)) expect(rows).toContain(pattern);
      expect(table.rowsFor(text).map(({ pattern }) => pattern)).toEqual(rows);
    }),
    { numRuns: 1000 },
  );
  expect(table.rowsFor('paid').length).toBeLessThan(10);
});
