import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import type { BenchRunRequest } from '../../src/contract/bench-verbs.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { everyPart, thingEmbedder } from '../fixtures/systems/every-part.ts';
import { madeSuites, putSuite } from './made-suites.ts';

let folder: string;
let model: ModelServer;
let embedder: ModelServer;
const things = ['kite', 'boat', 'harbour'];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-journalled-'));
  model = await startModelServer([everyPart(things)]);
  embedder = await startModelServer([thingEmbedder(things)]);
});
afterEach(async () => {
  await Promise.all([model.close(), embedder.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Every row that asks a model, apart from memories and readers, on questions that it can answer. */
const rows: readonly (readonly [system: string, suite: string])[] = [
  ['madeleine+single-pass:M', 'locomo'],
  ['madeleine+agentic:M', 'locomo'],
  ['madeleine+phases:M', 'locomo'],
  ['react:M,E', 'photobench'],
  ['react-T_M+T_F:M', 'atm'],
  ['react+events:M,E', 'photobench'],
  ['album-phases:M,E', 'photobench'],
  ['mpr-prompting-cot:M', 'mprbench'],
  ['mpr-retrieval:M', 'mprbench'],
  ['mpr-stepwise:M', 'mprbench'],
  ['ocean-direct:M', 'mm-ocean'],
  ['ocean-grounded:M', 'mm-ocean'],
];

it.each([
  ['mpr-stepwise:M', 'mprbench'],
  ['madeleine+single-pass:M', 'locomo'],
  ['ocean-direct:M', 'mm-ocean'],
] as const)('%s is answered by the reader that is named, from texts alone', { timeout: 60_000 }, async (row, suite) => {
  const made = madeSuites.find((one) => one.suite === suite);
  if (made === undefined) throw new RangeError(`no data for ${suite}`);
  const data = await putSuite(made, folder);
  const reader = await startModelServer([everyPart(things)]);
  onTestFinished(() => reader.close());
  const stated = { purpose: 'model-evaluation', signed: 'Jane Doe', consent: true };
  const asked = {
    suite,
    data,
    system: row.replace(':M', `:${model.url}#m`),
    reader: `${reader.url}#r`,
    textOnly: true,
  };
  const ran = await benchRun(benchRequest(folder, { ...asked, ...stated }), unwatched());
  expect(ran).toMatchObject({ state: 'done', failed: 0 });
  expect(reader.requests.length).toBeGreaterThanOrEqual(ran.n);
  expect(JSON.stringify(reader.requests)).not.toContain('data:image');
  // What recognises and looks up stays with the row's own model.
  const forms = JSON.stringify(model.requests.map(({ responseFormat }) => responseFormat));
  expect(forms).not.toMatch(/verified|ratings|"answer"/);
});

it.each(rows)(
  '%s begins no call beyond the budget, and asks nothing twice',
  { timeout: 60_000 },
  async (row, suite) => {
    const made = madeSuites.find((one) => one.suite === suite);
    if (made === undefined) throw new RangeError(`no data for ${suite}`);
    const data = await putSuite(made, folder);
    const system = row.replace(/:M/, `:${model.url}#m`).replace(/,E$/, `,${embedder.url}#e`);
    const stated = { purpose: 'model-evaluation', signed: 'Jane Doe', consent: true };
    const run = (more: Partial<BenchRunRequest>) =>
      benchRun(benchRequest(folder, { suite, data, system, ...stated, ...more }), unwatched());

    const poor = await run({ out: join(folder, 'poor'), budgetTokens: 10 });
    expect(poor).toMatchObject({ state: 'stopped', stopped: expect.stringContaining('of 10 tokens') });
    expect(model.requests).toHaveLength(0);

    const first = await run({ out: join(folder, 'first') });
    expect(first).toMatchObject({ state: 'done', failed: 0 });
    const asked = [model.requests.length, embedder.requests.length];
    expect(asked[0]).toBeGreaterThan(0);
    expect(first.spending.calls).toBe(model.requests.length + embedder.requests.length);

    // As after a change of the program: replies are not taken from the earlier run, model calls are.
    await rm(join(folder, 'cache', 'replies'), { recursive: true });
    const second = await run({ out: join(folder, 'second') });
    expect([model.requests.length, embedder.requests.length]).toEqual(asked);
    expect(second.spending).toEqual(first.spending);
  },
);
