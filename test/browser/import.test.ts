import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { initMemory, openApp } from '../../src/app/app.ts';
import type { MakeDemo } from '../../src/http/demo-house.ts';
import { mail, picture, put } from '../end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

const makeDemo: MakeDemo = async (folder) => {
  await put(folder, 'life/a.jpg', await picture(1));
  await initMemory(join(folder, 'memory'), 'off', async () => 'off');
  const app = await openApp(join(folder, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
  await app.add([join(folder, 'life')], { as: 'auto' });
  await app.close();
};

describe.skipIf(withoutChromium)('importing in a browser', { timeout: 180_000 }, () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-import-browser-'));
    await initMemory(join(base, 'memory'), undefined, async () => 'unasked');
    server = await serveMemory(join(base, 'memory'), { web: await builtWeb(), injected: { makeDemo } });
  });
  afterEach(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
    await rm(base, { recursive: true, force: true });
  });

  const press = async (page: Page, name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  const addByKeys = (page: Page): Promise<void> => press(page, /^Add$/);

  it('greets an empty memory with two choices', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { page, settled } = await watchedPage(browser, { theme });
      await page.goto(server.url);
      await page.getByRole('heading', { name: 'Ask anything about your own life' }).waitFor();
      expect(await page.textContent('main')).toContain('Nothing leaves this computer');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Add items' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Import', exact: true }).waitFor();
      await expectAccessible(page);
      // Whoever was greeted is left in peace.
      await page.goto(server.url);
      await page.waitForTimeout(500);
      expect(new URL(page.url()).pathname).toBe('/');
      settled();
      await page.context().close();
    }
  });

  it('shows the demo life apart from the own memory, and says what it is', async () => {
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${server.url}/welcome`);
    await press(page, 'Create the demo');
    await page.getByText('This is the demo').waitFor();
    await page.goto(`${server.url}/import`);
    await page.getByText('Items cannot be added to the demo.').waitFor();
    expect(await page.getByRole('button', { name: 'Choose files' }).count()).toBe(0);
    await expectAccessible(page);
    await press(page, 'Back to my memory');
    await page.getByText('This is the demo').waitFor({ state: 'detached' });
    await page.goto(`${server.url}/import`);
    await page.getByText('No imports yet.').waitFor();
    settled();
    await page.context().close();
  });

  it('adds files, tells what failed and what to do, asks of faces once, and takes all of it back', async () => {
    const paths = [
      await put(base, 'in/a.jpg', await picture(1)),
      await put(base, 'in/<img src=x onerror=alert(1)>.jpg', await picture(2)),
      await put(base, 'in/broken.jpg', 'no picture'),
      await put(base, 'in/b.eml', mail(1, 'Your invoice', 'Total: EUR 42.50')),
    ];
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${server.url}/import`);
    await page.locator('input[type=file]').first().setInputFiles(paths);
    await page.getByRole('dialog', { name: 'Add 4 files?' }).waitFor();
    await page.getByText('3 photos').waitFor();
    await expectAccessible(page);
    await addByKeys(page);
    await page.getByText('3 items added').waitFor({ timeout: 180_000 });
    await page.getByText('1 file could not be read').click();
    await page.getByText('Open it in a viewer').waitFor();
    await page.getByText('broken.jpg', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('heading', { name: 'Recognise people in your photos?' }).waitFor();
    await press(page, /^No$/);
    await page.getByRole('heading', { name: 'Recognise people' }).waitFor({ state: 'detached' });
    await press(page, /^Undo$/);
    await press(page, 'Undo import');
    await page.getByText('No imports yet.').waitFor({ timeout: 180_000 });
    settled();
    await page.context().close();
  });

  it('takes what is dropped on any page, and a folder of the computer by its path', async () => {
    const { page, settled } = await watchedPage(browser, { width: 390, height: 800 });
    await page.goto(`${server.url}/timeline`);
    const bytes = [...(await picture(5))];
    // With the navigation stands what hears of things that are dropped.
    await page.getByRole('navigation').first().waitFor();
    await page.evaluate((given) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([new Uint8Array(given)], 'dropped.jpg', { type: 'image/jpeg' }));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    }, bytes);
    await page.getByRole('dialog', { name: 'Add 1 file?' }).waitFor();
    await addByKeys(page);
    await page.getByText('1 item added').waitFor({ timeout: 60_000 });
    await put(base, 'pictures/deep/c.jpg', await picture(6));
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v1/folders', (route) => asked.then(() => route.fallback()));
    await press(page, 'Folder on this computer');
    const path = page.getByRole('textbox', { name: 'Path' });
    // Else a path typed now would stand behind that of the first folder.
    await path.waitFor();
    expect(await path.isEditable()).toBe(false);
    answer();
    await path.fill(join(base, 'pictures'));
    await path.press('Enter');
    await page
      .getByRole('button', { name: 'deep' })
      .waitFor()
      .catch(async (cause: unknown) => {
        const shown = await page.getByRole('dialog').allInnerTexts();
        throw new Error(`The folder is not listed; the dialogs say: ${JSON.stringify(shown)}`, { cause });
      });
    await expectAccessible(page);
    // What holds pictures and no folder shows no empty list.
    await press(page, 'deep');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This folder has no subfolders.').waitFor();
    expect(
      await dialog.getByRole('list').evaluateAll((lists) => lists.filter((one) => one.children.length === 0).length),
    ).toBe(0);
    await expectAccessible(page);
    await press(page, 'One folder up');
    await page.getByRole('button', { name: 'deep' }).waitFor();
    await press(page, 'Add this folder');
    await page.getByRole('dialog', { name: 'Add this folder?' }).getByText('1 photo').waitFor();
    await addByKeys(page);
    await page.getByRole('heading', { name: 'pictures' }).waitFor({ timeout: 60_000 });
    settled();
    await page.context().close();
  });
});
