import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '../../../test/end-to-end/made-input.ts';
import { document, environment, program } from '../../../test/end-to-end/run-madeleine.ts';
import { hasDovecot, OwnDovecot, PASSWORD } from '../../../test/fixtures/own-dovecot.ts';
import { SlowProxy } from '../../../test/fixtures/slow-proxy.ts';
import { mailSyncResponse } from '../../contract/mail-verbs.ts';
import { type App, initMemory, openApp } from '../app.ts';

const ANNA = 'anna@example.org';
const flags = { ocr: { enabled: false }, perception: { enabled: false } };
const patience = { timeout: 120_000, interval: 200 };

describe.skipIf(!hasDovecot)('a mail account', { timeout: 300_000 }, () => {
  let dovecot: OwnDovecot;
  let proxy: SlowProxy;
  let base: string;
  let app: App;
  beforeEach(async () => {
    dovecot = await OwnDovecot.start();
    proxy = await SlowProxy.to(dovecot.port);
    base = await mkdtemp(join(tmpdir(), 'madeleine-imap-'));
    await initMemory(join(base, 'memory'), 'off', async () => 'off');
    app = await openApp(join(base, 'memory'), flags);
  });
  afterEach(async () => {
    await app.close();
    await proxy.close();
    await dovecot.close();
    await rm(base, { recursive: true, force: true });
  });

  const add = () =>
    app.addMailAccount(
      { address: ANNA, host: '127.0.0.1', port: proxy.port, security: 'plain', password: PASSWORD },
      { place: 'encrypted' },
    );
  const deliver = (n: number, folder?: string) => dovecot.deliver(ANNA, mail(n, `Letter ${n}`, `Number ${n}.`), folder);
  const mails = async () => (await app.status()).items.email;

  it('that is watched brings what comes at once, also after its server was away', async () => {
    await deliver(0);
    const errors: unknown[] = [];
    await (await app.desk()).mail.watch((error) => errors.push(error));
    await add();
    await expect.poll(mails, patience).toBe(1);
    const state = async () => (await app.mailAccounts())[0]?.state;
    await expect.poll(state, patience).toBe('watching');
    await deliver(1);
    await expect.poll(mails, patience).toBe(2);
    await dovecot.stop();
    await expect.poll(state, patience).toBe('waiting');
    await deliver(2);
    await dovecot.run();
    await expect.poll(mails, patience).toBe(3);
    await app.removeMailAccount(ANNA);
    expect(await app.mailAccounts()).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('is read on where a killed program came to', async () => {
    const letters = 600;
    for (let n = 0; n < letters; n += 1) await deliver(n);
    await add();
    Object.assign(proxy, { endAfter: 150_000, endings: 1, how: 'silent' });
    const sync = ['mail', 'sync', '--memory', join(base, 'memory')];
    const child = spawn(process.execPath, [program, ...sync], { env: environment, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await proxy.silence;
    await expect.poll(mails, patience).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
    const before = await mails();
    expect(before).toBeLessThan(letters);
    const { accounts } = mailSyncResponse.parse(await document(sync));
    expect(accounts).toMatchObject([{ id: ANNA, last: { added: letters - before, failed: 0 } }]);
    expect(await mails()).toBe(letters);
  });
});
