import { describe, expect, it } from 'vitest';
import { unitVector } from '../../../ports/unit-vector.ts';
import { shuffled } from '../seeded.ts';
import { alikePairs } from './neighbours.ts';

/** Numbers by an even generator: the same on every machine. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

/** Names of `groups` things, each written in some ways. */
function names(groups: number, ways: number): Float32Array[] {
  const next = numbers(7);
  const all = Array.from({ length: groups }, () => {
    const middle = Array.from({ length: 64 }, next);
    return Array.from({ length: ways }, () => unitVector(Float32Array.from(middle, (x) => x + next() * 0.5)));
  }).flat();
  const vectors = all.filter((vector) => vector !== undefined);
  return shuffled(vectors, (vector) => String(vector[0]), 1);
}

const pairsOf = (vectors: readonly Float32Array[]) => alikePairs(vectors, 0.8).map(({ a, b }) => `${a} ${b}`);

describe('an index of vectors', () => {
  it('finds pairs that are alike', () => {
    const vectors = [
      [1, 0],
      [0, 1],
      [0.9, Math.sqrt(1 - 0.81)],
    ].map((one) => Float32Array.from(one));
    expect(alikePairs(vectors, 0.8)).toEqual([{ a: 0, b: 2, alike: expect.closeTo(0.9, 5) }]);
  });

  it('misses few of many, in far fewer comparisons', () => {
    const vectors = names(600, 5);
    const found = new Set(pairsOf(vectors));
    let all = 0;
    let missed = 0;
    for (const [a, one] of vectors.entries())
      for (let b = a + 1; b < vectors.length; b++) {
        const alike = one.reduce((sum, x, i) => sum + x * (vectors[b]?.[i] ?? 0), 0);
        if (alike < 0.8) continue;
        all += 1;
        if (!found.has(`${a} ${b}`)) missed += 1;
      }
    expect(all).toBeGreaterThan(3000);
    expect(missed / all).toBeLessThan(0.05);
  });
});
