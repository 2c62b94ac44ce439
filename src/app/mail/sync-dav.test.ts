import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { put } from '../../../test/end-to-end/made-input.ts';
import { DAV_PASSWORD, hasRadicale, OwnRadicale } from '../../../test/fixtures/own-radicale.ts';
import { SlowProxy } from '../../../test/fixtures/slow-proxy.ts';
import type { NewDavAccount } from '../../contract/mail-verbs.ts';
import { systemClock } from '../../ports/clock.ts';
import { add } from '../import/add.ts';
import { forget } from '../import/forget.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { missingOriginals } from '../settings/status.ts';
import {
  addMailAccount,
  changeMailAccount,
  listMailAccounts,
  mailFolders,
  removeMailAccount,
} from './mail-accounts.ts';
import { syncMail } from './sync-mail.ts';

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\n');
const event = (uid: string, title: string, ...more: string[]): string[] => [
  ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20250101T000000Z', `SUMMARY:${title}`],
  ...(more.some((line) => line.startsWith('DTSTART')) ? [] : ['DTSTART:20250714T200000Z']),
  ...more,
  'END:VEVENT',
];
const card = (uid: string, name: string, ...more: string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, `FN:${name}`, `N:${name};;;;`, ...more, 'END:VCARD', ''].join('\n');

describe.skipIf(!hasRadicale)('calendars and contacts of a server', () => {
  let radicale: OwnRadicale;
  let base: string;
  let memory: OpenMemory;
  /** Whose calendars: other ones for each test. */
  let anna: string;
  let count = 0;
  beforeAll(async () => {
    radicale = await OwnRadicale.start();
  });
  afterAll(() => radicale?.close());
  beforeEach(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-dav-'));
    await createFolder(join(base, 'memory'), new Date());
    const flags = { ocr: { enabled: false }, perception: { enabled: false } };
    memory = await OpenMemory.open(join(base, 'memory'), flags, systemClock);
    count += 1;
    anna = `anna${count}`;
    await radicale.addUser(anna);
    await radicale.makeCalendar(anna, 'home/', 'Home');
    await radicale.makeContacts(anna, 'people/', 'People');
  });
  afterEach(async () => {
    await memory.close();
    await rm(base, { recursive: true, force: true });
  });

  const follow = (more: Partial<NewDavAccount> = {}) =>
    addMailAccount(
      memory,
      { protocol: 'dav', address: anna, url: radicale.url, password: DAV_PASSWORD, ...more },
      { place: 'encrypted' },
    );
  const sync = (id = anna) => syncMail(memory, id, { wait: async () => undefined });
  const items = async () => Array.fromAsync(memory.store.scan({}));
  const titles = async () => (await items()).map(({ title }) => title).sort();
  const tagged = async (tag: string) =>
    (await items()).filter(({ tags = [] }) => tags.some(({ name }) => name === tag)).map(({ title }) => title);
  const dinners = async (from: number, to: number): Promise<void> => {
    for (let n = from; n < to; n += 1)
      await radicale.put(anna, `home/d${n}.ics`, calendar(...event(`d${n}`, `Dinner ${n}`)));
  };

  it('come once, with what came by a file as the same item, and nothing changes on the server', async () => {
    await dinners(0, 3);
    const said = ['EMAIL:bo@example.org', `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(100_000)}`];
    await radicale.put(anna, 'people/bo.vcf', card('bo', 'Bo Li', ...said));
    const files = async () => {
      const top = join(radicale.folder, 'collections', 'collection-root', anna);
      const names = (await readdir(top, { recursive: true })).filter((one) => /\.(ics|vcf)$/.test(one)).sort();
      return Promise.all(names.map(async (name) => [name, await readFile(join(top, name), 'utf8').catch(() => '')]));
    };
    const before = await files();
    await add(memory, [await put(base, 'old.ics', calendar(...event('d0', 'Dinner 0')))], { as: 'auto' });
    expect(await follow()).toMatchObject({ id: `dav:${anna}`, protocol: 'dav', security: 'plain', host: '127.0.0.1' });
    expect(await sync()).toMatchObject({ added: 3, gone: 0, failed: 0, missingFolders: [] });
    expect(await titles()).toEqual(['Bo Li', 'Dinner 0', 'Dinner 1', 'Dinner 2']);
    expect((await items()).find(({ title }) => title === 'Dinner 1')).toMatchObject({
      modality: 'text',
      origin: { importer: 'calendar', root: `dav://${anna}@127.0.0.1:${radicale.port}`, path: `${anna}/home/d1.ics` },
      time: { start: expect.stringContaining('2025-07-14T') },
    });
    expect((await memory.store.records('declaredPerson')).map(({ names, addresses }) => [names, addresses])).toEqual([
      [['Bo Li'], ['bo@example.org']],
    ]);
    expect(await sync()).toMatchObject({ added: 0, updated: 0 });
    expect(await files()).toEqual(before);
    expect(await missingOriginals(memory)).toEqual({ files: 0, roots: [] });
    expect(await listMailAccounts(memory, () => 'resting')).toMatchObject([{ id: `dav:${anna}`, messages: 4 }]);
  });

  it('that are new, changed, moved or called off are found by the next sync', async () => {
    await dinners(0, 3);
    await radicale.makeCalendar(anna, 'old/', 'Old');
    await follow({ deleted: 'forget' });
    await sync();
    await radicale.put(anna, 'home/d0.ics', calendar(...event('d0', 'Supper', 'DTSTART:20250801T180000Z')));
    await radicale.put(anna, 'home/d1.ics', calendar(...event('d1', 'Dinner 1', 'SEQUENCE:1', 'STATUS:CANCELLED')));
    await radicale.remove(anna, 'home/d2.ics');
    await radicale.put(anna, 'old/d2.ics', calendar(...event('d2', 'Dinner 2')));
    await radicale.put(anna, 'people/bo.vcf', card('bo', 'Bo Li', 'TEL:1'));
    expect(await sync()).toMatchObject({ added: 1, updated: 2, gone: 0 });
    await radicale.put(anna, 'people/bo.vcf', card('bo', 'Bo Li', 'TEL:2'));
    expect(await sync()).toMatchObject({ updated: 1, gone: 1 });
    expect(await titles()).toEqual(['Bo Li', 'Dinner 1', 'Dinner 2', 'Supper']);
    const found = await items();
    expect(found.find(({ title }) => title === 'Supper')?.time?.start).toContain('2025-08-01');
    expect(found.find(({ title }) => title === 'Dinner 1')?.documentKind).toBe('cancellation');
    expect(found.find(({ title }) => title === 'Bo Li')?.structuredData).toMatchObject([{ telephone: '2' }]);
  });

  it.each(['keep', 'archive', 'forget'] as const)('that are deleted there: %s', async (deleted) => {
    await dinners(0, 2);
    await radicale.put(anna, 'people/bo.vcf', card('bo', 'Bo Li'));
    await follow({ deleted });
    await add(memory, [await put(base, 'old.ics', calendar(...event('d0', 'Dinner 0')))], { as: 'auto' });
    await sync();
    for (const path of ['home/d0.ics', 'home/d1.ics', 'people/bo.vcf']) await radicale.remove(anna, path);
    expect(await sync()).toMatchObject({ gone: 0 });
    expect(await sync()).toMatchObject({ gone: 3 });
    // Dinner 0 lies in a file, too.
    expect(await titles()).toEqual(deleted === 'forget' ? ['Dinner 0'] : ['Bo Li', 'Dinner 0', 'Dinner 1']);
    expect((await tagged('archived')).sort()).toEqual(deleted === 'archive' ? ['Bo Li', 'Dinner 1'] : []);
    expect((await memory.store.records('declaredPerson')).length).toBe(deleted === 'forget' ? 0 : 1);
    expect(await sync()).toMatchObject({ gone: 0 });
  });

  it('that are forgotten stay forgotten, and what is deleted and made again stays', async () => {
    await dinners(0, 2);
    await follow({ deleted: 'forget' });
    await sync();
    const [first] = (await items()).filter(({ title }) => title === 'Dinner 0');
    await forget(memory, { kind: 'ids', ids: [String(first?.id)] });
    await radicale.put(anna, 'home/d0.ics', calendar(...event('d0', 'Dinner, again')));
    await radicale.remove(anna, 'home/d1.ics');
    await sync();
    await dinners(1, 2);
    await sync();
    expect(await sync()).toMatchObject({ gone: 0 });
    expect(await titles()).toEqual(['Dinner 1']);
  });

  it('know instances of a recurring event that differ, until they do no more', async () => {
    const weekly = event('w', 'Choir', 'DTSTART:20250101T180000Z', 'RRULE:FREQ=WEEKLY');
    const other = event('w', 'Choir, in the church', 'RECURRENCE-ID:20250108T180000Z', 'DTSTART:20250108T190000Z');
    await radicale.put(anna, 'home/w.ics', calendar(...weekly, ...other));
    await follow({ deleted: 'forget' });
    expect(await sync()).toMatchObject({ added: 2 });
    await radicale.put(anna, 'home/w.ics', calendar(...weekly));
    await sync();
    expect(await sync()).toMatchObject({ gone: 1 });
    expect(await titles()).toEqual(['Choir']);
  });

  it('are chosen one by one; one that is gone is named, and what it brought stays', async () => {
    await radicale.makeCalendar(anna, 'work/', 'Work');
    await dinners(0, 1);
    await radicale.put(anna, 'work/m.ics', calendar(...event('m', 'Meeting')));
    await follow({ folders: ['work'], deleted: 'forget' });
    await sync();
    expect(await titles()).toEqual(['Meeting']);
    expect((await mailFolders(memory, anna)).folders).toEqual([
      { path: `/${anna}/home/`, name: 'Home', use: 'calendar', chosen: false },
      { path: `/${anna}/people/`, name: 'People', use: 'contacts', chosen: false },
      { path: `/${anna}/work/`, name: 'Work', use: 'calendar', chosen: true },
    ]);
    await changeMailAccount(memory, anna, { folders: ['Work', 'Home'] });
    await radicale.remove(anna, 'work/');
    expect(await sync()).toMatchObject({ added: 1, missingFolders: ['Work'] });
    await sync();
    expect(await titles()).toEqual(['Dinner 0', 'Meeting']);
    await expect(changeMailAccount(memory, anna, { folders: ['Nowhere'] })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await removeMailAccount(memory, anna)).toEqual({ removed: `dav:${anna}` });
    expect(await memory.store.records('mailFolder')).toEqual([]);
  });

  it('come whole over a connection that is slow and breaks', async () => {
    await dinners(0, 60);
    const proxy = await SlowProxy.to(radicale.port);
    try {
      await follow({ url: `http://127.0.0.1:${proxy.port}/` });
      Object.assign(proxy, { pieceBytes: 200, pauseMs: 1, endAfter: 900, endings: 3 });
      expect(await sync()).toMatchObject({ added: 60, failed: 0 });
      expect(proxy.endings).toBe(0);
      expect((await items()).length).toBe(60);
    } finally {
      await proxy.close();
    }
  });

  it('are not fetched with a wrong password, or without a server, and carry on once that is back', async () => {
    await expect(follow({ password: 'wrong' })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(follow({ url: 'http://dav.example.org/' })).rejects.toMatchObject({ code: 'usage' });
    await expect(follow({ url: `${radicale.url}nowhere/` })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await memory.store.records('mailAccount')).toEqual([]);
    await dinners(0, 1);
    await follow();
    await expect(follow()).rejects.toMatchObject({ code: 'usage' });
    await radicale.stop();
    expect(await sync()).toMatchObject({ added: 0, problem: { code: 'unreachable' } });
    await radicale.run();
    expect(await sync()).toMatchObject({ added: 1 });
  });
});
