import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail, mailbox, put } from '../../../test/end-to-end/made-input.ts';
import { hasDovecot, OwnDovecot, PASSWORD } from '../../../test/fixtures/own-dovecot.ts';
import { SlowProxy } from '../../../test/fixtures/slow-proxy.ts';
import type { NewImapAccount } from '../../contract/mail-verbs.ts';
import { systemClock } from '../../ports/clock.ts';
import { add } from '../import/add.ts';
import { forget } from '../import/forget.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { missingOriginals } from '../settings/status.ts';
import { addMailAccount, changeMailAccount, listMailAccounts, removeMailAccount } from './mail-accounts.ts';
import { syncMail } from './sync-mail.ts';

describe.skipIf(!hasDovecot)('mail of a server', () => {
  let dovecot: OwnDovecot;
  let base: string;
  let memory: OpenMemory;
  /** Whose mailbox: another one for each test. */
  let anna: string;
  let count = 0;
  beforeAll(async () => {
    dovecot = await OwnDovecot.start();
  });
  afterAll(() => dovecot?.close());
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-imap-'));
    await createFolder(join(base, 'memory'), new Date());
    memory = await OpenMemory.open(
      join(base, 'memory'),
      { ocr: { enabled: false }, perception: { enabled: false } },
      systemClock,
    );
    count += 1;
    anna = `anna${count}@example.org`;
  });
  afterEach(async () => {
    await memory.close();
    await rm(base, { recursive: true, force: true });
  });

  const follow = (more: Partial<NewImapAccount> = {}) =>
    addMailAccount(
      memory,
      { address: anna, host: '127.0.0.1', port: dovecot.port, security: 'plain', password: PASSWORD, ...more },
      { place: 'encrypted' },
    );
  const sync = (id = anna) => syncMail(memory, id, { wait: async () => undefined });
  const mails = async () => (await memory.store.counts()).items.email;
  const items = async () => Array.fromAsync(memory.store.scan({ modality: 'email' }));
  const letters = async (from: number, to: number, folder = ''): Promise<void> => {
    for (let n = from; n < to; n += 1)
      await dovecot.deliver(
        anna,
        mail(n, `Letter ${n}`, `This is letter number ${n}. The tea costs EUR ${n}.50.`),
        folder,
      );
  };

  it('comes once, with what came by a mailbox file as the same item, and nothing changes on the server', async () => {
    await letters(0, 3);
    await letters(3, 4, 'Travel');
    await letters(4, 5, 'Trash');
    const marks = () =>
      dovecot.as(anna, async (client) => {
        await client.mailboxOpen('INBOX', { readOnly: true });
        return (await client.fetchAll('1:*', { uid: true, flags: true })).map(({ uid, flags }) => [
          uid,
          ...(flags ?? []),
        ]);
      });
    const files = async () =>
      (await readdir(join(dovecot.folder, 'mail', anna), { recursive: true }))
        .filter((one) => /(new|cur)\//.test(one))
        .sort();
    const before = [await marks(), await files()];
    await add(memory, [await put(base, 'old.mbox', mailbox(2))], { as: 'auto' });
    await follow();
    expect(await sync()).toMatchObject({ added: 2, gone: 0, failed: 0, missingFolders: [] });
    expect(await mails()).toBe(4);
    expect((await items()).find(({ tags = [] }) => tags.some(({ name }) => name === 'Travel'))?.origin).toMatchObject({
      importer: 'mail',
      root: `imap://${encodeURIComponent(anna)}@127.0.0.1:${dovecot.port}`,
      path: expect.stringMatching(/^Travel;UIDVALIDITY=\d+\/;UID=1$/),
      copy: expect.stringMatching(/^media\/.*\.eml$/),
    });
    expect(await sync()).toMatchObject({ added: 0, updated: 0 });
    expect([await marks(), await files()]).toEqual(before);
    expect(await missingOriginals(memory)).toEqual({ files: 0, roots: [] });
  });

  it('that is new, starred or moved is found by the next sync', async () => {
    await letters(0, 2);
    await follow();
    await sync();
    await letters(2, 3);
    await dovecot.as(anna, async (client) => {
      await client.mailboxCreate('Old');
      await client.mailboxOpen('INBOX');
      await client.messageFlagsAdd('1', ['\\Flagged'], { uid: true });
      await client.messageMove('2', 'Old', { uid: true });
    });
    expect(await sync()).toMatchObject({ added: 1, updated: 2 });
    await changeMailAccount(memory, anna, { deleted: 'forget' });
    expect(await sync()).toMatchObject({ gone: 1 });
    const found = await items();
    expect(found).toHaveLength(3);
    expect(found.filter(({ tags = [] }) => tags.some(({ name }) => name === 'starred'))).toHaveLength(1);
  });

  it.each(['keep', 'archive', 'forget'] as const)('that is deleted there: %s', async (deleted) => {
    await letters(0, 2);
    await follow({ deleted });
    await add(memory, [await put(base, 'old.mbox', mailbox(1))], { as: 'auto' });
    await sync();
    await dovecot.as(anna, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageDelete('1:*', { uid: true });
    });
    expect(await sync()).toMatchObject({ gone: 0 });
    expect(await sync()).toMatchObject({ gone: 2 });
    const left = await items();
    expect(left).toHaveLength(deleted === 'forget' ? 1 : 2);
    // Letter 0 lies in a file, too.
    const archived = left
      .filter(({ tags = [] }) => tags.some(({ name }) => name === 'archived'))
      .map(({ title }) => title);
    expect(archived).toEqual(deleted === 'archive' ? ['Letter 1'] : []);
    expect(await sync()).toMatchObject({ gone: 0 });
  });

  it('is the same when the server numbers it anew; what was forgotten does not come back', async () => {
    await letters(0, 3);
    await follow();
    await sync();
    const [first] = await items();
    await forget(memory, { kind: 'ids', ids: [String(first?.id)] });
    const copies = async () => (await Array.fromAsync(memory.vault.copies())).length;
    expect(await copies()).toBe(2);
    await dovecot.stop();
    const box = join(dovecot.folder, 'mail', anna);
    for (const name of await readdir(box)) if (/^dovecot[-.](uidlist|index)/.test(name)) await rm(join(box, name));
    await dovecot.run();
    expect(await sync()).toMatchObject({ added: 0, failed: 0 });
    expect(await sync()).toMatchObject({ added: 0, gone: 0 });
    expect(await mails()).toBe(2);
    expect(await copies()).toBe(2);
  });

  it('of a folder that is gone stays, and the others are read on', async () => {
    await letters(0, 1);
    await letters(1, 2, 'Travel');
    await follow({ folders: ['travel', 'INBOX'], deleted: 'forget' });
    await sync();
    await dovecot.as(anna, (client) => client.mailboxDelete('Travel'));
    await letters(2, 3);
    expect(await sync()).toMatchObject({ added: 1, missingFolders: ['Travel'] });
    await sync();
    expect(await mails()).toBe(3);
  });

  it('of two accounts is kept apart', async () => {
    await letters(0, 1);
    const ben = anna.replace('anna', 'ben');
    await dovecot.deliver(ben, mail(7, 'For Ben', 'Hello.'));
    await follow();
    await follow({ address: ben });
    await sync(ben);
    expect(await mails()).toBe(1);
    await sync();
    expect(await mails()).toBe(2);
    expect(await removeMailAccount(memory, ben)).toEqual({ removed: ben });
    expect(await listMailAccounts(memory, () => 'resting')).toMatchObject([
      { id: anna, messages: 1, last: { added: 1 } },
    ]);
    expect(await mails()).toBe(2);
  });

  it('comes whole over a connection that is slow and breaks', async () => {
    await letters(0, 60);
    const proxy = await SlowProxy.to(dovecot.port);
    try {
      await follow({ port: proxy.port });
      Object.assign(proxy, { pieceBytes: 700, pauseMs: 1, endAfter: 12_000, endings: 3 });
      expect(await sync()).toMatchObject({ failed: 0 });
      expect(proxy.endings).toBe(0);
      expect(await mails()).toBe(60);
    } finally {
      await proxy.close();
    }
  });

  it('is not fetched with a wrong password, without a server, or by a certificate that nobody vouches for', async () => {
    await expect(follow({ password: 'wrong' })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(follow({ port: dovecot.tlsPort, security: 'tls' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(follow({ security: 'starttls' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(follow({ host: 'mail.example.org' })).rejects.toMatchObject({ code: 'usage' });
    await expect(follow({ folders: ['Nowhere'] })).rejects.toMatchObject({ code: 'not-found' });
    expect(await memory.store.records('mailAccount')).toEqual([]);
    await letters(0, 1);
    await follow();
    await dovecot.stop();
    expect(await sync()).toMatchObject({ added: 0, problem: { code: 'unreachable' } });
    await dovecot.run();
    expect(await sync()).toMatchObject({ added: 1 });
  });

  it('leaves no secret in the memory but an encrypted one', async () => {
    await follow();
    const written = JSON.stringify(await memory.store.records('mailAccount'));
    expect(written).not.toContain(PASSWORD);
    await rm(join(base, 'memory', 'accounts.key'));
    expect(await sync()).toMatchObject({ problem: { code: 'unauthenticated' } });
    await changeMailAccount(memory, anna, { password: PASSWORD }, { place: 'encrypted' });
    expect((await sync()).problem).toBeUndefined();
  });

  it('is fetched with a password of the environment', async () => {
    process.env['MADELEINE_TEST_PASSWORD'] = PASSWORD;
    const made = { address: anna, host: '127.0.0.1', port: dovecot.port, security: 'plain' } as const;
    await addMailAccount(memory, made, { place: 'environment', variable: 'MADELEINE_TEST_PASSWORD' });
    expect((await sync()).problem).toBeUndefined();
    delete process.env['MADELEINE_TEST_PASSWORD'];
    expect(await sync()).toMatchObject({ problem: { code: 'unauthenticated' } });
  });
});
