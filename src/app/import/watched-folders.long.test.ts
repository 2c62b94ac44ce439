import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { changeLibrary, madePhotosLibrary } from '../../../test/fixtures/made-photos-library.ts';
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

  it('brings what is there, what comes, and what has changed, once it has settled', async () => {
    await put(base, 'in/a.jpg', await picture(1));
    await watch();
    await expect.poll(images, patience).toBe(1);
    const whole = await picture(2);
    await put(base, 'in/deep/er/b.jpg', whole.subarray(0, whole.length / 2));
    await writeFile(join(base, 'in/deep/er/b.jpg'), whole);
    await put(base, 'in/.hidden.jpg', await picture(3));
    await put(base, 'in/c.jpg.part', await picture(4));
    await symlink(join(base, 'in'), join(base, 'in/loop'));
    await expect.poll(images, patience).toBe(2);
    await put(base, 'in/a.jpg', await picture(5));
    await expect.poll(async () => (await app.search('photo')).items.length, patience).toBe(2);
    const { imports, watched } = await (await app.desk()).imports();
    expect(imports).toMatchObject([{ watched: true, names: ['in'], failed: 0 }]);
    expect(watched).toMatchObject([{ path: join(base, 'in'), state: 'watching' }]);
  });

  it('reads a library of Apple Photos in it as one thing, and says what was new and gone', async () => {
    const library = await madePhotosLibrary(join(base, 'in'));
    await watch();
    await expect.poll(images, patience).toBe(2);
    await put(library, 'originals/E/E5.jpeg', await picture(77));
    await expect.poll(images, patience).toBe(3);
    await put(library, 'resources/derivatives/E/E5_1.jpeg', await picture(78));
    changeLibrary(library, 'UPDATE ZASSET SET ZTRASHEDSTATE = 1 WHERE Z_PK = 2');
    await expect.poll(async () => (await app.gone()).items.length, patience).toBe(1);
    const { imports } = await (await app.desk()).imports();
    expect(imports).toMatchObject([{ watched: true, added: 3, gone: 1, failed: 0 }]);
    expect(await images()).toBe(3);
  });
});
