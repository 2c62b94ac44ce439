import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from '../../src/adapters/ffmpeg/executable.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { faceIdOf } from '../../src/memory/face.ts';
import { assembleItem, withReadings } from '../../src/memory/item.ts';
import { reading } from '../../src/memory/reading.ts';
import { picture as madePicture, put } from '../end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';
import { builtWeb, expectAccessible, type Look, openBrowser, watchedPage, withoutChromium } from './harness.ts';

let small: SmallMemory;
let server: TestServer;
let browser: Browser;
let [picture, receipt, film, live]: (string | undefined)[] = [];

const isSkipped = withoutChromium || (await findFfmpeg()) === undefined;
const box = { x: 0.3, y: 0.3, w: 0.15, h: 0.2 };
const motionXmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1"/></rdf:RDF></x:xmpmeta>';

const run = promisify(execFile);

/** A film of two seconds that a browser plays, with a cut in its middle. */
async function madeFilm(to: string): Promise<void> {
  const colours = ['white', 'navy'].flatMap((c) => ['-f', 'lavfi', '-i', `color=${c}:size=160x120:rate=10:duration=1`]);
  const joined = ['-filter_complex', '[0][1]concat=n=2'];
  await run('ffmpeg', ['-v', 'error', ...colours, ...joined, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', to]);
}

async function fill(input: string): Promise<void> {
  for (const day of [7, 8, 9]) await put(input, `walk${day}.jpg`, await madePicture(day, `2023:05:0${day} 15:09:29`));
  await put(input, 'receipt.jpg', await madePicture(4, '2023:06:01 10:00:00'));
  await madeFilm(join(input, 'film.mp4'));
  // A motion photo: its film lies at the end of its own file.
  const still = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#3060a0' } })
    .withXmp(motionXmp)
    .jpeg()
    .toBuffer();
  await put(input, 'moving.jpg', Buffer.concat([still, await readFile(join(input, 'film.mp4'))]));
}

async function addReadings(memory: string): Promise<void> {
  const opened = await OpenMemory.open(memory);
  const all = await Array.fromAsync(opened.store.scan());
  const named = (name: string) => all.find(({ origin }) => origin.path === name) ?? expect.fail(`no ${name}`);
  [picture, receipt, film, live] = ['walk8.jpg', 'receipt.jpg', 'film.mp4', 'moving.jpg'].map((name) => named(name).id);
  const by = { kind: 'derived', by: 'test', version: 1 } as const;
  const lines = [{ text: 'TOTAL 12.50 EUR', box: { x: 0.1, y: 0.4, w: 0.6, h: 0.08 }, confidence: 0.9 }];
  const ocr = { text: 'TOTAL 12.50 EUR', lines };
  const id = faceIdOf(named('film.mp4').id, box);
  const span = { start: 1, end: 1.5, at: 1.2 };
  const face = { id, item: named('film.mp4').id, box, span, quality: 0.9, expressions: [], by: 'face-api', version: 1 };
  const read = withReadings(named('receipt.jpg'), [reading('ocr', ocr, by)]);
  await opened.store.write([
    { op: 'putItem', item: read, index: indexEntry(assembleItem(read)) },
    { op: 'putRecord', kind: 'face', id, value: face },
  ]);
  await opened.close();
}

beforeAll(async () => {
  if (isSkipped) return;
  small = await smallMemory(fill);
  await addReadings(small.memory);
  server = await serveMemory(small.memory, { web: await builtWeb() });
  browser = await openBrowser();
}, 300_000);
afterAll(async () => {
  if (isSkipped) return;
  await browser.close();
  expect(server.errors.map((one) => String((one as Error).stack ?? one))).toEqual([]);
  await server.close();
  await small.remove();
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

const shownWide = async (page: Page): Promise<number> =>
  (await page.locator('img[alt]:not([alt=""])').first().boundingBox())?.width ?? 0;

/** A finger that goes from one point of the picture to another. */
async function swipe(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const browserItself = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', [x, y]: readonly [number, number]) =>
    browserItself.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
  await touch('touchEnd', to);
}

const phone = { width: 390, height: 800, touch: true } as const;

describe.skipIf(isSkipped)('the viewer (needs ffmpeg)', () => {
  it('fills the screen and leaves it, by key and button', async () => {
    const { page, done } = await open(`/item/${picture}`);
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await page.keyboard.press('w');
    await expect.poll(isFull).toBe(true);
    await page.getByRole('button', { name: 'Leave full screen' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(isFull).toBe(false);
    await done();
  });

  it('shows one after the other until it is stopped', async () => {
    const { page, done } = await open(`/item/${picture}`);
    await page.clock.install();
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Stop the slideshow' }).waitFor();
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        return page.url();
      })
      .not.toContain(picture);
    await page.getByRole('button', { name: 'Stop the slideshow' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Slideshow', exact: true }).waitFor();
    await done();
  });

  it('goes on by a swipe, zooms by two taps, and closes by a swipe down', async () => {
    const { page, done } = await open(`/item/${picture}`, phone);
    await page.waitForFunction(() => [...document.images].some((one) => one.alt !== '' && one.complete));
    await page.getByRole('button', { name: 'Next' }).waitFor();
    const fit = await shownWide(page);
    // Taps count as one gesture when they are near in time, which a busy machine may fail to make them.
    await expect
      .poll(
        async () => {
          if ((await shownWide(page)) > fit * 1.5) return true;
          await page.touchscreen.tap(195, 300);
          await page.touchscreen.tap(195, 300);
          return false;
        },
        { interval: 1000 },
      )
      .toBe(true);
    await page.keyboard.press('0');
    await expect.poll(() => shownWide(page)).toBeCloseTo(fit, 0);
    await swipe(page, [320, 300], [80, 310]);
    await expect.poll(() => page.url()).not.toContain(picture);
    await page.getByRole('button', { name: 'Previous' }).waitFor();
    await page.waitForFunction(() => [...document.images].some((one) => one.alt !== '' && one.complete));
    await swipe(page, [80, 300], [320, 310]);
    await expect.poll(() => page.url()).toContain(String(picture));
    await swipe(page, [200, 160], [205, 420]);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await done();
  });

  it('turns a picture, says so, and takes it back', async () => {
    const { page, done } = await open(`/item/${picture}`);
    const shape = async () => {
      const at = await page.locator('img[alt]:not([alt=""])').first().boundingBox();
      return at === null ? 0 : at.width / at.height;
    };
    await expect.poll(shape).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Rotate' }).click();
    await expect.poll(shape).toBeLessThan(1);
    expect(await server.json(`/items/${picture}`)).toMatchObject({ media: { turned: 90 } });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(shape).toBeGreaterThan(1);
    await done();
  });

  it('leads through a film by its shots and faces', async () => {
    const { page, done } = await open(`/item/${film}`);
    const second = () => page.locator('video').evaluate((one) => (one as HTMLVideoElement).currentTime);
    await page.getByRole('button', { name: 'Shot 2, at 0:01' }).click();
    await expect.poll(second).toBeGreaterThanOrEqual(1);
    await page.locator('video').evaluate((one) => (one as HTMLVideoElement).pause());
    await page.keyboard.press('[');
    await expect.poll(() => page.getByRole('button', { name: 'Shot 1, at 0:00' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Unknown person, at 0:01' }).click();
    await expect.poll(second).toBeGreaterThanOrEqual(1);
    await expectAccessible(page);
    await done();
  });

  it('plays a live photo once', async () => {
    const { page, done } = await open(`/item/${live}`);
    await page.getByRole('button', { name: 'Play live photo' }).click();
    const player = page.locator('video');
    await player.waitFor();
    await expect.poll(() => player.evaluate((one) => (one as HTMLVideoElement).readyState)).toBeGreaterThan(1);
    await player.evaluate((one) => {
      (one as HTMLVideoElement).currentTime = (one as HTMLVideoElement).duration;
    });
    await player.waitFor({ state: 'detached' });
    await done();
  });

  it('has the text of a picture selected and copied', async () => {
    const { page, done } = await open(`/item/${receipt}`);
    await page.getByRole('button', { name: 'Show detected text' }).click();
    const line = page.locator('[data-text] > span').first();
    const words = (await line.textContent()) ?? '';
    const at = (await line.boundingBox()) ?? expect.fail('no line');
    await page.mouse.move(at.x + 1, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(at.x + at.width - 1, at.y + at.height / 2, { steps: 6 });
    await page.mouse.up();
    const selected = await page.evaluate(() => getSelection()?.toString().trim() ?? '');
    expect(selected.length).toBeGreaterThan(words.length / 2);
    expect(words).toContain(selected);
    await done();
  });

  it('closes what it tells of a source once something else is pressed, and by Esc alone that', async () => {
    const { page, done } = await open(`/item/${picture}`);
    const where = page.getByRole('button', { name: 'Where does this come from? Where' });
    const isOpen = () => where.getAttribute('aria-expanded');
    await where.click();
    expect(await isOpen()).toBe('true');
    await page.getByRole('button', { name: 'Where does this come from? When' }).click();
    await expect.poll(isOpen).toBe('false');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.getByRole('button', { name: /Where does this come from\? When/ }).getAttribute('aria-expanded'))
      .toBe('false');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await done();
  });
});
