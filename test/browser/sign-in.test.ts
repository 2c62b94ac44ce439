import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, put } from '../end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

describe.skipIf(withoutChromium)('signing in with a browser', { timeout: 120_000 }, () => {
  let small: SmallMemory;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    small = await smallMemory((input) => put(input, 'a.eml', mail(1, 'Hello', 'A letter about tea.')));
    server = await serveMemory(small.memory, { web: await builtWeb(), requireToken: true });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    expect(server.errors).toEqual([]);
    await server?.close();
    await small?.remove();
  });

  it('asks for a token, says when one is wrong, and asks again once it was revoked', async () => {
    const { token, id } = await server.app.tokens.add({ name: 'phone', scopes: ['read'] });
    const { page } = await watchedPage(browser, { width: 390, theme: 'dark' });
    page.setDefaultTimeout(20_000);
    await page.goto(`${server.url}/timeline`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expectAccessible(page);
    if (process.env['MADELEINE_SHOTS'] !== undefined)
      await page.screenshot({ path: join(process.env['MADELEINE_SHOTS'], 'sign-in.png') });
    await page.keyboard.type('mad_00000000_wrong');
    await page.keyboard.press('Enter');
    await page.getByText('Invalid token').waitFor();
    await page.getByLabel('Token').fill(token);
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').waitFor();
    expect(await page.evaluate(() => `${document.cookie}${JSON.stringify(localStorage)}`)).not.toContain('mad_');
    await page.reload();
    await page.getByRole('navigation').waitFor();
    await server.app.tokens.revoke(id);
    await page.goto(`${server.url}/people`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('says of a page that cannot be fetched that nobody answers, keeps the navigation, and shows it once somebody does', async () => {
    const { token } = await server.app.tokens.add({ name: 'laptop', scopes: ['read'] });
    const { page } = await watchedPage(browser);
    page.setDefaultTimeout(20_000);
    await page.goto(`${server.url}/timeline`);
    await page.getByLabel('Token').fill(token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
    await page.route('**/assets/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Ledger' }).click();
    await page.getByText('Madeleine does not answer').waitFor();
    await page.getByRole('link', { name: 'Timeline' }).click();
    await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
    await page.getByRole('link', { name: 'Ledger' }).click();
    await page.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ledger' }).waitFor();
    await page.goto(`${server.url}/timeline`);
    await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
    await page.route('**/assets/**', (route) => route.abort());
    await page.locator('a[href*="/item/"]').first().click();
    const failed = page.getByRole('dialog');
    await failed.getByText('Madeleine does not answer').waitFor();
    await failed.getByRole('button', { name: 'Close or go back' }).waitFor();
    await page.keyboard.press('Escape');
    await failed.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Timeline' }).click();
  });
});
