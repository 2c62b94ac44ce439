import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { benchBuild, benchRun } from '../../src/bench/bench.ts';
import { demo } from '../../src/demo/run-demo.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';

let base: string;
beforeAll(async () => {
  // Rows say what is in the drawn pictures; to look at all of them again takes minutes.
  vi.stubEnv('MADELEINE_PERCEPTION', 'off');
  vi.stubEnv('MADELEINE_OCR', 'off');
  base = await mkdtemp(join(tmpdir(), 'madeleine-build-demo-'));
  await demo({ seed: 1, keep: join(base, 'demo') });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(base, { recursive: true, force: true });
});

it.each(['atm', 'photobench'] as const)('a set for %s is built from the demo life and can be run', async (suite) => {
  const { set, steps } = await benchBuild(
    {
      suite,
      from: join(base, 'demo/memory'),
      out: join(base, suite),
      seed: 1,
      languages: ['en', 'zh'],
      questions: 30,
      models: [],
      concurrency: 2,
      unreviewed: true,
      configurationFolder: base,
    },
    unwatched(),
  );
  expect(steps.every(({ state, records }) => state === 'done' && records > 0)).toBe(true);
  const asked = { suite, data: set?.data ?? '', system: 'madeleine', retrievalOnly: true } as const;
  const run = await benchRun(benchRequest(join(base, `${suite}-run`), asked), unwatched());
  expect(run).toMatchObject({ n: set?.questions, failed: 0, state: 'done' });
  // The questions are of this life: their evidence is found in the set that was written. Many queries have more than ten.
  const recall = run.figures.find(({ measure, slice }) => measure === 'R@10' && slice === undefined)?.value;
  expect(recall).toBeGreaterThan(0.3);
});
