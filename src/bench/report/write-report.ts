import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { type RunView, readRuns } from '../runner/read-run.ts';
import { compareRuns, type RunsComparison } from '../statistics/compare-runs.ts';
import { type About, type Analysed, aboutSchema, analysedSchema, analyses } from '../suites/mm-ocean/analyses.ts';
import { openSuite } from '../suites/registry.ts';
import { reportMarkdown } from './report-markdown.ts';
import { reportPage } from './report-page.ts';

/** MM-OCEAN's analyses over several systems; `about` says what is known of them. Errors: `missing`, `corrupt`. */
async function fieldAnalyses(runs: readonly RunView[], about: string | undefined) {
  const read = runs.flatMap((run): [string, Analysed][] => {
    const document = analysedSchema.safeParse(run.document);
    return document.success ? [[run.name, document.data]] : [];
  });
  return analyses(new Map(read), about === undefined ? {} : await readAbout(about));
}

async function readAbout(path: string): Promise<About> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new MadeleineError('missing', 'The file about the systems cannot be read.', { path, cause });
  });
  try {
    return aboutSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new MadeleineError(
      'corrupt',
      'The file about the systems is not {name: {parameters?, open?, reasoning?, family?, generation?}}.',
      {
        path,
        cause,
      },
    );
  }
}

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
  const field = comparison.suite === 'mm-ocean' ? await fieldAnalyses(runs, about) : undefined;
  const parts = {
    ...(field === undefined ? {} : { field }),
    title,
    licence: suite.licence,
    runs,
    comparison,
    anchors: suite.anchors,
  };
  const out = resolve(to);
  await mkdir(out, { recursive: true });
  const files = new Map([
    ['index.html', reportPage(parts)],
    ['report.md', reportMarkdown(parts)],
    [
      'report.json',
      `${JSON.stringify({ title, comparison, ...(field === undefined ? {} : { field }), runs: runs.map(({ record, document }) => ({ record, document })), anchors: suite.anchors }, null, 1)}\n`,
    ],
  ]);
  for (const [name, content] of files) await writeFile(join(out, name), content);
  return { out, files: [...files.keys()], comparison };
}
