import { figureText } from '../../contract/bench-measures.ts';
import type { RunView } from '../runner/read-run.ts';

/** A row a measure, a column a system: over all questions of a run, aggregates that no single question has included. */
export function wholeFigures(runs: readonly RunView[]): {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const whole = runs.map(({ record }) => record.figures.filter(({ slice }) => slice === undefined));
  const measures = [...new Set(whole.flatMap((figures) => figures.map(({ measure }) => measure)))];
  const cell = (measure: string, figures: (typeof whole)[number]): string => {
    const value = figures.find((figure) => figure.measure === measure)?.value;
    return value === undefined ? '–' : figureText(value, measure);
  };
  return {
    head: ['measure', ...runs.map(({ name }) => name)],
    rows: measures.map((measure) => [measure, ...whole.map((figures) => cell(measure, figures))]),
  };
}
