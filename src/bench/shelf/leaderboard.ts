import { basename } from 'node:path';
import type { BenchLeaderboard } from '../../contract/bench-browse.ts';
import { leadAmong } from '../headlines.ts';
import { besidePublished } from '../report/beside-published.ts';
import type { RunView } from '../runner/read-run.ts';
import { type Against, compareRuns } from '../statistics/compare-runs.ts';
import { openSuite } from '../suites/registry.ts';
import { groupOf } from './briefs.ts';
import { phasesToldOf, toldDifferences } from './costs-and-differences.ts';
import { measuresOf } from './run-questions.ts';

type Row = BenchLeaderboard['rows'][number];

/**
 * Runs on the same questions, best first by a measure; each other one is set against the best by `compareRuns`. Undefined
 * where no run of them has a value under the measure, or under any.
 */
export async function leaderboardOf(
  runs: readonly RunView[],
  idOf: ReadonlyMap<string, string>,
  measure?: string,
): Promise<Omit<BenchLeaderboard, 'sweeps'> | undefined> {
  const [first] = runs;
  const measures = measuresOf(runs);
  if (first === undefined) return undefined;
  const { config } = first.record;
  const lead = measure ?? leadAmong(config.suite, measures);
  if (lead === undefined || !measures.includes(lead)) return undefined;
  const { ranked, unscored } = rankedBy(runs, lead);
  const compared = compareRuns(ranked, [lead]);
  const [told] = compared.measures;
  const suite = await openSuite(config.suite);
  const differs = await toldDifferences();
  const id = (run: RunView): string => idOf.get(run.folder) ?? '';
  return {
    group: groupOf(first.record),
    suite: config.suite,
    title: suite.title,
    data: basename(config.data),
    ...(config.language === undefined ? {} : { language: config.language }),
    questions: first.record.questions,
    measure: lead,
    measures,
    rows: (told?.standings ?? []).map((standing, i): Row => {
      const { interval, ...rest } = standing;
      const against = told?.against.find(({ system }) => system === standing.system);
      const run = ranked[i] ?? first;
      return {
        run: id(run),
        ...rest,
        ...(interval === undefined ? {} : { interval }),
        ...(against === undefined ? {} : { behind: behindOf(against) }),
        items: run.record.ingest.items,
        answered: run.record.answered,
        phases: phasesToldOf(run),
        differs: differs(suite, run),
      };
    }),
    unscored: unscored.map((run) => ({ run: id(run), system: run.name })),
    warnings: [...compared.warnings],
    anchors: suite.anchors.filter((one) => one.measure === lead && one.slice === undefined),
    caveats: besidePublished(suite, runs),
  };
}

/** Better is more, but for errors. */
const lessIsBetter = /MAE|Brier$/;

function rankedBy(runs: readonly RunView[], measure: string) {
  const means = new Map(
    runs.map((run) => {
      const values = [...(run.perQuestion.get(measure)?.values() ?? [])];
      return [run, values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length];
    }),
  );
  const sign = lessIsBetter.test(measure) ? 1 : -1;
  const ranked = runs
    .filter((run) => means.get(run) !== undefined)
    .toSorted((a, b) => sign * ((means.get(a) ?? 0) - (means.get(b) ?? 0)));
  return { ranked, unscored: runs.filter((run) => means.get(run) === undefined) };
}

const behindOf = ({ n, difference, interval, holmP, wins, losses, ties }: Against): NonNullable<Row['behind']> => ({
  n,
  difference,
  ...(interval === undefined ? {} : { interval }),
  holmP,
  wins: wins.length,
  losses: losses.length,
  ties,
});
