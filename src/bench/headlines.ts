import type { RunsComparison } from './statistics/compare-runs.ts';
import type { SuiteName } from './suite.ts';

/** The measures that a suite is led by, first the most telling; the first that all runs have leads a report. */
export const headlines: Readonly<Record<SuiteName, readonly string[]>> = {
  atm: ['QS(official)', 'QS(strict)', 'R@10'],
  photobench: ['set-F1', 'Rej-right', 'R@10'],
  mprbench: ['accuracy'],
  'mm-ocean': ['R1', 'R3', 'R2'],
  locomo: ['F1(official)', 'F1(strict)', 'R@10'],
  lifebench: ['points', 'choice', 'R@10'],
  longmemeval: ['accuracy', 'F1', 'R@10'],
  personamem: ['accuracy'],
};

/** The measure that a comparison is led by; none where nothing could be scored. */
export const leadOf = ({ suite, measures }: RunsComparison): string | undefined =>
  leadAmong(
    suite,
    measures.flatMap(({ measure, standings }) => (standings.length > 0 ? [measure] : [])),
  ) ?? measures[0]?.measure;

/** The measure that leads among these: the suite's first of them, else the first. */
export const leadAmong = (suite: SuiteName, measures: readonly string[]): string | undefined =>
  headlines[suite].find((measure) => measures.includes(measure)) ?? measures[0];

/** What a question that the leading measure says nothing of is judged by: a query that nothing answers has no F1, but is rejected or not. */
const instead: Readonly<Partial<Record<string, string>>> = { 'set-F1': 'Rej-right' };

/** A question's value under the leading measure, or under the one that stands in for it; none where it is unscored. */
export function leadValue(
  perQuestion: ReadonlyMap<string, ReadonlyMap<string, number>>,
  lead: string | undefined,
  question: string,
): number | undefined {
  if (lead === undefined) return undefined;
  const other = instead[lead];
  return (
    perQuestion.get(lead)?.get(question) ?? (other === undefined ? undefined : perQuestion.get(other)?.get(question))
  );
}
