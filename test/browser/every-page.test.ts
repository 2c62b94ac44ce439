import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { benchRun } from '../../src/bench/bench.ts';
import { openReviewShelf } from '../../src/bench/review/review-shelf.ts';
import { openShelf } from '../../src/bench/shelf/shelf.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { madeReview } from '../fixtures/made-review.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, demoMemory, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';
import { writeTalks } from './made-talks.ts';
import { type PageAddress, pageAddresses } from './page-addresses.ts';

const searched = z.object({ items: z.array(z.object({ id: z.string(), modality: z.string() })) });

/** Pressed after `g`, and where that leads. */
const keys = {
  t: '/timeline',
  e: '/events',
  p: '/people',
  m: '/places',
  l: '/ledger',
  i: '/import',
  h: '/share',
  b: '/bench',
  n: '/annotate',
  s: '/settings',
  a: '/',
} as const;

describe.skipIf(withoutChromium)('every page', { timeout: 300_000 }, () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  let addresses: readonly PageAddress[];
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-pages-'));
    const [web, memory, data] = await Promise.all([
      builtWeb(),
      demoMemory(join(base, 'life')),
      writeTalks(base, ['kite', 'boat', 'piano', 'lamp']),
    ]);
    for (const system of ['bm25', 'random'])
      await benchRun(
        benchRequest(base, { suite: 'locomo', data, system, out: join(base, 'runs', system) }),
        unwatched(),
      );
    const dataset = join(base, 'my-dataset');
    const injected = { bench: openShelf([join(base, 'runs')]), builds: openReviewShelf([dataset]) };
    server = await serveMemory(memory, { web, injected });
    const found = async (query: string, modality: string) =>
      searched
        .parse(await server.json(`/search?q=${encodeURIComponent(query)}&limit=20`))
        .items.filter((one) => one.modality === modality)
        .map(({ id }) => id);
    const pictures = await found('photos from Cascais', 'image');
    await madeReview(dataset, { pictures, mail: await found('emails about the hotel', 'email') });
    addresses = await pageAddresses(server.json);
    browser = await openBrowser();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    expect(server?.errors).toEqual([]);
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  it('is a key away from every other', async () => {
    const { page, settled } = await watchedPage(browser);
    await page.goto(server.url);
    await isThere(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const [key, path] of Object.entries(keys)) {
      await page.keyboard.press('Escape');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await page.waitForURL((url) => url.pathname === path);
      await isThere(page);
      const link = page.getByRole('navigation').first().locator('[aria-current="page"]').first();
      expect(await link.getAttribute('href')).toBe(path);
    }
    // A sequence counts by itself, however soon after another it begins.
    const [[early = '', earlyPath = ''] = [], [late = '', latePath = ''] = []] = Object.entries(keys);
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('g');
    await page.keyboard.press(early);
    await page.waitForTimeout(900);
    await page.waitForURL((url) => url.pathname === earlyPath);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('g');
    await page.waitForTimeout(500);
    await page.keyboard.press(late);
    await page.waitForURL((url) => url.pathname === latePath);
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    settled();
  });

  it('begins with a link to its content, and then the pages in their order', async () => {
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${server.url}/settings`);
    await isThere(page);
    const order = [
      '/timeline',
      '/albums',
      '/events',
      '/people',
      '/places',
      '/ledger',
      '/import',
      '/share',
      '/annotate',
      '/settings',
    ];
    const reached: string[] = [];
    // Before them come the link, the name of the program and its first page.
    for (let n = 0; n < order.length + 3; n += 1) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
    }
    expect(reached[0]).toBe('#content');
    expect(reached.filter((path) => order.includes(path))).toEqual(order);
    settled();
  });

  it.each([
    { theme: 'light', language: 'en', width: 1280 },
    { theme: 'dark', language: 'zh', width: 390 },
  ] as const)('can be used by everybody: $theme, $language, $width', async (look) => {
    const wrong: string[] = [];
    for (const { address } of addresses) {
      const { page, settled } = await watchedPage(browser, { ...look, touch: look.width < 500, annotator: 'Ann' });
      try {
        await page.goto(server.url + address);
        await isThere(page);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(look.language);
        await expectNoSideways(page, address);
        await expectAccessible(page);
        if (look.width < 500) await expectRoomForFingers(page, address);
        settled();
      } catch (error) {
        wrong.push(
          `${address}: ${error instanceof Error ? error.message : String(error)} ${inspect(error, { depth: 6 })}`,
        );
      } finally {
        await page.context().close();
      }
    }
    expect(wrong.join('\n\n')).toBe('');
  });

  it('fits the narrowest window that WCAG asks for, in English, too', async () => {
    const { page, settled } = await watchedPage(browser, { width: 320, height: 640, touch: true, annotator: 'Ann' });
    for (const { address } of addresses) {
      await page.goto(server.url + address);
      await isThere(page);
      await expectNoSideways(page, address);
    }
    settled();
  });
});

/** The page has its heading, and has read what it shows. */
async function isThere(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // What is told live keeps a request open, so that the network is never idle.
  await expect
    .poll(
      () =>
        page
          .getByRole('status')
          .filter({ hasText: /^(Loading…|正在载入…)$/ })
          .count(),
      { timeout: 20_000 },
    )
    .toBe(0);
  await page.waitForTimeout(250);
}

const pressed = [
  'a[href]',
  'button',
  'summary',
  'select',
  'textarea',
  'input:not([type="hidden"])',
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'option', 'menuitem'].map((role) => `[role="${role}"]`),
].join();

/**
 * On a phone everything that is pressed is as large as a finger needs (WCAG 2.5.5), but for links within a sentence and what is
 * marked on a picture, whose size is what it says.
 */
async function expectRoomForFingers(page: Page, address: string): Promise<void> {
  const small = await page.evaluate((pressed) => {
    const isInSentence = (one: Element): boolean =>
      getComputedStyle(one).display === 'inline' &&
      [...(one.parentElement?.childNodes ?? [])].some(
        (beside) => beside instanceof Text && /[\p{L}\p{N}]/u.test(beside.textContent),
      );
    /** What lies over it or about it to be pressed counts. */
    const sizeOf = (one: Element): number => {
      const { width, height } = one.getBoundingClientRect();
      const about = getComputedStyle(one, '::after');
      const isWider = about.content !== 'none' && about.position === 'absolute';
      const [most, least] = isWider ? [Number.parseFloat(about.width), Number.parseFloat(about.height)] : [0, 0];
      return Math.min(Math.max(width, most), Math.max(height, least));
    };
    return [...document.querySelectorAll(pressed)].flatMap((one) => {
      // A tick is pressed with its label.
      const isTick = one.matches('[type="checkbox"], [type="radio"]');
      const whole = isTick ? (one.closest('label') ?? one) : one;
      const isShown =
        whole.checkVisibility({ visibilityProperty: true }) &&
        whole.getBoundingClientRect().width > 1 &&
        whole.closest('[inert]') === null;
      if (!isShown || one.matches('[data-box]') || isInSentence(whole) || sizeOf(whole) > 43.5) return [];
      const { width, height } = whole.getBoundingClientRect();
      return [`${Math.round(width)}x${Math.round(height)} ${one.outerHTML.replace(/\s+/g, ' ').slice(0, 140)}`];
    });
  }, pressed);
  expect(small, address).toEqual([]);
}

async function expectNoSideways(page: Page, address: string): Promise<void> {
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  expect(wide[0], `${address} scrolls sideways`).toBeLessThanOrEqual(wide[1]);
}
