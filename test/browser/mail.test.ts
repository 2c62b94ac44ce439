import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { put } from '../end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';
import { openBrowser, watchedPage, withoutChromium } from './harness.ts';

const attacks = [
  '<script>parent.ran = 1</script><img src=x onerror="ran = 1"><svg onload="ran = 1"></svg>',
  '<iframe src="https://evil.example"></iframe><link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/y.css"; body { background: url(https://evil.example/b.png) }</style>',
  '<img src="https://evil.example/pixel.gif" width=1 height=1><img srcset="https://evil.example/a.png 2x" src="cid:none">',
  '<div style="background-image:url(https://evil.example/c.png);position:fixed;inset:0">cover</div>',
  '<meta http-equiv=refresh content="0;url=https://evil.example"><base href="https://evil.example/">',
  '<form action="https://evil.example"><input autofocus onfocus="ran = 1"></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=ran=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=ran=1>"></noscript><a href="javascript:ran=1">press</a>',
];
const letter = (html: string, n: number) =>
  `From: Eve <eve@evil.example>\nTo: me@example.org\nSubject: Attack ${n}\nDate: ${n + 1} May 2023 10:00:00 +0200\nMessage-ID: <attack${n}@evil.example>\nContent-Type: text/html; charset=utf-8\n\n<p>Letter number ${n}, with words enough.</p>${html}\n`;

describe.skipIf(withoutChromium)('mails that attack their reader', { timeout: 120_000 }, () => {
  let small: SmallMemory;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    small = await smallMemory((input) =>
      Promise.all(attacks.map((html, n) => put(input, `${n}.eml`, letter(html, n)))),
    );
    server = await serveMemory(small.memory);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    expect(server.errors).toEqual([]);
    await server?.close();
    await small?.remove();
  });

  const inFrame = (page: Page, address: string) =>
    page.evaluate((src) => {
      document.body.innerHTML = '';
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-same-origin allow-popups allow-popups-to-escape-sandbox');
      frame.src = src;
      document.body.append(frame);
      return new Promise<void>((resolve) => frame.addEventListener('load', () => resolve()));
    }, address);

  async function opened() {
    const watched = await watchedPage(browser);
    const asked: string[] = [];
    watched.page.on('request', (request) => {
      if (request.frame() !== watched.page.mainFrame()) asked.push(new URL(request.url()).pathname);
    });
    await watched.page.goto(`${server.url}/api/v1/status`);
    return { ...watched, asked };
  }

  async function expectInert(page: Page, address: string): Promise<void> {
    await inFrame(page, address);
    const [frame] = page.mainFrame().childFrames();
    await frame?.getByText('Letter number').waitFor();
    await page.waitForTimeout(150);
    expect(new URL(frame?.url() ?? '').pathname).toBe(address);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await frame?.evaluate(() => 'ran' in window)).toBe(false);
  }

  it('run nothing and load nothing in a frame as the web app has it', async () => {
    const { items } = await server.app.search('letter number', { limit: 50, cut: false });
    expect(items).toHaveLength(attacks.length);
    const { page, settled, asked } = await opened();
    for (const { id } of items) {
      const address = `/api/v1/items/${encodeURIComponent(id)}/body`;
      asked.length = 0;
      await expectInert(page, address);
      expect(asked).toEqual([address]);
    }
    settled();
  });

  it('would run nothing and load nothing either if they came as they are', async () => {
    const { items } = await server.app.search('letter number', { limit: 1, cut: false });
    const address = `/api/v1/items/${encodeURIComponent(items[0]?.id ?? '')}/body`;
    const { page } = await opened();
    const left: string[] = [];
    page.on('response', (response) => left.push(response.url()));
    let attack = '';
    // The answer with its own headers, and what the sanitiser would have cut away.
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `<p>Letter number 0</p>${attack}` });
    });
    // A page that is told to go elsewhere goes; that is the sanitiser's to prevent.
    for (const html of attacks.filter((one) => !one.includes('http-equiv'))) {
      attack = html;
      await expectInert(page, address);
    }
    expect(left.filter((url) => url.includes('evil.example'))).toEqual([]);
  });

  it('have an address that no other site frames or fetches', async () => {
    const { items } = await server.app.search('letter number', { limit: 1, cut: false });
    const response = await server.get(`/items/${items[0]?.id}/body`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(403);
  });
});
