import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { put } from '../end-to-end/made-input.ts';
import { serveMemory, type TestServer } from '../fixtures/server.ts';
import { type SmallMemory, smallMemory } from '../fixtures/small-memory.ts';
import { madeMails, rawMail } from '../things/things-asked.ts';
import { builtWeb, openBrowser, watchedPage, withoutChromium } from './harness.ts';

const set = await madeMails();
/** Where screenshots go, for who looks at the pages. */
const shots = process.env['MADELEINE_SHOTS'];

describe.skipIf(withoutChromium)('cards of structured data', { timeout: 180_000 }, () => {
  let small: SmallMemory;
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    small = await smallMemory((input) =>
      Promise.all(set.mails.map((mail) => put(input, `${mail.id}.eml`, rawMail(mail, set.owner)))),
    );
    server = await serveMemory(small.memory, { web: await builtWeb() });
    browser = await openBrowser();
    if (shots !== undefined) await mkdir(shots, { recursive: true });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    expect(server.errors).toEqual([]);
    await server?.close();
    await small?.remove();
  });

  async function idOf(mail: string): Promise<string> {
    const found = await fetch(`${server.url}/api/v1/timeline?limit=100`);
    const { items } = (await found.json()) as { items: { id: string; title?: string; thing?: { type: string } }[] };
    const subject = set.mails.find(({ id }) => id === mail)?.subject;
    return items.find(({ title, thing }) => title === subject && thing !== undefined)?.id ?? '';
  }

  it('shows a flight beside its mail, in English and Chinese, light and dark, on a desk and on a phone', async () => {
    const id = await idOf('flight-moved');
    const { page } = await watchedPage(browser);
    await page.goto(`${server.url}/item/${id}`);
    const card = page.getByRole('article', { name: 'Flight, LH 1166' });
    await card.waitFor();
    for (const words of ['FRA', 'LIS', '3 May 2027', '15:05', 'B22', 'RXJ34P', '12A', 'Read from JSON-LD'])
      expect(await card.textContent()).toContain(words);
    if (shots !== undefined) await page.screenshot({ path: join(shots, 'flight.png') });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('madeleine.language', 'zh'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const chinese = page.getByRole('article', { name: '航班, LH 1166' });
    await chinese.waitFor();
    expect(await chinese.textContent()).toContain('登机口');
    await chinese.scrollIntoViewIfNeeded();
    const isWithin = await chinese.evaluate((one) => one.getBoundingClientRect().right <= document.body.clientWidth);
    expect(isWithin).toBe(true);
    if (shots !== undefined) await page.screenshot({ path: join(shots, 'flight-phone-dark.png') });
    await page.close();
  });

  it('says that a booking was cancelled, and shows each kind of thing', async () => {
    const { page } = await watchedPage(browser);
    await page.goto(`${server.url}/item/${await idOf('car-off')}`);
    const off = page.getByRole('article', { name: 'Rental car, Fiat Panda, Cancelled' });
    await off.waitFor();
    expect(await off.textContent()).toContain('Cancelled');
    if (shots !== undefined) await page.screenshot({ path: join(shots, 'car.png') });
    for (const [mail, name, words] of [
      ['hotel', 'Stay, Hotel Avenida', 'Rua Rosa Araújo 8'],
      ['order', 'Order, Keramikhof', '€86.40'],
      ['invoice', 'Invoice, Stadtwerke Halden', '15 April 2027'],
      ['concert', 'Event booking, Mahler Symphony No. 5', 'Philharmonie'],
      ['parcel', 'Parcel, Keramikhof', '00340434161094042557'],
      ['meeting-moved', 'Event, Quarterly review', 'Glass hall'],
    ] as const) {
      await page.goto(`${server.url}/item/${await idOf(mail)}`);
      const card = page.getByRole('article', { name });
      await card.waitFor();
      expect(await card.textContent()).toContain(words);
      if (shots !== undefined) await page.screenshot({ path: join(shots, `${mail}.png`) });
    }
    await page.close();
  });

  it('tells in the timeline and among results what a mail books, on one line', async () => {
    const { page } = await watchedPage(browser);
    await page.goto(`${server.url}/timeline`);
    await page.getByText('Flight LH 1166 · 3 May').first().waitFor();
    if (shots !== undefined) await page.screenshot({ path: join(shots, 'timeline.png') });
    await page.goto(`${server.url}/?q=${encodeURIComponent('Lufthansa flight')}`);
    await page.getByText('FRA → LIS').first().waitFor();
    if (shots !== undefined) await page.screenshot({ path: join(shots, 'results.png'), fullPage: true });
    await page.close();
  });
});
