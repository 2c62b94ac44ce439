import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initMemory } from '../../src/app/app.ts';
import { benchRun } from '../../src/bench/bench.ts';
import { openShelf } from '../../src/bench/shelf/shelf.ts';
import { benchRunsResponse } from '../../src/contract/bench-browse.ts';
import { benchRequest, unwatched } from '../fixtures/bench-request.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';
import { writeTalks } from './made-talks.ts';

const hostile = '<img src=x onerror=alert(1)>';
const things = ['kite', 'boat', 'piano', hostile, ...Array.from({ length: 20 }, (_, n) => `lamp${n}`)];

/** Two finished runs on twelve questions in two conversations; chance gives no answers, only an order. */
async function madeRuns(base: string): Promise<string> {
  const data = await writeTalks(base, things);
  for (const system of ['bm25', 'random'])
    await benchRun(
      benchRequest(base, { suite: 'locomo', data, system, k: 10, sweep: [1, 5, 10], out: join(base, 'runs', system) }),
      unwatched(),
    );
  return join(base, 'runs');
}

describe.skipIf(withoutChromium)('the bench in a browser', { timeout: 120_000 }, () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-bench-browser-'));
    const [web, runs] = await Promise.all([builtWeb(), madeRuns(base)]);
    await initMemory(join(base, 'memory'), 'off', async () => 'off');
    server = await serveMemory(join(base, 'memory'), { web, injected: { bench: openShelf([runs]) } });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  const runIds = async () => benchRunsResponse.parse(await server.json('/bench/runs')).runs.map(({ id }) => id);

  it('goes from a board to a comparison and a lost question, by keys alone', async () => {
    const { page, settled } = await watchedPage(browser);
    page.setDefaultTimeout(20_000);
    await page.goto(`${server.url}/bench`);
    await page.getByRole('heading', { name: 'Leaderboards' }).waitFor();
    await page.getByRole('combobox', { name: 'Metric' }).focus();
    await page.keyboard.type('R@1');
    await page.getByRole('checkbox', { name: 'Select bm25' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Select random' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Compare selected runs' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'bm25 and random' }).waitFor();
    await page.getByRole('heading', { name: 'Comparison' }).waitFor();
    const won = page.getByRole('group', { name: 'Outcome by R@10' }).getByRole('button', { name: /^win/ });
    await won.focus();
    await page.keyboard.press('Enter');
    const count = Number((await won.innerText()).replace(/\D/g, ''));
    await page.getByText(`${count} of ${count} shown`).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'Correct answer' }).count()).toBe(count);
    await page.goBack();
    await page.getByRole('heading', { name: 'Leaderboards' }).waitFor();
    settled();
  });

  it('shows beside the scores what they cost, how they change with k, and what differs from published ones', async () => {
    const { page, settled } = await watchedPage(browser);
    page.setDefaultTimeout(20_000);
    await page.goto(`${server.url}/bench`);
    await page.getByText('Score and cost').click();
    const costs = page.getByRole('region', { name: 'Score and cost' }).getByRole('row', { name: /^bm25/ });
    expect(await costs.innerText()).toMatch(/\bms\b/);
    await page.getByText('By number of items retrieved (k)').click();
    const depths = page.getByRole('region', { name: 'By number of items retrieved (k)' });
    const recalls = await depths.getByRole('row', { name: /^R@k bm25/ }).innerText();
    const [one = 0, five = 0] = recalls.match(/\d+\.\d/g)?.map(Number) ?? [];
    expect(five).toBeGreaterThanOrEqual(one);
    await page.getByRole('link', { name: 'bm25', exact: true }).click();
    await page.getByRole('heading', { name: 'Cost by phase' }).waitFor();
    await page.getByRole('row', { name: /^Building no model 0 0 0/ }).waitFor();
    await page.getByText(/^Published results/).click();
    const beside = page.getByRole('row', { name: /^bm25 \(measured here\)/ }).first();
    expect(await beside.innerText()).toContain('questions, not the 1,986');
    await expectAccessible(page);
    settled();
  });

  it('shows what a text says and runs nothing of it', async () => {
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${server.url}/bench?run=${(await runIds())[0]}`);
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('onerror');
    await page.getByText('2 of 2 shown').waitFor();
    expect(await page.locator('#questions ~ ol img').count()).toBe(0);
    settled();
  });

  it.each([
    { theme: 'light', language: 'en', width: 1280 },
    { theme: 'dark', language: 'zh', width: 360 },
  ] as const)('can be used by everybody: $theme, $language, $width', async (look) => {
    const { page, settled } = await watchedPage(browser, look);
    const [first, second] = await runIds();
    for (const path of ['/bench', `/bench?run=${first}`, `/bench?run=${first}&against=${second}`]) {
      await page.goto(server.url + path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    }
    settled();
  });

  it('says of a run that is gone what to do', async () => {
    const { page } = await watchedPage(browser);
    await page.goto(`${server.url}/bench?run=none`);
    expect(await page.getByRole('alert').innerText()).toContain('Run not found.');
  });
});
