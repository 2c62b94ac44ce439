import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { type App, initMemory, openApp } from '../app.ts';

let base: string;
let app: App;
const errors: unknown[] = [];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-watch-long-'));
  await mkdir(join(base, 'in'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  app = await openApp(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
});
afterEach(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
  expect(errors.splice(0)).toEqual([]);
});

const watch = async () =>
  (await app.desk()).watch(join(base, 'in'), { settledMs: 300, onError: (error) => errors.push(error) });
const images = async () => (await app.status()).items.image;
const patience = { timeout: 60_000, interval: 200 };

describe('a watched folder', { timeout: 120_000 }, () => {
  it('forgets nothing when a file goes, and does not bring back what was forgotten', async () => {
    await put(base, 'in/a.jpg', await picture(1));
    await put(base, 'in/b.jpg', await picture(2));
    await watch();
    await expect.poll(images, patience).toBe(2);
    await rm(join(base, 'in/b.jpg'));
    const a = (await app.search('photo')).items[0]?.id ?? '';
    await expect.poll(async () => (await app.status()).missing, patience).toBe(1);
    const desk = await app.desk();
    for (const { id } of desk.jobs.list()) await desk.jobs.ended(id);
    await app.forget({ kind: 'ids', ids: [a] });
    await put(base, 'in/again.jpg', await picture(1));
    await put(base, 'in/b2.jpg', await picture(2));
    await put(base, 'in/new.jpg', await picture(3));
    await expect.poll(images, patience).toBe(2);
  });

  it('that is unplugged is said to be away, and read again when it is back', async () => {
    const desk = await app.desk();
    await put(base, 'in/a.jpg', await picture(1));
    await watch();
    await expect.poll(images, patience).toBe(1);
    const state = async () => (await desk.imports()).watched[0]?.state;
    await rename(join(base, 'in'), join(base, 'unplugged'));
    await expect.poll(state, patience).toBe('away');
    await put(base, 'unplugged/b.jpg', await picture(2));
    await rename(join(base, 'unplugged'), join(base, 'in'));
    await expect.poll(state, patience).toBe('watching');
    await expect.poll(images, patience).toBe(2);
  });
});
