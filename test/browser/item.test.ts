import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIResponse, Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { faceIdOf } from '../../src/memory/face.ts';
import type { ItemId } from '../../src/memory/ids.ts';
import { picture as madePicture, put } from '../end-to-end/made-input.ts';
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

let base: string;
let server: TestServer;
let browser: Browser;
let picture: ItemId;
let receipt: ItemId;
let film: ItemId;
let letter: ItemId;

/** A machine that does much else takes its time. */
const soon = { timeout: 15_000 };

const box = { x: 0.3, y: 0.3, w: 0.15, h: 0.2 };

beforeAll(async () => {
  if (withoutChromium) return;
  base = await mkdtemp(join(tmpdir(), 'madeleine-item-page-'));
  const memory = await demoMemory(base);
  const opened = await OpenMemory.open(memory);
  const all = await Array.fromAsync(opened.store.scan());
  const one = (wanted: (item: (typeof all)[number]) => boolean) => all.find(wanted)?.id ?? expect.fail('no such item');
  picture = one((item) => item.modality === 'image' && item.place?.city === 'Lisbon' && item.ocr === undefined);
  receipt = one((item) => item.ocr?.text.includes('TOTAL') === true);
  film = one((item) => item.modality === 'video');
  letter = one((item) => item.modality === 'email' && item.title?.includes('Invoice') === true);
  const id = faceIdOf(picture, box);
  const value = { id, item: picture, box, quality: 0.9, expressions: [], by: 'face-api', version: 1 };
  await opened.store.write([{ op: 'putRecord', kind: 'face', id, value }]);
  await opened.close();
  server = await serveMemory(memory, { web: await builtWeb() });
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  if (withoutChromium) return;
  await browser.close();
  expect(server.errors).toEqual([]);
  await server.close();
  await rm(base, { recursive: true, force: true });
});

async function open(path: string, look: Look = {}): Promise<{ page: Page; done: () => Promise<void> }> {
  const { page, settled } = await watchedPage(browser, look);
  page.setDefaultTimeout(15_000);
  await page.goto(`${server.url}${path}`);
  await page.getByRole('heading', { name: /^(File|文件)$/ }).waitFor();
  return {
    page,
    done: async () => {
      settled();
      await page.context().close();
    },
  };
}

const item = async (id: ItemId) => (await server.json(`/items/${id}`)) as Record<string, unknown>;
const field = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe.skipIf(withoutChromium)('the page of an item', () => {
  it('has the time corrected by keys, the month alone, and takes it back where it said so', async () => {
    const { page, done } = await open(`/item/${picture}`);
    const before = (await item(picture))['time'];
    await page.getByRole('button', { name: 'Edit: When' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2011');
    await page.getByRole('combobox', { name: 'Day' }).selectOption('');
    await page.getByRole('combobox', { name: 'Month' }).selectOption('8');
    await page.getByRole('combobox', { name: 'Month' }).focus();
    await page.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await field(page, 'When').getByText('August 2011').waitFor();
    expect(await item(picture)).toMatchObject({ time: { precision: 'month', source: 'owner' } });
    await field(page, 'When')
      .getByRole('button', { name: /Where does this come from/ })
      .click();
    await field(page, 'When').getByText('Corrected by you').waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor();
    expect((await item(picture))['time']).toEqual(before);
    await done();
  });

  it('says why a place is not understood, takes another, and lists what was said', async () => {
    const { page, done } = await open(`/item/${picture}`);
    await page.getByRole('button', { name: 'Edit: Where' }).click();
    await page.keyboard.type('Qwertyville');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alert')
      .getByText(/Qwertyville/)
      .waitFor();
    await page.getByRole('combobox', { name: 'Place' }).fill('Porto');
    await page.keyboard.press('Enter');
    await field(page, 'Where').getByText('Porto').first().waitFor();
    await field(page, 'Your corrections').getByRole('button', { name: /^Undo/ }).click();
    await field(page, 'Where').getByText('Lisbon').first().waitFor();
    // The browser itself reports the refused request; nothing else went wrong.
    await page.context().close();
    expect(done).toBeTypeOf('function');
  });

  it('lets who has gone on to something else be, when what they said before is kept', async () => {
    const { page, done } = await open(`/item/${picture}`);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/items/${picture}`, async (route) => {
      if (route.request().method() === 'PATCH') await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.keyboard.type('Zoe Quill');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add a tag' }).click();
    answer();
    await page.getByRole('button', { name: 'Add a person' }).waitFor();
    await page.waitForTimeout(200);
    await page.keyboard.type('regatta');
    expect(await page.getByRole('textbox', { name: 'Tag' }).inputValue()).toBe('regatta');
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Remove Zoe Quill' }).waitFor({ state: 'detached' });
    await done();
  });

  it('adds and takes away people and tags', async () => {
    const { page, done } = await open(`/item/${picture}`);
    await page.getByRole('button', { name: 'Add a person' }).click();
    await page.keyboard.type('Zoe Quill');
    await page.keyboard.press('Enter');
    await field(page, 'Who').getByRole('link', { name: 'Zoe Quill' }).waitFor();
    await page.getByRole('button', { name: 'Add a tag' }).click();
    await page.keyboard.type('regatta');
    await page.keyboard.press('Enter');
    await field(page, 'Tags').getByText('regatta').waitFor();
    await page.getByRole('button', { name: 'Remove regatta' }).click();
    await expect.poll(() => field(page, 'Tags').getByText('regatta').count(), soon).toBe(0);
    await page.getByRole('button', { name: 'Remove Zoe Quill' }).click();
    await expect.poll(() => field(page, 'Who').getByRole('link').count(), soon).toBe(0);
    await done();
  });

  it('zooms, moves and fits by keys, and goes on by arrows when it is not zoomed', async () => {
    const { page, done } = await open(`/item/${picture}`);
    const wide = async () => (await page.locator('img[alt]:not([alt=""])').first().boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Next' }).waitFor();
    await page.waitForFunction(() => [...document.images].some((one) => one.alt !== '' && one.complete));
    const fit = await wide();
    await page.keyboard.press('+');
    await expect.poll(wide, soon).toBeGreaterThan(fit * 1.2);
    await page.keyboard.press('ArrowRight');
    expect(page.url()).toContain(picture);
    await page.keyboard.press('0');
    await expect.poll(wide, soon).toBeCloseTo(fit, 0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.url(), soon).not.toContain(picture);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.url(), soon).toContain(picture);
    await done();
  });

  it('shows faces where they are, and takes a name for one', async () => {
    const { page, done } = await open(`/item/${picture}`);
    await page.keyboard.press('f');
    await page.getByRole('button', { name: 'Unknown person' }).click();
    await page.getByLabel('Who is this?').fill('Zoe Quill');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Face of Zoe Quill' }).waitFor();
    await done();
  });

  it('marks what an answer rests on, in a picture and in a mail', async () => {
    const quote = encodeURIComponent('TOTAL');
    const { page, done } = await open(`/item/${receipt}?field=amounts.0&quote=${quote}`);
    await field(page, 'Cited in the answer').getByText('TOTAL').waitFor();
    await expect.poll(() => page.locator('span[title*="TOTAL"]').count(), soon).toBeGreaterThan(0);
    await page.goto(`${server.url}/item/${letter}?field=body&quote=${encodeURIComponent('Invoice number')}`);
    await page.locator('mark', { hasText: 'Invoice number' }).waitFor();
    await page.getByRole('button', { name: 'Original format' }).click();
    await page
      .frameLocator('iframe')
      .getByText(/Invoice number/)
      .first()
      .waitFor();
    await done();
  });

  it('plays a film from the second that is meant', async () => {
    const { page, done } = await open(`/item/${film}?at=1.5`);
    const player = page.locator('video');
    await expect.poll(() => player.evaluate((one) => (one as HTMLVideoElement).currentTime), soon).toBeCloseTo(1.5, 1);
    await done();
  });

  it('lies over the page it was opened from, and goes back there with Esc', async () => {
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${server.url}/timeline`);
    await page.locator('main a[href^="/item/"], main button').first().waitFor();
    await page.evaluate((id) => {
      history.pushState({ over: '/timeline', among: [id] }, '', `/item/${id}`);
    }, picture);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${server.url}/timeline`);
    settled();
    await page.context().close();
  });

  it('says kindly that an original is not where it was', async () => {
    await put(join(base, 'gone'), 'gone.jpg', await madePicture(7));
    await server.app.add([join(base, 'gone')], { as: 'auto' });
    const all = (await server.app.search('photos', { limit: 1000 })).items;
    await rm(join(base, 'gone'), { recursive: true });
    const shown = await Promise.all(all.map(({ id }) => server.app.show(id)));
    const gone = shown.find(({ original }) => !original.present)?.id ?? expect.fail('nothing is gone');
    const { page, done } = await open(`/item/${gone}`);
    expect(await page.getByText('The original file was not found.').count()).toBe(2);
    await done();
  });

  it.each([
    ['a picture', () => picture, { theme: 'light' }],
    ['a picture in the dark', () => picture, { theme: 'dark' }],
    ['a picture on a phone, in Chinese', () => picture, { width: 360, height: 740, language: 'zh', touch: true }],
    ['a mail', () => letter, { theme: 'light' }],
    ['a mail in the dark', () => letter, { theme: 'dark' }],
    ['a film', () => film, { theme: 'dark' }],
  ] as const)('is accessible with %s', async (_, id, look) => {
    const { page, done } = await open(`/item/${id()}`, look);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await done();
  });

  it('forgets an item once that is confirmed', async () => {
    const { page, done } = await open(`/item/${receipt}`);
    const isGone = () =>
      expect.poll(async () => (await server.get(`/items/${receipt}`)).status, { timeout: 60_000 }).toBe(404);
    // A busy machine tells late that what lies around the next item is another: what is forgotten is among it still.
    const before = new Map<string, APIResponse>();
    const browserItself = await page.context().newCDPSession(page);
    await page.route(/\/around/, async (route) => {
      const url = route.request().url();
      const response = before.get(url) ?? (await route.fetch());
      before.set(url, response);
      await isGone();
      // What the browser still holds of the picture would hide that it is asked for again.
      await browserItself.send('Network.clearBrowserCache');
      await browserItself.send('HeapProfiler.collectGarbage');
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Forget' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect((await server.get(`/items/${receipt}`)).status).toBe(200);
    await page.getByRole('button', { name: 'Forget' }).click();
    await page.getByRole('button', { name: 'Forget it' }).click();
    // Which of the two depends on how busy the machine is; either is kept.
    await page.getByText(/^(Forgotten\.|It will be forgotten)/).waitFor();
    await isGone();
    // The next item has its neighbours fetched a little later; the one that is gone is not fetched.
    await page.waitForTimeout(1500);
    // One that still waits for its answer would otherwise speak to a page that is closed.
    await page.unrouteAll({ behavior: 'wait' });
    await done();
  });
});
