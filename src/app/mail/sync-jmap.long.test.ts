import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '../../../test/end-to-end/made-input.ts';
import { document, environment, program } from '../../../test/end-to-end/run-madeleine.ts';
import { hasCyrus, OwnCyrus } from '../../../test/fixtures/own-cyrus.ts';
import { hasDovecot, OwnDovecot, PASSWORD } from '../../../test/fixtures/own-dovecot.ts';
import { SlowProxy } from '../../../test/fixtures/slow-proxy.ts';
import { mailSyncResponse, type NewJmapAccount } from '../../contract/mail-verbs.ts';
import { mailFolderKey } from '../../memory/mail-account.ts';
import { systemClock } from '../../ports/clock.ts';
import { openApp } from '../app.ts';
import { forget } from '../import/forget.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { missingOriginals } from '../settings/status.ts';
import { addMailAccount, changeMailAccount, mailAccount, mailFolders } from './mail-accounts.ts';
import { syncMail } from './sync-mail.ts';

const flags = { ocr: { enabled: false }, perception: { enabled: false } };
const patience = { timeout: 240_000, interval: 200 };
/** So many messages are delivered at once. */
const TOGETHER = 6;
const people = Array.from({ length: 12 }, (_, n) => `anna${n}@example.org`);

describe.skipIf(!hasCyrus)('mail of a JMAP server', { timeout: 600_000 }, () => {
  let cyrus: OwnCyrus;
  let base: string;
  let memory: OpenMemory;
  /** Whose mailbox: another one for each test. */
  let anna: string;
  let count = 0;
  beforeAll(async () => {
    cyrus = await OwnCyrus.start(people);
  });
  afterAll(() => cyrus?.close());
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-jmap-'));
    await createFolder(join(base, 'memory'), new Date());
    memory = await OpenMemory.open(join(base, 'memory'), flags, systemClock);
    anna = people[count] ?? '';
    count += 1;
  });
  afterEach(async () => {
    await memory.close();
    await rm(base, { recursive: true, force: true });
  });

  const made = (more: Partial<NewJmapAccount> = {}) =>
    ({ protocol: 'jmap', address: anna, url: cyrus.url, password: PASSWORD, ...more }) as const;
  const encrypted = { place: 'encrypted' } as const;
  const follow = (more: Partial<NewJmapAccount> = {}) => addMailAccount(memory, made(more), encrypted);
  const sync = () => syncMail(memory, `jmap:${anna}`, { wait: async () => undefined });
  const mails = async () => (await memory.store.counts()).items.email;
  const items = () => Array.fromAsync(memory.store.scan({ modality: 'email' }));
  const letter = (n: number) => mail(n, `Letter ${n}`, `This is letter number ${n}. The tea costs EUR ${n}.50.`);
  /** The first makes the mailbox; those that follow come together. */
  const letters = async (from: number, to: number): Promise<void> => {
    await cyrus.deliver(anna, letter(from));
    const rest = Array.from({ length: to - from - 1 }, (_, more) => letter(from + 1 + more));
    while (rest.length > 0) await Promise.all(rest.splice(0, TOGETHER).map((one) => cyrus.deliver(anna, one)));
  };
  /** The messages of the server, in the order in which they came. */
  const there = async () => {
    const { ids } = await cyrus.as(anna, 'Email/query', {
      sort: [{ property: 'receivedAt' }, { property: 'subject' }],
    });
    const { list } = await cyrus.as(anna, 'Email/get', {
      ids,
      properties: ['id', 'subject', 'mailboxIds', 'keywords'],
    });
    return list as { id: string; subject: string; mailboxIds: object; keywords: object }[];
  };
  const idOf = async (n: number) => (await there()).find(({ subject }) => subject === `Letter ${n}`)?.id ?? '';
  const changed = async (n: number, change: object) =>
    cyrus.as(anna, 'Email/set', { update: { [await idOf(n)]: change } });
  const mailboxes = async () => {
    const { list } = await cyrus.as(anna, 'Mailbox/get', { ids: null, properties: ['id', 'name'] });
    return new Map((list as { id: string; name: string }[]).map(({ id, name }) => [name, id]));
  };
  const moved = async (n: number, name: string) => {
    if (!(await mailboxes()).has(name)) await cyrus.as(anna, 'Mailbox/set', { create: { m: { name } } });
    await changed(n, { mailboxIds: { [(await mailboxes()).get(name) ?? '']: true } });
  };
  const titles = async () => (await items()).map(({ title }) => title).toSorted();

  it('becomes items, once, and nothing on the server changes', async () => {
    await letters(0, 6);
    for (const n of [3, 4]) await moved(n, 'Travel');
    await moved(5, 'Trash');
    const before = await there();
    const account = await follow();
    expect(account).toMatchObject({ id: `jmap:${anna}`, protocol: 'jmap', security: 'plain' });
    expect((await mailFolders(memory, account.id)).folders).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Inbox', use: 'inbox', chosen: true }),
        expect.objectContaining({ name: 'Travel', chosen: true }),
        expect.objectContaining({ name: 'Trash', use: 'trash', chosen: false }),
      ]),
    );
    expect(await sync()).toMatchObject({ added: 5, gone: 0, failed: 0, missingFolders: [] });
    expect(await sync()).toMatchObject({ added: 0, updated: 0, gone: 0 });
    expect(await mails()).toBe(5);
    expect(await there()).toEqual(before);
    expect(await missingOriginals(memory)).toEqual({ files: 0, roots: [] });
  });

  it('that is new, starred, moved or deleted is found by the next sync', async () => {
    await letters(0, 3);
    await moved(2, 'Old');
    await follow({ deleted: 'forget' });
    await sync();
    await letters(3, 4);
    await changed(0, { 'keywords/$flagged': true });
    await moved(1, 'Old');
    await cyrus.as(anna, 'Email/set', { destroy: [await idOf(2)] });
    expect(await sync()).toMatchObject({ added: 1, gone: 0 });
    expect(await sync()).toMatchObject({ added: 0, gone: 2 });
    expect(await titles()).toEqual(['Letter 0', 'Letter 1', 'Letter 3']);
    const starred = (await items()).filter(({ tags = [] }) => tags.some(({ name }) => name === 'starred'));
    expect(starred.map(({ title }) => title)).toEqual(['Letter 0']);
  });

  it('is compared where the server cannot tell changes any more; what was forgotten does not come back', async () => {
    await letters(0, 3);
    await follow();
    await sync();
    const [first] = await items();
    await forget(memory, { kind: 'ids', ids: [String(first?.id)] });
    for (const folder of await memory.store.records('mailFolder'))
      if (folder.protocol === 'jmap')
        await memory.store.write([
          { op: 'putRecord', kind: 'mailFolder', id: mailFolderKey(folder), value: { ...folder, state: 'lost' } },
        ]);
    await cyrus.as(anna, 'Email/set', { destroy: [await idOf(first?.title === 'Letter 0' ? 1 : 0)] });
    await changeMailAccount(memory, `jmap:${anna}`, { deleted: 'archive' });
    const told = await sync();
    expect(told).toMatchObject({ added: 0, failed: 0 });
    expect(told.problem).toBeUndefined();
    expect(await sync()).toMatchObject({ added: 0, gone: 1 });
    expect(await mails()).toBe(2);
  });

  it.skipIf(!hasDovecot)('is the same as by IMAP', async () => {
    const dovecot = await OwnDovecot.start();
    try {
      await letters(0, 2);
      await dovecot.deliver(anna, letter(1));
      await dovecot.deliver(anna, letter(2));
      const { port } = dovecot;
      const imap = { address: anna, host: '127.0.0.1', port, security: 'plain', password: PASSWORD } as const;
      await addMailAccount(memory, imap, encrypted);
      await follow();
      expect(await syncMail(memory, anna)).toMatchObject({ added: 2 });
      expect(await sync()).toMatchObject({ added: 1 });
      expect(await mails()).toBe(3);
    } finally {
      await dovecot.close();
    }
  });

  it('comes whole over a connection that is slow and breaks', async () => {
    await letters(0, 60);
    const proxy = await SlowProxy.to(cyrus.port);
    try {
      await follow({ url: `http://127.0.0.1:${proxy.port}` });
      Object.assign(proxy, { pieceBytes: 700, pauseMs: 1, endAfter: 6_000, endings: 3 });
      expect(await sync()).toMatchObject({ failed: 0 });
      expect(proxy.endings).toBe(0);
      expect(await mails()).toBe(60);
    } finally {
      await proxy.close();
    }
  });

  it('is not fetched with a wrong password or without a server', async () => {
    await letters(0, 1);
    await expect(follow({ password: 'wrong' })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(follow({ url: 'http://jmap.example.org' })).rejects.toMatchObject({ code: 'usage' });
    await expect(follow({ folders: ['Nowhere'] })).rejects.toMatchObject({ code: 'not-found' });
    await follow({ folders: ['inbox'] });
    await cyrus.stop();
    expect(await sync()).toMatchObject({ added: 0, problem: { code: 'unreachable' } });
    await cyrus.run();
    expect(await sync()).toMatchObject({ added: 1 });
  });

  it('of chosen mailboxes is named as the server names them, also after another name was given', async () => {
    await letters(0, 1);
    await moved(0, 'Travel');
    const { id, folders = [] } = await follow({ folders: ['travel'] });
    const names = async () => (await mailAccount(memory, id)).folderNames;
    expect(await names()).toEqual({ [folders[0] ?? '']: 'Travel' });
    await cyrus.as(anna, 'Mailbox/set', { update: { [folders[0] ?? '']: { name: 'Journeys' } } });
    expect(await sync()).toMatchObject({ added: 1 });
    expect(await names()).toEqual({ [folders[0] ?? '']: 'Journeys' });
    await cyrus.as(anna, 'Mailbox/set', { destroy: folders, onDestroyRemoveEmails: true });
    expect(await sync()).toMatchObject({ missingFolders: ['Journeys'] });
    expect(await changeMailAccount(memory, id, { allFolders: true })).not.toHaveProperty('folderNames');
  });

  it('is read on where a killed program came to', async () => {
    const all = 120;
    await letters(0, all);
    const proxy = await SlowProxy.to(cyrus.port);
    try {
      await follow({ url: `http://127.0.0.1:${proxy.port}` });
      Object.assign(proxy, { endAfter: 12_000, endings: 1, how: 'silent' });
      const args = ['mail', 'sync', '--memory', join(base, 'memory')];
      const child = spawn(process.execPath, [program, ...args], { env: environment, stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await proxy.silence;
      await expect.poll(mails, patience).toBeGreaterThan(0);
      child.kill('SIGKILL');
      await ended;
      const before = await mails();
      expect(before).toBeLessThan(all);
      const { accounts } = mailSyncResponse.parse(await document(args));
      expect(accounts).toMatchObject([{ last: { added: all - before, failed: 0 } }]);
      expect(await mails()).toBe(all);
    } finally {
      await proxy.close();
    }
  });

  // Debian's Cyrus does not push: that is tested with a server of the test's own, beside the adapter.
  it('that is watched comes, also after its server was away', async () => {
    await letters(0, 1);
    const app = await openApp(join(base, 'memory'), flags);
    try {
      const errors: unknown[] = [];
      await (await app.desk()).mail.watch((error) => errors.push(error));
      await app.addMailAccount(made(), encrypted);
      const state = async () => (await app.mailAccounts())[0]?.state;
      await expect.poll(mails, patience).toBe(1);
      await expect.poll(state, patience).toBe('watching');
      await cyrus.stop();
      await expect.poll(state, patience).toBe('waiting');
      await cyrus.run();
      await letters(1, 2);
      await expect.poll(mails, patience).toBe(2);
      expect(errors).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
