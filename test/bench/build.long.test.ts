import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchBuild, benchMakeLife, benchRun } from '../../src/bench/bench.ts';
import { Review } from '../../src/bench/review/review.ts';
import type { BuildRequest } from '../../src/contract/build-verb.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { startModelServer } from '../fixtures/model-server/model-server.ts';
import { scriptedBuilder } from './scripted-builder.ts';

let base: string;
let [life, album] = ['', ''];
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-build-'));
  [life, album] = [join(base, 'life'), join(base, 'album')];
  const made = { difficulty: 'easy', wording: 'plain', seed: 1 } as const;
  await benchMakeLife({ ...made, suite: 'atm', items: 300, out: life });
  await benchMakeLife({ ...made, suite: 'photobench', items: 150, out: album });
});
afterAll(() => rm(base, { recursive: true, force: true }));

const request = (suite: 'atm' | 'photobench', out: string, more: Partial<BuildRequest> = {}): BuildRequest => ({
  suite,
  from: suite === 'atm' ? life : album,
  out: join(base, out),
  seed: 1,
  languages: ['en', 'zh'],
  questions: 20,
  models: [],
  concurrency: 2,
  unreviewed: false,
  configurationFolder: base,
  ...more,
});
const built = (asked: BuildRequest) => benchBuild(asked, unwatched());
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const datasheet = (out: string): string => readFileSync(join(base, out, 'set/DATASHEET.md'), 'utf8');

describe('a set built without a model', () => {
  it('is ATM-Bench’s in form, holds known answers where the life has them, and can be run', async () => {
    const { state, set, steps } = await built(request('atm', 'atm', { unreviewed: true, truth: life }));
    expect(state).toBe('to-do');
    expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'done', 'done']);
    expect(set).toMatchObject({ questions: 20, reviewed: false });
    expect(datasheet('atm')).toContain('contains candidates that no person has reviewed');
    const questions = json(join(base, 'atm/set/data/atm-bench/atm-bench.json')) as { evidence_ids: string[] }[];
    const mails = json(join(base, 'atm/set/data/raw_memory/email/emails.json')) as { id: string }[];
    expect(questions.every(({ evidence_ids }) => evidence_ids.length > 0)).toBe(true);
    expect(mails.length).toBeGreaterThan(50);
    const run = await benchRun(
      benchRequest(join(base, 'atm-run'), { suite: 'atm', data: set?.data ?? '', system: 'bm25', retrievalOnly: true }),
      unwatched(),
    );
    expect(run).toMatchObject({ n: 20, failed: 0, state: 'done' });
  });

  it('is PhotoBench’s in form, every query with pictures that satisfy it or with none', async () => {
    const { set } = await built(request('photobench', 'photobench', { unreviewed: true }));
    const queries = json(join(base, 'photobench/set/album/query.json')) as {
      query_cn: string;
      ground_truth: string[];
      Source: string;
    }[];
    expect(set).toMatchObject({ questions: queries.length, items: 150 });
    expect(queries.some(({ ground_truth }) => ground_truth.length === 0)).toBe(true);
    expect(queries.some(({ ground_truth }) => ground_truth.length > 1)).toBe(true);
    expect(queries.every(({ query_cn }) => [...query_cn].length < 15)).toBe(true);
    expect(new Set(queries.map(({ Source }) => Source)).size).toBeGreaterThan(2);
    const asked = { suite: 'photobench', data: set?.data ?? '', system: 'random', language: 'cn' } as const;
    const run = await benchRun(benchRequest(join(base, 'photobench-run'), asked), unwatched());
    expect(run).toMatchObject({ n: queries.length, failed: 0, state: 'done' });
  });

  it('is the same for the same options', async () => {
    await built(request('photobench', 'again', { unreviewed: true }));
    expect(json(join(base, 'again/set/album/query.json'))).toEqual(json(join(base, 'photobench/set/album/query.json')));
  });
});

describe('what people decide', () => {
  it('is exported as they left it, and nothing else', async () => {
    const asked = request('atm', 'reviewed', { questions: 6 });
    const before = await built(asked);
    expect(before).toMatchObject({ state: 'to-do' });
    expect(before.set).toBeUndefined();
    const review = new Review(asked.out);
    review.setPool({ annotators: ['Ann'], overlap: 0, validated: [] });
    const [first, second, third] = review.tasks();
    if (first?.kind !== 'question' || second?.kind !== 'question' || third === undefined) throw new Error('no drafts');
    review.decide({ task: first.id, annotator: 'Ann', verdict: 'accept' });
    const correction = { ...second.subject, question: 'Where did I put my own words?' };
    review.decide({ task: second.id, annotator: 'Ann', verdict: 'correct', correction });
    review.decide({ task: third.id, annotator: 'Ann', verdict: 'reject' });
    const after = await built(asked);
    expect(after.set).toMatchObject({ questions: 2, reviewed: true });
    const rows = json(join(asked.out, 'set/data/atm-bench/atm-bench.json')) as { question: string }[];
    expect(rows.map(({ question }) => question)).toEqual([first.subject.question, 'Where did I put my own words?']);
    expect(datasheet('reviewed')).not.toContain(base);
    expect(readFileSync(join(asked.out, 'set/datasheet.json'), 'utf8')).not.toMatch(new RegExp(`Ann\\b|${base}`));
  });
});

describe('a set built with a model', () => {
  it('names prompt and model in each record, and leaves out evidence that does not exist', async () => {
    const server = await startModelServer([scriptedBuilder]);
    try {
      const model = `${server.url}#scripted`;
      const { set, spending } = await built(request('atm', 'model', { models: [model], unreviewed: true }));
      expect(spending.calls).toBe(server.requests.length);
      expect(set?.questions).toBe(20);
      const [line = ''] = readFileSync(join(base, 'model/steps/questions.jsonl'), 'utf8').split('\n');
      expect(JSON.parse(line)).toMatchObject({
        by: [
          { kind: 'model', model, prompt: 'atm/propose', version: 1 },
          { kind: 'model', model, prompt: 'atm/validate', version: 1 },
        ],
        value: { evidence: [expect.not.stringContaining('gone')] },
      });
      expect(line).toContain('It is of another year.');
      expect(datasheet('model')).toContain('atm/validate, version 1');
    } finally {
      await server.close();
    }
  });

  it('drops queries that are too long, and checks those that nothing satisfies against all candidates', async () => {
    const server = await startModelServer([scriptedBuilder]);
    try {
      const asked = request('photobench', 'model-album', {
        models: [`${server.url}#scripted`],
        unreviewed: true,
        questions: 6,
      });
      const { steps, set } = await built(asked);
      expect(steps.every(({ state }) => state === 'done')).toBe(true);
      const queries = json(join(asked.out, 'set/album/query.json')) as {
        query_en: string;
        ground_truth: string[];
        Time: string;
      }[];
      expect(queries).toHaveLength(set?.questions ?? 0);
      expect(queries.some(({ query_en }) => query_en.startsWith('free'))).toBe(false);
      expect(
        queries
          .filter(({ query_en }) => query_en.startsWith('unseen'))
          .every(({ ground_truth }) => ground_truth.length === 0),
      ).toBe(true);
      expect(queries.every(({ Time }) => Time === 'cognitive')).toBe(true);
    } finally {
      await server.close();
    }
  });

  it('stops before a budget is exceeded, and goes on with a higher one without paying twice', async () => {
    const server = await startModelServer([scriptedBuilder]);
    try {
      const asked = request('atm', 'budget', {
        models: [`${server.url}#scripted`],
        questions: 5,
        concurrency: 1,
        unreviewed: true,
      });
      const stopped = await built({ ...asked, budgetTokens: 4000 });
      expect(stopped).toMatchObject({ state: 'stopped' });
      const before = server.requests.length;
      const whole = await built(asked);
      expect(whole.set?.questions).toBe(5);
      expect(whole.spending.calls).toBe(server.requests.length);
      expect(server.requests.length).toBeGreaterThan(before);
      await built(asked);
      expect(server.requests.length).toBe(whole.spending.calls);
    } finally {
      await server.close();
    }
  });

  it('goes on where it was killed, and asks again only for what was in flight', async () => {
    const server = await startModelServer([
      ...Array.from({ length: 6 }, () => scriptedBuilder),
      { kind: 'hang' },
      scriptedBuilder,
    ]);
    try {
      const asked = request('atm', 'killed', {
        models: [`${server.url}#scripted`],
        questions: 5,
        concurrency: 1,
        unreviewed: true,
      });
      const options = [
        '--model',
        `${server.url}#scripted`,
        '--questions',
        '5',
        '--concurrency',
        '1',
        '--lang',
        'both',
        '--unreviewed',
      ];
      const child = spawn(
        process.execPath,
        ['bin/madeleine.mjs', 'build', 'atm', '--from', life, '--out', asked.out, ...options],
        {
          stdio: 'ignore',
        },
      );
      const gone = new Promise((resolve) => child.on('exit', (_code, signal) => resolve(signal)));
      await expect.poll(() => server.requests.length, { timeout: 60_000 }).toBe(7);
      child.kill('SIGKILL');
      expect(await gone).toBe('SIGKILL');
      expect(existsSync(join(asked.out, 'set'))).toBe(false);
      const { set } = await built(asked);
      expect(set?.questions).toBe(5);
      const sent = server.requests.map(({ body }) => JSON.stringify(body));
      expect(sent.length - new Set(sent).size).toBe(1);
    } finally {
      await server.close();
    }
  });
});

describe('steps', () => {
  it('can be run alone, once those before them are done', async () => {
    await expect(built(request('atm', 'steps', { only: 'merged' }))).rejects.toThrow(/moments/);
    const first = await built(request('atm', 'steps', { only: 'moments' }));
    expect(first.steps.map(({ state }) => state)).toEqual(['done', 'open', 'open', 'open']);
    await expect(built(request('atm', 'steps', { only: 'nothing' }))).rejects.toThrow(/no step "nothing"/);
  });

  it('can be made anew with all that follow from them', async () => {
    const asked = request('atm', 'anew', { unreviewed: true, questions: 5 });
    await built(asked);
    const before = readFileSync(join(asked.out, 'steps/moments.jsonl'), 'utf8');
    const again = await built({ ...asked, anew: 'apart' });
    expect(again.steps.every(({ state }) => state === 'done')).toBe(true);
    expect(readFileSync(join(asked.out, 'steps/moments.jsonl'), 'utf8')).toBe(before);
  });

  it('begin no folder for a life that is not there', async () => {
    const asked = request('atm', 'nowhere', { from: join(base, 'no-life') });
    await expect(built(asked)).rejects.toThrow(/does not exist/);
    expect(existsSync(asked.out)).toBe(false);
  });

  it('are never mixed with those of other options', async () => {
    await built(request('atm', 'steps', { only: 'moments' }));
    await expect(built(request('atm', 'steps', { seed: 2 }))).rejects.toThrow(/other options: seed/);
  });
});
