import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../src/http/server.ts';
import { picture, put } from '../end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../fixtures/server.ts';
import { builtWeb, openBrowser, watchedPage, withoutChromium } from './harness.ts';

const phone = { width: 390, height: 800, touch: true, keepsShell: true } as const;
const lost = 'The server cannot be reached.';

describe.skipIf(withoutChromium)('on a phone (without Chromium this is skipped)', () => {
  let served: ServedMemory;
  let server: RunningServer;
  let browser: Browser;
  /** A server that may be stopped, over the same memory. */
  const start = async (port = 0) => startServer({ app: served.app, port, version: '0', web: await builtWeb() });
  beforeAll(async () => {
    const fill = (input: string) => put(input, 'walk.jpg', picture7);
    const picture7 = await picture(7);
    served = await servedMemory(fill, { web: await builtWeb() });
    server = await start();
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await served?.close();
  });

  const kept = async (page: Page): Promise<void> => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  };

  it('can be installed: a manifest with icons, and a place to share to', async () => {
    const manifest = (await (await fetch(`${server.url}/madeleine.webmanifest`)).json()) as {
      icons: { src: string; type: string }[];
      share_target: { action: string };
    };
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(`${server.url}${src}`);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
    }
    expect(manifest.share_target.action).toBe('/share-target');
  });

  it('says at once that the server is gone, opens without it, keeps nothing private, and recovers', async () => {
    const { page } = await watchedPage(browser, phone);
    await page.goto(`${server.url}/timeline`);
    await kept(page);
    await page.reload();
    await page.getByRole('main').getByRole('link').or(page.locator('main img')).first().waitFor();
    await server.close();
    await page.getByText(lost).waitFor();
    await page.reload();
    await page.getByText(lost).waitFor();
    const names = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(names).toContain('/');
    expect(names.filter((path) => !/^\/($|assets\/|icon|early\.js|madeleine\.webmanifest)/.test(path))).toEqual([]);
    server = await start(server.port);
    await page
      .getByText(lost)
      .waitFor({ state: 'detached', timeout: 60_000 })
      .catch(() => undefined);
    await expect.poll(() => page.getByText(lost).count(), { timeout: 60_000 }).toBe(0);
    await page.locator('main img').first().waitFor();
    await page.context().close();
  });

  it('takes pictures that another app shares', async () => {
    const { page, settled } = await watchedPage(browser, phone);
    await page.goto(`${server.url}/import`);
    await kept(page);
    const leadsTo = await page.evaluate(async () => {
      const form = new FormData();
      form.append('files', new File([new Uint8Array(8)], 'shared.jpg', { type: 'image/jpeg' }));
      return (await fetch('/share-target', { method: 'POST', body: form })).url;
    });
    expect(leadsTo).toBe(`${server.url}/import?shared`);
    await page.goto(leadsTo);
    await page
      .getByRole('dialog')
      .getByText(/1 file/)
      .first()
      .waitFor();
    settled();
    await page.context().close();
  });

  it('has buttons as large as a thumb', async () => {
    const { page } = await watchedPage(browser, phone);
    await page.goto(`${server.url}/import`);
    const choose = page.getByRole('button', { name: /Choose/ }).first();
    await choose.waitFor();
    expect((await choose.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.context().close();
  });
});
