import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory, openApp } from '../../src/app/app.ts';
import { goneResponse } from '../../src/contract/gone-verb.ts';
import { picture, put } from '../end-to-end/made-input.ts';
import { changeLibrary, madePhotosLibrary } from '../fixtures/made-photos-library.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

describe.skipIf(withoutChromium)('what is gone in a browser', { timeout: 120_000 }, () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-browser-gone-'));
    const [folder, memory] = [join(base, 'phone'), join(base, 'memory')];
    const lost = [];
    for (const n of [1, 2, 3]) lost.push(await put(folder, `IMG_${n}.jpg`, await picture(n * 40)));
    await put(folder, 'IMG_4.jpg', await picture(230));
    const library = await madePhotosLibrary(base);
    await initMemory(memory, 'off', async () => 'off');
    const app = await openApp(memory, { ocr: { enabled: false }, perception: { enabled: false } });
    const add = () => app.add([folder, library], { as: 'auto' });
    await add();
    for (const path of lost) await rm(path);
    changeLibrary(library, 'UPDATE ZASSET SET ZHIDDEN = 1 WHERE Z_PK = 2');
    await add();
    await app.close();
    server = await serveMemory(memory, { web: await builtWeb() });
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    expect(server?.errors).toEqual([]);
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  const listed = async () =>
    goneResponse.parse(await server.json('/gone')).sources.map(({ importer, items }) => [importer, items]);

  it('is reached from the imports, decided of by item and by source, and undone', async () => {
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${server.url}/import`);
    await page.getByText('4 items no longer at the source').waitFor();
    await page.getByRole('link', { name: 'Decide' }).click();
    const phone = page.getByRole('region', { name: 'phone' });
    const library = page.getByRole('region', { name: /photoslibrary/ });
    await expect.poll(() => phone.getByText('file not found').count()).toBe(3);
    await library.getByText('hidden in Photos').waitFor();
    await expectAccessible(page);

    await phone.getByRole('checkbox').first().click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Move to trash' }).click();
    await page.getByText('1 item moved to the trash.').waitFor();
    await expect.poll(() => phone.getByRole('checkbox').count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => phone.getByRole('checkbox').count()).toBe(3);

    await library.getByRole('button', { name: 'Keep all' }).click();
    await page.getByText('1 item kept.').waitFor();
    await library.waitFor({ state: 'detached' });
    expect(await listed()).toEqual([['photos', 3]]);
    await phone.getByRole('button', { name: 'Move all to trash' }).click();
    await page.getByText('Everything is still at its source').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => phone.getByRole('checkbox').count()).toBe(3);
    settled();
    await page.context().close();
  });

  it('can be read and used on a phone, in Chinese and in the dark', async () => {
    const { page, settled } = await watchedPage(browser, { theme: 'dark', language: 'zh', width: 390, touch: true });
    await page.goto(`${server.url}/gone`);
    await page.getByRole('region', { name: 'phone' }).getByText('找不到文件').first().waitFor();
    await expectAccessible(page);
    const look = process.env['MADELEINE_LOOK'];
    if (look !== undefined) await page.screenshot({ path: look });
    settled();
    await page.context().close();
  });
});
