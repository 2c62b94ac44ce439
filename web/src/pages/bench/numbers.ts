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

/** Whole from ten on; below, a figure that still says something. */
export const costText = (value: number): string =>
  value === 0 ? '0' : value >= 10 ? value.toFixed(0) : value >= 0.1 ? value.toFixed(1) : value.toPrecision(1);

/** "0.0123", "–" where it is not known, which is not zero. */
export const dollarsText = (dollars: number | undefined): string =>
  dollars === undefined ? '–' : dollars === 0 ? '0' : dollars >= 1 ? dollars.toFixed(2) : dollars.toPrecision(2);

/** "0.4 ms", "12 ms", "1.2 s", "3 min". */
export function tookText(ms: number): string {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  return `${Math.round(ms / 60_000)} min`;
}
