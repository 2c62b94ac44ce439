import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarResponse } from '../../src/contract/calendar.ts';
import { homeResponse } from '../../src/contract/home.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, demoMemory, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

/** Where screenshots go, for whoever looks at them. */
const look = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['MADELEINE_LOOK'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};

describe.skipIf(withoutChromium)('home, calendar and order in a browser (without Chromium this is skipped)', () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-browser-home-'));
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

  it('suggests trips and what is to be reviewed, only what there is', { timeout: 120_000 }, async () => {
    const home = homeResponse.parse(await server.json('/home'));
    expect(home.trips.length).toBeGreaterThan(0);
    expect(home.review.duplicates).toBeGreaterThan(0);
    const { page, settled } = await watchedPage(browser);
    await page.goto(server.url);
    const trips = page.getByRole('region', { name: 'Recent trips' });
    await trips.waitFor();
    expect(await trips.getByRole('link').count()).toBe(home.trips.length);
    const isThere = async (name: string): Promise<boolean> => (await page.getByRole('region', { name }).count()) > 0;
    expect(await isThere('On this day')).toBe(home.onThisDay.length > 0);
    expect(await isThere('Not seen for long')).toBe(home.notSeen.length > 0);
    await expectAccessible(page);
    await look(page, 'home');
    await page.getByRole('link', { name: /duplicates/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Duplicates' }).waitFor();
    await page
      .getByRole('region', { name: /^Group 1/ })
      .getByText('burst')
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
    await page.getByRole('heading', { level: 3, name: /8 May/ }).first().waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
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

    await page.goto(`${server.url}/?q=${encodeURIComponent('photos from Lisbon')}`);
    const result = page.locator('[data-choose]').first();
    await result.waitFor();
    const best = await result.getAttribute('data-choose');
    await page.getByRole('combobox', { name: 'Sort results' }).selectOption('Oldest first');
    await expect.poll(() => result.getAttribute('data-choose')).not.toBe(best);
    await expectAccessible(page);
    settled();
    await page.context().close();
  });
});
