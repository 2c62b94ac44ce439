import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { benchReport, benchRun } from '../../src/bench/bench.ts';
import type { SuiteName } from '../../src/bench/suite.ts';
import { madeSuites, putSuite } from './made-suites.ts';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const why = executablePath === undefined ? ' (skipped: there is no Chromium on this machine)' : '';

let folder: string;
let browser: Browser;
const reports = new Map<SuiteName, string>();

async function report(suite: SuiteName, systems: readonly string[]): Promise<string> {
  const made = madeSuites.find((one) => one.suite === suite);
  if (made === undefined) throw new RangeError(suite);
  const data = await putSuite(made, folder);
  const runs: string[] = [];
  for (const system of systems) {
    const request = {
      suite,
      data,
      system,
      out: join(folder, `run-${suite}-${system.replace(/\W/g, '-')}`),
      cache: join(folder, 'cache'),
      k: 5,
      rules: 'official',
      retrievalOnly: false,
      judges: [],
      configurationFolder: folder,
      repeats: 1,
      seed: 1,
      timeoutSeconds: 5,
      retries: 0,
    } as const;
    const context = { signal: new AbortController().signal, onProgress: () => undefined, onLoaded: () => undefined };
    runs.push((await benchRun(request, context)).out);
  }
  const out = join(folder, `report-${suite}`);
  await benchReport(runs, out);
  return pathToFileURL(join(out, 'index.html')).href;
}

beforeAll(async () => {
  if (executablePath === undefined) return;
  folder = await mkdtemp(join(tmpdir(), 'madeleine-browser-'));
  const quiet = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
  browser = await chromium.launch({ executablePath, args: quiet });
  reports.set('atm', await report('atm', ['bm25', 'grep', 'random']));
  reports.set('locomo', await report('locomo', ['bm25', 'grep', 'random']));
  reports.set('photobench', await report('photobench', ['bm25', 'madeleine:T_C+T_M,without-neighbours']));
  reports.set('mprbench', await report('mprbench', ['bm25', 'random']));
  reports.set('mm-ocean', await report('mm-ocean', ['constant', 'random']));
}, 60_000);
afterAll(async () => {
  await browser?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** The page with everything that went wrong in it, and every request that left its file. */
async function opened(suite: SuiteName, width: number, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  const wrong: string[] = [];
  page.on('console', (message) => message.type() !== 'log' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => request.url() !== reports.get(suite) && wrong.push(`asked for ${request.url()}`));
  await page.goto(reports.get(suite) ?? '');
  return { page, wrong };
}

/** Words in charts that reach out of their chart, or lie on other words. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const figure of document.querySelectorAll('figure.chart')) {
      const title = figure.querySelector('h3')?.textContent ?? '';
      const frame = figure.getBoundingClientRect();
      const texts = [...figure.querySelectorAll('svg text')].filter((text) => text.textContent !== '');
      const boxes = texts.map((text) => ({ text: text.textContent ?? '', box: text.getBoundingClientRect() }));
      for (const { text, box } of boxes)
        if (box.left < frame.left || box.right > frame.right) found.push(`${title}: "${text}" is cut`);
      boxes.forEach((one, at) => {
        for (const other of boxes.slice(at + 1)) {
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // Turned words have boxes that are larger than they are.
          const turned = /rotate\((?!0)/.test(`${texts[at]?.getAttribute('transform')}`);
          if (!turned && wide > 3 && high > 5) found.push(`${title}: "${one.text}" lies on "${other.text}"`);
        }
      });
      if (texts.length === 0) found.push(`${title}: it is empty`);
    }
    return found;
  });

describe.skipIf(executablePath === undefined)(`a report in a browser${why}`, () => {
  it.each(['atm', 'photobench', 'mprbench', 'mm-ocean', 'locomo'] as const)(
    '%s: opens from disk without an error, asks for nothing, and can be read at any width, light and dark',
    async (suite) => {
      for (const [width, scheme] of [
        [1280, 'light'],
        [390, 'dark'],
      ] as const) {
        const { page, wrong } = await opened(suite, width, scheme);
        expect(wrong, `${width} ${scheme}`).toEqual([]);
        expect(await faults(page), `${width} ${scheme}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} ${scheme}`).toBeLessThanOrEqual(0);
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(paper).toBe(scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(21, 24, 29)');
        expect(await page.locator('figure.chart svg').count()).toBeGreaterThan(1);
        await page.close();
      }
    },
  );

  it('draws published figures in their charts, marked as such, with their sources', async () => {
    const { page } = await opened('locomo', 1280, 'light');
    const board = page.locator('figure.chart', { has: page.locator('h3', { hasText: /^R@10$/ }) });
    await expect.poll(() => board.locator('svg text', { hasText: 'DRAGON ¹' }).count()).toBe(1);
    expect(await board.locator('svg title').allTextContents()).toContainEqual(expect.stringContaining('Maharana'));
    await page.locator('summary', { hasText: 'figures of others' }).click();
    expect(await page.locator('td', { hasText: 'DRAGON' }).first().isVisible()).toBe(true);
    await page.close();
  });

  it('says of an album query how many were returned, and its gold once', async () => {
    const { page } = await opened('photobench', 1280, 'light');
    const first = page.locator('#list details').first();
    await first.locator('summary').click();
    expect(await first.locator('.reply').first().textContent()).toMatch(/\(returned (nothing|\d+)\)/);
    expect((await first.textContent())?.match(/CANARYGOLD\.jpg/g) ?? []).toHaveLength(1);
    await page.close();
  });

  it('tells videos apart by what is said in them', async () => {
    const { page } = await opened('mm-ocean', 1280, 'light');
    expect(await page.locator('#list .q').first().textContent()).toMatch(/^“.+”$/);
    await page.close();
  });

  it('filters questions by words, by slice and by verdict, and opens one with gold, evidence and replies', async () => {
    const { page, wrong } = await opened('locomo', 1280, 'light');
    const count = page.locator('#count');
    const found = page.locator('#list details');
    expect(await count.textContent()).toBe('2 of 2');
    await page.fill('#find', 'cat');
    expect(await count.textContent()).toBe('1 of 2');
    await page.fill('#find', 'nothing like that');
    expect([await count.textContent(), await found.count()]).toEqual(['0 of 2', 0]);
    await page.fill('#find', '');
    await page.selectOption('#slice', 'category=single-hop');
    expect(await count.textContent()).toBe('1 of 2');
    await page.selectOption('#slice', '');
    const verdicts = await page.locator('#fate option').allTextContents();
    expect(verdicts).toEqual(expect.arrayContaining(['bm25 is right', 'random is wrong', 'systems differ']));
    let seen = 0;
    for (const verdict of ['right', 'partly', 'wrong', 'unscored', 'failed']) {
      const option = verdicts.find((text) => text === `bm25 is ${verdict}`);
      if (option === undefined) continue;
      await page.selectOption('#fate', { label: option });
      seen += await found.count();
    }
    expect(seen).toBe(2);
    await page.selectOption('#fate', '');
    await found.first().locator('summary').click();
    expect(await found.first().locator('.gold').textContent()).toContain('CANARYGOLD');
    expect(await found.first().locator('.reply').count()).toBe(3);
    expect(await found.first().locator('mark').count()).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    await page.close();
  });
});
