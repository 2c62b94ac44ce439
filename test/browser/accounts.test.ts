import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../src/app/app.ts';
import { lets, markOf, marksIn, putModel, randomLife } from '../conformance/shared-life.ts';
import { picture, put } from '../end-to-end/made-input.ts';
import { type AccountsServer, accountsServer, passwordOf } from '../fixtures/accounts-server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

const life = randomLife(31, 40).filter(({ kind }) => kind === 'email' || kind === 'text');
const shown = new Set(life.filter((one) => lets({ places: ['Rome'] }, one)).map(({ n }) => n));
const hidden = life.find(({ n }) => !shown.has(n));

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['MADELEINE_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};

describe.skipIf(withoutChromium)('accounts in a browser', { timeout: 240_000 }, () => {
  let server: AccountsServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await accountsServer({ web: await builtWeb(), configuration: { offline: true } });
    await server.join(
      'anna',
      life.map((one) => putModel(one)),
      true,
    );
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const signIn = async (page: Page, name: string, say: { name: string; password: string; go: string }) => {
    await page.getByLabel(say.name).fill(name);
    await page.getByLabel(say.password).fill(passwordOf(name));
    await page.getByRole('button', { name: say.go }).click();
    await page.getByRole('navigation').first().waitFor();
  };
  const english = { name: 'Name', password: 'Password', go: 'Sign in' };

  it('lets who manages it make two accounts and share a place with one, who then sees only that', async () => {
    const { page, settled } = await watchedPage(browser);
    page.setDefaultTimeout(90_000);
    await page.goto(`${server.url}/accounts`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expectAccessible(page);
    await shot(page, 'accounts-sign-in');
    await signIn(page, 'anna', english);
    const links: string[] = [];
    for (const name of ['ben', 'cleo']) {
      await page.getByRole('button', { name: 'Add an account' }).click();
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      const status = page.getByRole('status').filter({ hasText: 'It works once' });
      await status.waitFor();
      links.push((await status.locator('code').textContent()) ?? '');
      await status.getByRole('button', { name: 'Done' }).click();
    }
    await page.getByRole('button', { name: 'Share a part' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
    await page.getByLabel('With whom').fill('ben');
    await page.getByLabel('Title they see').fill('Rome');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Choose a place, an album').waitFor();
    await page.getByLabel('Only from these places').fill('Rome');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Sees only: places Rome').waitFor();
    await shot(page, 'accounts-page-light');
    await expectAccessible(page);
    settled();
    await seesOnlyRome(links[0] ?? '');
  });

  async function seesOnlyRome(link: string): Promise<void> {
    const { page, settled } = await watchedPage(browser, { theme: 'dark' });
    page.setDefaultTimeout(90_000);
    await page.goto(link);
    await page.getByLabel('New password').fill(passwordOf('ben'));
    await shot(page, 'accounts-invitation-dark');
    await page.getByRole('button', { name: 'Set the password' }).click();
    const choice = page.getByRole('combobox', { name: 'Memory', exact: true }).first();
    await choice.waitFor();
    const reloaded = page.waitForEvent('load');
    await choice.selectOption({ label: 'Rome (from anna’s memory)' });
    await reloaded;
    await page.goto(`${server.url}/timeline`);
    await page.getByRole('heading', { level: 1, name: 'Timeline' }).waitFor();
    await expect.poll(async () => [...marksIn(await page.content())].length).toBeGreaterThan(0);
    await shot(page, 'accounts-share-timeline-dark');
    for (const path of [
      '/timeline',
      '/events',
      '/people',
      '/places',
      '/ledger',
      '/',
      `/?q=${markOf(hidden?.n ?? 0)}`,
    ]) {
      await page.goto(`${server.url}${path}`);
      await page.getByRole('navigation').first().waitFor();
      await page.waitForLoadState('networkidle').catch(() => undefined);
      const told = [...marksIn(await page.locator('main').first().innerText())].filter((n) => !shown.has(n));
      expect(
        told.filter((n) => n !== hidden?.n || !path.includes('?q=')),
        path,
      ).toEqual([]);
    }
    await page.goto(`${server.url}/item/${hidden?.id}`);
    await page.getByText('Item not found').or(page.getByText('not found')).first().waitFor();
    expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0);
    void settled;
  }

  it('lets an owner who manages nothing show an album by a link, and take that back', async () => {
    const dora = await server.join('dora');
    const { place } = await server.accounts.memories.find(dora.memory);
    const input = `${place}-pictures`;
    for (const day of [1, 2]) await put(input, `${day}.jpg`, await picture(day, `2023:05:0${day} 15:09:29`));
    const app = await openApp(place, { ocr: { enabled: false }, perception: { enabled: false } });
    await app.add([input], { as: 'auto' });
    const { items } = await app.timeline({ limit: 10 });
    await app.correctItems(
      items.map(({ id }) => id),
      { albums: { add: ['Rome trip'] } },
    );
    await app.close();
    await rm(input, { recursive: true });
    const { page, settled } = await watchedPage(browser);
    page.setDefaultTimeout(90_000);
    await page.goto(`${server.url}/albums`);
    await signIn(page, 'dora', english);
    await page.getByRole('link', { name: /Rome trip/ }).click();
    await page.getByRole('button', { name: 'Share by link…' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const address = await page.getByLabel('Link', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    const visitor = await watchedPage(browser, { width: 390, height: 800, theme: 'dark' });
    await visitor.page.goto(address);
    await visitor.page.getByRole('heading', { name: 'Rome trip' }).waitFor();
    expect(await visitor.page.locator('.grid a').count()).toBe(2);
    await expectAccessible(visitor.page);
    await page.getByRole('link', { name: 'Accounts' }).click();
    await page.getByRole('heading', { name: 'Links to dora’s memory' }).waitFor();
    await shot(page, 'accounts-links-light');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove the link “Rome trip”' }).click();
    await page.getByText('The link was removed. Its page is gone.').waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole('heading', { name: 'This link is not valid' }).waitFor();
    settled();
    await page.context().close();
    await visitor.page.context().close();
  });

  it('speaks Chinese, on a phone', async () => {
    const { page, settled } = await watchedPage(browser, { width: 390, theme: 'dark', language: 'zh' });
    page.setDefaultTimeout(90_000);
    await page.goto(`${server.url}/accounts`);
    await page.getByLabel('用户名').fill('anna');
    await page.getByLabel('密码').fill('wrong password');
    await page.getByRole('button', { name: '登录' }).click();
    await page.getByText('用户名或密码不正确').waitFor();
    await shot(page, 'accounts-sign-in-dark-zh');
    await signIn(page, 'anna', { name: '用户名', password: '密码', go: '登录' });
    await page.getByRole('heading', { name: '谁能看到您的记忆' }).waitFor();
    await shot(page, 'accounts-page-dark-zh');
    await expectAccessible(page);
    void settled;
  });
});
