import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture, put } from '../end-to-end/made-input.ts';
import { type ServedMemory, servedMemory } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

describe.skipIf(withoutChromium)('links for others (without Chromium this is skipped)', () => {
  let served: ServedMemory;
  let browser: Browser;
  beforeAll(async () => {
    const fill = async (input: string) => {
      for (const day of [7, 8]) await put(input, `walk${day}.jpg`, await picture(day, `2023:05:0${day} 15:09:29`));
    };
    served = await servedMemory(fill, { web: await builtWeb() });
    const ids = (await served.app.search('photos', { limit: 10 })).items.map(({ id }) => id);
    await served.app.correctItems(ids, { albums: { add: ['Rome trip'] } });
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  it('makes one of what is selected', async () => {
    const { page, settled } = await watchedPage(browser);
    await page.goto(`${served.url}/albums`);
    await page.getByRole('link', { name: /Rome trip/ }).click();
    await page.locator('[data-choose]').first().getByRole('checkbox').check({ force: true });
    await page.getByRole('toolbar', { name: '1 selected' }).getByRole('button', { name: 'Share by link…' }).click();
    await page.getByRole('button', { name: 'Make the link' }).click();
    const address = await page.getByLabel('Link', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    expect((await (await fetch(address)).text()).match(/<li>/g)).toHaveLength(1);
    settled();
    await page.context().close();
  });

  it('makes one of an album, which a visitor opens with its password, until it is removed', async () => {
    const owner = await watchedPage(browser);
    await owner.page.goto(`${served.url}/albums`);
    await owner.page.getByRole('link', { name: /Rome trip/ }).click();
    await owner.page.getByRole('button', { name: 'Share by link…' }).click();
    await expectAccessible(owner.page);
    await owner.page.getByLabel('Password (optional)').fill('open sesame');
    await owner.page.getByRole('button', { name: 'Make the link' }).click();
    const address = await owner.page.getByLabel('Link', { exact: true }).inputValue();

    const visitor = await watchedPage(browser, { width: 390, height: 800, theme: 'dark' });
    await visitor.page.goto(address).catch(() => undefined);
    await expectAccessible(visitor.page);
    await visitor.page.getByLabel('Password').fill('open sesame');
    await visitor.page.getByRole('button', { name: 'Open' }).click();
    await visitor.page.getByRole('heading', { name: 'Rome trip' }).waitFor();
    await expectAccessible(visitor.page);
    await visitor.page.locator('.grid a').first().click();
    await visitor.page.getByRole('link', { name: 'Next' }).click();
    await visitor.page.getByRole('link', { name: 'Download' }).waitFor();
    await expect
      .poll(() => visitor.page.locator('figure img').evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    await owner.page.goto(`${served.url}/share`);
    await owner.page.getByRole('button', { name: 'Remove the link “Rome trip”' }).click();
    await owner.page.getByText('The link was removed. Its page is gone.').waitFor();
    await visitor.page.reload();
    await visitor.page.getByRole('heading', { name: 'This link is not valid' }).waitFor();
    owner.settled();
    await owner.page.context().close();
    await visitor.page.context().close();
  });
});
