import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document, madeleine } from '../end-to-end/run-here.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { wordsOf } from '../fixtures/model-server/script.ts';
import { madeSuites, putSuite } from './made-suites.ts';

let folder: string;
let data: string;
let runs: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-bench-cli-'));
  const [atm] = madeSuites;
  if (atm === undefined) throw new RangeError('no suite');
  data = await putSuite(atm, folder);
  runs = join(folder, 'runs');
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const common = () => ['--cache', join(folder, 'cache')];

describe('madeleine bench, as a researcher would use it', () => {
  it('runs a system with its baselines, looks at them together, and runs one again', { timeout: 60_000 }, async () => {
    const ran = await madeleine([
      'bench',
      'run',
      'atm',
      '--data',
      data,
      '--system',
      'madeleine',
      '--baselines',
      '--no-judge',
      '--out',
      runs,
      ...common(),
    ]);
    expect(ran).toMatchObject({ code: 0 });
    for (const system of ['madeleine', 'grep', 'bm25', 'random'])
      expect(ran.stdout).toContain(`atm, ${system}: 2 questions of 2 answered`);
    expect(ran.stderr).toContain('CC BY-NC 4.0');
    expect(ran.stdout).toContain('2 questions have gold evidence that is not in the collection');
    const folders = ['madeleine', 'bm25', 'random'].map((name) => join(runs, name));
    const [field, compared, again] = await Promise.all([
      document(['bench', 'field', ...folders]),
      document(['bench', 'compare', ...folders, '--measure', 'R@10']),
      document(['bench', 'again', join(runs, 'bm25'), '--out', join(folder, 'again'), ...common()]),
    ]);
    const listed = await madeleine(['bench', 'compare', ...folders, '--measure', 'R@10', '--questions']);
    expect(listed.stdout).toMatch(
      /R@10 compared with bm25\n {2}won \(\d\): .*\n {2}lost \(\d\): .*\n {2}tied \(\d\): /,
    );
    expect(field).toMatchObject({ measure: expect.any(String), difficulty: {}, correlation: expect.any(Array) });
    expect(compared).toMatchObject({ baseline: 'madeleine', measures: [{ measure: 'R@10' }] });
    const before: unknown = JSON.parse(await readFile(join(runs, 'bm25/scores.json'), 'utf8'));
    expect(again).toMatchObject({ system: 'bm25', state: 'done', scores: before });
  });

  it('sets the program beside itself with parts taken away', { timeout: 60_000 }, async () => {
    const made = madeSuites.find(({ suite }) => suite === 'photobench');
    if (made === undefined) throw new RangeError('no suite');
    const album = await putSuite(made, folder);
    const variants = ['T_C', 'T_M', 'hard', 'without-events'].flatMap((name) => ['--variant', name]);
    const told = await document([
      'bench',
      'ablate',
      'photobench',
      '--data',
      album,
      ...variants,
      '--out',
      join(folder, 'ablation'),
      ...common(),
    ]);
    expect(told).toMatchObject({
      measure: 'set-F1',
      ablation: { whole: { VMF: 0, change: null }, T_C: {}, T_M: {}, hard: {} },
    });
    const wrong = await madeleine(['bench', 'ablate', 'photobench', '--data', album, '--variant', 'T_V', '--out', 'x']);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('"T_V" is not a variant') });
  });

  it('asks an album in both languages, and shows them side by side', { timeout: 60_000 }, async () => {
    const made = madeSuites.find(({ suite }) => suite === 'photobench');
    if (made === undefined) throw new RangeError('no suite');
    const album = await putSuite(made, folder);
    const told = ['bench', 'run', 'photobench', '--data', album, '--system', 'bm25', '--out', join(folder, 'two')];
    const both = await madeleine([...told, '--lang', 'both', ...common()]);
    expect(both.stdout).toMatch(/By question language[\s\S]*bm25\s+en[\s\S]*bm25\s+cn/);
    const chinese = await document([...told.slice(0, -1), join(folder, 'three'), '--lang', 'zh', ...common()]);
    const record: unknown = JSON.parse(await readFile(join(folder, 'two/bm25-cn/run.json'), 'utf8'));
    expect(record).toMatchObject({ config: { language: 'cn' } });
    expect(chinese).toMatchObject({
      scores: JSON.parse(await readFile(join(folder, 'two/bm25-cn/scores.json'), 'utf8')),
    });
    const wrong = await madeleine(['bench', 'run', 'atm', '--data', data, '--lang', 'both']);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('does not apply to atm') });
  });

  it('says what a data set is made of, as text and as JSON', async () => {
    const [text, json] = await Promise.all([
      madeleine(['bench', 'describe', 'atm', '--data', data]),
      document(['bench', 'describe', 'atm', '--data', data]),
    ]);
    expect(text.stdout).toContain('Questions by type');
    expect(json).toMatchObject({ suite: 'atm', questions: { n: 2 }, licence: expect.stringContaining('CC BY-NC') });
  });

  it('prints what trec_eval prints of a topic of its own tests', async () => {
    const files = join(import.meta.dirname, '../fixtures/trec-eval');
    const ran = await madeleine([
      'bench',
      'trec-eval',
      join(files, 'qrels-302.test'),
      join(files, 'results-302.test'),
      '--queries',
    ]);
    const lines = new Set(ran.stdout.split('\n'));
    const printed = (await readFile(join(files, 'out.test.aq.302'), 'utf8')).trim().split('\n');
    const missing = printed.filter((line) => !lines.has(line)).map((line) => line.split(/\s/)[0]);
    expect(missing).toEqual(['relstring', 'infAP', 'binG', 'G', 'ndcg_rel', 'Rndcg']);
    expect(lines).toContain('num_q                 \tall\t1');
  });

  it.each([
    [['bench', 'run', 'nothing', '--data', 'x'], /Unknown suite: "nothing"/],
    [['bench', 'run', 'atm', '--data', 'x', '--answerer', 'magic'], /extractive/],
    [
      ['bench', 'run', 'atm', '--data', 'x', '--limit', 'many'],
      /--limit must be a whole number of at least 1, not many/,
    ],
  ] as const)('refuses %j', async (args, why) => {
    const { code, stderr } = await madeleine(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(why);
  });
});

describe('judges on the command line', () => {
  let servers: ModelServer[];
  beforeAll(async () => {
    const judge = (right: (answer: string) => boolean) =>
      startModelServer([
        {
          kind: 'reply',
          of: (request) => {
            const answer = /<answer>(.*)<\/answer>/s.exec(wordsOf(request))?.[1] ?? '';
            return JSON.stringify({ explanation: 'as told', accuracy: right(answer) ? 'true' : 'false' });
          },
        },
      ]);
    servers = await Promise.all([judge(() => true), judge((answer) => answer.includes('ferry')), judge(() => false)]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it('are one by majority, and how they agree is shown', async () => {
    const gold = join(folder, 'open.json');
    const questions = ['a', 'b'].map((id) => ({ id, question: `${id}?`, answer: 'the ferry', qtype: 'open_end' }));
    await writeFile(gold, JSON.stringify(questions));
    const predictions = join(folder, 'open.jsonl');
    await writeFile(predictions, '{"id":"a","answer":"a ferry"}\n{"id":"b","answer":"a train"}\n');
    const judges = servers.flatMap(({ url }) => ['--judge', `${url}#judge`]);
    const args = [
      'bench',
      'score',
      'atm',
      '--gold',
      gold,
      '--predictions',
      predictions,
      '--rules',
      'strict',
      ...judges,
    ];
    const asked = () => servers.reduce((sum, { requests }) => sum + requests.length, 0);
    const environment = { MADELEINE_BENCH_CACHE: join(folder, 'cache') };
    const json = await document(args, environment);
    expect(asked()).toBe(6);
    const text = await madeleine(args, environment);
    // What was judged once is not asked again.
    expect(asked()).toBe(6);
    expect(json).toMatchObject({
      qs: 0.5,
      judges: [
        { n: 2, mean: 1 },
        { n: 2, mean: 0.5 },
        { n: 2, mean: 0 },
      ],
      agreement: [{ share: 0.5 }, { share: 0 }, { share: 0.5 }],
    });
    expect(text.stdout).toContain('How the judges agree');
    expect(text.stdout).toContain('judge=');
  });
});

it('states the least number of items that a life is made of', { timeout: 60_000 }, async () => {
  const help = await madeleine(['bench', 'make', '--help']);
  const least = Number(/at least (\d+)/.exec(help.stdout)?.[1]);
  const out = join(folder, 'too-small');
  const refused = await madeleine(['bench', 'make', 'atm', '--items', String(least - 1), '--out', out]);
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(`a whole number of at least ${least}`) });
  expect(await madeleine(['bench', 'make', 'atm', '--items', String(least), '--out', out])).toMatchObject({
    code: 0,
  });
});

it.each([
  ['lifebench', 'ada:q1', 'A', 'choice'],
  ['longmemeval', 'q0', 'a kite', 'f1'],
  ['personamem', 'p2', '(a)', 'accuracy'],
])('lists, describes and scores %s, and says its licence', { timeout: 60_000 }, async (suite, id, answer, figure) => {
  const made = madeSuites.find((one) => one.suite === suite);
  if (made === undefined) throw new RangeError(suite);
  const listed = await madeleine(['bench', 'list']);
  const terms = new RegExp(`^  ${suite} .*\\n.*data: .*\\n *terms: (.*)$`, 'm').exec(listed.stdout)?.[1] ?? '';
  expect(terms).toContain('licensed under');
  const path = await putSuite(made, folder);
  const described = await madeleine(['bench', 'describe', suite, '--data', path]);
  expect(described).toMatchObject({ code: 0, stderr: expect.stringContaining(terms) });
  expect(described.stdout).toContain('Questions by type');
  const predictions = join(folder, `${suite}.jsonl`);
  await writeFile(predictions, `${JSON.stringify({ id, answer })}\n`);
  const asked = ['bench', 'score', suite, '--gold', path, '--predictions', predictions, '--no-judge'];
  expect(await madeleine(asked)).toMatchObject({ code: 0, stderr: expect.stringContaining(terms) });
  expect(await document(asked)).toMatchObject({ n: 2, [figure]: expect.any(Number) });
});
