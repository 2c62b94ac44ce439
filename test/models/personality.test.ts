import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import type { BenchRunRequest } from '../../src/contract/bench-verbs.ts';
import { madeSuites, putSuite } from '../bench/made-suites.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { type ModelServer, startModelServer } from '../fixtures/model-server/model-server.ts';
import { everyPart } from '../fixtures/systems/every-part.ts';

let folder: string;
let server: ModelServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-personality-'));
  server = await startModelServer([everyPart([])]);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(more: Partial<BenchRunRequest>) {
  const made = madeSuites.find(({ suite }) => suite === 'mm-ocean');
  if (made === undefined) throw new Error('no made films');
  const asked = {
    suite: 'mm-ocean',
    data: await putSuite(made, folder),
    system: `ocean-direct:${server.url}#m`,
    k: 5,
  };
  return benchRun(benchRequest(folder, { ...asked, ...more }), unwatched());
}

it('asks nothing of any model before a purpose and consent are stated', async () => {
  await expect(run({})).rejects.toMatchObject({ code: 'usage' });
  for (const purpose of ['hiring', 'screen people for HR'])
    await expect(run({ purpose, signed: 'Jane Doe', consent: true })).rejects.toMatchObject({ code: 'usage' });
  expect(server.requests).toHaveLength(0);
});

it('keeps purpose, signature and consent in the record of the run', async () => {
  const ran = await run({ purpose: 'model-evaluation', signed: 'Jane Doe', consent: true });
  expect(ran).toMatchObject({ state: 'done', failed: 0 });
  const record: unknown = JSON.parse(readFileSync(join(folder, 'run', 'run.json'), 'utf8'));
  const signed = { purpose: 'model-evaluation', signed: 'Jane Doe', consent: true };
  expect(record).toMatchObject({ config: { systemIdentity: signed } });
  expect(server.requests.length).toBeGreaterThan(0);
});
