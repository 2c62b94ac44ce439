import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, initMemory, openApp } from '../../src/app/app.ts';
import { ledgerAccountResponse, ledgerListResponse, ledgerSumsResponse } from '../../src/contract/ledger-verb.ts';
import { document, madeleine } from '../end-to-end/run-here.ts';
import { lifeRecords } from './ledger-case.ts';

let folder = '';
let memory: readonly string[] = [];
let app: App;

/** The mails of the small life as messages, each in a file of its own. */
const messages = (): (readonly [name: string, text: string])[] =>
  Object.entries(lifeRecords())
    .filter(([, written]) => written.split(' | ')[1]?.includes('@') === true)
    .map(([id, written]) => {
      const [when = '', from = '', subject = '', ...text] = written.split(' | ');
      const date = new Date(`${when.replace(' ', 'T')}:00Z`).toUTCString().replace('GMT', '+0000');
      const sender = from.replace(/^(.*) (<.*>)$/, (_, name: string, address: string) => `${encoded(name)} ${address}`);
      return [
        `${id}.eml`,
        `Message-ID: <${id}@ledger.example>\nDate: ${date}\nFrom: ${sender}\nTo: Max <max@muster.example>\nSubject: ${encoded(subject)}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n${text.join(' | ')}\n`,
      ];
    });
const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-ledger-'));
  const mails = join(folder, 'mails');
  await mkdir(mails);
  for (const [name, text] of messages()) await writeFile(join(mails, name), text);
  const at = join(folder, 'memory');
  memory = ['--memory', at, '--quiet'];
  await initMemory(at, 'off', async () => 'off');
  app = await openApp(at, { quiet: true, offline: true });
  await app.add([mails], { as: 'auto' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('madeleine ledger', () => {
  it('lists what fits, with what it costs together', async () => {
    const { accounts, sums } = ledgerListResponse.parse(await app.ledger({ kind: 'lodging', place: 'Portugal' }));
    expect(accounts.map(({ counterparty }) => counterparty)).toEqual(['Casa do Rio', 'Ribeira Rooms', 'Hotel Avenida']);
    expect(sums).toEqual([{ currency: 'EUR', value: 587.71, accounts: 3 }]);
  });

  it('goes page by page through the same accounts, with the sums of all', async () => {
    const all = await app.ledger({ from: '2023' });
    const paged: string[] = [];
    for (let cursor: string | undefined, first = true; first || cursor !== undefined; first = false) {
      const page = await app.ledger({ from: '2023', limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      expect(page.accounts.length).toBeLessThanOrEqual(2);
      expect(page.sums).toEqual(all.sums);
      paged.push(...page.accounts.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(paged.length).toBeGreaterThan(2);
    expect(paged).toEqual(all.accounts.map(({ id }) => id));
  });

  it('sums by shop, each currency apart', async () => {
    const { groups, sums } = ledgerSumsResponse.parse(
      await document(['ledger', 'sums', '--by', 'shop', '--in', '2023', ...memory]),
    );
    expect(groups.find(({ title }) => title === 'Lampworks')?.sums).toEqual([
      { currency: 'EUR', value: 94.5, accounts: 2 },
    ]);
    expect(sums.map(({ currency }) => currency)).toEqual(['CNY', 'EUR']);
  });

  it('tells the story of an account: what holds, what gave way, and why', async () => {
    const { accounts } = await app.ledger({ shop: 'Avenida' });
    const { account, records } = ledgerAccountResponse.parse(await app.ledgerAccount(accounts[0]?.current ?? ''));
    expect(account.total?.value).toBe(397.71);
    expect(records).toHaveLength(3);
    const told = (await madeleine(['ledger', 'show', account.id, ...memory])).stdout;
    expect(told).toContain('the invoice states the final sum: EUR 397.71, not EUR 408.00');
    expect(told).toContain('a reminder only repeats');
    expect(told).toContain('Amount: EUR 397.71');
    const booking = account.entries.find(({ state }) => state === 'confirmed')?.item ?? '';
    const shown = (await madeleine(['show', booking, ...memory])).stdout;
    expect(shown).toContain('the invoice states the final sum');
  });

  it('refuses kinds, trips and accounts that are none, and says what there is', async () => {
    const ran = await madeleine(['ledger', 'list', '--kind', 'hotel', ...memory]);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('lodging');
    await expect(app.ledger({ trip: 'Atlantis' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(app.ledgerAccount('account-none')).rejects.toMatchObject({
      action: expect.stringContaining('ledger list'),
    });
  });
}, 60_000);
