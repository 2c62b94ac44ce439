/**
 * The timeline of a memory of many items: how soon the server answers, and how smoothly the page scrolls in Chromium.
 *   node scripts/perf/timeline.ts [items]
 * A frame is dropped when its interval is more than 1.5 × 16.7 ms; an empty page of the same height, scrolled the same
 * way by the same browser, says what the machine itself drops.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { initMemory, openApp } from '../../src/app/app.ts';
import { startServer } from '../../src/http/server.ts';
import type { Change } from '../../src/ports/store.ts';
import { eventsOf, life, previews } from './timeline-life.ts';

const DROPPED_MS = 25;

/** The server in a process of its own, as people run it. */
async function serve(memory: string, web: string): Promise<void> {
  const app = await openApp(memory, { perception: { enabled: false }, ocr: { enabled: false } });
  const server = await startServer({ app, port: 0, version: 'perf', web });
  process.send?.(server.url);
  process.on('message', () => process.send?.(`${Math.round(process.memoryUsage.rss() / 2 ** 20)}`));
}

async function measure(items: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-timeline-'));
  let server: ChildProcess | undefined;
  try {
    console.log(`${cpus()[0]?.model ?? 'processor'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
    await makeMemory(join(folder, 'memory'), items);
    const { build } = await import('vite');
    const web = join(folder, 'web');
    const config = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url));
    await build({ configFile: config, logLevel: 'error', build: { outDir: web, emptyOutDir: true } });
    const script = fileURLToPath(import.meta.url);
    server = spawn(process.execPath, [script, 'serve', join(folder, 'memory'), web], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const url = await reply(server);
    await measureServer(url);
    await measurePage(url);
    server.send('memory');
    console.log(`server resident after all: ${await reply(server)} MB`);
  } finally {
    server?.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

const reply = (child: ChildProcess): Promise<string> =>
  new Promise((done, failed) => {
    child.once('message', (said) => done(String(said)));
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });

async function makeMemory(folder: string, items: number): Promise<void> {
  const began = performance.now();
  await initMemory(folder, 'off', async () => 'off');
  const store = await openSqliteStore(join(folder, 'memory.db'));
  const looks = await previews(200);
  const byDay = new Map<string, string[]>();
  let changes: Change[] = [];
  for (const { item, preview, day } of life(items, looks)) {
    changes.push({ op: 'putItem', item });
    if (preview !== undefined)
      changes.push({ op: 'putThumbnail', id: item.id, mime: 'image/webp', bytes: preview.webp });
    byDay.set(day, [...(byDay.get(day) ?? []), item.id]);
    if (changes.length < 4000) continue;
    await store.write(changes);
    changes = [];
  }
  const events = eventsOf(byDay).map((value) => ({ id: value.id, value }));
  await store.write([...changes, { op: 'replaceRecords', kind: 'event', values: events }]);
  await store.close();
  console.log(`made ${items} items on ${byDay.size} days with ${events.length} events in ${seconds(began)} s`);
}

const seconds = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);

async function measureServer(url: string): Promise<void> {
  const paths = [
    '/timeline/months',
    '/timeline/days',
    '/timeline?month=2019-07&limit=500',
    '/timeline?order=desc&limit=200',
    '/events?kind=trip&brief=true&limit=5000',
    '/events?brief=true&limit=60&order=desc',
    '/events/trip-40?limit=200',
  ];
  for (const path of paths) {
    const times: number[] = [];
    let bytes = 0;
    for (let n = 0; n < 21; n += 1) {
      const began = performance.now();
      const response = await fetch(`${url}/api/v1${path}`);
      bytes = (await response.arrayBuffer()).byteLength;
      times.push(performance.now() - began);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    }
    const later = times.slice(1).toSorted((a, b) => a - b);
    console.log(
      `${path.padEnd(42)} first ${ms(times[0])}   later p50 ${ms(later[10])}  p95 ${ms(later[18])}   ${Math.round(bytes / 1024)} kB`,
    );
  }
}

const ms = (value: number | undefined): string => `${(value ?? Number.NaN).toFixed(1).padStart(6)} ms`;

async function measurePage(url: string): Promise<void> {
  const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (executablePath === undefined) {
    console.log('Chromium is missing: the page was not measured.');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--headless', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const began = performance.now();
    await page.goto(`${url}/timeline`);
    await page.waitForSelector('[data-spot] img');
    const rows = performance.now() - began;
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('[data-spot] img')].some((img) => img.complete),
    );
    console.log(
      `first rows after ${rows.toFixed(0)} ms, first picture after ${(performance.now() - began).toFixed(0)} ms (cold)`,
    );
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const empty = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await empty.setContent(`<div style="height:${height}px;background:linear-gradient(#eee,#888)"></div>`);
    console.log(`the page is ${height} px high; load ${loadavg()[0]?.toFixed(1)}`);
    const clock = await processorClock(page);
    for (const { name, speed } of speeds) {
      const shares: string[] = [];
      const before = await clock();
      for (let run = 0; run < RUNS; run += 1) {
        await empty.bringToFront();
        const bare = await scrolled(empty, speed);
        await page.bringToFront();
        shares.push(`${percent(await scrolled(page, speed))} (empty page ${percent(bare)})`);
      }
      const busy = ((await clock()) - before) / (RUNS * SCROLL_SECONDS);
      console.log(
        `${name.padEnd(34)} dropped frames: ${shares.join(', ')}; main thread ${(busy * 1000).toFixed(0)} ms of processor a second`,
      );
    }
    const jumps = await jumped(page);
    console.log(`jumped to 20 places: rows there after p50 ${ms(jumps[10])}, at most ${ms(jumps.at(-1))}`);
    const metrics = await page.context().newCDPSession(page);
    await metrics.send('HeapProfiler.collectGarbage');
    const { usedSize } = await metrics.send('Runtime.getHeapUsage');
    console.log(
      `JavaScript heap of the page: ${Math.round(usedSize / 2 ** 20)} MB; elements: ${await page.evaluate(() => document.querySelectorAll('*').length)}`,
    );
  } finally {
    await browser.close();
  }
}

const RUNS = 3;
const SCROLL_SECONDS = 5;

/** What the page's main thread has taken of the processor, which other programs on the machine do not change. */
async function processorClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN;
  };
}

/** Pixels a second. */
const speeds = [
  { name: 'reading, 1,200 px/s', speed: 1200 },
  { name: 'looking for something, 3,000 px/s', speed: 3000 },
  { name: 'flying, 12,000 px/s', speed: 12_000 },
] as const;

const percent = ({ frames, dropped }: { frames: number; dropped: number }): string =>
  `${((dropped / frames) * 100).toFixed(1)}%`;

/** Scrolls for some seconds from where the page is, in every frame by as much time as has passed. */
function scrolled(page: Page, speed: number): Promise<{ frames: number; dropped: number }> {
  return page.evaluate(
    ([pixels, limit, lasts]) =>
      new Promise<{ frames: number; dropped: number }>((done) => {
        let [last, frames, dropped] = [performance.now(), 0, 0];
        const end = last + lasts * 1000;
        const frame = (now: number): void => {
          const passed = now - last;
          last = now;
          frames += 1;
          if (passed > limit) dropped += 1;
          window.scrollBy(0, (pixels * Math.min(passed, 50)) / 1000);
          if (now < end) requestAnimationFrame(frame);
          else done({ frames, dropped });
        };
        requestAnimationFrame(frame);
      }),
    [speed, DROPPED_MS, SCROLL_SECONDS] as const,
  );
}

/** Milliseconds from a jump to anywhere until items stand there, sorted. */
async function jumped(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    times.push(
      await page.evaluate(
        async (share) => {
          const began = performance.now();
          window.scrollTo(0, share * document.documentElement.scrollHeight);
          const isThere = (): boolean =>
            [...document.querySelectorAll<HTMLElement>('[data-spot]')].some((one) => {
              const { top } = one.getBoundingClientRect();
              return top > 60 && top < window.innerHeight;
            });
          do await new Promise(requestAnimationFrame);
          while (!isThere());
          return performance.now() - began;
        },
        ((n * 7 + 3) % 20) / 20,
      ),
    );
  }
  return times.toSorted((a, b) => a - b);
}

if (process.argv[2] === 'serve') await serve(process.argv[3] ?? '', process.argv[4] ?? '');
else await measure(Number(process.argv[2] ?? 100_000));
