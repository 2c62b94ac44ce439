import type { Values } from './values.ts';

/** From where on a question counts as solved. */
const SOLVED = 0.5;

export type Difficulty = {
  readonly questions: number;
  /** How many questions are solved by none, by one, by two … of the systems. */
  readonly histogram: readonly number[];
  readonly unsolved: readonly string[];
};

/** How many systems solve each question, of those that every system has a value for (MM-OCEAN App. F). */
export function difficulty(values: Values): Difficulty {
  const [first, ...others] = [...values.values()];
  const shared = [...(first ?? [])].filter(([id]) => others.every((of) => of.has(id)));
  const solved = new Map(
    shared.map(([id]) => [id, [...values.values()].filter((of) => (of.get(id) ?? 0) >= SOLVED).length]),
  );
  return {
    questions: solved.size,
    histogram: Array.from({ length: values.size + 1 }, (_, n) => [...solved.values()].filter((of) => of === n).length),
    unsolved: [...solved].filter(([, n]) => n === 0).map(([id]) => id),
  };
}
