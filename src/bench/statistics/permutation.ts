import { RESAMPLES } from './bootstrap.ts';
import type { ClusterSum } from './paired.ts';
import { randomBits } from './random-index.ts';

/** Up to this many clusters every assignment of signs is counted. */
const MOST_EXACT = 16;

/**
 * Two-sided paired permutation test: under the null a cluster's difference has either sign (Fisher 1935). `exact` when all
 * assignments were counted; else Monte Carlo with the observed one counted in (Phipson & Smyth 2010), so that p is never
 * 0. `least` is the smallest p that so few clusters can give.
 */
export function signFlipTest(
  sums: readonly ClusterSum[],
  { resamples = RESAMPLES, seed = 1 } = {},
): { readonly p: number; readonly exact: boolean; readonly least: number } {
  const moved = sums.map(({ sum }) => sum).filter((sum) => sum !== 0);
  const observed = Math.abs(moved.reduce((a, b) => a + b, 0)) - 1e-12;
  const exact = moved.length <= MOST_EXACT;
  if (exact) {
    const all = 2 ** moved.length;
    let extreme = 0;
    for (let signs = 0; signs < all; signs++) {
      let total = 0;
      for (let i = 0; i < moved.length; i++) total += (signs >> i) & 1 ? (moved[i] ?? 0) : -(moved[i] ?? 0);
      if (Math.abs(total) >= observed) extreme += 1;
    }
    return { p: extreme / all, exact, least: Math.min(1, 2 / all) };
  }
  const coins = randomBits(seed);
  const values = Float64Array.from(moved);
  let extreme = 0;
  for (let round = 0; round < resamples; round++) {
    let total = 0;
    let bits = 0;
    for (let i = 0; i < values.length; i++) {
      bits = i % 32 === 0 ? coins() : bits >>> 1;
      total += (bits & 1) === 0 ? (values[i] ?? 0) : -(values[i] ?? 0);
    }
    if (Math.abs(total) >= observed) extreme += 1;
  }
  return { p: (extreme + 1) / (resamples + 1), exact, least: 1 / (resamples + 1) };
}

/** Holm's step-down correction (1979): adjusted p values in the order given, each at most 1 and monotone. */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((p, at) => ({ p, at })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(ps.length).fill(1);
  let highest = 0;
  order.forEach(({ p, at }, rank) => {
    highest = Math.max(highest, Math.min(1, p * (ps.length - rank)));
    adjusted[at] = highest;
  });
  return adjusted;
}
