import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OidcServer } from '../fixtures/oidc-server.ts';
import { hasDovecot, OwnDovecot } from '../fixtures/own-dovecot.ts';
import { DAV_PASSWORD, hasRadicale, OwnRadicale } from '../fixtures/own-radicale.ts';
import { type ServedMemory, servedMemory } from '../fixtures/server.ts';
import { builtWeb, expectAccessible, openBrowser, watchedPage, withoutChromium } from './harness.ts';

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['MADELEINE_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
};

describe.skipIf(withoutChromium || !hasRadicale)('accounts of servers in the settings', { timeout: 240_000 }, () => {
  let radicale: OwnRadicale;
  let served: ServedMemory;
  let browser: Browser;
  beforeAll(async () => {
    radicale = await OwnRadicale.start();
    await radicale.addUser('anna');
    await radicale.makeCalendar('anna', 'home/', 'Home');
    await radicale.makeCalendar('anna', 'work/', 'Work');
    await radicale.makeContacts('anna', 'people/', 'People');
    await radicale.put('anna', 'people/bo.vcf', 'BEGIN:VCARD\nVERSION:3.0\nUID:bo\nFN:Bo Li\nN:Li;Bo;;;\nEND:VCARD\n');
    served = await servedMemory(async () => undefined, { web: await builtWeb() });
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await radicale?.close();
  });

  it('are added, and their calendars and address books chosen', async () => {
    const { page, settled } = await watchedPage(browser);
    page.setDefaultTimeout(90_000);
    await page.goto(`${served.url}/settings#mailAccounts`);
    await page.getByRole('button', { name: 'Add account', exact: true }).click();
    const form = page.getByRole('form', { name: 'Add account' });
    await form.getByLabel('Account type').selectOption('dav');
    await form.getByLabel('User name').fill('anna');
    await form.getByLabel('CalDAV or CardDAV server').fill(radicale.url);
    await form.getByLabel('Password').fill(DAV_PASSWORD);
    await shot(page, 'mail-account-new');
    await form.getByRole('button', { name: 'Sign in and add' }).click();
    await page
      .getByRole('button', { name: 'Sync anna now' })
      .or(page.getByText('dav:anna is added.'))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'What to synchronise of anna' }).click();
    const dialog = page.getByRole('dialog', { name: 'What to synchronise of anna' });
    await dialog.getByLabel('Home').waitFor();
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(3);
    await expectAccessible(page);
    await shot(page, 'mail-account-folders');
    await dialog.getByLabel('Work').uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await served.app.mailAccounts())[0]?.folders).toEqual(['/anna/home/', '/anna/people/']);
    await page.getByRole('button', { name: 'Sync anna now' }).click();
    await page.getByText('1 entry').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Remove anna' }).scrollIntoViewIfNeeded();
    await shot(page, 'mail-account-phone');
    await page.getByRole('button', { name: 'What to synchronise of anna' }).click();
    await dialog.getByLabel('Home').waitFor();
    await shot(page, 'mail-account-phone-folders');
    settled();
  });
});

describe.skipIf(withoutChromium || !hasDovecot)('accounts that sign in at a provider', { timeout: 240_000 }, () => {
  const anna = 'anna@example.org';
  let provider: OidcServer;
  let dovecot: OwnDovecot;
  let served: ServedMemory;
  let browser: Browser;
  beforeAll(async () => {
    provider = await OidcServer.start({ redirects: ['http://127.0.0.1/settings'] });
    dovecot = await OwnDovecot.start(provider.issuer);
    served = await servedMemory(async () => undefined, { web: await builtWeb() });
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await dovecot?.close();
    await provider?.close();
  });

  /** The form filled in, and what it asks for sent to this machine's server: it has no port and knows TLS alone. */
  async function filled(page: Page) {
    page.setDefaultTimeout(60_000);
    await page.goto(`${served.url}/settings#mailAccounts`);
    await page.route('**/mail/sign-ins', async (route) => {
      const asked = route.request().postDataJSON();
      const account = { ...asked.account, port: dovecot.port, security: 'plain' };
      await route.continue({ postData: JSON.stringify({ ...asked, account }) });
    });
    await page.getByRole('button', { name: 'Add account', exact: true }).click();
    const form = page.getByRole('form', { name: 'Add account' });
    await form.getByLabel('Email address').fill(anna);
    await form.getByLabel('Sign in with').selectOption('browser');
    expect(await form.getByLabel('IMAP server').inputValue()).toBe('imap.gmail.com');
    await form.getByLabel('Provider').selectOption('other');
    expect(await form.getByLabel('IMAP server').inputValue()).toBe('');
    await form.getByLabel('IMAP server').fill('127.0.0.1');
    await form.getByLabel('Issuer').fill(provider.issuer);
    await form.getByLabel('Client ID').fill('madeleine');
    await form.getByLabel('Scope').fill('openid offline_access');
    return form.getByRole('button', { name: 'Continue at the provider' });
  }

  it('say so where their owner declines', async () => {
    const { page } = await watchedPage(browser);
    const button = await filled(page);
    await shot(page, 'mail-sign-in-other');
    provider.declines = true;
    await button.click();
    await page.getByText('The sign-in did not work.').waitFor();
    expect(page.url()).toBe(`${served.url}/settings#mailAccounts`);
    await shot(page, 'mail-sign-in-declined');
    provider.declines = false;
  });

  it('go there by a button, and come back to the settings', async () => {
    const { page, settled } = await watchedPage(browser);
    const button = await filled(page);
    await expectAccessible(page);
    await button.click();
    await page.getByRole('button', { name: `Sign in to ${anna} again` }).waitFor();
    expect(page.url()).toBe(`${served.url}/settings#mailAccounts`);
    expect((await served.app.mailAccounts())[0]).toMatchObject({ id: anna, signIn: 'oauth2' });
    await page.unroute('**/mail/sign-ins');
    await page.getByText(`Signed in to ${anna}.`).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Sign in to ${anna} again` }).click();
    await page.getByText(`Signed in to ${anna}.`).waitFor();
    await shot(page, 'mail-sign-in-done');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: `Remove ${anna}` }).scrollIntoViewIfNeeded();
    await shot(page, 'mail-sign-in-phone');
    settled();
  });
});
