import type { Outcome } from '../outcome.ts';

/** The value below which the share `q` of the values lies (nearest rank); of nothing, nothing. */
export function quantile(values: readonly number[], q: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)];
}

/** Milliseconds a question, of those that were answered. */
export function latencyOf(outcomes: readonly Outcome[]) {
  const times = outcomes.flatMap((outcome) => (outcome.state === 'answered' ? [outcome.tookMs] : []));
  const p50Ms = quantile(times, 0.5);
  const p95Ms = quantile(times, 0.95);
  return p50Ms === undefined || p95Ms === undefined ? undefined : { p50Ms, p95Ms, n: times.length };
}
