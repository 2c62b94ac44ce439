import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemCorrectionsResponse } from '../../src/contract/item-verbs.ts';
import { timelineMonthsResponse } from '../../src/contract/timeline-verb.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import {
  builtWeb,
  demoMemory,
  expectAccessible,
  type Look,
  openBrowser,
  watchedPage,
  withoutChromium,
} from './harness.ts';

describe.skipIf(withoutChromium)('the timeline and events in a browser (without Chromium this is skipped)', () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-browser-timeline-'));
    const [web, memory] = await Promise.all([builtWeb(), demoMemory(base)]);
    server = await serveMemory(memory, { web });
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    expect(server?.errors).toEqual([]);
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  async function open(path: string, look?: Look) {
    const { page, settled } = await watchedPage(browser, look);
    await page.goto(`${server.url}${path}`);
    return {
      page,
      end: async () => {
        settled();
        await page.context().close();
      },
    };
  }

  const focused = (page: Page) =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['spot'] ?? '');
  const firstPicture = '[data-spot] img';

  it.each<Look>([{ theme: 'light' }, { theme: 'dark', width: 390, height: 800, touch: true }, { language: 'zh' }])(
    'has nothing that keeps anybody out: %o',
    async (look) => {
      for (const path of ['/timeline?at=2023-05-11', '/events']) {
        const { page, end } = await open(path, look);
        await page.waitForSelector('main img');
        await expectAccessible(page);
        await end();
      }
    },
  );

  it('is walked through by keys: go, select, open, come back', async () => {
    const { page, end } = await open('/timeline?at=2023-05-11');
    await page.waitForSelector(firstPicture);
    await page.locator('[data-spot][tabindex="0"]').focus();
    const first = await focused(page);
    await page.keyboard.press('ArrowRight');
    const second = await focused(page);
    expect(second).not.toBe(first);
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    const chosen = Number((await page.getByRole('toolbar').innerText()).match(/\d+/)?.[0]);
    expect(chosen).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('toolbar').count()).toBe(0);
    const at = await focused(page);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/item\//);
    // The item's page is loaded when it is first opened, and only then hears keys.
    const closed = async () => {
      await page.keyboard.press('Escape');
      return page.url();
    };
    await expect.poll(closed, { interval: 500, timeout: 15_000 }).toContain('/timeline');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect.poll(() => page.locator(`[data-spot="${at}"]`).count()).toBe(1);
    await end();
  });

  it('jumps by the strip of years, and never changes its height while it is read', async () => {
    const { page, end } = await open('/timeline');
    await page.waitForSelector('[data-spot]');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const strip = page.getByRole('slider');
    await strip.focus();
    expect(await strip.getAttribute('aria-valuetext')).toBe('January 2025');
    await page.keyboard.press('PageDown');
    await expect.poll(() => strip.getAttribute('aria-valuetext')).toBe('December 2024');
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
    for (let y = 0; y < before; y += 700) {
      await page.evaluate((to) => window.scrollTo(0, to), y);
      await page.waitForTimeout(30);
      expect(await height()).toBe(before);
    }
    await end();
  });

  it('shows pictures or letters alone, oldest or newest first, and stays at its place', async () => {
    const { page, end } = await open('/timeline?at=2023-05-11');
    await page.waitForSelector(firstPicture);
    await page.getByRole('button', { name: 'Mail & notes' }).click();
    await expect.poll(() => page.locator(firstPicture).count()).toBe(0);
    await expect.poll(() => page.locator('[data-spot]').count()).toBeGreaterThan(2);
    expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/2023/);
    await page.getByRole('button', { name: 'Photos & videos' }).click();
    await page.waitForSelector(firstPicture);
    await page.getByRole('button', { name: 'Newest first' }).click();
    const month = () => page.getByRole('slider').getAttribute('aria-valuetext');
    await expect.poll(month).toMatch(/2023/);
    await page.getByRole('slider').press('Home');
    await expect.poll(month).toBe('April 2022');
    await end();
  });

  it('says the same of all that is selected, and takes it back', async () => {
    const { page, end } = await open('/timeline?at=2024-07');
    await page.waitForSelector(firstPicture);
    await page.locator('[data-spot][tabindex="0"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('c');
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    const id = (await page.locator('[data-spot][tabindex="0"]').getAttribute('href'))?.split('/').at(-1) ?? '';
    const said = async () => itemCorrectionsResponse.parse(await server.json(`/items/${id}/corrections`)).corrections;
    await page.getByLabel('Tag').fill('midsummer');
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    expect(await said()).toMatchObject([{ kind: 'tag', tag: 'midsummer', items: 2 }]);
    await undo.click();
    await expect.poll(said, { timeout: 30_000 }).toEqual([]);
    await end();
  });

  it('forgets what is selected, after asking', async () => {
    const count = async () => {
      const { months } = timelineMonthsResponse.parse(await server.json('/timeline/months'));
      return months.find(({ month }) => month === '2024-07')?.items ?? 0;
    };
    const before = await count();
    const { page, end } = await open('/timeline?at=2024-07');
    await page.waitForSelector(firstPicture);
    await page.locator('[data-spot][tabindex="0"]').focus();
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog');
    const askToForget = async () => {
      await page.keyboard.press('c');
      await dialog.getByRole('button', { name: 'Forget…' }).click();
    };
    await askToForget();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await count()).toBe(before);
    await askToForget();
    await dialog.getByRole('button', { name: 'Forget' }).click();
    await expect.poll(count, { timeout: 60_000 }).toBe(before - 1);
    await expect.poll(() => dialog.count(), { timeout: 20_000 }).toBe(0);
    await end();
  });

  it('finds a trip, opens it, gives it another name; the timeline has it too', async () => {
    const { page, end } = await open('/events');
    await page.getByRole('searchbox').fill('portugal');
    await expect.poll(() => page.locator('main li').count()).toBe(1);
    await page.getByRole('link', { name: /Portugal/ }).click();
    await page.waitForURL(/\/events\/trip-/);
    await page.waitForSelector('main img');
    await expectAccessible(page);
    expect(await page.locator('main').innerText()).toContain('Hotel Miradouro');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.keyboard.type('Tiles and the sea');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Tiles and the sea');
    await page.getByRole('link', { name: 'Show on the timeline' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain('Tiles and the sea');
    await end();
  });
});
