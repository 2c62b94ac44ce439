import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doctorResponse } from '../../src/contract/memory-verbs.ts';
import { moveResponse } from '../../src/contract/move-verb.ts';
import { killedMove } from './killed-move.ts';
import { mailbox, put } from './made-input.ts';
import { document, madeleine } from './run-madeleine.ts';

const ITEMS = 5_000;
let base: string;
let from: string;
let to: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-killed-move-'));
  from = join(base, 'from');
  to = join(base, 'to');
  await put(join(base, 'input'), 'box.mbox', mailbox(ITEMS));
  await madeleine(['add', join(base, 'input'), '--memory', from]);
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function exported(memory: string): Promise<string[]> {
  const folder = await mkdtemp(join(base, 'export-'));
  await madeleine(['export', folder, '--with-people', '--memory', memory]);
  const files = ['items', 'events', 'people', 'places', 'ledger', 'links'];
  return Promise.all(files.map((name) => readFile(join(folder, `${name}.jsonl`), 'utf8')));
}

/** What a search finds, but for how long it took. */
const found = async (query: string, memory: string): Promise<unknown> =>
  JSON.parse(
    JSON.stringify(await document(['search', query, '--memory', memory]), (key, value: unknown) =>
      key === 'tookMs' || key === 'now' ? undefined : value,
    ),
  );

it('a move that is killed again and again ends in the same memory', async () => {
  const reached: number[] = [];
  for (const report of [1, 1, 2, 1, 2]) {
    reached.push(await killedMove(['--from', from, '--to', to], report));
    if (existsSync(join(to, 'madeleine.json'))) break;
    expect((await madeleine(['status', '--memory', to])).stderr).toContain('There is no memory');
  }
  // Each goes on where the one before was killed.
  expect(reached.toSorted((a, b) => a - b)).toEqual(reached);
  expect(reached.length).toBeGreaterThan(2);
  const moved = moveResponse.parse(await document(['move', '--from', from, '--to', to]));
  expect(moved.resumed).toBe(true);
  expect(moved.kinds.find(({ kind }) => kind === 'item')?.entries).toBe(ITEMS);
  expect(await exported(to)).toEqual(await exported(from));
  for (const query of ['letter 17', 'tea', 'ada3', 'May 2023'])
    expect(await found(query, to)).toEqual(await found(query, from));
  const checks = doctorResponse.parse(await document(['doctor', '--memory', to])).checks;
  expect(checks.filter(({ state }) => state === 'problem')).toEqual([]);
});
