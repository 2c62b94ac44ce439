import { spearman } from '../statistics/agreement.ts';
import type { Values } from './values.ts';

export type Correlation = {
  readonly systems: readonly [string, string];
  readonly n: number;
  /** `null` where one of the two never varies. */
  readonly spearman: number | null;
};

/** Spearman’s ρ between every two systems, over what both have a value for (MM-OCEAN App. Y). */
export function correlations(values: Values): Correlation[] {
  const all = [...values];
  return all.flatMap(([a, one], i) =>
    all.slice(i + 1).map(([b, other]): Correlation => {
      const both = [...one].flatMap(([id, x]): [number, number][] => {
        const y = other.get(id);
        return y === undefined ? [] : [[x, y]];
      });
      const rho = spearman(
        both.map(([x]) => x),
        both.map(([, y]) => y),
      );
      return { systems: [a, b], n: both.length, spearman: rho ?? null };
    }),
  );
}
