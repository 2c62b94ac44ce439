import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchReport, benchRun, benchScore } from '../../src/bench/bench.ts';
import type { SuiteName } from '../../src/bench/suite.ts';
import { madeSuites, putSuite } from './made-suites.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-bad-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const context = { signal: new AbortController().signal, onProgress: () => undefined, onLoaded: () => undefined };

const made = (suite: SuiteName) => {
  const found = madeSuites.find((one) => one.suite === suite);
  if (found === undefined) throw new RangeError(suite);
  return found;
};
const lines = (...rows: readonly unknown[]): string =>
  rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\r\n');

/** A row that is an answer to the id, and the id of a question that the made data set has. */
const forms: readonly {
  suite: SuiteName;
  id: string;
  row(id: string): unknown;
  file(...rows: readonly unknown[]): string;
}[] = [
  { suite: 'atm', id: 'q1', row: (id) => ({ id, answer: 'x' }), file: lines },
  { suite: 'mprbench', id: 'q1', row: (id) => ({ id, answer: 'A' }), file: lines },
  { suite: 'mm-ocean', id: 'a.000.mp4', row: (video_id) => ({ video_id, task1: { openness: 'High' } }), file: lines },
  { suite: 'locomo', id: 'conv-1:q0', row: (id) => ({ id, answer: 'x' }), file: lines },
  { suite: 'lifebench', id: 'ada:q0', row: (id) => ({ id, answer: 'x' }), file: lines },
  { suite: 'longmemeval', id: 'q0', row: (question_id) => ({ question_id, hypothesis: 'x' }), file: lines },
  { suite: 'personamem', id: 'p1', row: (question_id) => ({ question_id, model_response: 'x' }), file: lines },
  {
    suite: 'photobench',
    id: 'album1:q0',
    row: (query_id) => ({ query_id, predictions: ['B.JPG'] }),
    file: (...rows) => JSON.stringify({ results: rows }),
  },
];

describe.each(forms)('predictions of $suite', ({ suite, id, row, file }) => {
  const score = async (content: string) => {
    const gold = await putSuite(made(suite), folder);
    const predictions = join(folder, 'predictions');
    await writeFile(predictions, content);
    const request = { suite, gold, predictions, rules: 'official', judges: [], configurationFolder: folder } as const;
    const { remarks, figures } = await benchScore(request, context);
    return { figures, codes: new Map(remarks.map(({ code, count }) => [code, count])) };
  };

  it('with wrong ids, duplicates, broken lines and missing rows are scored, and each is counted', async () => {
    const { codes } = await score(
      file(row('nobody'), row(id), row(id), { half: 1 }, ...(suite === 'photobench' ? [] : ['{"id": '])),
    );
    expect(codes.get('unknown-id')).toBe(1);
    expect(codes.get('duplicate')).toBe(1);
    const broken = codes.get('broken-line') ?? codes.get('broken-row');
    expect(broken).toBe(suite === 'photobench' ? 1 : 2);
    if (suite !== 'mprbench' && suite !== 'mm-ocean') expect(codes.get('missing')).toBe(1);
  });

  it('are scored alike as a run, which says what was odd in them, and so does its report', async () => {
    const messy = file(row('nobody'), row(id), row(id), { half: 1 }, ...(suite === 'photobench' ? [] : ['{"id": ']));
    const scored = await score(messy);
    const data = join(folder, made(suite).at);
    const ran = await run(`predictions:${join(folder, 'predictions')}`, data, { suite });
    expect(new Map(ran.remarks.map(({ code, count }) => [code, count]))).toEqual(scored.codes);
    const whole = (figures: typeof scored.figures) =>
      new Map(figures.filter(({ slice }) => slice === undefined).map(({ measure, value }) => [measure, value]));
    for (const [measure, value] of whole(scored.figures))
      expect([measure, whole(ran.figures).get(measure)]).toEqual([measure, value]);
    await benchReport([join(folder, 'run')], join(folder, 'report'));
    expect(await readFile(join(folder, 'report/index.html'), 'utf8')).toContain('nobody');
  });

  it('after a byte order mark are read all the same, save where the released script cannot', async () => {
    const { codes } = await score(`\ufeff${file(row(id))}`);
    expect(codes.get('missing') ?? 0).toBe(
      (await score(file(row(id)))).codes.get('missing') ?? (suite === 'mm-ocean' ? 1 : 0),
    );
  });

  it('that hold nothing are no silent zero: every question is named as missing', async () => {
    const { codes } = await score(file());
    expect(codes.get('missing')).toBeGreaterThan(0);
  });

  it('that are not there are an error with a path', async () => {
    const gold = await putSuite(made(suite), folder);
    const predictions = join(folder, 'nowhere.jsonl');
    const request = { suite, gold, predictions, rules: 'official', judges: [], configurationFolder: folder } as const;
    await expect(benchScore(request, context)).rejects.toMatchObject({ code: 'missing', path: predictions });
  });
});

const run = (
  system: string,
  data: string,
  more: { retries?: number; timeoutSeconds?: number; suite?: SuiteName } = {},
) =>
  benchRun(
    {
      suite: more.suite ?? 'atm',
      data,
      system,
      out: join(folder, 'run'),
      cache: join(folder, 'cache'),
      k: 5,
      rules: 'official',
      retrievalOnly: false,
      judges: [],
      configurationFolder: folder,
      repeats: 1,
      seed: 1,
      timeoutSeconds: more.timeoutSeconds ?? 5,
      retries: more.retries ?? 0,
    },
    context,
  );

it('gold with evidence that the collection has not is counted, named, and in the run’s record', async () => {
  const result = await run('bm25', await putSuite(made('atm'), folder));
  expect(result.notes.join(' ')).toMatch(/2 questions have gold evidence that is not in the collection \(q1, q2\)/);
  expect(await readFile(join(folder, 'run/run.json'), 'utf8')).toContain('gold evidence that is not in the collection');
});

describe('an endpoint', () => {
  const answers: readonly (readonly [name: string, code: string, how: (response: ServerResponse) => void])[] = [
    ['that times out', 'timeout', () => undefined],
    ['that answers 429', 'rate-limited', (response) => response.writeHead(429, { 'retry-after': '0' }).end('{}')],
    ['that answers 500', 'system-failed', (response) => response.writeHead(500).end('oops')],
    ['that returns junk', 'system-failed', (response) => response.end('<html>hello</html>')],
    ['that cuts the connection', 'unreachable', (response) => response.destroy()],
  ];
  it.each(answers)('%s is counted by name, is in the report, and is nowhere an answer', async (_name, code, how) => {
    const server = createServer((_incoming, response) => how(response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      const at = server.address();
      const port = at === null || typeof at === 'string' ? 0 : at.port;
      const data = await putSuite(made('atm'), folder);
      const result = await run(`http:http://127.0.0.1:${port}`, data, { timeoutSeconds: 0.3 });
      expect(result).toMatchObject({ answered: 0, failed: 2, state: 'done' });
      expect(result.remarks).toContainEqual(expect.objectContaining({ code: 'failed', count: 2 }));
      const journal = await readFile(join(folder, 'run/outcomes.jsonl'), 'utf8');
      expect(journal.split('\n').filter((line) => line.includes(`"code":"${code}"`))).toHaveLength(2);
      await benchReport([join(folder, 'run')], join(folder, 'report'));
      const page = await readFile(join(folder, 'report/index.html'), 'utf8');
      expect(page).toContain('2 questions failed; they count as wrong');
    } finally {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    }
  });
});
