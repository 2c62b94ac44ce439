import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { document, environment, program } from '../../../test/end-to-end/run-madeleine.ts';
import { DAV_PASSWORD, hasRadicale, OwnRadicale } from '../../../test/fixtures/own-radicale.ts';
import { SlowProxy } from '../../../test/fixtures/slow-proxy.ts';
import { mailSyncResponse } from '../../contract/mail-verbs.ts';
import { type App, initMemory, openApp } from '../app.ts';

const flags = { ocr: { enabled: false }, perception: { enabled: false } };
const patience = { timeout: 120_000, interval: 200 };
const dinner = (n: number): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', 'BEGIN:VEVENT', `UID:d${n}`],
    ...['DTSTAMP:20250101T000000Z', 'DTSTART:20250714T200000Z', `SUMMARY:Dinner ${n}`, 'END:VEVENT'],
    ...['END:VCALENDAR', ''],
  ].join('\n');

describe.skipIf(!hasRadicale)('an account of calendars', { timeout: 300_000 }, () => {
  let radicale: OwnRadicale;
  let proxy: SlowProxy;
  let base: string;
  let app: App;
  beforeEach(async () => {
    radicale = await OwnRadicale.start();
    proxy = await SlowProxy.to(radicale.port);
    base = await mkdtemp(join(tmpdir(), 'madeleine-dav-'));
    await initMemory(join(base, 'memory'), 'off', async () => 'off');
    app = await openApp(join(base, 'memory'), flags);
    await radicale.addUser('anna');
    await radicale.makeCalendar('anna', 'home/', 'Home');
  });
  afterEach(async () => {
    await app.close();
    await proxy.close();
    await radicale.close();
    await rm(base, { recursive: true, force: true });
  });

  const url = () => `http://127.0.0.1:${proxy.port}/`;
  const add = () =>
    app.addMailAccount(
      { protocol: 'dav', address: 'anna', url: url(), password: DAV_PASSWORD },
      { place: 'encrypted' },
    );
  const events = async () => (await app.status()).items.text;

  it('that is watched is up to date, and waits while its server is away', async () => {
    await radicale.put('anna', 'home/d0.ics', dinner(0));
    const errors: unknown[] = [];
    await (await app.desk()).mail.watch((error) => errors.push(error));
    await add();
    await expect.poll(events, patience).toBe(1);
    const state = async () => (await app.mailAccounts())[0]?.state;
    await expect.poll(state, patience).toBe('watching');
    await radicale.stop();
    await (await app.desk()).mail.changed('dav:anna');
    await expect.poll(state, patience).toBe('waiting');
    await radicale.put('anna', 'home/d1.ics', dinner(1)).catch(() => undefined);
    await radicale.run();
    await radicale.put('anna', 'home/d1.ics', dinner(1));
    await expect.poll(events, patience).toBe(2);
    expect(errors).toEqual([]);
  });

  it('is read on where a killed program came to', async () => {
    const dinners = 300;
    for (let n = 0; n < dinners; n += 1) await radicale.put('anna', `home/d${n}.ics`, dinner(n));
    await add();
    // The list of everything passes; of the events themselves some do.
    const sync = ['mail', 'sync', '--memory', join(base, 'memory')];
    Object.assign(proxy, { silentFrom: proxy.connections + 7 });
    const child = spawn(process.execPath, [program, ...sync], { env: environment, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await proxy.silence;
    child.kill('SIGKILL');
    await ended;
    Object.assign(proxy, { silentFrom: Number.POSITIVE_INFINITY });
    const before = await events();
    expect(before).toBeLessThan(dinners);
    const { accounts } = mailSyncResponse.parse(await document(sync));
    expect(accounts).toMatchObject([{ id: 'dav:anna', last: { added: dinners - before, failed: 0 } }]);
    expect(await events()).toBe(dinners);
  });
});
