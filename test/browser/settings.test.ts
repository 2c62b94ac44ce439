import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory } from '../../src/app/app.ts';
import { startModelServer } from '../fixtures/model-server/model-server.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

/** A busy machine is slow. */
const patient = { timeout: 20_000 };

describe.skipIf(withoutChromium)('the settings in a browser', { timeout: 120_000 }, () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-settings-browser-'));
    await initMemory(join(base, 'memory'), 'off', async () => 'off');
    server = await serveMemory(join(base, 'memory'), { web: await builtWeb() });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    expect(server.errors).toEqual([]);
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  const config = () => readFile(join(base, 'memory', 'madeleine.config.yaml'), 'utf8');

  async function opened(): Promise<{ page: Page; settled: () => void }> {
    const watched = await watchedPage(browser);
    watched.page.setDefaultTimeout(20_000);
    await watched.page.goto(`${server.url}/settings`);
    await watched.page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    return watched;
  }
  /** By keys alone: to the control, and what is pressed there. */
  async function press(page: Page, role: 'button' | 'switch' | 'textbox', name: string | RegExp, key: string) {
    await page.getByRole(role, { name }).focus();
    await page.keyboard.press(key);
  }

  it('saves a name, and brings back what was there with Esc', async () => {
    const { page, settled } = await opened();
    const name = page.getByRole('textbox', { name: 'Your name' });
    await name.focus();
    await page.keyboard.type('Ada Example');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    expect(await config()).toContain('name: Ada Example');
    await name.focus();
    await page.keyboard.type(' and more');
    await page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Ada Example');
    await page.reload();
    await expect.poll(() => name.inputValue(), patient).toBe('Ada Example');
    expect(await config()).not.toContain('more');
    settled();
  });

  it('lists the benchmarks under More where this browser is asked to', async () => {
    const { page, settled } = await opened();
    const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Benchmarks' });
    expect(await link.count()).toBe(0);
    await press(page, 'switch', 'Benchmarks', 'Space');
    await link.first().waitFor();
    await page.reload();
    await link.first().waitFor();
    await press(page, 'switch', 'Benchmarks', 'Space');
    await expect.poll(() => link.count(), patient).toBe(0);
    settled();
  });

  it('switches faces on at once, and off only after saying what that erases', async () => {
    const { page, settled } = await opened();
    const faces = page.getByRole('switch', { name: 'Face recognition' });
    await press(page, 'switch', 'Face recognition', 'Space');
    await page.getByText('Face recognition is on.').waitFor();
    expect(await faces.getAttribute('aria-checked')).toBe('true');
    await press(page, 'switch', 'Face recognition', 'Space');
    await page.getByRole('dialog', { name: 'Erase all faces?' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await faces.getAttribute('aria-checked')).toBe('true');
    await press(page, 'switch', 'Face recognition', 'Space');
    await press(page, 'button', 'Erase and turn off', 'Enter');
    await page.getByText('Face recognition is off and all faces are erased.').waitFor();
    expect(await faces.getAttribute('aria-checked')).toBe('false');
    settled();
  });

  it('names a model, tries it, lets it answer, and says what then leaves the machine', async () => {
    const endpoint = await startModelServer([]);
    try {
      const { page, settled } = await opened();
      await page.getByText('Nothing leaves this computer.').waitFor();
      await press(page, 'button', 'Add a model', 'Enter');
      await page.getByLabel('Base URL, ending in /v1').fill(endpoint.url);
      await page.getByLabel('Model', { exact: true }).fill('small');
      await press(page, 'button', /^Add$/, 'Enter');
      await page.getByRole('heading', { name: 'local' }).waitFor();
      await press(page, 'button', 'Test', 'Enter');
      await page.getByText('reachable').waitFor();
      await page
        .getByText(/It returns no text|It can answer questions|cannot answer/)
        .first()
        .waitFor();
      await page.getByRole('combobox', { name: 'Answer questions with' }).selectOption('single-pass local');
      await page.getByText('Saved.').waitFor();
      expect(await config()).toContain('name: single-pass');
      await page.getByText('Nothing leaves this computer.').waitFor();
      await page.getByRole('combobox', { name: 'Answer questions with' }).selectOption('extractive');
      await expect.poll(config, patient).toContain('name: extractive');
      await press(page, 'button', 'Remove local', 'Enter');
      await page.getByText('No model is set up').waitFor();
      settled();
    } finally {
      await endpoint.close();
    }
  });

  it('shows a token once, and revokes it', async () => {
    const { page, settled } = await opened();
    await press(page, 'button', 'New token', 'Enter');
    await page.getByLabel('Token name').fill('phone');
    await press(page, 'button', 'Create token', 'Enter');
    await page.getByText(/^mad_/).waitFor();
    await press(page, 'button', 'Done', 'Enter');
    expect(await page.getByText(/^mad_/).count()).toBe(0);
    await press(page, 'button', 'Revoke phone', 'Enter');
    await page.getByText('No tokens: only this computer can use this memory.').waitFor();
    settled();
  });

  it('makes a backup to be fetched, and checks the memory', async () => {
    const { page, settled } = await opened();
    await press(page, 'button', 'Create backup', 'Enter');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^madeleine-.*\.tgz$/);
    await press(page, 'button', /^Delete madeleine/, 'Enter');
    await page.getByRole('link', { name: 'Download' }).waitFor({ state: 'detached' });
    await press(page, 'button', 'Check now', 'Enter');
    await page.getByText('No problems found.').waitFor();
    settled();
  });

  it('lets a token that may only look see, and not change, and signs out', async () => {
    const guarded = await serveMemory(join(base, 'memory'), { web: await builtWeb(), requireToken: true });
    try {
      const { token } = await guarded.app.tokens.add({ name: 'phone', scopes: ['read'] });
      const { page } = await watchedPage(browser, { width: 390, touch: true });
      page.setDefaultTimeout(20_000);
      await page.goto(`${guarded.url}/settings`);
      await page.getByLabel('Token').fill(token);
      await page.keyboard.press('Enter');
      await page.getByText('View only').waitFor();
      expect(await page.getByRole('textbox', { name: 'Your name' }).isDisabled()).toBe(true);
      expect(await page.getByRole('switch', { name: 'Face recognition' }).isDisabled()).toBe(true);
      expect(await page.getByRole('button', { name: 'Create backup' }).count()).toBe(0);
      await page.getByText('With the token “phone”.').waitFor();
      const asked = JSON.stringify([{ words: 'what the doctor said', at: 1, asks: true }]);
      await page.evaluate((kept) => localStorage.setItem('madeleine.asked', kept), asked);
      await press(page, 'button', 'Sign out', 'Enter');
      await page.getByLabel('Token').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('madeleine.asked'))).toBeNull();
      expect(guarded.errors).toEqual([]);
    } finally {
      await guarded.close();
    }
  });

  it.each([
    { theme: 'light', language: 'zh', width: 1280 },
    { theme: 'dark', language: 'en', width: 360 },
  ] as const)('can be used by everybody: $theme, $language, $width', async (look) => {
    const { page, settled } = await watchedPage(browser, look);
    await page.goto(`${server.url}/settings`);
    await page.locator('#about details').first().waitFor();
    for (const shut of await page.locator('#about summary').all()) await shut.click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    settled();
  });
});
