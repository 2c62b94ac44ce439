/** Population mean and standard deviation, extremes, and the nearest-rank 95th percentile. */
export type Summary = {
  readonly n: number;
  readonly mean: number;
  readonly std: number;
  readonly min: number;
  readonly max: number;
  readonly p95: number;
};

/** Undefined of no values at all. */
export function summaryOf(values: readonly number[]): Summary | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return undefined;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sorted.length;
  const p95 = sorted[Math.ceil(0.95 * sorted.length) - 1] ?? max;
  return { n: sorted.length, mean, std: Math.sqrt(variance), min, max, p95 };
}
