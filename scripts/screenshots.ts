import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';
import { openApp } from '../src/app/app.ts';
import { Review, reviewFiles } from '../src/bench/review/review.ts';
import { openReviewShelf } from '../src/bench/review/review-shelf.ts';
import { openShelf } from '../src/bench/shelf/shelf.ts';
import { startServer } from '../src/http/server.ts';
import { type PageAddress, pageAddresses } from '../test/browser/page-addresses.ts';

/**
 * Takes every page of the web app, over the demo life, into docs/screenshots: `npm run screenshots`. Life and runs are made
 * once, in a temporary folder; `--fresh` makes them anew, `--only NAME,NAME` takes some pages. Needs Chromium.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const work = join(tmpdir(), 'madeleine-screenshots');
const out = join(root, 'docs/screenshots');

type Look = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'zh';
};
const looks: readonly Look[] = [
  { name: 'light', width: 1280, height: 860, theme: 'light', language: 'en' },
  { name: 'dark', width: 1280, height: 860, theme: 'dark', language: 'en' },
  { name: 'phone', width: 390, height: 844, theme: 'light', language: 'en' },
];
const chinese: Look = { name: 'chinese', width: 1280, height: 860, theme: 'light', language: 'zh' };

/** What is asked for the pictures of the Ask page. */
const asked: readonly PageAddress[] = [
  { name: 'ask-answer', address: `/?q=${encodeURIComponent('How much did I pay for my hotels in Portugal?')}&ask=1` },
  { name: 'ask-search', address: `/?q=${encodeURIComponent('photos from Cascais')}` },
  { name: 'ask-nothing', address: `/?q=${encodeURIComponent('When did I learn to fly a helicopter?')}&ask=1` },
];
const askedInChinese: PageAddress = {
  name: 'ask-answer',
  address: `/?q=${encodeURIComponent('我在葡萄牙住酒店一共花了多少钱？')}&ask=1`,
};

const QUALITY = 74;

async function main(): Promise<void> {
  const fresh = process.argv.includes('--fresh');
  const only = (process.argv[process.argv.indexOf('--only') + 1] ?? '').split(',');
  if (fresh) await rm(work, { recursive: true, force: true });
  const web = join(work, 'web');
  await build({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: web, emptyOutDir: true },
  });
  const memory = await madeLife();
  const app = await openApp(memory);
  const injected = { bench: openShelf([await madeRuns()]), builds: openReviewShelf([await madeBuilds(memory)]) };
  const server = await startServer({ app, port: 0, version: '0.1.0', web, injected });
  const browser = await openedBrowser();
  try {
    const json = async (path: string): Promise<unknown> => (await fetch(`${server.url}/api/v1${path}`)).json();
    const pages = [...asked, ...(await pageAddresses(json))];
    const shots = [
      ...pages.flatMap((page) => looks.map((look) => ({ page, look }))),
      { page: askedInChinese, look: chinese },
    ].filter(({ page }) => !process.argv.includes('--only') || only.includes(page.name));
    if (!process.argv.includes('--only')) await rm(out, { recursive: true, force: true });
    await mkdir(out, { recursive: true });
    for (const { page, look } of shots) await take(browser, server.url, page, look);
    await tellSize();
  } finally {
    await browser.close();
    await server.close();
    await app.close();
  }
}

/** Runs the program as people do. */
const madeleine = (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'bin/madeleine.mjs'), ...words], { maxBuffer: 1e8 });

/** The demo life with its memory, made once. */
async function madeLife(): Promise<string> {
  const life = join(work, 'life');
  const memory = join(life, 'memory');
  if (existsSync(join(memory, 'madeleine.json'))) return memory;
  await rm(life, { recursive: true, force: true });
  await madeleine('demo', '--keep', life, '--quiet');
  return memory;
}

/** Three systems on one made life, so that the bench has something to show. */
async function madeRuns(): Promise<string> {
  const runs = join(work, 'runs');
  const data = join(work, 'made-life');
  if (existsSync(join(runs, 'madeleine', 'scores.json'))) return runs;
  await madeleine('bench', 'make', 'atm', '--seed', '11', '--items', '600', '--out', data);
  for (const system of ['grep', 'bm25', 'madeleine']) {
    const asked = ['--data', data, '--system', system, '--limit', '120', '--no-judge', '--k', '1,3,5,10'];
    const run = [...asked, '--cache', join(work, 'cache')];
    await madeleine('bench', 'run', 'atm', ...run, '--out', join(runs, system));
  }
  return runs;
}

/** A dataset of each kind built from the demo life, as two annotators have begun to review it. */
async function madeBuilds(memory: string): Promise<string> {
  const builds = join(work, 'builds');
  // People, things and films that are marked in the pictures of the life.
  const marked = ['--truth', join(work, 'life', 'known.json')];
  const suites = [['atm'], ['photobench'], ['mprbench', ...marked], ['mm-ocean', ...marked]] as const;
  for (const [suite, ...truth] of suites) {
    const folder = join(builds, `my-${suite}`);
    if (existsSync(join(folder, reviewFiles.records))) continue;
    await madeleine('build', suite, '--memory', memory, ...truth, '--out', folder);
    begunReview(new Review(folder));
  }
  return builds;
}

/** Two annotators decide on a third of what both of them have, and now and then differently. */
function begunReview(review: Review): void {
  const annotators = ['Ann', 'Bo'];
  review.setPool({ annotators, overlap: 0.5 });
  const shared = review.standings().filter(({ task, assigned }) => task.kind !== 'observation' && assigned.length > 1);
  for (const [n, { task }] of shared.slice(0, Math.ceil(shared.length / 3)).entries())
    for (const [who, annotator] of annotators.entries())
      review.decide({
        task: task.id,
        annotator,
        verdict: who === 1 && n % 6 === 2 ? 'reject' : 'accept',
        seconds: 20 + n,
      });
}

function openedBrowser(): Promise<Browser> {
  const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (executablePath === undefined) throw new Error('Chromium is missing: name it in CHROMIUM.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--headless', '--disable-gpu'] });
}

async function take(browser: Browser, url: string, { name, address }: PageAddress, look: Look): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    locale: look.language === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Europe/Lisbon',
    reducedMotion: 'reduce',
    hasTouch: look.width < 500,
  });
  try {
    await context.addInitScript(() => localStorage.setItem('madeleine.annotator', 'Ann'));
    const page = await context.newPage();
    await page.goto(url + address);
    await settled(page);
    const picture = await page.screenshot({ animations: 'disabled' });
    await writeFile(
      join(out, `${name}-${look.name}.webp`),
      await sharp(picture).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer(),
    );
  } finally {
    await context.close();
  }
}

/** The page has its heading, nothing of it is being read, its pictures are there, and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => {
    const waits = /^(Loading…|正在载入…)$/;
    const reading = [...document.querySelectorAll('[role="status"], [aria-busy="true"]')];
    return reading.every(
      (one) => one.getAttribute('aria-busy') !== 'true' && !waits.test(one.textContent?.trim() ?? ''),
    );
  });
  // What is out of sight is not loaded before it is needed.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || top > window.innerHeight || bottom < 0;
    }),
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].every(({ readyState, error }) => readyState >= 2 || error !== null),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(800);
}

async function tellSize(): Promise<void> {
  const names = (await readdir(out)).filter((name) => name.endsWith('.webp'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(out, name))).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${names.length} pictures, ${(total / 1e6).toFixed(2)} MB, in docs/screenshots`);
}

await main();
