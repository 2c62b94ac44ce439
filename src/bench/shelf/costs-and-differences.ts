import type { BenchLeaderboard, BenchPhase } from '../../contract/bench-browse.ts';
import { differencesOf } from '../report/against-published.ts';
import { phasesOf } from '../report/phases.ts';
import type { RunView } from '../runner/read-run.ts';
import type { Suite } from '../suite.ts';
import { readSweep } from '../sweep/sweep.ts';
import type { FoundRun } from './find-runs.ts';

/** The phases of a run as they are told: what was spent beside who spent it. */
export const phasesToldOf = (run: RunView): BenchPhase[] =>
  phasesOf(run).map(({ name, by, spending, seconds }) => ({
    name,
    ...(by === undefined ? {} : { by }),
    ...spending,
    ...(seconds === undefined ? {} : { seconds }),
  }));

/** What tells how a run differs from published ones; the published systems are loaded when it is first asked. */
export async function toldDifferences(): Promise<(suite: Suite, run: RunView) => string[]> {
  const { differsOf } = await import('../systems/differs.ts');
  return (suite, run) => [...differencesOf(suite, run), ...differsOf(run.record.config.system)];
}

/** The sweeps of those runs that have one; a sweep is written after a run's scores, so that it is read anew. */
export async function sweepsOf(
  runs: readonly FoundRun[],
  systemOf: (id: string) => string,
): Promise<BenchLeaderboard['sweeps']> {
  const read = await Promise.all(runs.map(async ({ id, folder }) => ({ id, sweep: await readSweep(folder) })));
  return read.flatMap(({ id, sweep }) => (sweep === undefined ? [] : [{ run: id, system: systemOf(id), ...sweep }]));
}
