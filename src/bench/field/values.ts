/** System → what was scored (a question, a video, a choice) → its value in 0–1. */
export type Values = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** System → measure → value; `null` where there is none. */
export type Measures = ReadonlyMap<string, Readonly<Record<string, number | null>>>;

/** The mean, or null of nothing. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;

export const known = (values: readonly (number | null | undefined)[]): number[] =>
  values.filter((value) => value !== null && value !== undefined);
