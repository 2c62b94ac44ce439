import { probit } from 'simple-statistics';
import { clusterBootstrap, type Interval } from './bootstrap.ts';
import { clusterSums, meanDifference, type Pair } from './paired.ts';
import { holm, signFlipTest } from './permutation.ts';

const ALPHA = 0.05;
const POWER = 0.8;

/** What is resampled: whole clusters, or questions as if each stood alone. */
export type Unit = 'cluster' | 'question';

export type Comparison = {
  /** Questions that both systems have a value for. */
  readonly n: number;
  readonly meanA: number;
  readonly meanB: number;
  /** a − b. */
  readonly difference: number;
  readonly unit: Unit;
  readonly units: number;
  readonly interval?: Interval;
  readonly p: number;
  /** The smallest p that so few units can give: above 0.05 nothing can be shown, whatever the data. */
  readonly leastP: number;
  readonly exact: boolean;
  /** The smallest true difference that this many units would show in four of five such experiments. */
  readonly detectable?: number;
  readonly wins: readonly string[];
  readonly losses: readonly string[];
  readonly ties: number;
  readonly tied: readonly string[];
};

/**
 * Two systems on the same questions. Resamples clusters; data of a single cluster can only be resampled by question,
 * and then speaks of that conversation, album or person alone. Nothing in common: `undefined`.
 */
export function compare(pairs: readonly Pair[], seed = 1): Comparison | undefined {
  if (pairs.length === 0) return undefined;
  const clusters = new Set(pairs.map(({ cluster }) => cluster)).size;
  return compareBy(pairs, clusters > 1 ? 'cluster' : 'question', seed);
}

/** The same, resampling the unit that is named. */
export function compareBy(pairs: readonly Pair[], unit: Unit, seed = 1): Comparison {
  const sums = clusterSums(unit === 'cluster' ? pairs : pairs.map((pair) => ({ ...pair, cluster: pair.id })));
  const mean = (of: (pair: Pair) => number) => pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const spread = clusterBootstrap(sums, { seed });
  const { p, exact, least } = signFlipTest(sums, { seed });
  const tied = pairs.filter(({ a, b }) => a === b).map(({ id }) => id);
  const detectable = spread === undefined ? undefined : (probit(1 - ALPHA / 2) + probit(POWER)) * spread.standardError;
  return {
    n: pairs.length,
    meanA: mean(({ a }) => a),
    meanB: mean(({ b }) => b),
    difference: meanDifference(sums),
    unit,
    units: sums.length,
    ...(spread === undefined ? {} : { interval: spread.interval }),
    p,
    leastP: least,
    exact,
    ...(detectable === undefined ? {} : { detectable }),
    wins: pairs.filter(({ a, b }) => a > b).map(({ id }) => id),
    losses: pairs.filter(({ a, b }) => a < b).map(({ id }) => id),
    ties: tied.length,
    tied,
  };
}

/** Several systems against one: the p values corrected together. */
export function corrected<T extends { readonly comparison: Comparison }>(
  all: readonly T[],
): (T & { readonly holmP: number })[] {
  const adjusted = holm(all.map(({ comparison }) => comparison.p));
  return all.map((one, i) => ({ ...one, holmP: adjusted[i] ?? 1 }));
}
