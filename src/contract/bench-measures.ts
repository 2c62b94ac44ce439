/** Measures that are no fractions, and are shown as they are. */
export const isPlainMeasure = (measure: string): boolean => /MAE|^Brier-skill/.test(measure);

/** A figure as tables show it: fractions as percentages with one place. */
export const figureText = (value: number, measure: string): string =>
  isPlainMeasure(measure) ? value.toFixed(2) : (value * 100).toFixed(1);
