import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { initMemory } from '../../src/app/app.ts';
import { dropKey } from '../../src/app/keys/keyring.ts';
import { workFolder } from '../../src/app/keys/work-folder.ts';
import { readableIn } from '../fixtures/readable-in.ts';

const PASSPHRASE = 'correct horse battery staple';
const binary = fileURLToPath(new URL('../../bin/madeleine.mjs', import.meta.url));

let base: string;
let memory: string;
let child: ChildProcess;
let url: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-locked-'));
  memory = join(base, 'memory');
  await initMemory(
    memory,
    'off',
    async () => 'off',
    async () => PASSPHRASE,
  );
  dropKey(memory);
  const { MADELEINE_PASSPHRASE: _, ...env } = process.env;
  child = spawn(process.execPath, [binary, 'serve', '--port', '0', '--json', '--no-work', '--memory', memory], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const piece of child.stdout ?? []) {
    said += String(piece);
    if (said.includes('\n')) break;
  }
  const document = JSON.parse(said);
  expect(document).toMatchObject({ locked: true });
  url = document.url;
});
afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await rm(workFolder(memory), { recursive: true, force: true });
  await rm(base, { recursive: true, force: true });
});

const post = (path: string, body?: unknown) =>
  fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** The server of the memory takes the place of the other on the same port. */
const lockState = () =>
  fetch(`${url}/api/v1/lock`).then(
    (answer) => answer.json(),
    () => undefined,
  );

const madeleine = async (...args: string[]) => {
  const one = spawn(process.execPath, [binary, ...args], {
    env: { ...process.env, MADELEINE_PASSPHRASE: PASSPHRASE },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (await once(one, 'exit'))[0];
};

it('shows nothing but a page that asks for the passphrase, in two languages, until it is said', async () => {
  const page = (language: string) => fetch(`${url}/photos`, { headers: { 'accept-language': language } });
  expect(await (await page('de')).text()).toContain('This memory is locked');
  expect(await (await page('zh-CN,en')).text()).toContain('这份记忆已锁定');
  expect((await page('en')).headers.get('content-security-policy')).toContain("script-src 'self'");
  const status = await fetch(`${url}/api/v1/status`);
  expect([status.status, await status.json()]).toEqual([423, expect.objectContaining({ code: 'passphrase-needed' })]);
  expect((await post('unlock', { passphrase: 'wrong' })).status).toBe(403);
  expect((await post('unlock', { passphrase: 'x'.repeat(2000) })).status).toBe(400);
  expect(
    (await fetch(`${url}/api/v1/unlock`, { method: 'POST', headers: { origin: 'http://evil.example' } })).status,
  ).toBe(403);
  expect((await post('unlock', { passphrase: PASSPHRASE })).status).toBe(200);
  await expect.poll(lockState).toEqual({ encrypted: true, locked: false });
  expect((await fetch(`${url}/api/v1/status`)).status).toBe(200);
});

it('is locked and unlocked by the API and by the command line', async () => {
  expect(await (await post('lock')).json()).toEqual({ encrypted: true, locked: true });
  await expect.poll(lockState).toEqual({ encrypted: true, locked: true });
  expect((await fetch(`${url}/api/v1/search?q=tea`)).status).toBe(423);
  expect(await madeleine('unlock', '--url', url)).toBe(0);
  await expect.poll(lockState).toEqual({ encrypted: true, locked: false });
  expect(await madeleine('lock', '--url', url)).toBe(0);
  await expect.poll(lockState).toEqual({ encrypted: true, locked: true });
});

it('takes nothing in that was still on its way when it was locked', async () => {
  expect(await madeleine('unlock', '--url', url)).toBe(0);
  await expect.poll(lockState).toEqual({ encrypted: true, locked: false });
  const upload = request(`${url}/api/v1/uploads?name=Kaiserschmarrn.txt`, { method: 'POST' });
  const answer = new Promise((resolve) => {
    upload.on('response', ({ statusCode }) => resolve(statusCode));
    upload.on('error', () => resolve('refused'));
  });
  await new Promise((resolve) => upload.write('Kaiserschmarrn '.repeat(1000), resolve));
  expect(await madeleine('lock', '--url', url)).toBe(0);
  await expect.poll(lockState).toEqual({ encrypted: true, locked: true });
  upload.end('Kaiserschmarrn');
  expect(await answer).toBe('refused');
  expect(await readableIn(memory, ['Kaiserschmarrn'])).toEqual([]);
  expect(await readableIn(workFolder(memory), ['Kaiserschmarrn'])).toEqual([]);
});
