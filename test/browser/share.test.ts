import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory, openApp } from '../../src/app/app.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { plantedLife, writeLife } from '../share/planted-life.ts';
import { builtWeb, expectAccessible, type Look, openBrowser, watchedPage, withoutChromium } from './harness.ts';

/** A letter, a plain photo and one of a badge. */
async function memoryToShare(folder: string): Promise<void> {
  const life = plantedLife();
  const few = {
    ...life,
    mails: life.mails.filter(({ key }) => key === 'm1'),
    notes: [],
    pictures: life.pictures.filter(({ scene }) => scene === 'badge' || scene === 'plain'),
  };
  await writeLife(join(folder, 'life'), few);
  await initMemory(join(folder, 'memory'), 'off', async () => 'off');
  const { name, address } = life.owner;
  const settings = JSON.stringify({ owner: { name, addresses: [address] } });
  await writeFile(join(folder, 'memory', 'madeleine.config.json'), settings);
  const app = await openApp(join(folder, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
  await app.add([join(folder, 'life')], { as: 'auto' });
  await app.close();
}

describe.skipIf(withoutChromium)('sharing in the browser', { timeout: 300_000 }, () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-share-web-'));
    await memoryToShare(base);
    server = await serveMemory(join(base, 'memory'), { web: await builtWeb() });
    browser = await openBrowser();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    expect(server?.errors).toEqual([]);
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  async function opened(path: string, look: Look = {}): Promise<{ page: Page; settled: () => void }> {
    const watched = await watchedPage(browser, look);
    await watched.page.goto(`${server.url}${path}`);
    return watched;
  }

  it('goes from a search to a copy that was reviewed, audited and downloaded', async () => {
    const { page, settled } = await opened('/?q=photos');
    await page.getByRole('link', { name: 'Share a copy' }).click();
    await page.getByText('2 items found').waitFor();
    await page.getByRole('button', { name: 'Start redacting' }).click();
    await page.waitForURL(/\/share\/s-/);
    await page.getByRole('button', { name: /^To review/ }).waitFor({ timeout: 120_000 });
    const card = page.getByRole('article').first();
    await card.getByText('Has writing').waitFor();
    await card.getByText(/Covered: \d+ lines of writing/).waitFor();
    await expectAccessible(page);

    // One more cover, drawn from a tenth to a half of the picture's sides.
    await card.getByRole('button', { name: 'Cover more' }).click();
    const picture = card.getByRole('img', { name: 'Copy' });
    await picture.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * 0.1, y + height * 0.1);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + height * 0.5);
    await page.mouse.up();
    await card.getByText('1 cover will be applied').waitFor();
    await card.getByRole('button', { name: 'Done' }).click();

    await page.keyboard.press('y');
    await expect.poll(() => card.getByRole('button', { name: 'Keep' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Check and make the copy' }).click();
    await page.getByText('The audit found nothing.').waitFor({ timeout: 120_000 });
    const path = await page.getByRole('link', { name: /^Download the copy/ }).getAttribute('href');
    const bytes = Buffer.from(await (await server.get((path ?? '').replace('/api/v1', ''))).arrayBuffer());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    const text = bytes.toString('latin1');
    expect(text).toContain('pictures/p-2.jpg');
    expect(text).not.toMatch(/PETRONELLA|Fenwick/);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/share$/);
    await expect.poll(() => page.getByRole('heading', { name: 'Copies' }).count()).toBe(0);
    settled();
  });

  it('shows a letter as it will be told, in Chinese and in the dark, of what was selected on the timeline', async () => {
    const { page, settled } = await opened('/timeline', { theme: 'dark', language: 'zh' });
    await page.getByRole('article').or(page.getByRole('listitem')).first().waitFor();
    await page
      .getByRole('checkbox', { name: /Odalys/ })
      .first()
      .click();
    await page.getByRole('button', { name: '去除个人信息后分享…' }).click();
    await page.getByText('已选择的 1 项').waitFor();
    await page.getByRole('button', { name: '开始处理' }).click();
    await page.waitForURL(/\/share\/s-/);
    const card = page.getByRole('article').first();
    await card.getByText(/the spare keys are with our neighbour \[(?:PERSON|NAME) \d+\]/).waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    await card.getByRole('button', { name: '排除' }).click();
    await page.getByRole('button', { name: /^已排除\s*1/ }).waitFor();
    settled();
  });
});
