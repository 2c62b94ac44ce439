import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture, put } from '../../test/end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../../test/fixtures/server.ts';
import { initMemory, openApp } from '../app/app.ts';
import { demoState } from '../contract/endpoints/demo.ts';
import { jobShape } from '../contract/job-shape.ts';
import { statusResponse } from '../contract/memory-verbs.ts';
import type { MakeDemo } from './demo-house.ts';

/** A life of one picture: what is tested is where it lives, not what it tells. */
const makeDemo: MakeDemo = async (folder) => {
  await put(folder, 'life/a.jpg', await picture(1));
  const memory = join(folder, 'memory');
  await initMemory(memory, 'off', async () => 'off');
  const app = await openApp(memory, { ocr: { enabled: false }, perception: { enabled: false } });
  await app.add([join(folder, 'life')], { as: 'auto' });
  await app.close();
};

let base: string;
let server: TestServer;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-demo-'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  server = await serveMemory(join(base, 'memory'), { injected: { makeDemo } });
});
afterEach(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  await rm(base, { recursive: true, force: true });
});

const state = async (init?: RequestInit) => demoState.parse(await server.json('/demo', init));
const images = async (init?: RequestInit) => statusResponse.parse(await server.json('/status', init)).items.image;
const made = async () => {
  const job = jobShape.parse(await (await server.get('/demo', { method: 'POST' })).json());
  const { jobs } = await server.app.desk();
  return jobs.ended(job.id);
};

describe('the demo life', () => {
  it('is seen by the browser that chose so, and by nobody else', async () => {
    expect(await state()).toEqual({ state: 'none', viewing: false, empty: true });
    expect((await server.send('PUT', '/demo/view', { viewing: true })).status).toBe(404);
    expect((await made()).state).toBe('done');
    const chosen = await server.send('PUT', '/demo/view', { viewing: true });
    const cookie = chosen.headers.get('set-cookie')?.split(';')[0] ?? '';
    const viewing = { headers: { cookie } };
    expect(await state(viewing)).toEqual({ state: 'ready', viewing: true, empty: false });
    expect([await images(viewing), await images()]).toEqual([1, 0]);
    const refused = await server.get('/uploads?name=a.jpg', { method: 'POST', body: 'x', ...viewing });
    expect(refused.status).toBe(403);
    const back = await server.send('PUT', '/demo/view', { viewing: false });
    expect(back.headers.get('set-cookie')).toMatch(/Max-Age=0/);
  });

  it('goes with all its files', async () => {
    await made();
    expect(existsSync(join(base, 'memory-demo/memory/memory.db'))).toBe(true);
    const viewing = { headers: { cookie: 'madeleine-view=demo' } };
    expect(await images(viewing)).toBe(1);
    await server.get('/demo', { method: 'DELETE', ...viewing });
    expect(existsSync(join(base, 'memory-demo'))).toBe(false);
    expect(await state(viewing)).toEqual({ state: 'none', viewing: false, empty: true });
    expect(await images(viewing)).toBe(0);
  });
});
