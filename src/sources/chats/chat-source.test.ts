import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import { mergeCopy } from '../../ingest/merge-copy.ts';
import { messagesIn } from '../../memory/conversation.ts';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, type StoredItem } from '../../memory/item.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { recogniseAll } from '../recognise.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chats-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function made(name: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const top = join(folder, name);
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), content);
  }
  return top;
}
async function eventsOf(path: string): Promise<SourceEvent[]> {
  const { sources, failures } = await recogniseAll([path], 'auto');
  expect(failures).toEqual([]);
  const events: SourceEvent[] = [];
  for (const source of sources) for await (const event of source.read({})) events.push(event);
  return events;
}
const recordsIn = (events: readonly SourceEvent[]): SourceRecord[] =>
  events.flatMap((event) => (event.type === 'record' && event.record.modality === 'text' ? [event.record] : []));
const batch = batchIdSchema.parse('20250101-000000-abcd');
const stored = ({ modality, origin, identity = '', readings }: SourceRecord): StoredItem => ({
  ...{ id: itemIdSchema.parse('text-a'), modality, identity, origin: { ...origin, batch }, copies: [], readings },
});
const saidIn = (item: StoredItem): string[] => {
  const { body } = assembleItem(item);
  return body === undefined ? [] : messagesIn(body).map(({ from, text }) => `${from}: ${text}`);
};

const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const chat = [
  '13/05/2023, 09:05 - Anna Keller: Hi',
  '13/05/2023, 09:06 - Lena: IMG-20230513-WA0001.jpg (file attached)',
];
const later = ['The view', '14/05/2023, 10:00 - Anna Keller: Lovely'];

describe('a folder with an export of a chat', () => {
  it('is an item for each day, with who speaks and the pictures that were sent', async () => {
    const name = 'WhatsApp Chat with Anna Keller';
    const top = await made(name, { [`${name}.txt`]: [...chat, ...later].join('\n'), 'IMG-20230513-WA0001.jpg': jpeg });
    const events = await eventsOf(top);
    const [first, second] = recordsIn(events);
    // The picture comes with its message, and is not read again as one of the folder.
    expect(events.filter((event) => event.type === 'record' && event.record.modality === 'image')).toEqual([]);
    expect(first).toMatchObject({
      identity: 'chat:whatsapp:anna keller:2023-05-13',
      origin: { importer: 'chats', path: `${name}.txt` },
    });
    expect(assembleItem(stored(first as SourceRecord))).toMatchObject({
      title: 'WhatsApp: Anna Keller',
      time: { start: '2023-05-13T00:00:00', precision: 'day' },
      people: [
        { name: 'Anna Keller', how: 'speaker' },
        { name: 'Lena', how: 'speaker' },
      ],
      body: { text: 'Anna Keller: Hi\nLena: The view\n' },
      attachments: [{ name: 'IMG-20230513-WA0001.jpg', mime: 'image/jpeg', bytes: jpeg.length }],
    });
    expect(first?.parts).toMatchObject([
      {
        link: 'attachment',
        record: { modality: 'image', content: { kind: 'file', path: join(top, 'IMG-20230513-WA0001.jpg') } },
      },
    ]);
    expect(second?.identity).toBe('chat:whatsapp:anna keller:2023-05-14');
    expect(events[0]).toMatchObject({ type: 'person', person: { importer: 'chats', names: ['Lena'], owner: true } });
  });

  it('follows no name out of the folder', async () => {
    await made('secret', { 'a.jpg': jpeg });
    const text = '13/05/2023, 09:05 - Anna: ../secret/a.jpg (file attached)';
    const top = await made('outward', { 'Chat.txt': text });
    expect(recordsIn(await eventsOf(top))[0]?.parts).toEqual([]);
  });

  it('joins an export that begins later and ends later with what is known', async () => {
    const [known] = recordsIn(
      await eventsOf(
        await made('a/WhatsApp Chat with Anna Keller', { 'WhatsApp Chat with Anna Keller.txt': chat.join('\n') }),
      ),
    );
    const longer = [chat[1], ...later, '13/05/2023, 11:00 - Lena: Bye'].join('\n');
    const again = recordsIn(await eventsOf(await made('b', { 'WhatsApp Chat with Anna Keller (1).txt': longer })));
    const next = again.find(({ identity }) => identity === known?.identity);
    if (known === undefined || next === undefined) throw new Error('no record');
    const merged = mergeCopy(stored(known), { ...next.origin, batch }, next.readings);
    expect(saidIn(merged)).toContain('Anna Keller: Hi');
    expect(saidIn(merged)).toContain('Lena: The view');
  });
});

describe('an archive with an export of a chat', () => {
  it('is read where it lies, with pictures that no message names', async () => {
    const zip = madeZip([
      { name: '_chat.txt', content: '[13.05.23, 09:05:06] Anna: \u200e<attached: 1-PHOTO.jpg>\n' },
      { name: '1-PHOTO.jpg', content: jpeg },
      { name: '2-PHOTO.jpg', content: jpeg },
    ]);
    const path = join(await made('zips', { 'WhatsApp Chat - Anna.zip': zip }), 'WhatsApp Chat - Anna.zip');
    const records = (await eventsOf(path)).flatMap((event) => (event.type === 'record' ? [event.record] : []));
    expect(records.map(({ origin, modality }) => [modality, origin.path])).toEqual([
      ['text', '_chat.txt'],
      ['image', '2-PHOTO.jpg'],
    ]);
    expect(records[0]?.parts[0]?.record.origin.path).toBe('1-PHOTO.jpg');
  });
});

describe('other exports in a folder', () => {
  it('are each told by what they begin with', async () => {
    const telegram = {
      name: 'Ben',
      type: 'personal_chat',
      id: 1,
      messages: [{ id: 1, type: 'message', date: '2023-05-03T14:05:06', from: 'Ben', from_id: 'user1', text: 'Hi' }],
    };
    const sms =
      '<?xml version="1.0"?><smses count="1"><sms address="1" date="1683115506000" type="1" body="Hi" contact_name="Cleo"/></smses>';
    const signal = JSON.stringify({ date: '2023-05-03T14:05:06', sender: 'Dan', body: 'Hi', attachments: [] });
    const top = await made('all', {
      'telegram/result.json': JSON.stringify(telegram),
      'sms-2023.xml': sms,
      'signal/Dan/data.json': signal,
      'notes.txt': '13/05/2023 Shopping: milk',
      'other.json': '{"a":1}',
    });
    const titles = recordsIn(await eventsOf(top)).map((record) => assembleItem(stored(record)).title);
    // What only looks like a chat is a note.
    expect(titles.sort()).toEqual(['SMS: Cleo', 'Signal: Dan', 'Telegram: Ben', 'notes']);
  });
});
