import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Importer } from '../memory/origin.ts';
import type { SourceEvent } from '../memory/source-record.ts';
import { insideRoot, isOutside, namedInside } from './inside-root.ts';
import { openSources } from './open-sources.ts';

/** What lies outside says this; nothing that a source brings may. */
const SECRET = 'xyzzy-private-words';
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);

let base: string;
let root: string;
let outside: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-inside-'));
  [root, outside] = [join(base, 'given'), join(base, 'given-private')];
  await mkdir(root);
  await write(outside, 'private.jpg', Buffer.concat([JPEG_HEAD, Buffer.from(SECRET)]));
  await write(
    outside,
    'private.eml',
    `From: a@example.org\nSubject: ${SECRET}\nDate: Fri, 1 May 2020 10:00:00 +0000\n\nx\n`,
  );
  await write(outside, 'private.json', JSON.stringify({ name: SECRET, '1.jpg': SECRET, location_name: SECRET }));
  await write(
    outside,
    'rows.json',
    JSON.stringify([{ id: 'e1', subject: SECRET, image_path: 'a.jpg', caption: SECRET }]),
  );
  await write(outside, 'private.xmp', `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a b="${SECRET}"/></x:xmpmeta>`);
  await write(outside, 'private.srt', `1\n00:00:01,000 --> 00:00:02,000\n${SECRET}\n`);
  await write(outside, 'private.mbox', `From a@example.org Fri May  1 10:00:00 2020\nSubject: ${SECRET}\n\nx\n`);
});
afterEach(() => rm(base, { recursive: true, force: true }));

async function write(folder: string, name: string, content: string | Buffer): Promise<void> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
}

/** A link in what was given, to something outside. */
async function plant(name: string, to: string): Promise<string> {
  await mkdir(join(root, name, '..'), { recursive: true });
  await symlink(join(outside, to), join(root, name));
  return join(root, name);
}

async function read(as: Importer | 'auto', path = root, watched?: string) {
  const { sources, failures } = await openSources([path], as, watched);
  const events: SourceEvent[] = failures.map((failure) => ({ type: 'failure', failure }));
  for (const source of sources) for await (const event of source.read({})) events.push(event);
  expect(JSON.stringify(events)).not.toContain(SECRET);
  for (const event of events) {
    if (event.type === 'concept') for (const file of event.concept.references) await insideRoot(root, file);
    if (event.type !== 'record') continue;
    for (const content of [event.record.content, event.record.motion])
      if (content?.kind === 'file') expect(await insideRoot(root, content.path)).toBe(content.path);
  }
  const refused = events.flatMap((event) =>
    event.type === 'failure' && event.failure.code === 'unsafe-path' ? [event.failure] : [],
  );
  for (const { action } of refused) expect(action).toMatch(/\w{4}/);
  return { events, refused: refused.map(({ path: named }) => named) };
}

/** Names that a stranger's table could have for a file outside. */
const hostile = [
  '../../given-private/private.jpg',
  '../../../given-private/private.jpg',
  'sub/../../../given-private/private.jpg',
  '..\\..\\given-private\\private.jpg',
  '/etc/hostname',
  'C:\\private.jpg',
  '\\\\server\\share\\private.jpg',
  '..',
  '../images',
  'private.jpg\0',
];

describe('a name that a table has for a file', () => {
  it.each(hostile)('leads a PhotoBench album nowhere: %j', async (name) => {
    await write(root, 'images/1.jpg', JPEG_HEAD);
    await write(root, 'images/metadata/metadata.json', JSON.stringify({ [name]: {}, '1.jpg': {} }));
    const { events, refused } = await read('photobench');
    expect(refused).toHaveLength(1);
    expect(events.filter((event) => event.type === 'record')).toHaveLength(1);
  });

  it('does so from captions and faces, too', async () => {
    const [first = '', second = ''] = hostile;
    await write(root, 'images/metadata/metadata.json', '{}');
    await write(root, 'images/captions/captions_en.json', JSON.stringify({ [first]: 'mine' }));
    const faces = { face_id_to_nicknames: {}, image_to_face_ids: { [second]: ['1'] } };
    await write(root, 'images/faceid/face_info_en.json', JSON.stringify(faces));
    expect((await read('photobench')).refused).toHaveLength(2);
  });

  it.each(hostile.filter((name) => name.includes('../') || name.includes('..\\')))(
    'leads a row of ATM-Bench nowhere: %j',
    async (name) => {
      const climbing = name.startsWith('..') ? name : `../${name}`;
      await write(
        root,
        'processed_memory/image_batch_results.json',
        JSON.stringify([{ image_path: climbing, caption: 'c' }]),
      );
      const { events, refused } = await read('atm');
      expect(refused).toHaveLength(1);
      for (const event of events)
        if (event.type === 'record') expect(isOutside('/r', join('/r', event.record.origin.path))).toBe(false);
    },
  );

  it('is inside, or is refused, whatever it is', async () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '',
      'a',
      'b.jpg',
      '\\',
      '/',
      'C:',
      '\0',
      '...',
      '..\\',
      'given-private',
      '~',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), fc.constantFrom('/', '\\', ''), async (parts, between) => {
        const name = parts.join(between);
        for (const tried of [insideRoot, namedInside]) {
          const path = await tried(root, name).catch((error: { code: string }) => {
            expect(error.code).toBe('unsafe-path');
            return undefined;
          });
          if (path !== undefined) expect(path === root || path.startsWith(`${root}/`)).toBe(true);
        }
      }),
    );
  });
});

describe('a link that leads out of what was given', () => {
  it('is refused in a folder of pictures, mails and what tells of them', async () => {
    await write(root, 'own.jpg', JPEG_HEAD);
    await write(root, 'film.mp4', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'));
    const links = [
      await plant('photo.jpg', 'private.jpg'),
      await plant('own.xmp', 'private.xmp'),
      await plant('film.srt', 'private.srt'),
      await plant('letter.eml', 'private.eml'),
      await plant('box.mbox', 'private.mbox'),
      await plant('talks.json', 'private.json'),
      await plant('folder', '.'),
    ];
    const { events, refused } = await read('auto');
    expect([...new Set(refused)].sort()).toEqual(links.sort());
    expect(events.some((event) => event.type === 'record' && event.record.origin.path === 'own.jpg')).toBe(true);
  });

  it('is followed inside it, and where it is the folder that was given', async () => {
    await write(root, 'kept/own.jpg', JPEG_HEAD);
    await symlink(join(root, 'kept/own.jpg'), join(root, 'again.jpg'));
    await symlink(root, join(base, 'door'));
    const { sources } = await openSources([join(base, 'door')], 'photos');
    const paths: string[] = [];
    for (const source of sources)
      for await (const event of source.read({})) if (event.type === 'record') paths.push(event.record.origin.path);
    expect(paths.sort()).toEqual(['again.jpg', 'kept/own.jpg']);
  });

  it('is the file where it was given by itself, but not where a watched folder brought it', async () => {
    const link = await plant('photo.jpg', 'private.jpg');
    const { sources } = await openSources([link], 'auto');
    expect(sources[0]?.root).toBe(join(outside, 'private.jpg'));
    expect((await read('auto', link, root)).refused).toEqual([link]);
  });

  it('is refused in a PhotoBench album', async () => {
    await write(root, 'images/metadata/metadata.json', JSON.stringify({ '1.jpg': {}, '2.jpg': {} }));
    await write(root, 'images/2.jpg', JPEG_HEAD);
    const links = [
      await plant('images/1.jpg', 'private.jpg'),
      await plant('images/captions/captions_en.json', 'private.json'),
    ];
    expect((await read('photobench')).refused.sort()).toEqual(links.sort());
  });

  it('is refused in an ATM-Bench memory', async () => {
    await write(root, 'raw_memory/image/20200501_100000.jpg', JPEG_HEAD);
    const links = [
      await plant('raw_memory/image/20200502_100000.jpg', 'private.jpg'),
      await plant('raw_memory/email/emails.json', 'rows.json'),
      await plant('processed_memory/image_batch_results.json', 'rows.json'),
      await plant('raw_memory/video', '.'),
    ];
    await plant('raw_memory/geocoding_cache/image/20200501_100000_location_name.json', 'private.json');
    const { refused } = await read('atm');
    expect(refused.sort()).toEqual(links.sort());
  });

  it('is refused among persona files', async () => {
    await write(root, 'concepts/ada/profile.json', '{"name": "Ada"}');
    const links = [
      await plant('concepts/ada/reference/1.jpg', 'private.jpg'),
      await plant('concepts/bob/profile.json', 'private.json'),
    ];
    const { events, refused } = await read('persona');
    expect(refused.sort()).toEqual(links.sort());
    expect(events.filter((event) => event.type === 'concept')).toHaveLength(1);
  });

  it('is refused in a Takeout, an iCloud export and a Maildir', async () => {
    await write(root, 'Takeout/Google Photos/Photos from 2020/own.jpg', JPEG_HEAD);
    const links = [
      await plant('Takeout/Google Photos/Photos from 2020/other.jpg', 'private.jpg'),
      await plant('Takeout/Google Photos/Photos from 2020/own.jpg.json', 'private.json'),
      await plant('Takeout/Mail/All.mbox', 'private.mbox'),
    ];
    expect([...new Set((await read('takeout')).refused)].sort()).toEqual(links.sort());
    const table = await plant('Takeout/Photo Details.csv', 'private.json');
    expect((await read('icloud')).refused).toContain(table);
    const maildir = join(root, 'Maildir');
    for (const box of ['cur', 'new', 'tmp']) await mkdir(join(maildir, box), { recursive: true });
    const letter = await plant('Maildir/cur/1.a', 'private.eml');
    expect((await read('mail', maildir)).refused).toEqual([letter]);
  });
});
