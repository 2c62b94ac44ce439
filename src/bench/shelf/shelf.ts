import { basename } from 'node:path';
import type {
  BenchComparisonResponse,
  BenchLeaderboard,
  BenchQuestion,
  BenchShelf,
} from '../../contract/bench-browse.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { Failure } from '../../memory/failure.ts';
import { headlines, leadOf } from '../headlines.ts';
import { type RunView, readRuns } from '../runner/read-run.ts';
import { compareRuns } from '../statistics/compare-runs.ts';
import { briefOf, groupOf } from './briefs.ts';
import { sweepsOf } from './costs-and-differences.ts';
import { type FoundRun, findRuns } from './find-runs.ts';
import { leaderboardOf } from './leaderboard.ts';
import { Remembered } from './remembered.ts';
import { detailOf } from './run-detail.ts';
import { measureOf, measuresOf, pageOf, shelvedQuestions } from './run-questions.ts';

/** The runs in these folders and below them, to look through. Files are read anew when they change. */
export function openShelf(folders: readonly string[]): BenchShelf {
  const views = new Remembered<readonly RunView[]>(2);
  const boards = new Remembered<Omit<BenchLeaderboard, 'sweeps'> | undefined>(50);
  const comparisons = new Remembered<BenchComparisonResponse>(50);
  const questions = new Remembered<{ readonly all: readonly BenchQuestion[]; readonly measure: string | undefined }>(2);
  const keyOf = (runs: readonly FoundRun[], ...more: readonly (string | undefined)[]): string =>
    JSON.stringify([...runs.map(({ id, version }) => [id, version]), ...more.map((one) => one ?? null)]);
  const viewed = (runs: readonly FoundRun[]) => views.of(keyOf(runs), () => readRuns(runs.map(({ folder }) => folder)));

  async function named(ids: readonly string[]): Promise<FoundRun[]> {
    const { runs } = await findRuns(folders);
    return ids.map((id) => {
      const run = runs.find((one) => one.id === id);
      if (run !== undefined) return run;
      throw new MadeleineError('not-found', 'Run not found.', {
        action: 'It may have been moved or deleted. Reload the list of runs.',
      });
    });
  }

  return {
    async runs() {
      const { runs, unreadable } = await findRuns(folders);
      return { folders: [...folders], runs: await Promise.all(runs.map(briefOf)), unreadable: [...unreadable] };
    },
    async run(id) {
      const [run] = await named([id]);
      if (run === undefined) throw new RangeError('no run');
      return detailOf(run, run.scored ? (await viewed([run]))[0] : undefined);
    },
    async leaderboards({ group, measure } = {}) {
      const { runs } = await findRuns(folders);
      const groups = Map.groupBy(
        runs.filter(({ scored }) => scored),
        ({ record }) => groupOf(record),
      );
      const leaderboards: BenchLeaderboard[] = [];
      const unreadable: Failure[] = [];
      for (const [key, members] of groups) {
        if (group !== undefined && group !== key) continue;
        try {
          const board = await boards.of(keyOf(members, measure), async () =>
            leaderboardOf(await viewed(members), idsOf(members), measure),
          );
          if (board === undefined) continue;
          const systems = new Map([...board.rows, ...board.unscored].map((row) => [row.run, row.system]));
          leaderboards.push({ ...board, sweeps: await sweepsOf(members, (id) => systems.get(id) ?? '') });
        } catch (error) {
          if (!isMadeleineError(error)) throw error;
          unreadable.push({ path: basename(error.path ?? ''), code: error.code, message: error.message });
        }
      }
      return { leaderboards, unreadable };
    },
    async compare(ids, measures) {
      const runs = await named(ids);
      return comparisons.of(keyOf(runs, measures?.join()), async () => compared(await viewed(runs), ids, measures));
    },
    async questions(id, asked) {
      const runs = await named(asked.against === undefined ? [id] : [id, asked.against]);
      const { all, measure } = await questions.of(keyOf(runs, asked.measure), async () => {
        const read = await viewed(runs);
        const by = measureOf(read, asked.measure);
        return { all: shelvedQuestions(read, idsOf(runs), by), measure: by };
      });
      return pageOf(all, asked, measure);
    },
  };
}

const idsOf = (runs: readonly FoundRun[]): ReadonlyMap<string, string> =>
  new Map(runs.map(({ folder, id }) => [folder, id]));

function compared(
  views: readonly RunView[],
  ids: readonly string[],
  measures: readonly string[] | undefined,
): BenchComparisonResponse {
  const [first] = views;
  if (first === undefined) throw new MadeleineError('usage', 'Choose the runs to compare.');
  const led = headlines[first.record.config.suite];
  const there = measuresOf(views);
  const scored = led.some((measure) => there.includes(measure));
  const comparison = compareRuns(views, measures ?? (scored ? led : undefined));
  const shared = comparison.measures.filter(({ against }) => against.length > 0);
  const lead = leadOf({ ...comparison, measures: shared.length > 0 ? shared : comparison.measures });
  return {
    ...comparison,
    warnings: [...comparison.warnings],
    measures: comparison.measures.map(({ measure, standings, against }) => ({
      measure,
      standings: [...standings],
      against: against.map((one) => ({
        ...one,
        wins: [...one.wins],
        losses: [...one.losses],
        tied: [...one.tied],
      })),
    })),
    ...(lead === undefined ? {} : { lead }),
    runs: views.map(({ name }, i) => ({ id: ids[i] ?? '', system: name })),
  };
}
