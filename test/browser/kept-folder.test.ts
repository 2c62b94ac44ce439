import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { initMemory } from '../../src/app/app.ts';
import { importsResponse } from '../../src/contract/import-verbs.ts';
import { picture, put } from '../end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

const statusShape = z.object({ items: z.object({ image: z.int() }) });

describe.skipIf(withoutChromium)('a folder that is kept in sync', { timeout: 240_000 }, () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-kept-folder-'));
    await initMemory(join(base, 'memory'), 'off', async () => 'off');
    server = await serveMemory(join(base, 'memory'), { web: await builtWeb() });
  });
  afterEach(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
    await rm(base, { recursive: true, force: true });
  });

  /** Importing takes its time on a machine that does much else. */
  const patient = { timeout: 90_000 };
  const pictures = async (): Promise<number> => statusShape.parse(await server.json('/status')).items.image;
  const imports = async (): Promise<number> => importsResponse.parse(await server.json('/imports')).imports.length;

  /** No driver can press the browser’s own dialog: in its place a folder of the page’s own file system is chosen. */
  const choosesCamera = (page: Page) =>
    page.addInitScript(() => {
      const camera = async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('Camera', { create: true });
      Object.assign(window, { showDirectoryPicker: camera });
    });

  async function takePicture(page: Page, shade: number, folder?: string): Promise<void> {
    const bytes = [...(await picture(shade, `2023:05:0${shade} 15:09:29`))];
    await page.evaluate(
      async ({ bytes, name, folder }) => {
        const root = await navigator.storage.getDirectory();
        const camera = await root.getDirectoryHandle('Camera', { create: true });
        const within = folder === undefined ? camera : await camera.getDirectoryHandle(folder, { create: true });
        const file = await (await within.getFileHandle(name, { create: true })).createWritable();
        await file.write(new Uint8Array(bytes));
        await file.close();
      },
      { bytes, name: `IMG_${shade}.jpg`, folder },
    );
  }

  it('gives its new files, also when the app is opened again, each once, until that is ended', async () => {
    const { page, settled } = await watchedPage(browser);
    await choosesCamera(page);
    await page.goto(`${server.url}/import`);
    await takePicture(page, 1);
    await page.getByRole('button', { name: 'Choose the folder' }).press('Enter');
    await page.getByRole('heading', { name: 'In sync with “Camera”' }).waitFor();
    await page.getByText('Up to date: 1 file added.').waitFor();
    await expectAccessible(page);
    await expect.poll(pictures, patient).toBe(1);
    await takePicture(page, 2, 'May');
    // Whichever page is opened.
    await page.goto(`${server.url}/people`);
    await expect.poll(pictures, patient).toBe(2);
    await page.goto(`${server.url}/import`);
    await page.getByText('Up to date: 2 files added.').waitFor();
    expect(await imports()).toBe(2);
    await page.getByRole('button', { name: 'Stop syncing' }).press('Enter');
    await page.getByText('“Camera” is no longer synced.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Choose the folder' }).waitFor();
    expect(await pictures()).toBe(2);
    settled();
    await page.context().close();
  });

  it('is not uploaded again from another browser, but where that computes no digests', async () => {
    for (const { computes, uploads } of [
      { computes: true, uploads: ['IMG_1.jpg', 'IMG_2.jpg'] },
      { computes: true, uploads: ['IMG_3.jpg'] },
      { computes: false, uploads: ['IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg'] },
    ]) {
      const { page, settled } = await watchedPage(browser);
      if (!computes) await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
      const sent: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.endsWith('/uploads')) sent.push(searchParams.get('name')?.split('/').at(-1) ?? '');
      });
      await choosesCamera(page);
      await page.goto(`${server.url}/import`);
      const shades = (await imports()) === 0 ? [1, 2] : [1, 2, 3];
      for (const shade of shades) await takePicture(page, shade);
      await page.getByRole('button', { name: 'Choose the folder' }).press('Enter');
      await page.getByText(`Up to date: ${shades.length} files added.`).waitFor();
      expect(sent.toSorted()).toEqual(uploads);
      await expect
        .poll(async () => (await server.json('/jobs')) as object, patient)
        .not.toMatchObject({
          jobs: expect.arrayContaining([expect.objectContaining({ state: expect.stringMatching(/running|queued/) })]),
        });
      settled();
      await page.context().close();
    }
    expect(await pictures()).toBe(3);
  });

  it('waits to be allowed again where the browser asks for that', async () => {
    const { page, settled } = await watchedPage(browser, { theme: 'dark', width: 390, height: 800, touch: true });
    await choosesCamera(page);
    await page.goto(`${server.url}/import`);
    await page.getByRole('button', { name: 'Choose the folder' }).tap();
    await page.getByText('Up to date: 0 files added.').waitFor();
    await takePicture(page, 3);
    await page.addInitScript(() => {
      let allowed: PermissionState = 'prompt';
      Object.assign(FileSystemHandle.prototype, {
        queryPermission: async () => allowed,
        requestPermission: async () => {
          allowed = 'granted';
          return allowed;
        },
      });
    });
    await page.goto(`${server.url}/import`);
    await page.getByText('Your browser asks before Madeleine may look into “Camera” again.').first().waitFor();
    await expectAccessible(page);
    expect(await pictures()).toBe(0);
    await page.getByRole('button', { name: 'Allow' }).first().tap();
    await page.getByText('Up to date: 1 file added.').waitFor();
    await expect.poll(pictures, patient).toBe(1);
    settled();
    await page.context().close();
  });

  it('is chosen again for what is new, in a browser that keeps no access', async () => {
    const { page, settled } = await watchedPage(browser, { language: 'zh' });
    await page.addInitScript(() => Object.assign(window, { showDirectoryPicker: undefined }));
    await page.goto(`${server.url}/import`);
    const camera = join(base, 'Camera');
    const folder = page.locator('input[webkitdirectory][aria-label="选择文件夹"]').last();
    await put(camera, 'IMG_1.jpg', await picture(1));
    await folder.setInputFiles(camera);
    await page.getByText('已加入 1 个文件。').waitFor();
    await put(camera, 'IMG_2.jpg', await picture(2));
    await page.reload();
    await page.getByRole('button', { name: '加入新内容' }).waitFor();
    await folder.setInputFiles(camera);
    await page.getByText('已加入 2 个文件。').waitFor();
    await expect.poll(pictures, patient).toBe(2);
    const latest = async () => {
      const [one] = importsResponse.parse(await server.json('/imports')).imports;
      return [one?.state, one?.added, one?.unchanged];
    };
    await expect.poll(latest, patient).toEqual(['done', 1, 0]);
    settled();
    await page.context().close();
  });
});
