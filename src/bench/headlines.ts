import type { RunsComparison } from './statistics/compare-runs.ts';
import type { SuiteName } from './suite.ts';

/** The measures that a suite is led by, first the most telling; the first that all runs have leads a report. */
export const headlines: Readonly<Record<SuiteName, readonly string[]>> = {
  atm: ['QS(official)', 'QS(strict)', 'R@10'],
  photobench: ['set-F1', 'Rej-right', 'R@10'],
  mprbench: ['accuracy'],
  'mm-ocean': ['R1', 'R3', 'R2'],
  locomo: ['F1(official)', 'F1(strict)', 'R@10'],
};

/** The measure that a comparison is led by; none where nothing could be scored. */
export function leadOf({ suite, measures }: RunsComparison): string | undefined {
  const there = new Set(measures.filter(({ standings }) => standings.length > 0).map(({ measure }) => measure));
  return headlines[suite].find((measure) => there.has(measure)) ?? measures[0]?.measure;
}
