import type { RunView } from '../runner/read-run.ts';
import type { SuiteName } from '../suite.ts';
import { clusterBootstrap, type Interval } from './bootstrap.ts';
import { type Comparison, compare, corrected } from './compare.ts';
import { clusterSums, type Pair } from './paired.ts';

export type Standing = {
  readonly system: string;
  readonly n: number;
  readonly mean: number;
  readonly interval?: Interval;
};
export type Against = Comparison & { readonly system: string; readonly holmP: number };
export type MeasureComparison = {
  readonly measure: string;
  /** Every run's own mean with its interval, over the questions that it has a value for. */
  readonly standings: readonly Standing[];
  /** The first run against each other one, on the questions that both have. */
  readonly against: readonly Against[];
};
export type RunsComparison = {
  readonly suite: SuiteName;
  readonly baseline: string;
  readonly measures: readonly MeasureComparison[];
  readonly warnings: readonly string[];
};

/** The first run against all others, measure by measure, corrected over the others (Holm). */
export function compareRuns(runs: readonly RunView[], only?: readonly string[]): RunsComparison {
  const [first] = runs;
  if (first === undefined) throw new RangeError('no run');
  const names = [...new Set(runs.flatMap(({ perQuestion }) => [...perQuestion.keys()]))].filter(
    (name) => only === undefined || only.includes(name),
  );
  const clusters = new Map(first.questions.map(({ id, cluster }) => [id, cluster]));
  const measures = names.map((measure) => ({
    measure,
    standings: runs.flatMap((run) => standing(run, measure, clusters)),
    against: against(first, runs.slice(1), measure, clusters),
  }));
  return { suite: first.record.config.suite, baseline: first.name, measures, warnings: warningsOf(runs, measures) };
}

function standing(run: RunView, measure: string, clusters: ReadonlyMap<string, string>): Standing[] {
  const values = [...(run.perQuestion.get(measure) ?? [])];
  if (values.length === 0) return [];
  const pairs = values.map(([id, a]): Pair => ({ id, cluster: clusters.get(id) ?? id, a, b: 0 }));
  const several = new Set(pairs.map(({ cluster }) => cluster)).size > 1;
  const sums = clusterSums(several ? pairs : pairs.map((pair) => ({ ...pair, cluster: pair.id })));
  const interval = clusterBootstrap(sums, { resamples: 2000 })?.interval;
  const mean = values.reduce((sum, [, value]) => sum + value, 0) / values.length;
  return [{ system: run.name, n: values.length, mean, ...(interval === undefined ? {} : { interval }) }];
}

function against(
  first: RunView,
  others: readonly RunView[],
  measure: string,
  clusters: ReadonlyMap<string, string>,
): Against[] {
  const mine = first.perQuestion.get(measure);
  const compared = others.flatMap((other) => {
    const theirs = other.perQuestion.get(measure);
    const pairs = [...(mine ?? [])].flatMap(([id, a]): Pair[] => {
      const b = theirs?.get(id);
      return b === undefined ? [] : [{ id, cluster: clusters.get(id) ?? id, a, b }];
    });
    const comparison = compare(pairs);
    return comparison === undefined ? [] : [{ system: other.name, comparison }];
  });
  return corrected(compared).map(({ system, comparison, holmP }) => ({ system, ...comparison, holmP }));
}

function warningsOf(runs: readonly RunView[], measures: readonly MeasureComparison[]): string[] {
  const unfinished = runs
    .filter(({ record }) => record.state !== 'done')
    .map(({ name }) => `${name} has not run to its end.`);
  const failed = runs
    .filter(({ record }) => record.failed > 0)
    .map(({ name, record }) => `${name}: ${record.failed} questions failed; they count as wrong.`);
  // Measures on which nothing differs have nothing to show, however many clusters there are.
  const compared = measures
    .flatMap(({ against }) => against)
    .filter(({ wins, losses }) => wins.length + losses.length > 0);
  const least = Math.max(0, ...compared.map(({ leastP }) => leastP));
  const few = compared.find(({ leastP }) => leastP === least);
  const several =
    few === undefined || least <= 0.05
      ? []
      : [
          `Only ${few.units} ${few.unit}s, or too few of them differ: p cannot fall below ${least}, so nothing can be shown at 0.05.`,
        ];
  const rules = new Set(runs.map(({ record }) => record.request?.rules ?? 'official'));
  const mixed =
    rules.size < 2
      ? []
      : ['The runs are scored by different rules: only measures that name their rules can be set against one another.'];
  const single = measures.flatMap(({ against }) => against).some(({ unit }) => unit === 'question');
  return [
    ...unfinished,
    ...failed,
    ...mixed,
    ...several,
    ...(single
      ? ['All questions are of one cluster: they are resampled one by one, and the result speaks of this one alone.']
      : []),
  ];
}
