import { sampleStandardDeviation } from 'simple-statistics';
import type { ClusterSum } from './paired.ts';
import { randomIndex } from './random-index.ts';

export const RESAMPLES = 10_000;

export type Interval = { readonly low: number; readonly high: number };

/**
 * Percentile bootstrap of the mean over whole clusters, drawn with replacement (Efron 1979; clusters as in Davison &
 * Hinkley 1997, §3.8). `standardError` is the spread of the resampled means. Undefined for fewer than two clusters: then
 * nothing can be said about other clusters.
 */
export function clusterBootstrap(
  sums: readonly ClusterSum[],
  { level = 0.95, resamples = RESAMPLES, seed = 1 } = {},
): { readonly interval: Interval; readonly standardError: number } | undefined {
  if (sums.length < 2) return undefined;
  const means = resampledMeans(sums, resamples, seed).sort();
  const at = (q: number) => means[Math.min(means.length - 1, Math.max(0, Math.round(q * (means.length - 1))))] ?? 0;
  const tail = (1 - level) / 2;
  return { interval: { low: at(tail), high: at(1 - tail) }, standardError: sampleStandardDeviation([...means]) };
}

/** Flat arrays: this is where comparing takes its time. */
function resampledMeans(sums: readonly ClusterSum[], resamples: number, seed: number): Float64Array {
  const draw = randomIndex(seed);
  const [totals, counts] = [Float64Array.from(sums, ({ sum }) => sum), Float64Array.from(sums, ({ n }) => n)];
  const means = new Float64Array(resamples);
  for (let round = 0; round < resamples; round++) {
    let sum = 0;
    let n = 0;
    for (let i = 0; i < totals.length; i++) {
      const at = draw(totals.length);
      sum += totals[at] ?? 0;
      n += counts[at] ?? 0;
    }
    means[round] = n === 0 ? 0 : sum / n;
  }
  return means;
}
