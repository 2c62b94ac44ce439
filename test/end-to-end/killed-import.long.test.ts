import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { doctorResponse } from '../../src/contract/memory-verbs.ts';
import { mailbox, picture, put } from './made-input.ts';
import { document, interrupted, madeleine } from './run-madeleine.ts';

let base: string;
let memory: string;
let input: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-killed-import-'));
  memory = join(base, 'memory');
  input = join(base, 'input');
});
afterEach(() => rm(base, { recursive: true, force: true }));

const at = (...args: string[]) => [...args, '--memory', memory];
const add = () => document(at('add', input));

/** The exported items, but for the names of import batches. */
async function exported(): Promise<string> {
  const folder = await mkdtemp(join(base, 'export-'));
  await madeleine(['export', folder, '--with-people', '--memory', memory]);
  const files = ['items', 'events', 'people', 'places', 'ledger', 'links'];
  const texts = await Promise.all(files.map((name) => readFile(join(folder, `${name}.jsonl`), 'utf8')));
  return texts.join('\n').replace(/"batch":"[^"]*"/g, '"batch":""');
}

describe('an import that is killed or stopped', () => {
  it('ends, after the same command, in the identical memory', async () => {
    await put(input, 'box.mbox', mailbox(3000));
    for (let n = 0; n < 60; n += 1)
      await put(input, `p/${n}.jpg`, await picture(n, `2022:0${1 + (n % 9)}:10 1${n % 10}:00:00`));
    const began = performance.now();
    await add();
    const whole = performance.now() - began;
    const undisturbed = await exported();
    await rm(memory, { recursive: true });
    const stopped = await interrupted(at('add', input, '--json'), 'SIGINT', 'first progress');
    expect(stopped.code).toBe(130);
    for (const share of [0.25, 0.45, 0.6, 0.8]) await interrupted(at('add', input, '--json'), 'SIGKILL', whole * share);
    await add();
    expect(await exported()).toBe(undisturbed);
    expect(doctorResponse.parse(await document(at('doctor'))).checks.filter((c) => c.state === 'problem')).toEqual([]);
  });
});
