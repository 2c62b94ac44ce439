import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAnybody } from '../../test/fixtures/as-anybody.ts';
import { madeZip } from '../../test/fixtures/made-zip.ts';
import type { SourceEvent } from '../memory/source-record.ts';
import { recogniseAll } from './recognise.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-folders-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const jpeg = (n: number): Buffer =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.from(`picture ${n}`)]);
const mail = (n: number): string =>
  `From: a@example.org\nDate: Tue, 3 Jan 2023 10:00:00 +0100\nSubject: Tea ${n}\nMessage-ID: <${n}@example.org>\n\nAt nine?\n`;
const mbox = (n: number): string => `From a@example.org Tue Jan  3 10:00:00 2023\n${mail(n)}\n`;
const note = (title: string): string => JSON.stringify({ title, photoTakenTime: { timestamp: '1683465600' } });

async function put(path: string, content: unknown): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
}

/** Every record as "importer path", the path from the folder that was given. */
async function read(...paths: string[]): Promise<{ records: string[]; others: SourceEvent[] }> {
  const records: string[] = [];
  const others: SourceEvent[] = [];
  const { sources, failures } = await recogniseAll(paths.length === 0 ? [folder] : paths, 'auto');
  expect(failures).toEqual([]);
  for (const source of sources)
    for await (const event of source.read({})) {
      if (event.type !== 'record') others.push(event);
      else {
        const { importer, root, path } = event.record.origin;
        records.push(`${importer} ${join(root, path).slice(folder.length + 1)}`);
      }
    }
  return { records: records.sort(), others };
}

const year = 'Google Photos/Photos from 2023';

describe('what may not be read', () => {
  it.skipIf(process.platform === 'win32').each([
    ['beside other things', []],
    ['in an export', ['a.jpg.json']],
  ])('is named, one by one, and costs nothing but itself %s', async (_, more) => {
    const closed = ['a.jpg.xmp', 'b.jpg', 'letter.eml', 'mails.mbox', 'mails.json', 'old.zip', 'old.tgz', 'in/c.jpg'];
    await put('a.jpg', jpeg(1));
    for (const name of more) await put(name, note('a.jpg'));
    for (const name of closed) await put(name, 'closed');
    await put('box/cur/1', mail(1));
    await put('box/new/2', mail(2));
    const shut = [...closed.filter((name) => name !== 'in/c.jpg'), 'in', 'box/cur/1'];
    for (const name of shut) await chmod(join(folder, name), 0);
    const { records, others } = await asAnybody(folder, () => read());
    await chmod(join(folder, 'in'), 0o755);
    const paths = records.map((record) => record.split(' ')[1] ?? '');
    expect(paths).toEqual(expect.arrayContaining(['a.jpg', 'box/new/2']));
    const failed = others.flatMap((event) => (event.type === 'failure' ? [event.failure] : []));
    expect(failed.map(({ code }) => code)).toEqual(failed.map(() => 'unreadable'));
    // An export's pictures are opened when they are taken in, and what it has beside them is left out by its name.
    const named = new Set([
      ...failed.map(({ path }) => path.slice(folder.length + 1)),
      ...(more.length > 0 ? ['b.jpg', 'a.jpg.xmp'] : []),
    ]);
    expect(shut.filter((name) => !named.has(name))).toEqual([]);
    expect(paths.filter((path) => shut.includes(path))).toEqual(more.length > 0 ? ['b.jpg'] : []);
  });
});

describe('an export beside other things', () => {
  it('is read as an export, and what lies beside it as what it is', async () => {
    await put(`backup/Takeout/${year}/a.jpg`, jpeg(1));
    await put(`backup/Takeout/${year}/a.jpg.json`, note('a.jpg'));
    await put('backup/Takeout/Mail/All mail.mbox', mbox(1));
    await put('backup/letters/one.eml', mail(2));
    await put('box.mbox', mbox(3));
    await put('Maildir/cur/1:2,S', mail(4));
    await put('Maildir/.Sent/cur/2:2,S', mail(5));
    await put('camera/b.jpg', jpeg(2));
    const { records, others } = await read();
    expect(records).toEqual([
      'mail Maildir/.Sent/cur/2:2,S',
      'mail Maildir/cur/1:2,S',
      'mail backup/letters/one.eml',
      'mail box.mbox',
      'photos camera/b.jpg',
      'takeout backup/Takeout/Google Photos/Photos from 2023/a.jpg',
      'takeout backup/Takeout/Mail/All mail.mbox',
    ]);
    expect(others).toEqual([]);
  });

  it('takes no pictures of a folder called "new" for mails, nor those beside it', async () => {
    await put('new/a.jpg', jpeg(1));
    await put('old/b.jpg', jpeg(2));
    await put('Maildir/new/3', mail(3));
    const { records, others } = await read();
    expect(records).toEqual(['mail Maildir/new/3', 'photos new/a.jpg', 'photos old/b.jpg']);
    expect(others).toEqual([]);
  });

  it('is found without its name by its sidecars, album by album', async () => {
    await put('old phone/a.jpg', jpeg(1));
    await put('old phone/a.jpg.json', note('a.jpg'));
    await put('letters/one.eml', mail(1));
    await put('camera/b.jpg', jpeg(2));
    expect((await read()).records).toEqual(['mail letters/one.eml', 'photos camera/b.jpg', 'takeout old phone/a.jpg']);
  });

  it('is not seen in notes about media that lie elsewhere', async () => {
    await put('annotations/film.mp4.json', { label: 'happy' });
    await put('camera/b.jpg', jpeg(2));
    expect((await read()).records).toEqual(['photos camera/b.jpg']);
  });

  it('keeps its albums that have no sidecars, and gives strangers’ mails back', async () => {
    await put('Photos from 2023/a.jpg', jpeg(1));
    await put('Photos from 2023/a.jpg.json', note('a.jpg'));
    await put('Rome/b.jpg', jpeg(2));
    await put('letters/one.eml', mail(1));
    const { records, others } = await read();
    expect(records).toEqual(['mail letters/one.eml', 'takeout Photos from 2023/a.jpg', 'takeout Rome/b.jpg']);
    expect(others).toEqual([]);
  });

  it('is put together from a folder and an archive beside it', async () => {
    await put(`Takeout/${year}/a.jpg`, jpeg(1));
    await put(
      'takeout-002.zip',
      madeZip([
        { name: `Takeout/${year}/a.jpg.json`, content: note('a.jpg') },
        { name: `Takeout/${year}/c.jpg`, content: jpeg(3) },
        { name: `Takeout/${year}/c.jpg.json`, content: note('c.jpg') },
      ]),
    );
    const { records, others } = await read();
    expect(records).toHaveLength(2);
    expect(others).toEqual([]);
  });
});

describe('data sets below the folder that was given', () => {
  const row = { image_path: 'x/IMG_1.jpg', timestamp: '2022-05-07 15:09:29', caption: 'A bridge' };
  it('are each found, two folders down, and their pictures read once', async () => {
    await put('sets/life/raw_memory/email/emails.json', [
      { id: 'mail_1', short_summary: 'Tea', timestamp: '2022-05-07' },
    ]);
    await put('sets/life/processed_memory/image_batch_results.json', [row]);
    await put('album1/images/metadata/metadata.json', { 'a.jpg': { latitude: 1.5, longitude: 2.5, time: '' } });
    await put('album1/images/a.jpg', jpeg(1));
    await put('people/concepts/saul/profile.json', { name: 'Saul' });
    await put('people/concepts/saul/reference/1.jpg', jpeg(2));
    await put('camera/b.jpg', jpeg(3));
    const { records, others } = await read();
    expect(records.map((record) => record.split(' ')[0])).toEqual(['atm', 'atm', 'persona', 'photobench', 'photos']);
    expect(others.filter((event) => event.type === 'failure')).toEqual([]);
  });

  it('are found in a folder that is called like a part of one', async () => {
    await put('atm-bench/data/processed_memory/image_batch_results.json', [row]);
    expect((await read()).records).toHaveLength(1);
    expect((await read(join(folder, 'atm-bench'))).records).toHaveLength(1);
  });

  it('are not seen in files that only look like them', async () => {
    await put('game/save/profile.json', { name: 'Player one' });
    await put('work/emails.json', { not: 'rows' });
    await put('work/images/a.jpg', jpeg(1));
    expect((await read()).records).toEqual(['photos work/images/a.jpg']);
  });
});

describe('documents in a folder', () => {
  it('are read, however long the endings of their names are', async () => {
    await put('a.jpg', jpeg(1));
    await put('tickets/flight.pkpass', madeZip([{ name: 'pass.json', content: '{"formatVersion":1}' }]));
    await put('plan.markdown', '# Lisbon');
    const { records } = await read();
    expect(records).toEqual(['documents plan.markdown', 'documents tickets/flight.pkpass', 'photos a.jpg']);
  });
});

describe('documents in an archive', () => {
  it('are read like those in folders, but for the pages that an export lists itself with', async () => {
    const members = [
      'Takeout/Drive/Lease.pdf',
      'Takeout/Drive/plan.md',
      'Takeout/archive_browser.html',
      'Takeout/a.psd',
    ];
    await put('takeout-1.zip', madeZip(members.map((name) => ({ name, content: '%PDF-1.4' }))));
    const { records, others } = await read(join(folder, 'takeout-1.zip'));
    expect(records).toEqual(members.slice(0, 2).map((name) => `takeout takeout-1.zip/${name}`));
    expect(others).toMatchObject([
      { type: 'skipped', reason: 'no reader for this kind of file' },
      { type: 'skipped', reason: 'no reader for this kind of file' },
    ]);
  });
});
