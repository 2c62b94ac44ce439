import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory, openApp } from '../../src/app/app.ts';
import { calendarResponse } from '../../src/contract/calendar.ts';
import { homeResponse } from '../../src/contract/home.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

/** Where screenshots go, for whoever looks at them. */
const look = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['MADELEINE_LOOK'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};

/** A picture of coloured squares of its own. */
async function drawn(n: number, width: number, at: string): Promise<Buffer> {
  const squares = Array.from({ length: 6 }, (_, k) => {
    const seed = (n * 7 + k * 13) % 31;
    return `<rect x="${seed}" y="${(seed * 11) % 29}" width="9" height="7" fill="hsl(${seed * 40} 80% ${30 + k * 9}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#234"/>${squares.join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .resize(width)
    .withExif({ IFD2: { DateTimeOriginal: at } })
    .jpeg()
    .toBuffer();
}

describe.skipIf(withoutChromium)('home, calendar and order in a browser (without Chromium this is skipped)', () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-browser-home-'));
    const [folder, memory] = [join(base, 'in'), join(base, 'memory')];
    await mkdir(folder);
    const year = new Date().getFullYear();
    const today = new Date().toISOString().slice(5, 10);
    const days = ['2023-02-03', '2023-05-02', '2023-05-08', '2023-05-08', '2023-05-08', `${year - 4}-${today}`];
    for (const [n, day] of days.entries()) {
      const at = `${day.replaceAll('-', ':')} 12:0${n}:00`;
      await writeFile(join(folder, `IMG_${n}.jpg`), await drawn(n, 600, at));
      if (n === 2) await writeFile(join(folder, `IMG_${n}-edited.jpg`), await drawn(n, 500, at));
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

  it('suggests what finds something, and leads to it', { timeout: 120_000 }, async () => {
    const home = homeResponse.parse(await server.json('/home'));
    const { page, settled } = await watchedPage(browser);
    await page.goto(server.url);
    const review = page.getByRole('region', { name: 'To review' });
    await review.waitFor();
    expect(await review.getByRole('link').allTextContents()).toEqual(['1 group of duplicates']);
    const isThere = async (name: string): Promise<boolean> => (await page.getByRole('region', { name }).count()) > 0;
    expect(await isThere('On this day')).toBe(home.onThisDay.length > 0);
    expect(await isThere('Recent trips')).toBe(home.trips.length > 0);
    expect(await isThere('Not seen for long')).toBe(false);
    await expectAccessible(page);
    await look(page, 'home');
    await page.getByRole('link', { name: /duplicates/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Duplicates' }).waitFor();
    await page
      .getByRole('region', { name: /^Group 1/ })
      .getByText('edited version')
      .waitFor();
    await look(page, 'duplicates');
    settled();
    await page.context().close();
  });

  it('leads from a year to a month to a day, also on a phone in Chinese', { timeout: 120_000 }, async () => {
    const { entries } = calendarResponse.parse(await server.json('/timeline/calendar?in=2023'));
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${server.url}/timeline`);
    await page.getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('heading', { level: 1, name: /^\d{4}$/ }).waitFor();
    await page.goto(`${server.url}/calendar?in=2023`);
    await page.getByRole('link', { name: /^May: / }).waitFor();
    expect(await page.locator('ol a').count()).toBe(entries.length);
    await look(page, 'calendar-year');
    await page.getByRole('link', { name: /^May: / }).click();
    await page.getByRole('heading', { level: 1, name: 'May 2023' }).waitFor();
    await expectAccessible(page);
    await look(page, 'calendar-month');
    await page.getByRole('link', { name: /^8 May 2023: / }).click();
    await page.getByRole('heading', { level: 2, name: /8 May/ }).first().waitFor();
    settled();
    await page.context().close();
    const phone = await watchedPage(browser, { theme: 'dark', language: 'zh', width: 390, touch: true });
    await phone.page.goto(`${server.url}/calendar?in=2023-05`);
    await phone.page.getByRole('heading', { level: 1, name: '2023年5月' }).waitFor();
    await expectAccessible(phone.page);
    await look(phone.page, 'calendar-phone');
    phone.settled();
    await phone.page.context().close();
  });

  it('shows the timeline in three sizes, and sorts results by time', { timeout: 120_000 }, async () => {
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${server.url}/timeline`);
    const tile = page.locator('[data-spot]').first();
    await tile.waitFor();
    const heightOf = async (): Promise<number> => (await tile.boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Picture size: medium' }).click();
    await page.getByRole('button', { name: 'Picture size: large' }).waitFor();
    const large = await heightOf();
    await look(page, 'timeline-large');
    await page.getByRole('button', { name: 'Picture size: large' }).click();
    await page.getByRole('button', { name: 'Picture size: small' }).waitFor();
    await expect.poll(heightOf).toBeLessThan(large);
    await look(page, 'timeline-small');

    await page.goto(`${server.url}/?q=${encodeURIComponent('photos')}`);
    const result = page.locator('[data-choose]').first();
    await result.waitFor();
    const best = await result.getAttribute('data-choose');
    await page.getByRole('combobox', { name: 'Sort results' }).selectOption('Newest first');
    await expect.poll(() => result.getAttribute('data-choose')).not.toBe(best);
    await expectAccessible(page);
    settled();
    await page.context().close();
  });
});
