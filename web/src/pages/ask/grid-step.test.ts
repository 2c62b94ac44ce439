import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { justifiedRows } from '../../parts/justified-rows.ts';
import { isGridStep, stepped } from './grid-step.ts';

const rows = justifiedRows(
  Array.from({ length: 11 }, (_, n) => ({ aspect: n % 3 === 0 ? 1.5 : 0.75 })),
  { width: 600, target: 200, gap: 4 },
);
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

describe('arrow keys in the grid', () => {
  it('never lead out of it, and left undoes right', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 }), fc.constantFrom(...keys), (at, key) => {
        const to = stepped(rows, at, key);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(11);
        if (key === 'ArrowRight' && at < 10) expect(stepped(rows, to, 'ArrowLeft')).toBe(at);
      }),
    );
  });

  it('go down to the next row and up to the one before', () => {
    const [first, second] = rows;
    if (first === undefined || second === undefined) throw new Error('too few rows');
    const down = stepped(rows, 0, 'ArrowDown');
    expect(down).toBe(first.boxes.length);
    expect(stepped(rows, down, 'ArrowUp')).toBe(0);
    const last = first.boxes.length - 1;
    expect(stepped(rows, last, 'ArrowDown')).toBeGreaterThan(last);
    expect(stepped([], 0, 'End')).toBe(0);
  });

  it('are only those', () => {
    expect(isGridStep('a')).toBe(false);
    expect(isGridStep('Home')).toBe(true);
  });
});
