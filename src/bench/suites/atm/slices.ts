import { evidenceSpanDays, recallDistanceDays } from './evidence-time.ts';
import type { AtmSet } from './question-file.ts';
import type { AtmQuestion } from './questions.ts';

/** A class and the largest value that belongs to it. */
type Classes = readonly (readonly [number, string])[];

const counts: Classes = [
  [0, '0'],
  [1, '1'],
  [2, '2'],
  [5, '3-5'],
  [10, '6-10'],
  [Number.POSITIVE_INFINITY, '11+'],
];
const days: Classes = [
  [1, '0-1d'],
  [7, '1-7d'],
  [30, '7-30d'],
  [365, '30-365d'],
  [Number.POSITIVE_INFINITY, '365d+'],
];

const classOf = (classes: Classes, value: number | undefined): readonly string[] =>
  value === undefined ? [] : classes.flatMap(([most, name]) => (value <= most ? [name] : [])).slice(0, 1);

/** The labels by which results are cut: slice → its values for the question; a slice that does not apply has none. */
export function slicesOf({ text, gold }: AtmQuestion, set: AtmSet): Readonly<Record<string, readonly string[]>> {
  return {
    set: [set],
    type: [gold.type],
    ability: gold.labels.ability ?? [],
    topic: gold.labels.topic ?? [],
    intent: gold.labels.intent ?? [],
    evidence: classOf(counts, gold.evidence.length),
    span: classOf(days, evidenceSpanDays(gold.evidence)),
    distance: classOf(days, recallDistanceDays(text, gold.evidence)),
  };
}
