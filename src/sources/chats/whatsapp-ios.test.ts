import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { recogniseAll } from '../recognise.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-chatstorage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** 3 May 2023, 14:05:06 UTC, in seconds since 2001. */
const AT = 704_815_506;

/** The tables that are used, as far as is publicly known of WhatsApp for iOS of 2023. */
const messages = `
  CREATE TABLE ZWACHATSESSION (Z_PK INTEGER PRIMARY KEY, ZSESSIONTYPE INTEGER, ZCONTACTJID VARCHAR, ZPARTNERNAME VARCHAR);
  CREATE TABLE ZWAGROUPMEMBER (Z_PK INTEGER PRIMARY KEY, ZCHATSESSION INTEGER, ZMEMBERJID VARCHAR, ZCONTACTNAME VARCHAR,
    ZFIRSTNAME VARCHAR);
  CREATE TABLE ZWAPROFILEPUSHNAME (Z_PK INTEGER PRIMARY KEY, ZJID VARCHAR, ZPUSHNAME VARCHAR);
  CREATE TABLE ZWAMESSAGE (Z_PK INTEGER PRIMARY KEY, ZCHATSESSION INTEGER, ZGROUPMEMBER INTEGER, ZMEDIAITEM INTEGER,
    ZISFROMME INTEGER, ZMESSAGETYPE INTEGER, ZMESSAGEDATE TIMESTAMP, ZSTANZAID VARCHAR, ZTEXT VARCHAR);
  CREATE TABLE ZWAMEDIAITEM (Z_PK INTEGER PRIMARY KEY, ZMESSAGE INTEGER, ZLATITUDE FLOAT, ZLONGITUDE FLOAT,
    ZMEDIALOCALPATH VARCHAR, ZTITLE VARCHAR, ZVCARDNAME VARCHAR, ZVCARDSTRING VARCHAR);
  INSERT INTO ZWACHATSESSION VALUES (1, 0, '4915100@s.whatsapp.net', 'Grace Hopper'), (2, 1, '12036302@g.us', 'Walkers'),
    (3, 3, '4915100@status', 'Grace Hopper');
  INSERT INTO ZWAGROUPMEMBER VALUES (1, 2, '4915200@s.whatsapp.net', NULL, NULL), (2, 2, '4915300@s.whatsapp.net', '', NULL);
  INSERT INTO ZWAPROFILEPUSHNAME VALUES (1, '4915200@s.whatsapp.net', 'Linus'), (2, '4915100@s.whatsapp.net', 'gh');
  INSERT INTO ZWAMESSAGE VALUES (1, 1, NULL, NULL, 0, 0, ${AT}, 'K1', 'Tea at four?'), (2, 1, NULL, 1, 1, 1, ${AT + 60}, 'K2', NULL),
    (3, 2, 1, 2, 0, 5, ${AT}, 'K3', NULL), (4, 2, 2, NULL, 0, 0, ${AT + 5}, 'K4', 'See you'), (5, 2, NULL, NULL, 0, 6, ${AT}, 'K5', 'group'),
    (6, 1, NULL, NULL, 0, 0, NULL, 'K6', 'undated'), (7, 1, NULL, NULL, 1, 14, ${AT + 90}, 'K7', NULL),
    (8, 1, NULL, 3, 0, 4, ${AT + 70}, 'K8', NULL), (9, 3, NULL, NULL, 0, 0, ${AT}, 'K9', 'shown for a day');
  INSERT INTO ZWAMEDIAITEM VALUES (1, 2, 1600, 1200, '/Media/4915100@s.whatsapp.net/9/f/9f1.jpg', 'The garden', NULL, 'image/jpeg'),
    (2, 3, 47.37, 8.54, NULL, 'Boathouse', NULL, NULL), (3, 8, NULL, NULL, NULL, NULL, 'Anna Silva', 'BEGIN:VCARD');`;

const contacts = `CREATE TABLE ZWAADDRESSBOOKCONTACT (Z_PK INTEGER PRIMARY KEY, ZWHATSAPPID VARCHAR, ZFULLNAME VARCHAR);
  INSERT INTO ZWAADDRESSBOOKCONTACT VALUES (1, '4915300@s.whatsapp.net', 'Ken Thompson');`;

const PICTURE = 'Message/Media/4915100@s.whatsapp.net/9/f/9f1.jpg';

async function madeStorage(sql = messages): Promise<string> {
  await put(folder, PICTURE, await picture(5));
  for (const [name, statements] of [
    ['ChatStorage.sqlite', sql],
    ['ContactsV2.sqlite', contacts],
  ] as const) {
    const database = new DatabaseSync(join(folder, name));
    database.exec(statements);
    database.close();
  }
  return folder;
}

async function events(path: string): Promise<SourceEvent[]> {
  const { sources, failures } = await recogniseAll([path], 'auto');
  expect(failures).toEqual([]);
  const found: SourceEvent[] = [];
  for (const source of sources) for await (const event of source.read({})) found.push(event);
  return found;
}

const daysIn = (all: readonly SourceEvent[]): SourceRecord[] =>
  all.flatMap((event) => (event.type === 'record' && event.record.modality === 'text' ? [event.record] : []));

function saidIn(record: SourceRecord | undefined): unknown {
  const body = record?.readings.find(({ field }) => field === 'body');
  if (body?.field !== 'body') return undefined;
  const { messages: said, text } = body.value;
  return said?.map(({ from, start, end }) => [from, text.slice(start, end)]);
}

const failuresIn = (all: readonly SourceEvent[]) =>
  all.flatMap((event) => (event.type === 'failure' ? [event.failure] : []));

function expectTold(all: readonly SourceEvent[]): void {
  const days = daysIn(all);
  const titled = (title: string) =>
    days.find(({ readings }) => readings.some((one) => one.field === 'title' && one.value === title));
  expect(days).toHaveLength(2);
  const grace = titled('WhatsApp: Grace Hopper');
  expect(saidIn(grace)).toEqual([
    ['Grace Hopper', 'Tea at four?'],
    ['Me', 'The garden'],
    ['Grace Hopper', 'Anna Silva'],
  ]);
  expect(saidIn(titled('WhatsApp: Walkers'))).toEqual([
    ['Linus', 'Boathouse\n47.37, 8.54'],
    ['Ken Thompson', 'See you'],
  ]);
  const time = grace?.readings.find(({ field }) => field === 'time');
  expect(time?.value).toMatchObject({ start: expect.stringMatching(/^2023-05-03/) });
  expect(grace?.parts.map(({ record }) => [record.modality, record.origin.path])).toEqual([['image', PICTURE]]);
  expect(failuresIn(all)).toMatchObject([{ code: 'malformed-row' }]);
}

describe('messages of WhatsApp for iOS', () => {
  it('are conversations by day, with names of contacts and the files beside them', async () => {
    const all = await events(await madeStorage());
    expectTold(all);
    expect(all.filter((event) => event.type === 'record' && event.record.modality === 'image')).toEqual([]);
  });

  it('are read out of an archive, too', async () => {
    await madeStorage();
    const members = await Promise.all(
      ['ChatStorage.sqlite', 'ContactsV2.sqlite', PICTURE].map(async (name) => ({
        name: `shared/${name}`,
        content: await readFile(join(folder, name)),
      })),
    );
    const all = await events(await put(folder, 'zipped/phone.zip', madeZip(members)));
    expect(daysIn(all)).toHaveLength(2);
    expect(daysIn(all).flatMap(({ parts }) => parts)).toHaveLength(1);
  });

  it('of an unknown version, or damaged, are named with what to do', async () => {
    const at = await madeStorage('CREATE TABLE ZWAMESSAGE (Z_PK INTEGER PRIMARY KEY, ZDATA BLOB)');
    const path = join(at, 'ChatStorage.sqlite');
    expect(failuresIn(await events(at))).toMatchObject([{ code: 'unsupported-format', path }]);
    await put(at, 'ChatStorage.sqlite', 'no database');
    expect(failuresIn(await events(at))).toMatchObject([
      { code: 'corrupt', path, message: expect.stringContaining('ChatStorage.sqlite') },
    ]);
  });
});
