import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import type { BenchRunRequest } from '../../src/contract/bench-verbs.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { wordsOf } from '../fixtures/model-server/script.ts';

const program = resolve('test/fixtures/systems/scripted-system.mjs');
const canary = 'CANARYGOLD';
const questions = 12;

let folder: string;
let data: string;
let log: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-run-'));
  data = join(folder, 'locomo10.json');
  log = join(folder, 'told.jsonl');
  await writeFile(data, JSON.stringify([sample('conv-1'), sample('conv-2')]));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const things = ['kite', 'boat', 'piano', 'garden', 'harbour', 'museum'];
function sample(id: string): object {
  const turns = things.map((thing, n) => ({ speaker: 'Ada', dia_id: `D1:${n + 1}`, text: `Today I saw a ${thing}.` }));
  return {
    sample_id: id,
    event_summary: canary,
    conversation: { session_1: turns, session_1_date_time: '1:56 pm on 8 May, 2023' },
    qa: things.map((thing, n) => ({
      question: `When did Ada see the ${thing}?`,
      answer: `a ${thing} ${canary}`,
      evidence: [`D1:${n + 1}`],
      category: 4,
    })),
  };
}

const request = (system: string, more: Partial<BenchRunRequest> = {}): BenchRunRequest =>
  benchRequest(folder, { suite: 'locomo', data, system, timeoutSeconds: 5, retries: 2, ...more });
const context = unwatched;
const command = (behaviour = ''): string => `command:${process.execPath} ${program} ${log} ${behaviour}`.trim();
const asksOf = (): string[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"type":"ask"'))
    .map((line) => String(JSON.parse(line).id));

describe('a run with an outside program', () => {
  it('takes in each collection, asks every question once, and says what it cost', async () => {
    const result = await benchRun(request(command()), context());
    expect(result).toMatchObject({ state: 'done', n: questions, answered: questions, failed: 0 });
    expect(result.scores).toMatchObject({ retrieval: { 'recall@1': 1 } });
    expect(result.spending).toMatchObject({ calls: questions, inputTokens: 1200, dollars: expect.closeTo(0.12) });
    expect(asksOf()).toHaveLength(questions);
    expect(result.ingest.items).toBe(12);
  });

  it('scores no answers where only rankings were asked for, whatever it says', async () => {
    const result = await benchRun(request(command(), { retrievalOnly: true }), context());
    expect(result.scores).toMatchObject({ f1: null, retrieval: { 'recall@1': 1 } });
    expect(await readFile(join(folder, 'run/outcomes.jsonl'), 'utf8')).not.toContain('"said"');
  });

  it('never shows it gold', async () => {
    await benchRun(request(command()), context());
    const told = readFileSync(log, 'utf8');
    expect(told).toContain('harbour');
    expect(told).not.toContain(canary);
    expect(told).not.toMatch(/evidence|"category"|gold/);
  });

  it('gives the same when it is asked to again, without asking anything again', async () => {
    const first = await benchRun(request(command()), context());
    const again = await benchRun(request(command()), context());
    expect(again.scores).toEqual(first.scores);
    expect(asksOf()).toHaveLength(questions);
    await expect(benchRun(request(command(), { k: 2 }), context())).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('Changed: --k'),
    });
  });

  it('carries nothing on with changed data or changed code, and says which of them changed', async () => {
    await benchRun(request(command(), { limit: 1 }), context());
    const record = join(folder, 'run/run.json');
    const was = await readFile(record, 'utf8');
    await writeFile(record, was.replace(/"codeSha256": "\w+"/, '"codeSha256": "another"'));
    await expect(benchRun(request(command(), { limit: 1 }), context())).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringMatching(/Changed: the program’s code/),
    });
    await writeFile(record, was);
    await writeFile(data, JSON.stringify([sample('conv-1'), sample('conv-3')]));
    await expect(benchRun(request(command(), { limit: 1 }), context())).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringMatching(/dataset content/),
    });
    await writeFile(record, '{');
    await expect(benchRun(request(command(), { limit: 1 }), context())).rejects.toMatchObject({ code: 'corrupt' });
  });

  it.each(['fail-first', 'junk-first'])(
    'asks again after a failure (%s), and counts no failure as an answer',
    async (how) => {
      const result = await benchRun(request(command(how), { limit: 2 }), context());
      expect(result).toMatchObject({ answered: 2, failed: 0 });
      expect(asksOf()).toHaveLength(2 * 2);
    },
  );

  it('gives up a question that hangs, and takes no late answer for the next', async () => {
    const result = await benchRun(request(command('hang-first'), { timeoutSeconds: 0.3, limit: 3 }), context());
    expect(result).toMatchObject({ answered: 3, failed: 0 });
  });

  it('counts what never works as failed, by name, and asks only that when it goes on', async () => {
    const first = await benchRun(request(command('fail-first'), { retries: 0 }), context());
    expect(first).toMatchObject({ answered: 0, failed: questions });
    expect(first.remarks).toMatchObject([{ code: 'failed', count: questions }]);
    const second = await benchRun(request(command('fail-first'), { retries: 0 }), context());
    expect(second).toMatchObject({ answered: questions, failed: 0 });
  });

  it('stops at a budget in good order, and goes on with a higher one', async () => {
    const poor = await benchRun(request(command(), { budgetTokens: 500 }), context());
    expect(poor).toMatchObject({ state: 'stopped', stopped: expect.stringContaining('500 tokens') });
    expect(poor.answered).toBeLessThan(questions);
    const rich = await benchRun(request(command(), { budgetTokens: 50_000 }), context());
    expect(rich).toMatchObject({ state: 'done', answered: questions });
    expect(new Set(asksOf()).size).toBe(asksOf().length);
  });

  it('repeats with seeds and reports means', async () => {
    const result = await benchRun(request(command(), { repeats: 2 }), context());
    expect(asksOf()).toHaveLength(2 * questions);
    expect(result.figures.find(({ measure, slice }) => measure === 'R@1' && slice === undefined)?.value).toBe(1);
  });

  it('names ids that the collection has not, which find nothing', async () => {
    const result = await benchRun(request(command('wrong-ids'), { limit: 3 }), context());
    expect(result.remarks).toMatchObject([{ code: 'unknown-item', count: 3 }]);
    expect(result.scores).toMatchObject({ retrieval: { 'recall@5': 0 } });
  });

  it('says which command could not be started', async () => {
    await expect(benchRun(request('command:/nowhere/at-all'), context())).rejects.toMatchObject({
      code: 'system-failed',
    });
    await expect(benchRun(request('nobody'), context())).rejects.toMatchObject({ code: 'usage' });
  });
});

describe('a run with a server', () => {
  let server: Server | undefined;
  afterEach(() => new Promise((done) => (server === undefined ? done(undefined) : server.close(done))));

  it('searches and asks as the contract has it', async () => {
    let busy = 2;
    server = createServer((incoming, response) => {
      const url = new URL(incoming.url ?? '', 'http://x');
      response.setHeader('content-type', 'application/json');
      if (busy-- > 0) {
        response.writeHead(429, { 'retry-after': '0' }).end('{}');
      } else if (url.pathname === '/api/v1/search') {
        response.end(JSON.stringify({ items: [{ id: 'conv-1:D1:1', score: 1 }] }));
      } else {
        const grounded = {
          outcome: 'grounded',
          answer: 'a kite',
          confidence: 0.9,
          citations: [{ id: 'conv-1:D1:1' }],
          evidence: [],
        };
        response.end(JSON.stringify(grounded));
      }
    });
    await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const result = await benchRun(request(`http:http://127.0.0.1:${port}`, { limit: 1 }), context());
    expect(result).toMatchObject({ answered: 1, failed: 0, scores: { retrieval: { 'recall@1': 1 } } });
    expect(result.remarks).toEqual([]);
  });
});

describe('a server that answers questions alone', () => {
  const answering = async (answer: (url: string) => object | undefined) => {
    const asked: string[] = [];
    const server = createServer((incoming, response) => {
      const url = `${incoming.method} ${incoming.url}`;
      asked.push(url);
      const said = answer(url);
      if (said === undefined) response.writeHead(404).end('{}');
      else response.end(JSON.stringify(said));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return { server, asked, base: `http:http://127.0.0.1:${port}` };
  };

  it('is ranked by what its answers rest on, and need not say how sure it is', async () => {
    const { server, asked, base } = await answering((url) =>
      url === 'POST /api/v1/ask'
        ? {
            outcome: 'grounded',
            answer: 'a kite',
            citations: [{ id: 'conv-1:D1:1' }],
            evidence: [{ id: 'conv-1:D1:2' }, { id: 'conv-1:D1:1' }],
          }
        : undefined,
    );
    for (const [at, address] of [base, `${base}/api/v1/ask`, `${base}/api/v1/`].entries()) {
      const result = await benchRun(request(address, { limit: 1, out: join(folder, `run${at}`) }), context());
      expect(result).toMatchObject({ answered: 1, failed: 0, scores: { retrieval: { 'recall@1': 1 } } });
      const [outcome] = (await readFile(join(folder, `run${at}/outcomes.jsonl`), 'utf8')).split('\n');
      expect(JSON.parse(outcome ?? '')).toMatchObject({
        reply: { retrieved: [{ id: 'conv-1:D1:1' }, { id: 'conv-1:D1:2' }], cited: ['conv-1:D1:1'] },
      });
    }
    expect(new Set(asked.filter((url) => url.startsWith('POST')))).toEqual(new Set(['POST /api/v1/ask']));
    server.close();
  });

  it('may abstain without a word, but not answer without one: what is wrong with a shape is said', async () => {
    const { server, base } = await answering((url) =>
      url.startsWith('POST') ? { outcome: 'grounded', confidence: 7 } : undefined,
    );
    const wrong = await benchRun(request(base, { limit: 1, retries: 0 }), context());
    expect(wrong.remarks).toMatchObject([{ code: 'failed', examples: [expect.stringContaining('confidence')] }]);
    server.close();
    const silent = await answering((url) => (url.startsWith('POST') ? { outcome: 'abstained' } : undefined));
    const quiet = await benchRun(request(silent.base, { limit: 1, out: join(folder, 'quiet') }), context());
    expect(quiet).toMatchObject({ answered: 1, failed: 0 });
    silent.server.close();
  });
});

describe('systems that ship', () => {
  it.each(['grep', 'bm25', 'oracle', 'niah-3', 'random', 'madeleine'])('%s runs', async (system) => {
    const result = await benchRun(request(system), context());
    expect(result).toMatchObject({ state: 'done', answered: questions, failed: 0 });
    const { retrieval } = result.scores as { retrieval: Record<string, number> };
    if (system !== 'random' && system !== 'niah-3') expect(retrieval['recall@5']).toBe(1);
  });

  it.each(['full-context', 'no-evidence'])('%s is unscored without a model', async (system) => {
    const { scores } = await benchRun(request(system), context());
    expect(scores).toMatchObject({ f1: null, retrieval: { 'recall@5': null } });
  });
});

describe('texts of another form', () => {
  it('are what a system reads, and what its reader is shown', async () => {
    const model = await startModelServer([{ kind: 'text', text: 'a kite' }]);
    const shown: string[] = [];
    for (const form of ['sgm', 'sgm-released', 'dm', 'dm-released']) {
      const bm25 = await benchRun(request(`bm25@${form}`, { out: join(folder, `bm25-${form}`) }), context());
      expect(bm25.scores, form).toMatchObject({ retrieval: { 'recall@5': 1 } });
      const name = `oracle@${form}:${model.url}#reader`;
      const read = await benchRun(request(name, { limit: 1, out: join(folder, `oracle-${form}`) }), context());
      expect(read).toMatchObject({ system: name, answered: 1, failed: 0 });
      const words = model.requests.map(wordsOf).at(-1) ?? '';
      shown.push(/<record>([\s\S]*)<\/record>/.exec(words)?.[1] ?? '');
    }
    await model.close();
    const [sgm = '', released = '', dm = '', thin = ''] = shown;
    expect(new Set(shown).size).toBe(4);
    for (const text of shown) expect(text).toContain('Today I saw a kite.');
    expect([sgm, released, dm, thin].map((text) => /^Timestamp: /m.test(text))).toEqual([true, true, false, false]);
    expect(dm).toContain('2023');
    expect(thin).not.toContain('2023');
    await expect(benchRun(request('bm25@prose'), context())).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('"prose"'),
    });
  });
});

describe('systems that read with a model', () => {
  let model: ModelServer | undefined;
  afterEach(() => model?.close());

  it('show it what they are about, take its words for the answer, and say what it cost', async () => {
    model = await startModelServer([
      {
        kind: 'reply',
        of: (request) => (wordsOf(request).includes('saw a kite') ? 'a kite CANARYGOLD' : 'No information.'),
      },
    ]);
    const name = `${model.url}#reader`;
    const oracle = await benchRun(request(`oracle:${name}`), context());
    expect(oracle).toMatchObject({ state: 'done', answered: questions, spending: { calls: questions } });
    // Of six things a conversation tells of, the one that is a kite is found, once in each conversation.
    expect(oracle.scores).toMatchObject({ f1: expect.closeTo(2 / questions, 9), retrieval: { 'recall@1': 1 } });
    const alone = await benchRun(request(`no-evidence:${name}`, { out: join(folder, 'alone') }), context());
    expect(alone.scores).toMatchObject({ f1: 0, retrieval: { 'recall@5': null } });
    const whole = await benchRun(request(`full-context:${name}`, { out: join(folder, 'whole') }), context());
    // It always sees the kite: right twice, and half right in the ten others, whose gold shares a word.
    expect(whole.scores).toMatchObject({ f1: expect.closeTo((2 + 10 / 2) / questions, 9) });
    const asked = model.requests.map(wordsOf);
    expect(asked.filter((words) => words.includes('<records>none</records>'))).toHaveLength(questions);
    expect(asked.filter((words) => words.includes('harbour') && words.includes('museum'))).toHaveLength(questions);
  });
});
