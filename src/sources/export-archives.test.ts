import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeZip } from '../../test/fixtures/made-zip.ts';
import type { SourceEvent } from '../memory/source-record.ts';
import { openSource, recognise } from './recognise.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const card = 'BEGIN:VCARD\nVERSION:3.0\nUID:u1\nFN:Ana Silva\nEMAIL:ana@silva.example\nEND:VCARD\n';
const table = 'Name,Given Name,E-mail 1 - Type,E-mail 1 - Value\nBo Lund,Bo,Home,bo@lund.example\n';
const dinner =
  'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:d1\nSUMMARY:Dinner\nDTSTART:20250714T180000Z\nEND:VEVENT\nEND:VCALENDAR\n';
const talk = '[03.05.23, 14:05:06] Anna: Hello there\n[03.05.23, 14:06:06] Lena: Hi\n';
const page =
  '<html><body><div class="page_wrap"><div class="page_header"><div class="text bold">Anna</div></div>' +
  '<div class="page_body chat_page"><div class="history"><div class="message default" id="message1"><div class="body">' +
  '<div class="date" title="02.01.2024 10:15:30 UTC+01:00"></div><div class="from_name">Anna</div>' +
  '<div class="media_wrap"><a class="photo_wrap" href="photos/1.jpg"></a></div></div></div></div></div></div></body></html>';

type Members = Readonly<Record<string, string | Buffer>>;
const zipped = (members: Members): Buffer =>
  madeZip(Object.entries(members).map(([member, content]) => ({ name: member, content })));
async function tarred(members: Members): Promise<Buffer> {
  const archive = pack();
  for (const [name, content] of Object.entries(members)) archive.entry({ name }, content);
  archive.finalize();
  return buffer(archive);
}
/** An archive of the form that its name says. */
async function archiveOf(name: string, members: Members): Promise<string> {
  const path = join(folder, name);
  const tar = async () => (name.endsWith('.tar') ? await tarred(members) : gzipSync(await tarred(members)));
  await writeFile(path, name.endsWith('.zip') ? zipped(members) : await tar());
  return path;
}
async function eventsOf(path: string): Promise<SourceEvent[]> {
  const found: SourceEvent[] = [];
  for (const source of await recognise(path)) for await (const event of source.read({})) found.push(event);
  return found;
}
const told = (events: readonly SourceEvent[]) =>
  events.flatMap((event) => {
    if (event.type !== 'record') return [];
    const { importer, path } = event.record.origin;
    return [`${importer} ${path}`, ...event.record.parts.map(({ record }) => `${importer} ${record.origin.path}`)];
  });
const failures = (events: readonly SourceEvent[]) =>
  events.flatMap((event) => (event.type === 'failure' ? [`${event.failure.code} ${event.failure.path}`] : []));

const skipped = (events: readonly SourceEvent[], path: string) =>
  events
    .flatMap((event) => (event.type === 'skipped' ? [`${event.path.slice(path.length + 2)}: ${event.reason}`] : []))
    .sort();
/** What records have for content, by their paths, opened in the opposite order. */
async function contentsOf(events: readonly SourceEvent[]): Promise<Record<string, string>> {
  const records = events.flatMap((event) =>
    event.type === 'record' ? [event.record, ...event.record.parts.map(({ record }) => record)] : [],
  );
  const found: Record<string, string> = {};
  for (const { origin, content } of records.toReversed())
    if (content?.kind === 'stream') found[origin.path] = (await buffer(await content.open())).toString();
  return found;
}

describe('an archive of many kinds', () => {
  it.each(['zip', 'tar', 'tgz'])('gives what lies in a %s by its own name there', async (ending) => {
    const path = await archiveOf(`backup.${ending}`, {
      'people/all.vcf': card,
      'people/contacts.csv': table,
      'prices.csv': 'a,b\n1,2\n',
      'diary/2025/home.ics': dinner,
      'passes/flight.pkpass': madeZip([{ name: 'pass.json', content: '{}' }]),
      'phone/chats/WhatsApp Chat with Anna.txt': talk,
      'phone/chats/IMG-20230503-WA0001.jpg': 'jpeg',
      'phone/chats/Lease.pdf': '%PDF-1.4',
      'bills/2025.xml':
        '<?xml version="1.0"?><Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>',
      'bills/feed.xml': '<rss/>',
      'Soup.html': '<p>Leek</p>',
      'Soup_files/ad.html': '<p>Buy</p>',
      'README.md': '# About',
    });
    const events = await eventsOf(path);
    expect(told(events).sort()).toEqual([
      'calendar diary/2025/home.ics',
      'chats phone/chats/IMG-20230503-WA0001.jpg',
      'chats phone/chats/WhatsApp Chat with Anna.txt',
      'contacts people/all.vcf',
      'contacts people/contacts.csv',
      'takeout Soup.html',
      'takeout bills/2025.xml',
      'takeout passes/flight.pkpass',
      'takeout phone/chats/Lease.pdf',
    ]);
    expect(skipped(events, path)).toEqual([
      'README.md: readme or licence of a program',
      'Soup_files/ad.html: part of a saved page',
      expect.stringMatching('bills/feed.xml: '),
      expect.stringMatching('prices.csv: '),
    ]);
    const record = events.find((event) => event.type === 'record' && event.record.identity === 'vcard:u1');
    expect(record).toMatchObject({ record: { origin: { root: path, path: 'people/all.vcf' } } });
    expect(failures(events)).toEqual([]);
  });

  it('names the member that cannot be read, and reads the others', async () => {
    const path = await archiveOf('broken.zip', {
      'a.vcf': 'hello',
      'b.ics': 'hello',
      'c.vcf': card,
      'huge.ics': Buffer.alloc(17 * 1024 * 1024, 'X'),
    });
    const events = await eventsOf(path);
    expect(told(events)).toEqual(['contacts c.vcf']);
    expect(failures(events).sort()).toEqual([
      `corrupt ${path}!/a.vcf`,
      `corrupt ${path}!/b.ics`,
      expect.stringMatching(/^(too-large|archive-bomb) .*!\/huge\.ics$/),
    ]);
  });

  it('gives the pages of Telegram with the pictures that were sent, and not its icons', async () => {
    const path = await archiveOf('telegram.zip', {
      'ChatExport_2024-01-02/messages.html': page,
      'ChatExport_2024-01-02/photos/1.jpg': 'jpeg',
      'ChatExport_2024-01-02/photos/1_thumb.jpg': 'jpeg',
      'ChatExport_2024-01-02/images/back.png': 'png',
      'ChatExport_2024-01-02/css/style.css': 'a {}',
      'ChatExport_2024-01-02/js/script.js': '',
    });
    const events = await eventsOf(path);
    const at = 'chats ChatExport_2024-01-02';
    expect(told(events)).toEqual([`${at}/messages.html`, `${at}/photos/1.jpg`]);
    expect(events.filter(({ type }) => type === 'skipped' || type === 'failure')).toEqual([]);
  });

  it.each(['zip', 'tar', 'tgz'])('hands over what was sent in chats of a %s, in any order', async (ending) => {
    const at = (minute: number) => `[03.05.23, 14:0${minute}:06]`;
    const photos = [1, 2, 3].map((n) => [`chat/IMG-20230503-WA000${n}.jpg`, `picture ${n}`]);
    const said = photos.map(([path = ''], n) => `${at(n)} Anna: ${path.slice(5)} (file attached)`);
    const path = await archiveOf(`sent.${ending}`, {
      ...Object.fromEntries(photos.toReversed()),
      'chat/WhatsApp Chat with Anna.txt': [...said, `${at(9)} Lena: Hi`, ''].join('\n'),
    });
    expect(await contentsOf(await eventsOf(path))).toEqual(Object.fromEntries(photos));
  });

  it('leaves the pages of a Takeout out', async () => {
    const path = await archiveOf('takeout.zip', {
      'Takeout/archive_browser.html': '<p>',
      'Takeout/Drive/a.pdf': '%PDF-',
    });
    expect(told(await eventsOf(path))).toEqual(['takeout Takeout/Drive/a.pdf']);
  });

  it.each(['contacts', 'calendar', 'chats'] as const)('gives its %s alone where these are asked for', async (as) => {
    const path = await archiveOf(`${as}.zip`, { 'a.vcf': card, 'b.ics': dinner, '_chat.txt': talk });
    const sources = await openSource(path, as);
    expect(sources.map(({ importer }) => importer)).toEqual([as]);
    const none = await archiveOf('none.zip', { 'a.pdf': '%PDF-1.4' });
    await expect(openSource(none, as)).rejects.toMatchObject({ code: 'unsupported-format' });
  });
});

describe('archives in an archive', () => {
  it.each(['zip', 'tar', 'tgz'])('are read two deep in a %s, by their way', async (ending) => {
    const photos = await tarred({ 'Rome/a.jpg': 'Rome', 'c.jpg': 'top' });
    const path = await archiveOf(`all.${ending}`, {
      'a.jpg': 'own',
      'old/phone.zip': zipped({
        'all.vcf': card,
        'pictures.tgz': gzipSync(photos),
        'WhatsApp Chat - Anna.zip': zipped({ '_chat.txt': talk }),
      }),
      'b.jpg': 'after',
    });
    const events = await eventsOf(path);
    expect(told(events).sort()).toEqual([
      'chats old/phone.zip!/WhatsApp Chat - Anna.zip!/_chat.txt',
      'contacts old/phone.zip!/all.vcf',
      'takeout a.jpg',
      'takeout b.jpg',
      'takeout old/phone.zip!/pictures.tgz!/Rome/a.jpg',
      'takeout old/phone.zip!/pictures.tgz!/c.jpg',
    ]);
    expect(failures(events)).toEqual([]);
    expect(await contentsOf(events)).toEqual({
      'a.jpg': 'own',
      'b.jpg': 'after',
      'old/phone.zip!/pictures.tgz!/Rome/a.jpg': 'Rome',
      'old/phone.zip!/pictures.tgz!/c.jpg': 'top',
    });
    const tags = events.flatMap((event) => (event.type === 'record' ? event.record.readings : []));
    expect(tags.flatMap((one) => (one.field === 'tags' ? one.value.map(({ name }) => name) : []))).toEqual(['Rome']);
  });

  it('are not read again where nothing has changed', async () => {
    const path = await archiveOf('same.zip', { 'in.zip': zipped({ 'a.jpg': 'a', 'b.pdf': '%PDF-' }) });
    const asked: string[] = [];
    const unchanged = (file: string): boolean => asked.push(file) > 0;
    for (const source of await recognise(path))
      for await (const event of source.read({ unchanged })) expect(event).toMatchObject({ reason: 'unchanged' });
    expect(asked).toEqual([`${path}!/in.zip!/a.jpg`, `${path}!/in.zip!/b.pdf`]);
  });

  it('are named where they lie too deep, are none, or are damaged, and the rest is read', async () => {
    const path = await archiveOf('deep.zip', {
      '1.zip': zipped({ '2.zip': zipped({ '3.zip': zipped({ 'a.vcf': card }), 'b.jpg': 'b' }) }),
      'none.zip': 'hello',
      'cut.zip': zipped({ 'c.jpg': 'c', 'd.jpg': 'd' }).subarray(0, 60),
      'odd.tar': await tarred({ '../up.jpg': 'no', 'e.jpg': 'e' }),
    });
    const events = await eventsOf(path);
    expect(told(events)).toEqual(['takeout 1.zip!/2.zip!/b.jpg', 'takeout cut.zip!/c.jpg', 'takeout odd.tar!/e.jpg']);
    expect(failures(events).sort()).toEqual([
      `truncated ${path}!/cut.zip`,
      `unsafe-path ${path}!/odd.tar!/../up.jpg`,
      `unsupported-format ${path}!/1.zip!/2.zip!/3.zip`,
      `unsupported-format ${path}!/none.zip`,
    ]);
  });
});
