import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readAbout } from '../field/about.ts';
import { analyseField } from '../field/analyse.ts';
import { leadOf } from '../headlines.ts';
import { readRuns } from '../runner/read-run.ts';
import { compareRuns, type RunsComparison } from '../statistics/compare-runs.ts';
import { openSuite } from '../suites/registry.ts';
import { besidePublished } from './beside-published.ts';
import { reportMarkdown } from './report-markdown.ts';
import { reportPage } from './report-page.ts';

/** Writes `index.html`, `report.md` and `report.json` of the runs. Errors: those of `readRuns`. */
export async function writeReport(
  folders: readonly string[],
  to: string,
  about?: string,
): Promise<{ readonly out: string; readonly files: readonly string[]; readonly comparison: RunsComparison }> {
  const runs = await readRuns(folders);
  const comparison = compareRuns(runs);
  const suite = await openSuite(comparison.suite);
  const title = `${suite.title}: ${runs.map(({ name }) => name).join(', ')}`;
  const lead = leadOf(comparison);
  const known = about === undefined ? {} : await readAbout(about);
  const field = lead === undefined ? undefined : analyseField(runs, lead, known);
  const parts = {
    ...(field === undefined ? {} : { field }),
    title,
    licence: suite.licence,
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
      `${JSON.stringify({ title, comparison, ...(field === undefined ? {} : { field }), runs: runs.map(({ record, document }) => ({ record, document })), anchors: suite.anchors, caveats: parts.caveats }, null, 1)}\n`,
    ],
  ]);
  for (const [name, content] of files) await writeFile(join(out, name), content);
  return { out, files: [...files.keys()], comparison };
}
