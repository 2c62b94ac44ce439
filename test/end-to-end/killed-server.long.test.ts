import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { takeLock } from '../../src/adapters/lock/exclusive-lock.ts';
import { importsResponse, uploadedFile } from '../../src/contract/import-verbs.ts';
import { jobShape } from '../../src/contract/job-shape.ts';
import { mailbox } from './made-input.ts';
import { program } from './run-madeleine.ts';

const running = new Set<ChildProcess>();
let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-killed-'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(base, { recursive: true, force: true });
});

/** The binary, serving on a free port. */
async function serve(memory: string): Promise<{ child: ChildProcess; api: string }> {
  const child = spawn(process.execPath, [program, 'serve', '--memory', memory, '--port', '0', '--json', '--no-work'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, api: `${z.object({ url: z.string() }).parse(JSON.parse(String(line))).url}/api/v1` };
}

const isFree = (memory: string): boolean => {
  try {
    takeLock(join(memory, 'import.lock'), 'import').release();
    return true;
  } catch {
    return false;
  }
};

describe('a server that is killed while it imports', { timeout: 240_000 }, () => {
  it('leaves no process behind, and the next one carries on', async () => {
    const memory = join(base, 'memory');
    const first = await serve(memory);
    const body = mailbox(8000);
    const kept = await fetch(`${first.api}/uploads?name=all.mbox`, { method: 'POST', body });
    const { set } = uploadedFile.parse(await kept.json());
    const started = await fetch(`${first.api}/imports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uploads: [set] }),
    });
    const { id } = jobShape.parse(await started.json());
    const job = async (api: string) => jobShape.parse(await (await fetch(`${api}/jobs/${id}`)).json());
    const done = async () => (await job(first.api)).progress?.done ?? 0;
    await expect.poll(done, { timeout: 60_000, interval: 20 }).toBeGreaterThan(500);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    await expect.poll(() => isFree(memory), { timeout: 60_000 }).toBe(true);
    const second = await serve(memory);
    await expect.poll(async () => (await job(second.api)).state, { timeout: 120_000 }).toBe('done');
    const { imports } = importsResponse.parse(await (await fetch(`${second.api}/imports`)).json());
    expect(imports).toMatchObject([{ state: 'done', items: 8000, added: 8000, failed: 0, names: ['all.mbox'] }]);
    expect((await readdir(join(memory, 'uploads'))).filter((name) => name.startsWith('u-'))).toEqual([]);
    second.child.kill('SIGTERM');
    expect(await once(second.child, 'exit')).toEqual([0, null]);
  });
});
