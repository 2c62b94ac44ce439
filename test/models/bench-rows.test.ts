import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import { memorySystems } from '../../src/bench/systems/memories/registry.ts';
import type { BenchRunRequest } from '../../src/contract/bench-verbs.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../fixtures/model-server/script.ts';
import { everyPart, thingEmbedder } from '../fixtures/systems/every-part.ts';

let folder: string;
let server: ModelServer | undefined;
const things = ['kite', 'boat', 'piano'];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-rows-'));
  const turns = things.map((thing, n) => ({ speaker: 'Ada', dia_id: `D1:${n + 1}`, text: `Today I saw a ${thing}.` }));
  const qa = things.map((thing, n) => ({
    question: `What did Ada say of the ${thing}?`,
    answer: `saw a ${thing}`,
    evidence: [`D1:${n + 1}`],
    category: 4,
  }));
  const conversation = { session_1: turns, session_1_date_time: '1:56 pm on 8 May, 2023' };
  await writeFile(join(folder, 'locomo10.json'), JSON.stringify([{ sample_id: 'conv-1', conversation, qa }]));
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (system: string, more: Partial<BenchRunRequest> = {}) =>
  benchRun(
    benchRequest(folder, { suite: 'locomo', data: join(folder, 'locomo10.json'), system, ...more }),
    unwatched(),
  );

/** Quotes the turn that has the thing asked for. */
const quoting: Step = {
  kind: 'reply',
  of: (request) => {
    const words = wordsOf(request);
    const thing = things.find((one) => words.includes(`of the ${one}`)) ?? '';
    const line = words.split('\n').find((one) => one.startsWith('{"ref"') && one.includes(`a ${thing}.`)) ?? '';
    const ref = /"ref":"(E\d+)"/.exec(line)?.[1] ?? 'E0';
    return JSON.stringify({ answer: `saw a ${thing}`, kind: 'open', citations: [{ ref, quote: `saw a ${thing}` }] });
  },
};

describe('Madeleine with a model as a row', () => {
  it('answers through the model, counts its calls and tokens, and says what they cost', async () => {
    server = await startModelServer([quoting]);
    const models = `models:\n  m: { url: "${server.url}", model: scripted, prices: { input: 10, output: 100 } }\n`;
    await writeFile(join(folder, 'madeleine.config.yaml'), models);
    const ran = await run('madeleine+single-pass:m');
    expect(ran).toMatchObject({ state: 'done', answered: 3, failed: 0, n: 3 });
    expect(ran.spending).toEqual({ calls: 3, inputTokens: 300, outputTokens: 30, dollars: 0.006 });
    expect(await readFile(join(folder, 'run', 'predictions.jsonl'), 'utf8')).toContain('saw a piano');
    expect(ran.scores).toMatchObject({ answerable: { f1: 1 } });
  }, 60_000);

  it('does not pass off an answer without the model as the model’s', async () => {
    server = await startModelServer([{ kind: 'status', status: 500, message: 'broken' }]);
    const ran = await run(`madeleine+agentic:${server.url}#scripted`);
    expect(ran).toMatchObject({ answered: 0, failed: 3 });
  }, 60_000);
});

describe('Madeleine in phases as a row', () => {
  it('asks the model where it is unsure, and tells the share of such questions', async () => {
    server = await startModelServer([
      {
        kind: 'reply',
        of: (request) => {
          const words = wordsOf(request);
          const refs = [...words.matchAll(/"ref":"(E\d+)"/g)].map(([, ref]) => ref);
          return JSON.stringify(refs.length > 0 ? { fit: refs } : { plan: 'text["kite"]' });
        },
      },
    ]);
    const ran = await run(`madeleine+phases:${server.url}#scripted`);
    const share = ran.figures.find(({ measure }) => measure === 'questions that a model was asked for');
    const asked = server.requests.length;
    expect(ran).toMatchObject({ state: 'done', answered: 3, failed: 0, spending: { calls: asked } });
    if (asked === 0) expect(share).toBeUndefined();
    else expect(share).toMatchObject({ n: 3 });
  }, 60_000);
});

describe.each(memorySystems.map(({ name }) => name))('%s', (name) => {
  it('runs as a row: takes everything in, answers, and says what an item and a question cost', async () => {
    server = await startModelServer([everyPart(things)]);
    const embedder = await startModelServer([thingEmbedder(things)]);
    try {
      const ran = await run(`${name}:${server.url}#m,${embedder.url}#e`);
      expect(ran).toMatchObject({ state: 'done', answered: 3, failed: 0 });
      expect(ran.spending.calls).toBeGreaterThanOrEqual(3);
      expect(ran.scores).toMatchObject({ answerable: { 'recall@5': 1 } });
      expect(ran.figures.find(({ measure }) => measure.startsWith('calls per item'))?.value).toBeGreaterThan(0);
    } finally {
      await embedder.close();
    }
  }, 60_000);
});

it('finds by embeddings of words alone', async () => {
  server = await startModelServer([thingEmbedder(things)]);
  const ran = await run(`embedding-words:${server.url}#e`, { retrievalOnly: true });
  expect(ran.scores).toMatchObject({ answerable: { 'recall@5': 1 } });
}, 60_000);

it('names what is missing when a memory system has no embedder', async () => {
  await expect(run('a-mem-linked:m')).rejects.toMatchObject({ code: 'usage' });
});
