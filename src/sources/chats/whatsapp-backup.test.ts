import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
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
  folder = await mkdtemp(join(tmpdir(), 'madeleine-msgstore-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** 3 May 2023, 14:05:06 UTC. */
const AT = 1_683_122_706_000;

/** The tables that are used, as far as is publicly known of WhatsApp for Android of 2023. */
const messages = `
  CREATE TABLE jid (_id INTEGER PRIMARY KEY, user TEXT NOT NULL, server TEXT NOT NULL, raw_string TEXT);
  CREATE TABLE chat (_id INTEGER PRIMARY KEY, jid_row_id INTEGER UNIQUE, subject TEXT);
  CREATE TABLE message (_id INTEGER PRIMARY KEY, chat_row_id INTEGER NOT NULL, from_me INTEGER NOT NULL, key_id TEXT NOT NULL,
    sender_jid_row_id INTEGER, timestamp INTEGER, message_type INTEGER, text_data TEXT);
  CREATE TABLE message_media (message_row_id INTEGER PRIMARY KEY, file_path TEXT, media_name TEXT, mime_type TEXT,
    media_caption TEXT);
  CREATE TABLE message_location (message_row_id INTEGER PRIMARY KEY, latitude REAL, longitude REAL, place_name TEXT,
    place_address TEXT);
  CREATE TABLE props (_id INTEGER PRIMARY KEY, key TEXT UNIQUE, value TEXT);
  INSERT INTO props VALUES (1, 'user_push_name', 'Ada');
  INSERT INTO jid VALUES (1, '4915100', 's.whatsapp.net', ''), (2, '12036302', 'g.us', ''), (3, '4915200', 's.whatsapp.net', '');
  INSERT INTO chat VALUES (1, 1, NULL), (2, 2, 'Walkers');
  INSERT INTO message VALUES (1, 1, 0, 'K1', 0, ${AT}, 0, 'Tea at four?'), (2, 1, 1, 'K2', 0, ${AT + 60_000}, 1, NULL),
    (3, 2, 0, 'K3', 3, ${AT}, 16, NULL), (4, 2, 0, 'K4', 0, ${AT}, 7, 'group created'), (5, 1, 0, 'K5', 0, NULL, 0, 'undated'),
    (6, 1, 1, 'K6', 0, ${AT + 90_000}, 15, NULL);
  INSERT INTO message_media VALUES (2, 'Media/WhatsApp Images/IMG-20230503-WA0001.jpg', NULL, 'image/jpeg', 'The garden');
  INSERT INTO message_location VALUES (3, 47.37, 8.54, 'Boathouse', 'Quay 1');`;

const contacts = `CREATE TABLE wa_contacts (_id INTEGER PRIMARY KEY, jid TEXT NOT NULL, display_name TEXT, wa_name TEXT);
  INSERT INTO wa_contacts VALUES (1, '4915100@s.whatsapp.net', 'Grace Hopper', 'gh');`;

async function madeBackup(sql = messages): Promise<string> {
  const at = join(folder, 'WhatsApp');
  await mkdir(join(at, 'Databases'), { recursive: true });
  for (const [name, statements] of [
    ['msgstore.db', sql],
    ['wa.db', contacts],
  ] as const) {
    const database = new DatabaseSync(join(at, 'Databases', name));
    database.exec(statements);
    database.close();
  }
  await put(at, 'Media/WhatsApp Images/IMG-20230503-WA0001.jpg', await picture(5));
  return at;
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
  const { messages, text } = body.value;
  return messages?.map(({ from, start, end }) => [from, text.slice(start, end)]);
}

const failuresIn = (all: readonly SourceEvent[]) =>
  all.flatMap((event) => (event.type === 'failure' ? [event.failure] : []));

function expectTold(all: readonly SourceEvent[]): void {
  const [grace, walkers, ...more] = daysIn(all).toSorted((a, b) => ((a.identity ?? '') < (b.identity ?? '') ? 1 : -1));
  expect(more).toEqual([]);
  expect(saidIn(grace)).toEqual([
    ['Grace Hopper', 'Tea at four?'],
    ['Ada', 'The garden'],
  ]);
  expect(saidIn(walkers)).toEqual([['+4915200', 'Boathouse, Quay 1\n47.37, 8.54']]);
  expect(grace?.readings).toContainEqual(expect.objectContaining({ field: 'title', value: 'WhatsApp: Grace Hopper' }));
  expect(grace?.parts.map(({ record }) => [record.modality, record.origin.path.split('/').at(-1)])).toEqual([
    ['image', 'IMG-20230503-WA0001.jpg'],
  ]);
  expect(all).toContainEqual(
    expect.objectContaining({ type: 'person', person: expect.objectContaining({ names: ['Ada'], owner: true }) }),
  );
  expect(failuresIn(all)).toMatchObject([{ code: 'malformed-row' }]);
}

describe('a backup of WhatsApp', () => {
  it('gives conversations by day, with names of contacts and the files beside it', async () => {
    const all = await events(await madeBackup());
    expectTold(all);
    const pictures = all.filter((event) => event.type === 'record' && event.record.modality === 'image');
    expect(pictures).toEqual([]);
  });

  it('is read out of an archive, too', async () => {
    const at = await madeBackup();
    const names = ['Databases/msgstore.db', 'Databases/wa.db', 'Media/WhatsApp Images/IMG-20230503-WA0001.jpg'];
    const members = await Promise.all(
      names.map(async (name) => ({ name: `WhatsApp/${name}`, content: await readFile(join(at, name)) })),
    );
    expectTold(await events(await put(folder, 'phone.zip', madeZip(members))));
  });

  it('that is encrypted is named, with what to do', async () => {
    await put(folder, 'Databases/msgstore-2024-05-01.1.db.crypt15', Buffer.alloc(300, 7));
    await put(folder, 'Databases/msgstore.db.crypt14', Buffer.alloc(300, 7));
    const failures = failuresIn(await events(folder));
    expect(failures.map(({ code }) => code)).toEqual(['encrypted', 'encrypted']);
    expect(failures[0]?.action).toContain('64-digit key');
  });

  it('of an unknown version, or damaged, says so', async () => {
    const at = await madeBackup('CREATE TABLE messages (_id INTEGER PRIMARY KEY, data TEXT)');
    expect(failuresIn(await events(at))).toMatchObject([{ code: 'unsupported-format' }]);
    for (const damaged of ['SQLite format 3\0 and then nothing of the kind', 'no database at all']) {
      const path = await put(at, 'Databases/msgstore.db', damaged);
      const [failure, ...more] = failuresIn(await events(at));
      expect(failure).toMatchObject({ code: 'corrupt', path, message: expect.stringContaining('msgstore.db') });
      expect(failure?.action).toContain('decrypt it again');
      expect(more).toEqual([]);
      expect(failuresIn(await events(path))).toMatchObject([{ code: 'corrupt', path }]);
    }
    const zip = await put(folder, 'phone.zip', madeZip([{ name: 'Databases/msgstore.db', content: 'damaged' }]));
    expect(failuresIn(await events(zip))).toMatchObject([{ code: 'corrupt', path: `${zip}!/Databases/msgstore.db` }]);
  });
});
