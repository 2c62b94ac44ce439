import { describe, expect, it } from 'vitest';
import { scoreOf, treesSchema } from './trees.ts';

const stump = { feature: [1], most: [0.5], left: [~0], right: [~1], leaf: [-1, 2] };

describe('scoreOf', () => {
  it('adds up the leaves that a row ends in, wherever the row begins', () => {
    const trees = treesSchema.parse({ features: ['a', 'b'], trees: [stump, { ...stump, feature: [0], most: [9] }] });
    const rows = Float32Array.from([0, 0.5, 10, 1]);
    expect(scoreOf(trees, rows, 0)).toBe(-2);
    expect(scoreOf(trees, rows, 2)).toBe(4);
  });

  it('takes a tree without a question for its only leaf', () => {
    const single = { feature: [], most: [], left: [], right: [], leaf: [0.25] };
    expect(scoreOf(treesSchema.parse({ features: ['a'], trees: [single] }), Float32Array.from([3]))).toBe(0.25);
  });
});

describe('treesSchema', () => {
  it('refuses nodes that lack a part, and leaves or features that are not there', () => {
    const refuses = (tree: object): boolean => !treesSchema.safeParse({ features: ['a', 'b'], trees: [tree] }).success;
    expect(refuses({ ...stump, most: [] })).toBe(true);
    expect(refuses({ ...stump, right: [~7] })).toBe(true);
    expect(refuses({ ...stump, feature: [2] })).toBe(true);
    // A child before its parent would be walked for ever.
    expect(refuses({ ...stump, left: [0] })).toBe(true);
    expect(refuses(stump)).toBe(false);
  });
});
