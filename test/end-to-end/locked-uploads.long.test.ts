import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { uploadedFile } from '../../src/contract/import-verbs.ts';
import { statusResponse } from '../../src/contract/memory-verbs.ts';
import { searchResponse } from '../../src/contract/question-verbs.ts';
import { readableIn } from '../fixtures/readable-in.ts';
import { mail, picture } from './made-input.ts';
import { document, environment, madeleine, program } from './run-madeleine.ts';

const PASSPHRASE = 'correct horse battery staple';
const PATIENT = { timeout: 90_000, interval: 500 };
const traces = ['quokka', 'Quokka', 'Heathcliff', 'JFIF', '.jpg', '.eml'];

let base: string;
let memory: string;
let temporary: string;
let authorization: string;
let child: ChildProcess | undefined;
let url: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-locked-uploads-'));
  [memory, temporary] = [join(base, 'memory'), join(base, 'temporary')];
  await mkdir(temporary);
  const env = { MADELEINE_PASSPHRASE: PASSPHRASE };
  expect((await madeleine(['init', '--encrypt', '--no-faces', '--memory', memory], env)).code).toBe(0);
  const added = await document(['tokens', 'add', 'phone', '--scope', 'upload', '--memory', memory], env);
  const { token } = z.object({ token: z.string() }).parse(added);
  authorization = `Basic ${Buffer.from(`me:${token}`).toString('base64')}`;
});
afterAll(async () => {
  await killed();
  // What it had begun ends a little later.
  await rm(base, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Begins a server that was told no passphrase. */
async function served(): Promise<void> {
  child = spawn(process.execPath, [program, 'serve', '--port', '0', '--no-work', '--json', '--memory', memory], {
    env: { ...environment, MADELEINE_TEMPORARY: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout ?? process.stdin }), 'line');
  const told = z.object({ url: z.string(), locked: z.literal(true) }).parse(JSON.parse(String(line)));
  url = told.url;
}

async function killed(): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const lockState = () =>
  fetch(`${url}/api/v1/lock`, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => z.object({ locked: z.boolean() }).parse(await answer.json()).locked,
    () => undefined,
  );
const said = (path: string, body: unknown) =>
  fetch(`${url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function unlocked(): Promise<void> {
  expect((await said('unlock', { passphrase: PASSPHRASE })).status).toBe(200);
  await expect.poll(lockState, PATIENT).toBe(false);
}

const sent = (name: string, body: Buffer): Promise<Response> =>
  fetch(`${url}/dav/${name}`, { method: 'PUT', headers: { authorization }, body: new Uint8Array(body) });
const uploaded = (name: string, body: Buffer): Promise<Response> =>
  fetch(`${url}/api/v1/uploads?name=${name}`, { method: 'POST', body: new Uint8Array(body) });

async function items(): Promise<number> {
  const status = statusResponse.parse(await (await fetch(`${url}/api/v1/status`)).json());
  return Object.values(status.items).reduce((sum, n) => sum + n, 0);
}

it('refuses what comes while it is locked, and loses nothing that came before, if it is killed', {
  timeout: 300_000,
}, async () => {
  await served();
  await unlocked();
  expect((await sent('quokka-1.jpg', await picture(1))).status).toBe(201);
  const letter = Buffer.from(mail(1, 'Quokka', 'Heathcliff brings the quokka.'));
  expect((await sent('quokka.eml', letter)).status).toBe(201);
  const { set } = uploadedFile.parse(await (await uploaded('quokka-2.jpg', await picture(2))).json());
  expect(await readableIn(memory, traces)).toEqual([]);
  await said('lock', {});
  await expect.poll(lockState, PATIENT).toBe(true);
  // Neither on the disk nor in memory.
  expect(await readableIn(base, traces)).toEqual([]);

  const late = await sent('quokka-3.jpg', await picture(3));
  expect([late.status, late.headers.get('retry-after')]).toEqual([423, '60']);
  expect((await uploaded('quokka-3.jpg', letter)).status).toBe(423);
  expect(await readableIn(base, traces)).toEqual([]);
  await killed();
  await rm(temporary, { recursive: true });
  await mkdir(temporary);

  await served();
  await unlocked();
  expect((await sent('quokka-3.jpg', await picture(3))).status).toBe(201);
  expect((await said('imports', { uploads: [set] })).status).toBe(202);
  await expect.poll(items, PATIENT).toBe(4);
  const found = searchResponse.parse(await (await fetch(`${url}/api/v1/search?q=Heathcliff`)).json());
  expect(found.items.map(({ title }) => title)).toEqual(['Quokka']);
  expect(await readableIn(memory, traces)).toEqual([]);
});
