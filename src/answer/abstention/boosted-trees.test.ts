import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boostedProbability, readTree, type Tree, treeText } from './boosted-trees.ts';

const features = ['warm', 'wet'] as const;
type Feature = (typeof features)[number];
const value = fc.integer({ min: -900, max: 900 }).map((n) => n / 100);
const { tree } = fc.letrec<{ tree: Tree<Feature> }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    value,
    fc.record({ feature: fc.constantFrom(...features), most: value, left: tie('tree'), right: tie('tree') }),
  ),
}));

describe('boosted trees', () => {
  it('are written and read again', () => {
    fc.assert(
      fc.property(tree, (one) => {
        expect(readTree(treeText(one), features)).toEqual(one);
      }),
    );
  });

  it('go left up to the threshold, right above it, and add up', () => {
    const of = { bias: 0, trees: [readTree('warm<0.5 -1 wet<0 2 3', features), 1] };
    expect(boostedProbability(of, { warm: 0.5, wet: 9 })).toBeCloseTo(0.5);
    expect(boostedProbability(of, { warm: 0.6, wet: 0 })).toBeCloseTo(1 / (1 + Math.exp(-3)));
    expect(boostedProbability(of, { warm: 0.6, wet: 0.1 })).toBeCloseTo(1 / (1 + Math.exp(-4)));
  });

  it.each(['', 'warm<1 2', '1 2', 'cold<1 2 3', 'warm<x 1 2'])('refuse “%s”', (text) => {
    expect(() => readTree(text, features)).toThrow(RangeError);
  });
});
