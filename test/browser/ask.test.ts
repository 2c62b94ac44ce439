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

const box = (page: Page) => page.getByRole('textbox', { name: 'Search your memory or ask a question' });
const found = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('link');
const chips = (page: Page) => page.getByRole('list', { name: 'Search filters' });
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });

describe.skipIf(withoutChromium)('the Ask page in a browser', () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-ask-browser-'));
    const [web, memory] = await Promise.all([builtWeb(), demoMemory(base)]);
    server = await serveMemory(memory, { web });
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  const opened = async (path = '/', look: Look = {}) => {
    const { page, settled } = await watchedPage(browser, look);
    page.setDefaultTimeout(10_000);
    await page.goto(server.url + path);
    return { page, settled };
  };

  it('finds while one types, without Enter, and completes a name by Tab', async () => {
    const { page, settled } = await opened();
    await box(page).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('photos in Lisb');
    await found(page).first().waitFor();
    await page.getByRole('button', { name: 'Tab: Lisbon' }).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => box(page).inputValue()).toBe('photos in Lisbon');
    await chips(page).getByRole('button', { name: 'Edit: in Lisbon' }).waitFor();
    await page.waitForURL(/q=photos\+in\+Lisbon/);
    settled();
    await page.close();
  });

  it('asks by Enter, cites, opens what is cited where it is cited, and comes back', async () => {
    const { page, settled } = await opened();
    await box(page).focus();
    await page.keyboard.type('When was I in Cascais?');
    await page.keyboard.press('Enter');
    await answer(page).getByText('11 May 2023', { exact: true }).waitFor();
    await answer(page)
      .getByText(/^(?:High|Medium|Low) confidence$/)
      .waitFor();
    const cited = answer(page).getByRole('link').first();
    expect(await cited.getAttribute('href')).toMatch(/^\/item\/(?:img|vid)-[a-z0-9]+\?field=time&quote=/);
    await cited.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/item\/(?:img|vid)-/);
    await page.goBack();
    await answer(page).getByText('11 May 2023', { exact: true }).waitFor();
    // Loading it again asks the same.
    await page.reload();
    await answer(page).getByText('11 May 2023', { exact: true }).waitFor();
    settled();
    await page.close();
  });

  it('edits the plan by its chips: the result, the words and the address follow, and Back undoes', async () => {
    const { page, settled } = await opened('/?q=photos+in+Lisbon+in+May+2023');
    await found(page).first().waitFor();
    const before = await found(page).count();
    await chips(page).getByRole('button', { name: 'Edit: in Lisbon' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Find a place' }).waitFor();
    await page.keyboard.type('casc');
    await page.getByRole('button', { name: /^Cascais/ }).click();
    await page.waitForFunction((n) => document.querySelectorAll('ul[aria-label="Results"] a').length < n, before);
    expect(await box(page).inputValue()).toBe('photos in Cascais in May 2023');
    expect(page.url()).toContain('plan=');
    const inCascais = await found(page).count();
    await page.reload();
    await found(page).first().waitFor();
    expect(await found(page).count()).toBe(inCascais);
    await chips(page).getByRole('button', { name: 'Edit: in Cascais' }).focus();
    await page.keyboard.press('n');
    await chips(page).getByRole('button', { name: 'Edit: not in Cascais' }).waitFor();
    await page.keyboard.press('Delete');
    await chips(page).getByRole('button', { name: 'Edit: not in Cascais' }).waitFor({ state: 'detached' });
    await page.goBack();
    await chips(page).getByRole('button', { name: 'Edit: not in Cascais' }).waitFor();
    settled();
    await page.close();
  });

  it('abstains kindly, and one touch takes away what stood in the way', async () => {
    const { page, settled } = await opened('/?q=photos+of+receipts+in+Lisbon+in+2019&ask=1');
    await answer(page).getByText('I can’t find that in your memory.').waitFor();
    const offer = answer(page).getByRole('button', { name: /without the year 2019/ });
    await offer.focus();
    await page.keyboard.press('Enter');
    await found(page).first().waitFor();
    expect(await box(page).inputValue()).toBe('photos of receipts in Lisbon');
    settled();
    await page.close();
  });

  it('can be stopped, and asked again', async () => {
    const { page, settled } = await opened();
    await page.route('**/api/v1/ask', () => undefined);
    await box(page).fill('When was I in Cascais?');
    await page.keyboard.press('Enter');
    await answer(page).getByText('Searching your memory…').waitFor();
    await answer(page).getByRole('button', { name: 'Stop' }).click();
    await answer(page).getByText('Stopped. Press Enter to ask again.').waitFor();
    await page.unroute('**/api/v1/ask');
    await box(page).focus();
    await page.keyboard.press('Enter');
    await answer(page).getByText('11 May 2023', { exact: true }).waitFor();
    // The way to an empty box is the page's own link, whatever is being typed.
    await box(page).fill('photos of');
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await page.getByRole('heading', { name: 'What would you like to remember?' }).waitFor();
    expect(await box(page).inputValue()).toBe('');
    settled();
    await page.close();
  });

  it('goes on from an answer, in words', async () => {
    const { page, settled } = await opened('/?q=photos+in+Lisbon+in+2023&ask=1');
    await page.getByRole('textbox', { name: 'Ask a follow-up' }).waitFor();
    await page.keyboard.press('f');
    await page.keyboard.type('and in Boston in 2024?');
    await page.keyboard.press('Enter');
    await answer(page).getByText('After “photos in Lisbon in 2023”').waitFor();
    expect(await box(page).inputValue()).toBe('photos in Boston in 2024');
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'photos in Lisbon in 2023');
    settled();
    await page.close();
  });

  it('goes through what was found by arrow keys, tells why, and opens by Enter', async () => {
    const { page, settled } = await opened('/?q=mails+from+2023');
    await found(page).first().waitFor();
    await box(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('tooltip').getByText('an e-mail').waitFor();
    const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const third = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(third).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/item\//);
    // Back on the page the focus is where it was.
    await page.getByRole('button', { name: /Close/ }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL(/q=mails/);
    await page.waitForFunction((href) => document.activeElement?.getAttribute('href') === href, first);
    settled();
    await page.close();
  });

  it('keeps what was asked in this browser, and forgets it here and on the server', async () => {
    const { page, settled } = await opened();
    await box(page).fill('photos in Lisbon');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Ask a follow-up' }).waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'photos in Lisbon', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear history' }).click();
    await page.getByText('Your history is cleared').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('madeleine.asked'))).toBeNull();
    expect(await server.app.forgetQuestions()).toBe(0);
    settled();
    await page.close();
  });

  it.each([
    { theme: 'light', language: 'en', width: 1280 },
    { theme: 'dark', language: 'en', width: 1280 },
    { theme: 'light', language: 'zh', width: 390 },
    { theme: 'dark', language: 'zh', width: 360 },
  ] as const)('is accessible, $theme, $language, $width pixels wide', async (look) => {
    const asked = '/?q=How+much+did+I+pay+for+the+hotel+in+Portugal%3F&ask=1';
    for (const path of ['/', asked, '/?q=photos+in+Lisbon+in+2019&ask=1', '/?q=mails+from+2023']) {
      const { page, settled } = await opened(path, look);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      if (path === asked) {
        await page.locator('button[aria-expanded]').first().click();
        await expectAccessible(page);
      }
      // Nothing is cut off at the side.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      settled();
      await page.close();
    }
  });

  it('costs at most 300 kB of JavaScript, as it is sent', async () => {
    const { page, settled } = await watchedPage(browser);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!/\.js$/.test(new URL(request.url()).pathname)) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${server.url}/?q=photos+in+Lisbon`);
    await found(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThan(300 * 1024);
    settled();
    await page.close();
  });
});
