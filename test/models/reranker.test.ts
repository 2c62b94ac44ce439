import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type App, initMemory, openApp } from '../../src/app/app.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { type Step, wordsOf } from '../fixtures/model-server/script.ts';

/** So many letters of one matter that not all of them are read. */
const LETTERS = 16;
let base: string;
const servers: ModelServer[] = [];
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-chosen-'));
  const letters = Array.from({ length: LETTERS }, (_, n) =>
    [
      'From: Ada <ada@garden.example>',
      `Date: ${new Date(Date.UTC(2024, 2, 1 + n, 9)).toUTCString()}`,
      `Subject: The greenhouse, letter ${n}`,
      `Message-ID: <${n}@garden.example>`,
      '',
      `The greenhouse in the garden: remark number ${n} of many.`,
    ].join('\n'),
  );
  await writeFile(join(base, 'mail.mbox'), letters.map((text) => `From x\n${text}\n\n`).join(''));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  const app = await openApp(join(base, 'memory'));
  await app.add([join(base, 'mail.mbox')], { as: 'mail' });
  await app.close();
}, 60_000);
afterAll(() => rm(base, { recursive: true, force: true }));
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const nothing: Step = { kind: 'json', value: { answer: 'unknown', kind: 'none', citations: [] } };
async function started(step: Step): Promise<ModelServer> {
  const server = await startModelServer([step]);
  servers.push(server);
  return server;
}
async function asked(reranking: Step, keep?: number) {
  const [model, reranker] = [await started(nothing), await started(reranking)];
  const named = { model: `${reranker.url}#r`, ...(keep === undefined ? {} : { keep }) };
  const app: App = await openApp(join(base, 'memory'), { reranker: named });
  try {
    const answer = await app.ask('What did Ada write about the greenhouse?', { model: `${model.url}#m` });
    const [request] = model.requests;
    const shown = request === undefined ? [] : wordsOf(request).matchAll(/"title":"The greenhouse, letter (\d+)"/g);
    return { answer, shown: [...shown].map(([, n]) => Number(n)), asked: reranker.requests };
  } finally {
    await app.close();
  }
}

/** Prefers letters of low number. */
const early: Step = { kind: 'rerank', of: (_, document) => -Number(/remark number (\d+)/.exec(document)?.[1] ?? 99) };

describe('a reranker before a model', () => {
  it('leaves the model the best ten of what was found, in the order of their time', async () => {
    const { shown, answer, asked: requests } = await asked(early);
    expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(answer.trace.map(({ note }) => note)).toContainEqual(expect.stringMatching(/chose 10 records/));
    expect(requests[0]?.path).toBe('/v1/rerank');
  });

  it('keeps as many as the owner says', async () => {
    expect((await asked(early, 3)).shown).toEqual([0, 1, 2]);
  });

  it('that fails changes nothing, and the trace says so', async () => {
    const { shown, answer } = await asked({ kind: 'status', status: 500, message: 'broken' });
    expect(shown).toHaveLength(LETTERS);
    expect(answer.trace.map(({ note }) => note)).toContainEqual(expect.stringMatching(/chose nothing/));
  });
});
