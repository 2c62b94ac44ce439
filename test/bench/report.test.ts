import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchCompare, benchReport, benchRun, benchTrec, benchTrecEval } from '../../src/bench/bench.ts';

let folder: string;
let runs: string[];
let data: string;
const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-report-'));
  const turns = ['kite', 'boat', 'piano', hostile].map((text, n) => ({ speaker: 'Ada', dia_id: `D1:${n + 1}`, text }));
  const conversation = { session_1: turns, session_1_date_time: '1:56 pm on 8 May, 2023' };
  const qa = ['kite', 'boat', hostile].map((thing, n) => ({
    question: `Where is the ${thing}?`,
    answer: thing,
    evidence: [`D1:${n + 1}`],
    category: 4,
  }));
  data = join(folder, 'locomo10.json');
  await writeFile(
    data,
    JSON.stringify([
      { sample_id: 'c-1', conversation, qa },
      { sample_id: 'c-2', conversation, qa },
    ]),
  );
  runs = [];
  for (const system of ['bm25', 'random']) runs.push(await ran(system, 'official'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ran(system: string, rules: 'official' | 'strict'): Promise<string> {
  const { out } = await benchRun(
    {
      suite: 'locomo',
      data,
      system,
      out: join(folder, `${system}-${rules}`),
      cache: join(folder, 'cache'),
      k: 10,
      rules,
      retrievalOnly: false,
      judges: [],
      configurationFolder: folder,
      repeats: 1,
      seed: 1,
      timeoutSeconds: 5,
      retries: 0,
    },
    { signal: new AbortController().signal, onProgress: () => undefined, onLoaded: () => undefined },
  );
  return out;
}

describe('a report', () => {
  it('is one file that asks nothing of the network and runs nothing that a text says', async () => {
    const { files } = await benchReport(runs, join(folder, 'report'));
    expect(files).toEqual(['index.html', 'report.md', 'report.json']);
    const html = await readFile(join(folder, 'report/index.html'), 'utf8');
    expect(html).not.toMatch(/(src|href)="?(https?:)?\/\//);
    expect(html).not.toContain('@import');
    const { document } = parseHTML(html);
    expect(document.querySelectorAll('img, link, iframe')).toHaveLength(0);
    expect(document.querySelectorAll('script')).toHaveLength(2);
    expect(document.querySelectorAll('svg').length).toBeGreaterThanOrEqual(4);
    const questions: unknown = JSON.parse(document.querySelector('#questions')?.textContent ?? '');
    expect(questions).toHaveLength(6);
    expect(JSON.stringify(questions)).toContain('alert(1)');
    // Six questions of a made set are no measurement beside figures over ten conversations.
    expect(document.querySelector('.warn')?.textContent).toMatch(/6 questions, not the 1,986/);
    const markdown = await readFile(join(folder, 'report/report.md'), 'utf8');
    expect(markdown).toContain('> These are 6 questions');
    expect(markdown).toContain('| bm25 |');
    expect(markdown).toContain('DRAGON');
  });

  it('compares on the questions that both have and warns of few clusters', async () => {
    const { measures, warnings } = await benchCompare(runs, ['R@1']);
    expect(measures).toHaveLength(1);
    expect(measures[0]?.against[0]).toMatchObject({ system: 'random', n: 6, unit: 'cluster', units: 2 });
    expect(warnings.join()).toContain('Only 2 clusters');
    await expect(benchCompare([folder, folder], undefined)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('warns of runs that are scored by different rules', async () => {
    const [first = ''] = runs;
    const { warnings } = await benchCompare([first, await ran('random', 'strict')], undefined);
    expect(warnings.join()).toContain('different rules');
    expect((await benchCompare(runs, undefined)).warnings.join()).not.toContain('rules');
  });

  it('gives TREC files on which trec_eval would say what we say', async () => {
    const [run = ''] = runs;
    await benchTrec(run, join(folder, 'trec'));
    const { all } = await benchTrecEval(join(folder, 'trec/qrels.trec'), join(folder, 'trec/run.trec'), true);
    const { measures } = await benchCompare(runs, ['R@5']);
    expect(all['recall_5']).toBeCloseTo(measures[0]?.standings.find(({ system }) => system === 'bm25')?.mean ?? -1, 9);
  });
});
