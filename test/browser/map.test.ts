import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { put } from '../end-to-end/made-input.ts';
import { madeMap } from '../fixtures/map-file.ts';
import { type ServedMemory, servedMemory } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, type Look, openBrowser, watchedPage, withoutChromium } from './harness.ts';

/** A picture of a spot in Lisbon, `north` thousandths of a degree from it. */
const pictureAt = (north: number, taken: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: (north * 40) % 256, g: 90, b: 120 } } })
    .withExif({
      IFD0: { Make: 'Test', Model: 'One' },
      IFD2: { DateTimeOriginal: taken },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: `38/1 43/1 ${20 + north}/1`,
        GPSLongitudeRef: 'W',
        GPSLongitude: '9/1 8/1 21/1',
      },
    })
    .jpeg()
    .toBuffer();

const gpx = `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Morning walk</name><trkseg>
${[0, 1, 2, 3].map((n) => `<trkpt lat="${38.72 + n / 500}" lon="-9.14"><time>2023-05-07T09:0${n}:00Z</time></trkpt>`).join('\n')}
</trkseg></trk></gpx>`;

/** Where screenshots go, for whoever looks at them. */
const look = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['MADELEINE_LOOK'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
};

describe.skipIf(withoutChromium)('the map in a browser (without Chromium this is skipped)', () => {
  let server: ServedMemory;
  let browser: Browser;
  beforeAll(async () => {
    server = await servedMemory(
      async (input) => {
        for (const [n, taken] of ['2023:05:07 10:00:00', '2023:05:07 18:00:00', '2023:06:01 12:00:00'].entries())
          await put(input, `IMG_${n}.jpg`, await pictureAt(n * 3, taken));
        await put(input, 'walk.gpx', gpx);
      },
      { web: await builtWeb() },
    );
    browser = await openBrowser();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  afterEach(() => rm(mapFile(), { force: true }));

  const mapFile = (): string => join(server.app.folder, 'map.pmtiles');
  async function opened(path: string, how: Look = {}): Promise<{ page: Page; settled: () => void }> {
    const watched = await watchedPage(browser, how);
    await watched.page.goto(`${server.url}${path}`);
    await watched.page.getByRole('heading', { level: 1 }).first().waitFor();
    return watched;
  }
  /** The share of the street map's pixels that something is drawn on. */
  const drawn = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const tiles = [...document.querySelectorAll<HTMLCanvasElement>('canvas.leaflet-tile')].filter(
        ({ width }) => width > 0,
      );
      const shares = tiles.map((tile) => {
        const { data } = tile.getContext('2d')?.getImageData(0, 0, tile.width, tile.height) ?? { data: [] };
        return [...data].filter((value, i) => i % 4 === 3 && value > 0).length / (tile.width * tile.height);
      });
      return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
    });

  it('draws the streets of the owner’s own file, from this server alone, with whom they are from', async () => {
    await writeFile(mapFile(), madeMap());
    const { page, settled } = await opened('/places', { width: 900, height: 700 });
    await page.locator('canvas.leaflet-tile-loaded').first().waitFor();
    await expect.poll(() => drawn(page), { timeout: 30_000 }).toBeGreaterThan(0.5);
    const link = page.getByRole('link', { name: '© OpenStreetMap & made' });
    expect(await link.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
    await look(page, 'map-streets');
    await expectAccessible(page);
    settled();
  });

  it('says what is wrong with a file, and draws outlines in its place', async () => {
    await writeFile(mapFile(), madeMap().subarray(0, -3));
    const truncated = await opened('/places');
    await truncated.page.getByText(/Your map file cannot be used.*ends after/).waitFor();
    await truncated.page.locator('.leaflet-marker-icon').first().waitFor();
    truncated.settled();
    // Whole by what it says of itself, but no tile can be read, or is larger than any real one once it is unpacked.
    for (const tile of [Buffer.from('no tile at all'), Buffer.alloc(32 * 1024 * 1024)]) {
      await writeFile(mapFile(), madeMap({ tile }));
      const damaged = await opened('/places');
      await damaged.page.getByText(/Your map file cannot be used.*Tiles/).waitFor();
      expect(await damaged.page.locator('canvas.leaflet-tile').count()).toBe(0);
      damaged.settled();
    }
  });

  it('zooms to the street without a file, by keys, with what the memory knows', async () => {
    const { page, settled } = await opened('/places');
    const spots = page.locator('.leaflet-marker-icon[role="button"]');
    await spots.first().waitFor();
    for (let n = 0; n < 7; n += 1) await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
    const single = page.getByRole('button', { name: /one picture/ });
    await single.first().waitFor();
    await look(page, 'map-near');
    await single.first().press('Enter');
    await page.getByText(/^1 item$/).waitFor();
    settled();
  });

  it('shows heat in place of spots', async () => {
    const { page, settled } = await opened('/places');
    await page.locator('.leaflet-marker-icon[role="button"]').first().waitFor();
    await page.getByRole('button', { name: 'Show where most pictures are' }).press('Enter');
    await page.locator('canvas[data-heat]').waitFor();
    expect(await page.locator('.leaflet-marker-icon[role="button"]').count()).toBe(0);
    await look(page, 'map-heat');
    await page.getByRole('button', { name: 'Show where most pictures are' }).press('Enter');
    await page.locator('.leaflet-marker-icon[role="button"]').first().waitFor();
    settled();
  });

  for (const how of [
    { theme: 'light', language: 'en', width: 1280 },
    { theme: 'dark', language: 'zh', width: 360, touch: true },
  ] as const)
    it(`shows a day with its track and pictures in order (${how.theme}, ${how.language}, ${how.width})`, async () => {
      const { page, settled } = await opened('/places?day=2023-05-07', how);
      const stops = page.getByRole('listitem').filter({ hasText: /Morning walk|10:00|18:00/ });
      await expect.poll(() => stops.allInnerTexts(), { timeout: 30_000 }).toHaveLength(3);
      const [track, first, second] = await stops.allInnerTexts();
      expect([track, first, second]).toEqual([
        expect.stringContaining('Morning walk'),
        expect.stringContaining('10:00'),
        expect.stringContaining('18:00'),
      ]);
      await look(page, `map-day-${how.language}`);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: /^(Later day|更晚)/ }).click();
      await page.waitForURL(/day=2023-06-01/);
      await page.getByText('12:00').waitFor();
      settled();
    });

  it('takes a pin from the map as the place of what is selected, by keys, and takes it back', async () => {
    const { page, settled } = await opened('/places');
    await page.locator('.leaflet-marker-icon[role="button"]').first().press('Enter');
    const first = page.locator('[data-choose]').first();
    await first.waitFor();
    await first.locator('button').first().focus();
    await page.keyboard.press('x');
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Choose on the map' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a position' });
    const middle = dialog.locator('output');
    await expect.poll(() => middle.innerText(), { timeout: 30_000 }).toMatch(/38\.7/);
    const before = await middle.innerText();
    await dialog.getByRole('region', { name: 'Choose a position' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => middle.innerText()).not.toBe(before);
    await look(page, 'map-pin');
    await expectAccessible(page);
    const at = /(-?[\d.]+), (-?[\d.]+)$/.exec(await middle.innerText())?.[0] ?? '';
    await dialog.getByRole('button', { name: 'Use this position' }).press('Enter');
    expect(await page.getByRole('textbox', { name: /^Place/ }).inputValue()).toBe(at);
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText(/^Undone/).waitFor();
    settled();
  });

  it('takes a pin as the place of one item, by mouse, and starts where it was', async () => {
    const { items } = (await server.json('/timeline?limit=9')) as { items: { id: string; modality: string }[] };
    const id = items.find(({ modality }) => modality === 'image')?.id ?? expect.fail('no picture');
    const { page, settled } = await opened(`/item/${id}`, { theme: 'dark' });
    await page.getByRole('button', { name: 'Edit: Where' }).click();
    await page.getByRole('button', { name: 'Choose on the map' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a position' });
    const middle = dialog.locator('output');
    await expect.poll(() => middle.innerText(), { timeout: 30_000 }).toMatch(/38\.72\d+, -9\.1\d+$/);
    const before = await middle.innerText();
    await dialog.getByRole('region', { name: 'Choose a position' }).click({ position: { x: 40, y: 40 } });
    await expect.poll(() => middle.innerText()).not.toBe(before);
    await look(page, 'map-pin-one');
    const at = /(-?[\d.]+), (-?[\d.]+)$/.exec(await middle.innerText());
    await dialog.getByRole('button', { name: 'Use this position' }).click();
    expect(await page.getByRole('combobox', { name: 'Place' }).inputValue()).toBe(at?.[0]);
    await page.getByRole('button', { name: 'Save' }).click();
    const said = async () => {
      const { corrections } = (await server.json(`/items/${id}/corrections`)) as { corrections: unknown[] };
      return corrections;
    };
    const place = { lat: Number(at?.[1]), lon: Number(at?.[2]) };
    await expect.poll(said, { timeout: 30_000 }).toMatchObject([{ kind: 'place', place }]);
    settled();
  });
});
