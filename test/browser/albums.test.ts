import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { albumsResponse } from '../../src/contract/album-verbs.ts';
import { trashResponse } from '../../src/contract/trash-verbs.ts';
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

describe.skipIf(withoutChromium)('albums and the trash in a browser (without Chromium this is skipped)', () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-browser-albums-'));
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

  const album = async (name: string) =>
    albumsResponse.parse(await server.json('/albums')).albums.find((one) => one.name === name);
  const bar = (page: Page) => page.getByRole('toolbar', { name: /selected/ });
  const tiles = '[data-choose]';

  it('chooses search results by mark, range and key, and puts them into a new album, with undo', async () => {
    const { page, end } = await open(`/?q=${encodeURIComponent('photos from Lisbon')}`);
    await page.locator(tiles).nth(3).waitFor();
    await page.locator(tiles).nth(0).hover();
    await page.locator(`${tiles} [data-mark]`).nth(0).click();
    await page
      .locator(tiles)
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await expect.poll(() => bar(page).getAttribute('aria-label')).toBe('3 selected');
    await page.locator(`${tiles} a`).nth(3).focus();
    await page.keyboard.press('x');
    await expect.poll(() => bar(page).getAttribute('aria-label')).toBe('4 selected');
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Add to an album…' }).click();
    await page.getByLabel('Album', { exact: true }).fill('Lisbon 2023');
    await page.keyboard.press('Enter');
    await page.getByText('4 items added to “Lisbon 2023”.').waitFor();
    expect(await album('Lisbon 2023')).toMatchObject({ items: 4 });
    await expect.poll(() => bar(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => album('Lisbon 2023'), { timeout: 30_000 }).toBeUndefined();
    await end();
  });

  it('shows an album, renames it, downloads from it, and deletes it without its items', async () => {
    const found = await server.json('/search?q=photos%20from%20Cascais&limit=5');
    const items = (found as { items: { id: string }[] }).items.map(({ id }) => id);
    await server.get('/items', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items, albums: { add: ['Sea'] } }),
    });
    const { page, end } = await open('/albums');
    await expectAccessible(page);
    await page.getByRole('link', { name: /Sea/ }).click();
    await page.locator(tiles).nth(4).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rename…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('By the sea');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'By the sea' }).waitFor();
    await page.locator(`${tiles} [data-mark]`).nth(0).click({ force: true });
    await page.locator(`${tiles} button`).nth(2).click();
    await bar(page).getByRole('button', { name: 'Download…' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Originals' }).click(),
    ]);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete album…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('heading', { level: 1, name: 'Albums' }).waitFor();
    expect(await album('By the sea')).toBeUndefined();
    expect((await server.get(`/items/${items[0]}`)).status).toBe(200);
    await end();
  });

  it('moves items to the trash by a long press on a phone, and restores them', async () => {
    const { page, end } = await open('/timeline?at=2024-07', { width: 390, height: 844, touch: true });
    const first = page.locator('[data-spot]').first();
    await first.waitFor();
    const box = (await first.boundingBox()) ?? expect.fail('no box');
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'touch' };
    await first.dispatchEvent('pointerdown', { ...at, bubbles: true });
    await bar(page).waitFor();
    await first.dispatchEvent('pointerup', { ...at, bubbles: true });
    for (const button of await bar(page).getByRole('button').all()) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      expect([width >= 44, height >= 44]).toEqual([true, true]);
    }
    await bar(page).getByRole('button', { name: 'Move to trash' }).click();
    await page.getByText('1 item moved to the trash.').waitFor();
    const trash = async () => trashResponse.parse(await server.json('/trash')).items;
    const [item] = await trash();
    expect((await server.get(`/items/${item?.id}`)).status).toBe(404);
    await page.goto(`${server.url}/trash`);
    await page.getByText('30 days left').waitFor();
    await expectAccessible(page);
    await page.locator(`${tiles} button`).first().click();
    await bar(page).getByRole('button', { name: 'Restore' }).click();
    await page.getByText('The trash is empty').waitFor();
    expect(await trash()).toEqual([]);
    expect((await server.get(`/items/${item?.id}`)).status).toBe(200);
    await end();
  });
});
