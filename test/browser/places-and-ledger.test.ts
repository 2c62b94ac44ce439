import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe.skipIf(withoutChromium)('places and accounts of the demo life in the browser', () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-places-web-'));
    server = await serveMemory(await demoMemory(join(base, 'life')), { web: await builtWeb() });
    browser = await openBrowser();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  async function opened(path: string, look: Look = {}): Promise<{ page: Page; settled: () => void }> {
    const watched = await watchedPage(browser, look);
    await watched.page.goto(`${server.url}${path}`);
    return watched;
  }

  it('shows pictures on the map, and those of a spot beside it, by keys alone', async () => {
    const { page, settled } = await opened('/places');
    const spots = page.locator('.leaflet-marker-icon');
    await spots.first().waitFor();
    expect(await spots.count()).toBeGreaterThan(1);
    await page
      .getByRole('button', { name: /Portugal.* [\d,]+ pictures/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: /Portugal/ }).waitFor();
    await page
      .getByRole('button', { name: /^(Photo|Film), / })
      .first()
      .press('Enter');
    await page.waitForURL(/\/item\//);
    settled();
  });

  it('says in the list what the map shows, and names a place', async () => {
    const { page, settled } = await opened('/places');
    await page.getByRole('searchbox', { name: 'Find a place' }).fill('tasca');
    await page.getByRole('button', { name: /Tasca do Farol/ }).press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Tasca do Farol' }).waitFor();
    await page.getByRole('button', { name: 'Name this place' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Our corner');
    await page.keyboard.press('Enter');
    await page.getByText('Named Our corner.').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'All places' }).press('Enter');
    await page.getByRole('searchbox', { name: 'Find a place' }).fill('corner');
    await page.getByRole('button', { name: /Our corner \d+ items/ }).waitFor();
    settled();
  });

  it('lists accounts with what holds and what gave way, and never adds currencies', async () => {
    const { page, settled } = await opened('/ledger?year=2024');
    await page.getByRole('rowheader', { name: /Harbor Lantern Inn/ }).waitFor();
    expect(await page.getByText('Each currency is totalled separately').count()).toBe(1);
    const row = page.getByRole('row', { name: /Harbor Lantern Inn/ });
    expect(await row.locator('s').count()).toBe(1);
    await row.getByRole('button').press('Enter');
    await page.getByText('the invoice states the final sum', { exact: false }).waitFor();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('flight');
    // The flight is listed before the filter takes hold, too; the stay only then is not.
    await page.getByRole('rowheader', { name: /Harbor Lantern Inn/ }).waitFor({ state: 'detached' });
    await page.getByRole('rowheader', { name: /Skyway Air/ }).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(1);
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await page.getByRole('button', { name: 'By trip' }).press('Enter');
    await page
      .getByRole('rowheader', { name: /Portugal|Lisbon/ })
      .first()
      .waitFor();
    settled();
  });

  it('sums by every grouping, whichever was shown before, and reads no more than it shows', async () => {
    const { page, settled } = await opened('/ledger');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/ledger')) asked.push(request.url());
    });
    const rows = page.getByRole('rowheader');
    await rows.first().waitFor();
    const shown: Readonly<Record<string, RegExp>> = {
      'By trip': /Portugal|Lisbon/,
      'By month': /^[A-Z][a-z]+ 20\d\d$/,
      'By kind': /^Stay$/,
      'By year': /^20\d\d$/,
      'By place': /Portugal|Lisbon/,
      'By shop': /Harbor Lantern Inn/,
    };
    const names = Object.keys(shown);
    for (const before of names)
      for (const after of names) {
        await page.getByRole('button', { name: before }).click();
        await page.getByRole('button', { name: after }).click();
        await rows
          .filter({ hasText: shown[after] ?? '' })
          .first()
          .waitFor();
      }
    await page.getByRole('button', { name: 'List' }).click();
    await page.getByRole('searchbox', { name: 'Shop, place or keyword' }).fill('harbor');
    await page.waitForURL(/q=harbor/);
    await rows.filter({ hasText: 'Harbor Lantern Inn' }).first().waitFor();
    // Every answer is a page, and what was read once is not read again.
    expect(asked.every((url) => new URL(url).searchParams.has('limit'))).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(names.length + 3);
    settled();
  });

  it('speaks Chinese', async () => {
    const { page, settled } = await opened('/ledger', { language: 'zh' });
    await page.getByRole('heading', { level: 1, name: '账目' }).waitFor();
    await page.getByText('已开票').first().waitFor();
    settled();
  });

  it('calls places and trips in Chinese by their Chinese names, whatever the memory calls them', async () => {
    const places = await opened('/places', { language: 'zh' });
    await places.page.getByRole('button', { name: '里斯本 葡萄牙' }).first().waitFor();
    places.settled();
    const events = await opened('/events', { language: 'zh' });
    await events.page
      .getByText(/葡萄牙.*旅行/)
      .first()
      .waitFor();
    expect(await events.page.getByText(/A week in Portugal/).count()).toBe(0);
    events.settled();
    const ask = await opened('/?q=%E8%91%A1%E8%90%84%E7%89%99%E7%9A%84%E7%85%A7%E7%89%87', { language: 'zh' });
    await ask.page
      .getByRole('button', { name: /在葡萄牙/ })
      .first()
      .click();
    await ask.page.getByLabel(/查找地点/).fill('里斯');
    await ask.page
      .getByRole('button', { name: /^里斯本/ })
      .first()
      .waitFor();
    ask.settled();
  });

  for (const theme of ['light', 'dark'] as const)
    it(`can be used by everybody (${theme})`, async () => {
      for (const look of [{ theme }, { theme, width: 390, height: 800 }])
        for (const path of ['/places', '/ledger', '/ledger?by=shop', '/people']) {
          const { page, settled } = await opened(path, look);
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          settled();
          await page.context().close();
        }
    });
});
