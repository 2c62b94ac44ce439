import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { readAbout } from '../field/about.ts';
import { analyseField } from '../field/analyse.ts';
import { leadOf } from '../headlines.ts';
import { type RunView, readRuns } from '../runner/read-run.ts';
import { compareRuns, type RunsComparison } from '../statistics/compare-runs.ts';
import { openSuite } from '../suites/registry.ts';
import { readSweep, type SweptRun } from '../sweep/sweep.ts';
import { againstPublished } from './against-published.ts';
import { besidePublished } from './beside-published.ts';
import { phasesOf, phaseTable, scoreAndCost } from './phases.ts';
import { reportMarkdown } from './report-markdown.ts';

/** Writes `index.html`, `report.md` and `report.json` of the runs. Errors: those of `readRuns` and of `pageWriter`. */
export async function writeReport(
  folders: readonly string[],
  to: string,
  about?: string,
): Promise<{ readonly out: string; readonly files: readonly string[]; readonly comparison: RunsComparison }> {
  const { reportPage } = await pageWriter();
  const runs = await readRuns(folders);
  const comparison = compareRuns(runs);
  const suite = await openSuite(comparison.suite);
  const title = `${suite.title}: ${runs.map(({ name }) => name).join(', ')}`;
  const lead = leadOf(comparison);
  const known = about === undefined ? {} : await readAbout(about);
  const field = lead === undefined ? undefined : analyseField(runs, lead, known);
  const { differsOf } = await import('../systems/differs.ts');
  const published = againstPublished(suite, runs, differsOf);
  const parts = {
    ...(field === undefined ? {} : { field }),
    published,
    costs: [scoreAndCost(runs, lead), phaseTable(runs)],
    sweeps: await sweptOf(runs),
    title,
    licence: suite.licence,
    limits: suite.limits ?? [],
    runs,
    comparison,
    anchors: suite.anchors,
    caveats: besidePublished(suite, runs),
  };
  const out = resolve(to);
  await mkdir(out, { recursive: true });
  const files = new Map([
    ['index.html', reportPage(parts)],
    ['report.md', reportMarkdown(parts)],
    [
      'report.json',
      `${JSON.stringify({ title, limits: parts.limits, comparison, ...(field === undefined ? {} : { field }), runs: runs.map((run) => ({ record: run.record, phases: phasesOf(run), document: run.document })), published, sweeps: parts.sweeps, anchors: suite.anchors, caveats: parts.caveats }, null, 1)}\n`,
    ],
  ]);
  for (const [name, content] of files) await writeFile(join(out, name), content);
  return { out, files: [...files.keys()], comparison };
}

/** The runs that were scored at several depths. */
async function sweptOf(runs: readonly RunView[]): Promise<SweptRun[]> {
  const read = await Promise.all(runs.map(async ({ name, folder }) => ({ name, sweep: await readSweep(folder) })));
  return read.flatMap(({ name, sweep }) => (sweep === undefined ? [] : [{ name, sweep }]));
}

/**
 * What draws the page. Its charts need two packages that few install, so they are optional; `load` is of tests.
 * Errors: `dependency-missing`.
 */
export async function pageWriter<T = typeof import('./report-page.ts')>(
  load: () => Promise<T> = () => import('./report-page.ts') as Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND')) throw cause;
    throw new MadeleineError('dependency-missing', 'The charts of a report need @observablehq/plot and linkedom.', {
      action: 'Install them beside Madeleine: npm install @observablehq/plot linkedom',
      cause,
    });
  }
}
