import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { justifiedRows } from './justified-rows.ts';

const shapes = fc.array(fc.record({ aspect: fc.double({ min: 0.1, max: 8, noNaN: true }) }), { maxLength: 60 });
const options = fc.record({
  width: fc.integer({ min: 300, max: 1800 }),
  target: fc.integer({ min: 80, max: 260 }),
  gap: fc.integer({ min: 0, max: 12 }),
});

describe('justified rows', () => {
  it('keep everything, in order, and fill the width in all rows but the last', () => {
    fc.assert(
      fc.property(shapes, options, (all, given) => {
        const rows = justifiedRows(all, given);
        expect(rows.flatMap((row) => row.boxes.map((box) => box.of))).toEqual(all);
        for (const [n, row] of rows.entries()) {
          const width = row.boxes.reduce((sum, box) => sum + box.width, 0) + given.gap * (row.boxes.length - 1);
          expect(row.height).toBeLessThanOrEqual(given.target + 1e-6);
          if (n < rows.length - 1) expect(width).toBeCloseTo(given.width, 3);
          else expect(width).toBeLessThanOrEqual(given.width + 1e-3);
        }
      }),
    );
  });
});
