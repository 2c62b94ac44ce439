import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ExclusiveLock, takeLock } from '../../src/adapters/lock/exclusive-lock.ts';
import { addResponse, statusResponse } from '../../src/contract/memory-verbs.ts';
import { mail, put } from './made-input.ts';
import { document, madeleine } from './run-here.ts';
import { program } from './run-madeleine.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let base: string;
let memory: string;
let input: string;
let lock: ExclusiveLock;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-waiting-'));
  memory = join(base, 'memory');
  input = join(base, 'input');
  await put(input, 'a.eml', mail(1, 'Lunch', 'Lunch at nine?'));
  await madeleine(['init', '--memory', memory, '--no-faces']);
  // As an import of a watched folder holds it: for as long as that takes.
  lock = takeLock(join(memory, 'import.lock'), 'import');
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** The program until it has said that it waits. */
async function waiting(...args: string[]) {
  const child = spawn(process.execPath, [program, ...args, '--memory', memory], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stdout = text(child.stdout);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    stderr += part;
  });
  await expect.poll(() => stderr, { timeout: 60_000 }).toMatch(/waiting/i);
  return { child, stdout, ended, stderr: () => stderr };
}

it('an import waits for the one of a watched folder, says for whom, and then adds', async () => {
  const add = await waiting('add', input);
  expect(add.stderr()).toContain(`Another program is using this memory (process ${process.pid}, since `);
  lock.release();
  expect(await add.ended).toBe(0);
  expect(await add.stdout).toContain('1 item added');
});

it('so does forgetting', async () => {
  lock.release();
  const { batch } = addResponse.parse(await document(['add', input, '--memory', memory]));
  lock = takeLock(join(memory, 'import.lock'), 'import');
  const forget = await waiting('forget', '--batch', batch, '--yes');
  lock.release();
  expect(await forget.ended).toBe(0);
  const { items } = statusResponse.parse(await document(['status', '--memory', memory]));
  expect(items.email).toBe(0);
});

it('one Ctrl-C, told by the terminal and by the launcher, gives up waiting and says so', async () => {
  const add = await waiting('add', input, '--json');
  add.child.kill('SIGINT');
  await wait(50);
  add.child.kill('SIGINT');
  expect(await add.ended).toBe(130);
  expect(JSON.parse(await add.stdout)).toMatchObject({ error: { code: 'cancelled' } });
  lock.release();
});
