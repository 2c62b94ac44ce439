import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import type { SuiteName } from '../../src/bench/suite.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { canary, madeSuites, putSuite } from './made-suites.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-choices-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(suite: SuiteName, system: string) {
  const made = madeSuites.find((one) => one.suite === suite);
  if (made === undefined) throw new RangeError(suite);
  const data = await putSuite(made, folder);
  const asked = { suite, data, system, out: join(folder, 'run'), cache: join(folder, 'cache') };
  return benchRun(benchRequest(folder, asked), unwatched());
}

it('counts what the program finds for a question with options, though it chooses none', async () => {
  const { figures, remarks } = await run('lifebench', 'madeleine');
  const of = (measure: string) => figures.find((one) => one.measure === measure && one.slice === `type=${canary}`);
  expect(of('R@20')).toMatchObject({ n: 1, value: 1 });
  expect(of('choice')).toEqual({ measure: 'choice', slice: `type=${canary}`, n: 0 });
  expect(remarks).toContainEqual(expect.objectContaining({ code: 'unanswered', count: 1, examples: ['ada:q1'] }));
});

it('says of a system without choices that nothing was chosen, and of one with choices how many are right', async () => {
  const silent = await run('personamem', 'madeleine');
  expect(silent.scores).toMatchObject({ n: 2, unanswered: 2, accuracy: null });
  expect(silent.remarks).toContainEqual(expect.objectContaining({ code: 'unanswered', count: 2 }));
  await rm(join(folder, 'run'), { recursive: true });
  const reads = await run('personamem', 'bm25');
  expect(reads.scores).toMatchObject({ n: 2, unanswered: 0, byType: { recall_user_shared_facts: { accuracy: 1 } } });
});
