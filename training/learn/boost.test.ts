import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../src/learn/trees.ts';
import { boostedLists, type Lists, usualGrowth } from './boost.ts';

const growth = { ...usualGrowth, rounds: 40, fewest: 5, ridge: 1, share: 1 };

/** Lists of ten rows of which the one with the most of the first feature is right; the second is noise. */
function lists(count: number): Lists {
  const rows: number[] = [];
  const worth: number[] = [];
  for (let list = 0; list < count; list++) {
    const values = Array.from({ length: 10 }, (_, i) => ((i * 7 + list * 3) % 10) / 10);
    const most = Math.max(...values);
    for (const [i, value] of values.entries()) {
      rows.push(value, ((i * 13 + list * 5) % 17) / 17);
      worth.push(Number(value === most));
    }
  }
  const bounds = Int32Array.from({ length: count + 1 }, (_, i) => i * 10);
  return { features: ['telling', 'noise'], rows: Float32Array.from(rows), worth: Float32Array.from(worth), bounds };
}

describe('boostedLists', () => {
  it('learns to put the right row of a list first', () => {
    const trees = boostedLists(lists(60), growth);
    const score = (value: number): number => scoreOf(trees, Float32Array.from([value, 0.5]));
    expect(score(0.9)).toBeGreaterThan(score(0.8));
    expect(score(0.9)).toBeGreaterThan(score(0.1));
  });

  it('grows the same trees of the same rows', () => {
    expect(boostedLists(lists(30), growth)).toEqual(boostedLists(lists(30), growth));
  });

  it('never lowers a score for more of a feature that may only raise it', () => {
    const given = lists(60);
    const worst = { ...given, worth: given.worth.map((one) => 1 - one) };
    const trees = boostedLists(worst, { ...growth, signs: { telling: 1 } });
    const scores = [0, 0.2, 0.4, 0.6, 0.8, 1].map((value) => scoreOf(trees, Float32Array.from([value, 0.5])));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });
});
