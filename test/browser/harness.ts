import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the machine's Chromium lies; undefined without one, except in CI, where it must be there. */
export function chromiumPath(): string | undefined {
  const found = [
    process.env['CHROMIUM'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path !== undefined && existsSync(path));
  if (found === undefined && process.env['MADELEINE_CI'] === '1') throw new Error('Chromium is missing.');
  return found;
}

export const withoutChromium = chromiumPath() === undefined;

/** Makes something once for the whole test run, whichever file needs it first; the others wait for it. */
async function madeOnce(name: string, make: (to: string) => Promise<void>): Promise<string> {
  const made = join(inject('sharedFolder'), name);
  const lock = `${made}.lock`;
  for (;;) {
    if (existsSync(made)) return made;
    try {
      mkdirSync(lock);
      break;
    } catch {
      await wait(200);
    }
  }
  try {
    if (!existsSync(made)) {
      await make(`${made}.draft`);
      renameSync(`${made}.draft`, made);
    }
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
  return made;
}

/** Runs a program of the project with this Node. Errors: what it wrote, when it fails. */
async function run(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...args], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const code = await new Promise<number | null>((done) => child.on('exit', done));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${said}`);
}

/** The web app, built once for the run. The folder with its index.html. */
export const builtWeb = (): Promise<string> =>
  madeOnce('web', async (to) => {
    const { build } = await import('vite');
    const { NODE_ENV } = process.env;
    // As it is published: a build for tests registers no service worker.
    process.env['NODE_ENV'] = 'production';
    try {
      await build({
        configFile: join(root, 'web/vite.config.ts'),
        logLevel: 'error',
        build: { outDir: to, emptyOutDir: true },
      });
    } finally {
      process.env['NODE_ENV'] = NODE_ENV;
    }
  });

/**
 * The demo life with its memory and its data set, made once for the run; nobody changes it. It is made where it stays: the
 * memory names its originals where they lay.
 */
export async function demoLife(): Promise<string> {
  const life = join(inject('sharedFolder'), 'demo');
  await madeOnce('life', async (draft) => {
    await run(['bin/madeleine.mjs', 'demo', '--keep', life, '--quiet']);
    mkdirSync(draft);
  });
  return life;
}

/** A memory of the demo life of one's own, that may be changed: `to` gets the folder `memory` and a copy of the life's files. */
export async function demoMemory(to: string): Promise<string> {
  const life = await demoLife();
  cpSync(life, to, { recursive: true });
  return join(to, 'memory');
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('Chromium is missing.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}

export type Look = {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'zh';
  readonly touch?: boolean;
  /** The service worker may be installed. */
  readonly keepsShell?: boolean;
  /** Who annotates in this browser. */
  readonly annotator?: string;
};

/** A page that is watched: what it logs as an error, and every request that would leave this machine, fails `settled`. */
export async function watchedPage(browser: Browser, look: Look = {}): Promise<{ page: Page; settled: () => void }> {
  const context = await browser.newContext({
    viewport: { width: look.width ?? 1280, height: look.height ?? 860 },
    colorScheme: look.theme ?? 'light',
    locale: look.language === 'zh' ? 'zh-CN' : 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: look.touch ?? false,
    serviceWorkers: look.keepsShell === true ? 'allow' : 'block',
  });
  const { annotator } = look;
  if (annotator !== undefined)
    await context.addInitScript((name) => localStorage.setItem('madeleine.annotator', name), annotator);
  const wrong: string[] = [];
  await context.route('**', (route) => {
    const { hostname, protocol } = new URL(route.request().url());
    const isLocal = /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname) || /^(data|blob|about):$/.test(protocol);
    if (isLocal) return route.continue();
    wrong.push(`a request leaves this machine: ${route.request().url()}`);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  return { page, settled: () => expect(wrong).toEqual([]) };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const headingRules = ['heading-order', 'page-has-heading-one'];

/** Fails when axe finds a serious or critical violation of WCAG 2.2 AA, or headings out of order, on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Until a page has been read it has no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // The page's own policy forbids scripts that are not its own; the debugger may.
  await page.evaluate(axeSource);
  const violations: unknown = await page.evaluate(async (headingRules) => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          root: Document,
          options: unknown,
        ) => Promise<{
          violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
        }>;
      };
    };
    const found = await axe.run(document, {
      // Best practice beyond WCAG, by which who listens to a page finds their way.
      rules: Object.fromEntries(headingRules.map((rule) => [rule, { enabled: true }])),
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    });
    return found.violations
      .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || headingRules.includes(id))
      .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => `${html} — ${failureSummary}`) }));
  }, headingRules);
  expect(violations).toEqual([]);
}
