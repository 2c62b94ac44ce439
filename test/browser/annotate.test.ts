import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Review } from '../../src/bench/review/review.ts';
import { openReviewShelf } from '../../src/bench/review/review-shelf.ts';
import { madeReview } from '../fixtures/made-review.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { builtWeb, demoLife, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

const found = z.object({ items: z.array(z.object({ id: z.string(), modality: z.string() })) });

describe.skipIf(withoutChromium)('annotating in a browser', { timeout: 180_000 }, () => {
  let base: string;
  let server: TestServer;
  let browser: Browser;
  let review: Review;
  let at: string;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-annotate-'));
    const [web, life] = await Promise.all([builtWeb(), demoLife()]);
    const folder = join(base, 'my-dataset');
    server = await serveMemory(join(life, 'memory'), { web, injected: { builds: openReviewShelf([folder]) } });
    const idsOf = async (query: string, modality: string) =>
      found
        .parse(await server.json(`/search?q=${encodeURIComponent(query)}&limit=40`))
        .items.filter((one) => one.modality === modality)
        .map(({ id }) => id);
    const pictures = await idsOf('photos from Cascais', 'image');
    review = await madeReview(folder, { pictures, mail: await idsOf('emails about the hotel', 'email') });
    const { builds } = z.object({ builds: z.array(z.object({ id: z.string() })) }).parse(await server.json('/builds'));
    at = `${server.url}/annotate/${builds[0]?.id}`;
    browser = await openBrowser();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await rm(base, { recursive: true, force: true });
  });

  /** A browser of its own for an annotator, who chooses their name. */
  async function annotator(name: string): Promise<{ page: Page; settled: () => void }> {
    const watched = await watchedPage(browser);
    watched.page.setDefaultTimeout(20_000);
    await watched.page.goto(at);
    await watched.page.getByRole('button', { name, exact: true }).click();
    await watched.page.getByText(`You annotate as ${name}.`).waitFor();
    return watched;
  }
  const saved = (page: Page) => page.getByText('Saved.').last().waitFor();
  const said = (task: string, name: string) => review.standing(task).decisions.find((one) => one.annotator === name);

  type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Drags from one point of a frame to another, both in shares of it. */
  async function drag(page: Page, frame: Frame, from: readonly [number, number], to: readonly [number, number]) {
    await page.mouse.move(frame.x + frame.width * from[0], frame.y + frame.height * from[1]);
    await page.mouse.down();
    await page.mouse.move(frame.x + frame.width * to[0], frame.y + frame.height * to[1], { steps: 4 });
    await page.mouse.up();
  }

  it('takes decisions of two annotators by keys, who settle what they do not agree on', async () => {
    const ann = await annotator('Ann');
    const bo = await annotator('Bo');
    await ann.page.goto(`${at}/tasks/quiz-1?queue=decide`);
    await ann.page.getByRole('button', { name: /^Accept/ }).waitFor();
    await ann.page.keyboard.press('a');
    await saved(ann.page);
    await bo.page.goto(`${at}/tasks/quiz-1?queue=decide`);
    await bo.page.getByRole('radio', { name: 'B is right' }).check();
    await bo.page.getByText('waiting for the second annotator').waitFor();
    await bo.page.locator('main').focus();
    await bo.page.keyboard.press('c');
    await saved(bo.page);
    expect(said('quiz-1', 'Bo')).toMatchObject({ verdict: 'correct', correction: { answer: 'B' } });
    expect(said('quiz-1', 'Bo')?.seconds).toBeGreaterThan(0);
    await bo.page.goto(`${at}/agreement`);
    await bo.page.getByRole('link', { name: /Which drink would she choose/ }).click();
    await bo.page.getByRole('heading', { name: 'Discuss' }).waitFor();
    await bo.page.getByRole('row', { name: /^answer/ }).waitFor();
    await bo.page.getByRole('button', { name: 'Settle on the result of Ann' }).waitFor();
    await bo.page.locator('main').focus();
    for (const key of ['d', '2']) await bo.page.keyboard.press(key);
    await saved(bo.page);
    expect(review.standing('quiz-1')).toMatchObject({ status: 'kept', result: { answer: 'A' } });
    ann.settled();
    bo.settled();
  });

  it('labels every candidate of a query by keys before it can be saved', async () => {
    const { page, settled } = await annotator('Ann');
    await page.goto(`${at}/tasks/relevance-1?queue=decide`);
    const save = page.getByRole('button', { name: /^Save/ });
    await save.waitFor();
    const tiles = await page.getByRole('button', { name: /: No label$/ }).count();
    expect(tiles).toBe(8);
    for (let n = 0; n < tiles; n++) {
      expect(await save.isDisabled()).toBe(true);
      await page.keyboard.press(n % 3 === 0 ? 'n' : 'y');
      await page.getByText(`${n + 1} of ${tiles} labelled`).waitFor();
    }
    await page.keyboard.press('a');
    await saved(page);
    expect(said('relevance-1', 'Ann')?.verdict).toBe('correct');
    expect(said('relevance-1', 'Ann')?.correction).toMatchObject({
      candidates: Array.from({ length: 8 }, (_, n) => ({ relevant: n % 3 !== 0 })),
    });
    settled();
  });

  it('keeps unfinished work when the page is closed', async () => {
    const { page } = await annotator('Ann');
    await page.goto(`${at}/tasks/question-2?queue=decide`);
    await page.getByRole('textbox', { name: 'Answer' }).fill('a check-up');
    await page.close();
    await expect.poll(() => review.unfinished('Ann')['question-2'] !== undefined).toBe(true);
    const again = await annotator('Ann');
    await again.page.goto(`${at}/tasks/question-2?queue=decide`);
    await expect.poll(() => again.page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('a check-up');
    again.settled();
  });

  it('shows unfinished work again to whoever leaves the draft for another page', async () => {
    const { page, settled } = await annotator('Ann');
    await page.goto(`${at}/tasks/profile-1?queue=decide`);
    await page.getByRole('textbox', { name: /^age/ }).fill('35');
    await page.getByText('Unfinished work is kept').waitFor();
    await page.getByRole('link', { name: /^Back to/ }).click();
    await page.getByRole('link', { name: /Mira Okafor/ }).click();
    await expect.poll(() => page.getByRole('textbox', { name: /^age/ }).inputValue()).toBe('35');
    settled();
  });

  it('goes on with a question on another machine, until it is discarded', async () => {
    const here = await annotator('Bo');
    await here.page.goto(`${at}/write`);
    await here.page.getByRole('textbox', { name: 'Question' }).fill('Which lake did I');
    await here.page.getByText('Unfinished work is kept').waitFor();
    await here.page.context().close();
    const there = await annotator('Bo');
    await there.page.goto(`${at}/write`);
    const question = there.page.getByRole('textbox', { name: 'Question' });
    await expect.poll(() => question.inputValue()).toBe('Which lake did I');
    await there.page.getByRole('button', { name: 'New question' }).click();
    await question.fill('What was the name of my first school?');
    await there.page.getByText('Unfinished work is kept').waitFor();
    await there.page.getByRole('button', { name: 'Which lake did I' }).click();
    await expect.poll(() => question.inputValue()).toBe('Which lake did I');
    await there.page.getByRole('button', { name: 'Discard' }).click();
    await expect
      .poll(() => review.writtenDrafts('Bo').map(({ begun }) => begun))
      .toMatchObject([{ subject: { question: 'What was the name of my first school?' } }]);
    there.settled();
  });

  it('slides a window of a year over mail and pictures by keys', async () => {
    const { page, settled } = await annotator('Ann');
    await page.goto(`${at}/write`);
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('b');
    const window = page.getByRole('slider', { name: 'Window of a year' });
    const count = async () => Number((await page.getByText(/^\d+ results?$/).innerText()).replace(/\D/g, ''));
    await page.getByText(/^\d+ results?$/).waitFor();
    const [last, most] = [await window.inputValue(), await count()];
    for (let n = 0; n < 14; n++) await page.keyboard.press('[');
    await expect.poll(() => window.inputValue()).toBe(String(Number(last) - 14));
    await expect.poll(count).not.toBe(most);
    await page.keyboard.press('/');
    await page.keyboard.type('hotel');
    await page.keyboard.press('Enter');
    await expect.poll(count).toBeLessThan(most);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .waitFor();
    settled();
  });

  it('lists drafts by kind and state', async () => {
    const { page, settled } = await annotator('Ann');
    await page.keyboard.press('6');
    await page.keyboard.press('5');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('quiz');
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('link', { name: /Multiple choice/ })
          .count(),
      )
      .toBe(1);
    await page.getByRole('combobox', { name: 'State' }).selectOption('undecided');
    await page.getByText('Nothing here.').waitFor();
    await page.getByRole('combobox', { name: 'State' }).selectOption('disagreed');
    await page.getByRole('link', { name: /Which drink would she choose/ }).click();
    await page.getByText('1 of 1').waitFor();
    // Enter begins with the first draft, unless a control has the focus.
    await page.goto(at);
    await page.getByRole('button', { name: 'Start with the first' }).waitFor();
    await page.getByRole('link', { name: 'Agreement' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/agreement$/);
    settled();
  });

  it('steps through a film, draws a box and moves times by keys', async () => {
    const { page, settled } = await annotator('Ann');
    await page.goto(`${at}/tasks/film-1?queue=decide`);
    await page.getByText('Frame 0 · 0.00 s').waitFor();
    for (let n = 0; n < 5; n++) await page.keyboard.press('.');
    await page.keyboard.press(',');
    await page.getByText('Frame 4 · 0.40 s').waitFor();
    await page.keyboard.press('[');
    await page.keyboard.press('1');
    await page.getByText('OBS-1 needs a box.').waitFor();
    await page.keyboard.press('b');
    const frame = await page.locator('[data-drawing="true"]').boundingBox();
    if (frame === null) throw new Error('no frame');
    await page.mouse.move(frame.x + frame.width * 0.25, frame.y + frame.height * 0.25);
    await page.mouse.down();
    await page.mouse.move(frame.x + frame.width * 0.75, frame.y + frame.height * 0.5);
    await page.mouse.up();
    await page.keyboard.press('Escape');
    // Dragged by its middle, then by a corner, then by keys: half a per cent each.
    // A corner is taken only once it is where the drag before it puts it: the page draws after the mouse is up.
    const corner = page.getByRole('button', { name: 'Box 1, mouth' }).locator('[data-corner="se"]');
    const held = async () => {
      const { x, y, width, height } = (await corner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [(x + width / 2 - frame.x) / frame.width, (y + height / 2 - frame.y) / frame.height] as const;
    };
    const cornerAt = async (x: number, y: number) => {
      await expect.poll(async () => Math.abs((await held())[0] - x)).toBeLessThan(0.03);
      await expect.poll(async () => Math.abs((await held())[1] - y)).toBeLessThan(0.05);
      return held();
    };
    await cornerAt(0.75, 0.5);
    await drag(page, frame, [0.5, 0.375], [0.4, 0.475]);
    const [x, y] = await cornerAt(0.65, 0.6);
    await drag(page, frame, [x, y], [x + 0.1, y + 0.2]);
    await cornerAt(0.75, 0.8);
    await page.locator('main').focus();
    await page.keyboard.press('m');
    for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowLeft');
    for (let n = 0; n < 4; n++) await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('Frame 4 · 0.40 s').waitFor();
    // What is drawn is there on the next frame by one key, and gone by another.
    await page.locator('main').focus();
    for (const key of ['.', 'c']) await page.keyboard.press(key);
    await page.getByText('2 boxes').waitFor();
    for (const key of ['m', 'Delete']) await page.keyboard.press(key);
    await page.getByText('1 box', { exact: false }).first().waitFor();
    await page.locator('main').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('3');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('1');
    await page.getByText('Still missing').waitFor({ state: 'hidden' });
    await page.keyboard.press('a');
    await saved(page);
    const { result } = review.standing('film-1');
    const observations = result !== undefined && 'observations' in result ? result.observations : [];
    expect(observations.map(({ label }) => label)).toEqual(['correct', 'nonexistent', 'correct']);
    expect(observations[0]).toMatchObject({ start: 0.4, boxes: [{ at: 0.4, region: 'mouth' }] });
    const [drawn] = observations[0]?.boxes ?? [];
    expect(drawn?.x).toBeCloseTo(0.15 - 0.02, 2);
    expect(drawn?.y).toBeCloseTo(0.35, 2);
    expect(drawn?.w).toBeCloseTo(0.6, 2);
    expect(drawn?.h).toBeCloseTo(0.45 + 0.02, 2);
    settled();
  });

  it('collects evidence, writes a question, and lets another annotator validate it', async () => {
    const ann = await annotator('Ann');
    await ann.page.goto(`${at}/write`);
    await ann.page.getByRole('searchbox', { name: 'Search' }).fill('hotel');
    await ann.page.keyboard.press('Enter');
    await ann.page.getByRole('button', { name: /^Add / }).first().click();
    await ann.page.getByRole('textbox', { name: 'Question' }).fill('Which hotel in Lisbon did I book?');
    await ann.page.getByRole('textbox', { name: 'Answer' }).fill('Hotel Miradouro');
    const save = ann.page.getByRole('button', { name: 'Save question' });
    expect(await save.isDisabled()).toBe(true);
    for (const box of await ann.page.getByRole('checkbox').all()) await box.check();
    await save.click();
    await ann.page.getByText('Another annotator will validate it').waitFor();
    const written = review.tasks().find(({ proposedBy }) => proposedBy.by === 'person');
    expect(written?.subject).toMatchObject({ answer: 'Hotel Miradouro' });
    const bo = await annotator('Bo');
    await bo.page.goto(`${at}?queue=validate`);
    await bo.page.getByRole('link', { name: /Which hotel in Lisbon/ }).click();
    await bo.page.getByRole('heading', { name: 'Validate' }).waitFor();
    for (const key of ['1', '2', '3', 'v']) await bo.page.keyboard.press(key);
    await saved(bo.page);
    expect(review.standing(written?.id ?? '').status).toBe('kept');
    ann.settled();
    bo.settled();
  });

  it('shows its keys', async () => {
    const { page } = await annotator('Bo');
    await page.goto(`${at}/tasks/relevance-1?queue=decide`);
    await page.getByRole('button', { name: /^Save/ }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Not relevant').waitFor();
  });

  it.each([
    { theme: 'light', language: 'en', width: 1280 },
    { theme: 'dark', language: 'zh', width: 360 },
  ] as const)('can be used by everybody: $theme, $language, $width', async (look) => {
    const { page, settled } = await watchedPage(browser, look);
    await page.goto(`${server.url}/annotate`);
    await page.evaluate(() => localStorage.setItem('madeleine.annotator', 'Bo'));
    const tasks = review.tasks().map(({ id }) => `${at}/tasks/${id}?queue=decide`);
    for (const address of [`${server.url}/annotate`, at, `${at}/agreement`, `${at}/write`, ...tasks]) {
      await page.goto(address);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(look.width);
    }
    settled();
  });
});
