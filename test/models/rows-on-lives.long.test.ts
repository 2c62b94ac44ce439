import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import { memorySystems } from '../../src/bench/systems/memories/registry.ts';
import { demoLife } from '../browser/harness.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { everyPart, thingEmbedder } from '../fixtures/systems/every-part.ts';

/** What the model says is a script's; that every row runs to its end, takes up where it stopped, and counts what it asks is what is tested. */
const things = ['hotel', 'vet', 'ticket', 'museum', 'support', 'camping'];
let model: ModelServer;
let embedder: ModelServer;
let base: string;
beforeAll(async () => {
  [model, embedder] = [await startModelServer([everyPart(things)]), await startModelServer([thingEmbedder(things)])];
  base = await mkdtemp(join(tmpdir(), 'madeleine-rows-'));
});
afterAll(async () => {
  await Promise.all([model.close(), embedder.close()]);
  await rm(base, { recursive: true, force: true });
});

const rows: readonly string[] = [
  ...memorySystems.map(({ name }) => `${name}:MODEL,EMBEDDER`),
  'react:MODEL,EMBEDDER',
  'react-T_M+T_F:MODEL',
  'react+events:MODEL,EMBEDDER',
  'album-phases:MODEL,EMBEDDER',
  'madeleine+phases:MODEL',
  'madeleine+single-pass:MODEL',
  'madeleine+agentic:MODEL',
  'embedding-words:EMBEDDER',
];
const written = (row: string): string =>
  row.replace('MODEL', `${model.url}#m`).replace('EMBEDDER', `${embedder.url}#e`);

async function ranTwice(suite: string, data: string, row: string) {
  const out = join(base, `${suite}-${row.replace(/\W+/g, '-')}`);
  const run = (limit: number) =>
    benchRun(benchRequest(base, { suite, data, system: written(row), limit, out }), unwatched());
  const first = await run(2);
  const before = model.requests.length;
  const again = await run(2);
  return { first, again, callsAgain: model.requests.length - before, out };
}

function expectRun({ first, again, callsAgain }: Awaited<ReturnType<typeof ranTwice>>, row: string): void {
  expect(first, row).toMatchObject({ state: 'done', n: 2, failed: 0 });
  // What was taken in and answered is not paid for again.
  expect(callsAgain, row).toBe(0);
  expect(again, row).toMatchObject({ state: 'done', answered: first.answered, spending: first.spending });
  const figure = (measure: string) => first.figures.find((one) => one.measure === measure)?.value;
  if (/^(?:madeleine|react-T_M)/.test(row)) expect(figure('calls per item')).toBeUndefined();
  else expect(figure('calls per item'), row).toBeGreaterThan(0);
  if (!/phases|embedding/.test(row)) expect(figure('tokens per question'), row).toBeGreaterThan(0);
}

describe('every row with a model', () => {
  it.each(rows)(
    'runs on the demo life: %s',
    async (row) => {
      const data = join(await demoLife(), 'data-set');
      const ran = await ranTwice('atm', data, row);
      expectRun(ran, row);
      if (!row.startsWith('embedding'))
        expect(await readFile(join(ran.out, 'predictions.jsonl'), 'utf8')).toContain('demo-1');
    },
    300_000,
  );

  const locomo = fileURLToPath(new URL('../../../shared/data/locomo-dev/locomo3.json', import.meta.url));
  it.skipIf(!existsSync(locomo)).each(rows)(
    'runs on dialogues (skipped without ../shared): %s',
    async (row) => {
      expectRun(await ranTwice('locomo', locomo, row), row);
    },
    300_000,
  );
});
