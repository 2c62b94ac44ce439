import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory, openApp } from '../../src/app/app.ts';
import { duplicatesResponse } from '../../src/contract/duplicate-verbs.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

/** A scene of squares of its own, so that only pictures of one scene look alike. */
async function scene(n: number, width: number, at: string): Promise<Buffer> {
  const squares = Array.from({ length: 6 }, (_, k) => {
    const seed = (n * 7 + k * 13) % 31;
    return `<rect x="${seed}" y="${(seed * 11) % 29}" width="9" height="7" fill="hsl(${seed * 40} 80% ${30 + k * 9}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#234"/>${squares.join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .resize(width, width)
    .withExif({ IFD2: { DateTimeOriginal: at } })
    .jpeg()
    .toBuffer();
}

describe.skipIf(withoutChromium)('duplicates in a browser (without Chromium this is skipped)', () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-browser-duplicates-'));
    const [folder, memory] = [join(base, 'in'), join(base, 'memory')];
    await mkdir(folder);
    for (const n of [1, 2, 3]) {
      const at = `202${n}:05:07 12:00:00`;
      await writeFile(join(folder, `IMG_${n}.jpg`), await scene(n, 800, at));
      await writeFile(join(folder, `IMG_${n}-edited.jpg`), await scene(n, 640, at));
    }
    await initMemory(memory, 'off', async () => 'off');
    const app = await openApp(memory, { ocr: { enabled: false }, perception: { enabled: false } });
    await app.add([folder], { as: 'auto', readOnly: true });
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

  const groups = async () => duplicatesResponse.parse(await server.json('/duplicates')).groups;
  const shown = async () => ((await server.json('/timeline')) as { items: unknown[] }).items.length;

  it('stacks, keeps the best and rejects, by keys and by mouse, with undo', { timeout: 120_000 }, async () => {
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${server.url}/albums`);
    await page.getByRole('link', { name: 'Duplicates' }).click();
    const cards = page.getByRole('region', { name: /^Group/ });
    await expect.poll(() => cards.count()).toBe(3);
    await page.getByText('2 pictures: a picture and its edited version, taken at the same time').first().waitFor();
    await page.getByText('Best: edited').first().waitFor();
    await expectAccessible(page);

    // Another best one is chosen, and the group is shown as one picture; that is undone.
    await page.keyboard.press('b');
    await cards.first().getByText('Best: your choice').waitFor();
    await page.keyboard.press('s');
    await page.getByText('2 pictures shown as one.').waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    expect(await shown()).toBe(5);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cards.count()).toBe(3);
    expect(await shown()).toBe(6);

    // The second group by keys, the first by mouse.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('k');
    await page.getByText('1 picture moved to the trash.').waitFor();
    await expect.poll(() => cards.count()).toBe(2);
    await cards.first().getByRole('button', { name: 'Not duplicates' }).click();
    await page.getByText('Not proposed again.').waitFor();
    await expect.poll(() => cards.count()).toBe(1);
    await page.reload();
    await cards.first().waitFor();
    expect((await groups()).length).toBe(1);
    expect(await shown()).toBe(5);
    settled();
    await page.context().close();
  });

  it('can be read and used on a phone, in Chinese and in the dark', { timeout: 120_000 }, async () => {
    const { page, settled } = await watchedPage(browser, { theme: 'dark', language: 'zh', width: 390, touch: true });
    await page.goto(`${server.url}/duplicates`);
    await page.getByRole('region', { name: /第 1 组/ }).waitFor();
    await expectAccessible(page);
    const picture = process.env['MADELEINE_LOOK'];
    if (picture !== undefined) await page.screenshot({ path: picture });
    settled();
    await page.context().close();
  });
});
