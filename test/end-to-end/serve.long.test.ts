import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { tokenAddedResponse, tokenRevokedResponse, tokensResponse } from '../../src/contract/endpoints/tokens.ts';
import { document, madeleine } from './run-here.ts';
import { program } from './run-madeleine.ts';

vi.setConfig({ testTimeout: 180_000 });

let base: string;
let memory: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-serve-'));
  memory = join(base, 'memory');
  await madeleine(['init', '--memory', memory, '--no-faces']);
});
afterEach(() => rm(base, { recursive: true, force: true }));

const listening = z.object({ url: z.url(), pid: z.int() });

/** The program until it says where it listens; stderr is kept for when it does not. */
function served(...args: string[]): Promise<{ child: ChildProcess; said: z.infer<typeof listening> }> {
  const child = spawn(process.execPath, [program, 'serve', '--memory', memory, '--json', ...args]);
  let [out, err] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (out.endsWith('\n')) resolve({ child, said: listening.parse(JSON.parse(out)) });
    });
    child.on('exit', (code) => reject(new Error(`serve ended with ${code}: ${out}${err}`)));
  });
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.removeAllListeners('exit').on('exit', (code) => resolve(code)));

it('says where it listens, answers there, and stops cleanly while somebody listens to it', async () => {
  const { child, said } = await served('--port', '0');
  const gone = ended(child);
  expect(said.pid).toBe(child.pid);
  expect((await fetch(`${said.url}/api/v1/status`)).status).toBe(200);
  expect((await fetch(said.url)).headers.get('content-type')).toMatch(/^text\/html/);
  const stream = await fetch(`${said.url}/api/v1/changes`, { headers: { accept: 'text/event-stream' } });
  expect(stream.status).toBe(200);
  child.kill('SIGINT');
  expect(await gone).toBe(0);
  await expect(fetch(`${said.url}/api/v1/status`)).rejects.toThrow();
});

it('says what is wrong with an address, and lets no other machine in without a token', async () => {
  const { child, said } = await served('--port', '0');
  const gone = ended(child);
  const taken = await madeleine(['serve', '--memory', memory, '--port', new URL(said.url).port, '--json']);
  expect(taken).toMatchObject({ code: 2 });
  expect(JSON.parse(taken.stdout)).toMatchObject({
    error: { code: 'usage', message: expect.stringContaining('is in use') },
  });
  child.kill('SIGTERM');
  expect(await gone).toBe(0);
  const open = await madeleine(['serve', '--memory', memory, '--host', '0.0.0.0', '--port', '0', '--json']);
  expect(open.code).toBe(2);
  expect(open.stdout).toContain('tokens add');
  expect(await madeleine(['serve', '--memory', memory, '--port', 'many'])).toMatchObject({ code: 2 });
});

it('makes, lists and revokes tokens, which nobody else may read', async () => {
  const at = ['--memory', memory];
  const added = tokenAddedResponse.parse(
    await document(['tokens', 'add', 'phone', '--scope', 'read', '--days', '90', ...at]),
  );
  expect(added).toMatchObject({ name: 'phone', scopes: ['read'], expired: false });
  expect((await stat(join(memory, 'tokens.json'))).mode & 0o077).toBe(0);
  const list = async () => tokensResponse.parse(await document(['tokens', 'list', ...at])).tokens.map(({ id }) => id);
  expect(await list()).toEqual([added.id]);
  const { child, said } = await served('--port', '0', '--require-token');
  const gone = ended(child);
  const asked = async () =>
    (await fetch(`${said.url}/api/v1/status`, { headers: { authorization: `Bearer ${added.token}` } })).status;
  expect((await fetch(`${said.url}/api/v1/status`)).status).toBe(401);
  expect(await asked()).toBe(200);
  expect(tokenRevokedResponse.parse(await document(['tokens', 'revoke', 'phone', ...at]))).toEqual({
    revoked: added.id,
  });
  expect(await list()).toEqual([]);
  expect(await asked()).toBe(401);
  child.kill('SIGINT');
  expect(await gone).toBe(0);
  expect(await madeleine(['tokens', 'add', 'x', '--scope', 'everything', ...at])).toMatchObject({ code: 2 });
});
