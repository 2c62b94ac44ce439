/** What a ranking or set is judged by: the question's gold ids, and what was returned, best first. */
export type Judged = { readonly gold: ReadonlySet<string>; readonly returned: readonly string[] };

/**
 * A measure as a value: `name` is its printed form, parameters included, and its identity. `of` gives the question's
 * value in 0–1, or `undefined` where the measure is not defined for the question (recall without gold), which then does
 * not count. What was not returned still counts in the denominator.
 */
export type Measure = { readonly name: string; of(judged: Judged): number | undefined };

/** The mean over the questions that have a value, and how many have one; no value when none has. */
export function meanOf(values: Iterable<number | undefined>): { readonly n: number; readonly value?: number } {
  let n = 0;
  let sum = 0;
  for (const value of values) {
    if (value === undefined) continue;
    n += 1;
    sum += value;
  }
  return n === 0 ? { n } : { n, value: sum / n };
}

/** Each id once, at its first place: a repeated id earns nothing twice and takes no place from others. */
export const once = (ids: readonly string[]): string[] => [...new Set(ids)];
