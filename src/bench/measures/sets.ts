import { type Judged, type Measure, once } from './measure.ts';

const overlap = ({ gold, returned }: Judged): number => once(returned).filter((id) => gold.has(id)).length;
const normal = (measure: (judged: Judged) => number) => (judged: Judged) =>
  judged.gold.size === 0 ? undefined : measure(judged);

/** Over the whole returned list, for questions with gold (PhotoBench §4.2); nothing returned is 0. */
export const setPrecision: Measure = {
  name: 'set-P',
  of: normal((judged) => (judged.returned.length === 0 ? 0 : overlap(judged) / once(judged.returned).length)),
};
export const setRecall: Measure = { name: 'set-R', of: normal((judged) => overlap(judged) / judged.gold.size) };
export const setF1: Measure = {
  name: 'set-F1',
  of: normal((judged) => (2 * overlap(judged)) / (once(judged.returned).length + judged.gold.size)),
};

/** Which of the answers that say "it is not known" are right to say so, counted as rejections of questions without gold. */
export const abstention = (all: Iterable<{ readonly unanswerable: boolean; readonly abstained: boolean }>): Rejection =>
  rejection(
    Array.from(all, ({ unanswerable, abstained }) => ({
      gold: new Set(unanswerable ? [] : ['an answer']),
      returned: abstained ? [] : ['an answer'],
    })),
  );

/** How questions whose gold is empty are told: nothing returned is the right answer, and only then. */
export type Rejection = {
  readonly n: number;
  readonly precision: number | undefined;
  readonly recall: number | undefined;
  readonly f1: number | undefined;
};

/**
 * A = gold and prediction both empty, B = only the prediction, C = only the gold: P = A/(A+B), R = A/(A+C),
 * F1 = 2A/(2A+B+C). A ratio without a denominator is absent. `n` is the number of questions with empty gold.
 */
export function rejection(all: Iterable<Judged>): Rejection {
  let a = 0;
  let b = 0;
  let c = 0;
  for (const { gold, returned } of all) {
    if (gold.size === 0 && returned.length === 0) a += 1;
    else if (returned.length === 0) b += 1;
    else if (gold.size === 0) c += 1;
  }
  const ratio = (over: number, under: number) => (under === 0 ? undefined : over / under);
  return { n: a + c, precision: ratio(a, a + b), recall: ratio(a, a + c), f1: ratio(2 * a, 2 * a + b + c) };
}
