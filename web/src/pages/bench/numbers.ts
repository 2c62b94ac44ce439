import { figureText, isPlainMeasure } from '../../../../src/contract/bench-measures.ts';

/** "+12.3", "−4.0": a real minus sign. */
export function signedText(difference: number, measure: string): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  return `${sign}${differenceText(Math.abs(difference), measure)}`;
}

export const differenceText = (difference: number, measure: string): string => figureText(difference, measure);

/** "= 0.031", "< 0.001". */
export const pText = (p: number): string => (p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`);

/** The scale of a metric: 0 to 1 for fractions, otherwise 0 to the maximum. */
export const scaleOf = (measure: string, values: readonly number[]): number =>
  isPlainMeasure(measure) ? Math.max(...values, 1e-9) : 1;

/** "0.4 ms", "12 ms", "1.2 s", "3 min". */
export function tookText(ms: number): string {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.round(ms / 60_000)} min`;
}
