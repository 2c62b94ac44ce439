import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAnybody } from '../../../test/fixtures/as-anybody.ts';
import { madeFilm } from '../../../test/fixtures/made-film.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import { pairLivePhotos } from './live-pair.ts';
import { openPhotoSource } from './photo-source.ts';

const shared = fileURLToPath(new URL('../../../../shared/data', import.meta.url));
let folder = '';
let jpeg: Buffer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photo-source-'));
  jpeg ??= await sharp({ create: { width: 8, height: 6, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer();
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const put = async (name: string, content: Uint8Array | string): Promise<string> => {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
};

async function events(root = folder, options = {}): Promise<SourceEvent[]> {
  const found: SourceEvent[] = [];
  for await (const event of openPhotoSource(root, { zone: 'UTC' }).read(options)) found.push(event);
  return found;
}
const records = (all: readonly SourceEvent[]) => all.flatMap((e) => (e.type === 'record' ? [e.record] : []));
const failures = (all: readonly SourceEvent[]) => all.flatMap((e) => (e.type === 'failure' ? [e.failure] : []));
const paths = (all: readonly SourceEvent[]) => records(all).map((record) => record.origin.path);

describe('subtitles beside a video', () => {
  const srt = (text: string): string => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`;

  it('are read into it by stem and language, in whatever encoding, and are no items', async () => {
    await put('clip.mov', madeFilm(20));
    await put('clip.srt', Buffer.from(srt('早上好，我们去海边吧'), 'utf8'));
    await put('clip.de.srt', Buffer.from(srt('Grüße aus Köln'), 'latin1'));
    await put(
      'Clip.EN.vtt',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`WEBVTT\n\n${srt('Hi')}`, 'utf16le')]),
    );
    await put('other.srt', srt('of nothing'));
    const found = await events();
    const said = records(found).flatMap(({ readings }) =>
      readings.flatMap((r) => (r.field === 'transcript' ? [[r.provenance.by, r.value.segments[0]?.text]] : [])),
    );
    expect(paths(found)).toEqual(['clip.mov']);
    expect(said).toEqual([
      ['subtitles.sidecar', '早上好，我们去海边吧'],
      ['subtitles.sidecar.de', 'Grüße aus Köln'],
      ['subtitles.sidecar.en', 'Hi'],
    ]);
    const skipped = found.flatMap((e) => (e.type === 'skipped' ? [[e.path.slice(folder.length + 1), e.reason]] : []));
    expect(skipped).toEqual([['other.srt', 'subtitles without their video']]);
  });

  it('that were written later are read with the video again', async () => {
    const path = await put('clip.mov', madeFilm(20));
    await utimes(path, 1000, 1000);
    const unchanged = (_path: string, _bytes: number, modified: number): boolean => modified === 1_000_000;
    expect(records(await events(folder, { unchanged }))).toHaveLength(0);
    await put('clip.srt', srt('later'));
    expect(records(await events(folder, { unchanged }))).toHaveLength(1);
  });
});

describe('a folder of photos', () => {
  it('is read in a fixed order, below every folder, by what the files are', async () => {
    await put('b/2.png', await sharp(jpeg).png().toBuffer());
    await put('a/1.jpg', await sharp(jpeg).png().toBuffer());
    await put('0.jpg', jpeg);
    await put('notes.txt', 'nothing to see');
    await put('.DS_Store', 'x');
    await put('IMG_1.AAE', '<plist/>');
    const all = await events();
    expect(paths(all)).toEqual(['0.jpg', 'a/1.jpg', 'b/2.png']);
    const wrong = records(all)[1]?.readings.find((r) => r.field === 'media');
    expect(wrong?.value).toMatchObject({ mime: 'image/png' });
    expect(all.filter((e) => e.type === 'skipped')).toHaveLength(3);
    expect(await events()).toEqual(all);
  });

  it('gives time from the name and, last, from the file', async () => {
    const path = await put('IMG_20220507_150929.jpg', jpeg);
    await utimes(path, new Date('2023-01-02T03:04:05Z'), new Date('2023-01-02T03:04:05Z'));
    const times = records(await events())[0]?.readings.flatMap((r) => (r.field === 'time' ? [r.value] : []));
    expect(times).toEqual([
      expect.objectContaining({ source: 'file-time', start: '2023-01-02T03:04:05+00:00', zone: 'UTC' }),
      expect.objectContaining({ source: 'file-name', start: '2022-05-07T15:09:29' }),
    ]);
  });

  it('lists a file that is given alone and only tells of another, an empty one too', async () => {
    await put('D.xmp', '');
    await put('D.srt', 'x');
    await put('.DS_Store', 'x');
    const given = (name: string) => events(join(folder, name));
    expect([await given('D.xmp'), await given('D.srt'), await given('.DS_Store')]).toEqual([
      [{ type: 'skipped', path: join(folder, 'D.xmp'), reason: 'sidecar, read with its photo' }],
      [{ type: 'skipped', path: join(folder, 'D.srt'), reason: 'subtitles, read with their video' }],
      [{ type: 'skipped', path: join(folder, '.DS_Store'), reason: 'file manager metadata' }],
    ]);
  });

  it('reads both spellings of a sidecar into the photo, and a broken one costs only itself', async () => {
    const xmp = (word: string) =>
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="r"><rdf:Description xmp:Rating="5" exif:DateTimeOriginal="2001-02-03T04:05:06"><dc:subject><rdf:Bag><rdf:li>${word}</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;
    await put('A.jpg', jpeg);
    await put('A.jpg.xmp', xmp('one'));
    await put('B.jpg', jpeg);
    await put('B.xmp', xmp('two'));
    await put('C.jpg', jpeg);
    await put('C.xmp', '<x:xmp');
    await put('D.xmp', xmp('alone'));
    const all = await events();
    const tags = records(all).map((r) =>
      r.readings.flatMap((x) => (x.field === 'tags' ? x.value.map((t) => t.name) : [])),
    );
    expect(tags).toEqual([['one', 'rated 5 stars'], ['two', 'rated 5 stars'], []]);
    expect(all).toContainEqual({ type: 'skipped', path: join(folder, 'D.xmp'), reason: 'sidecar without its photo' });
    expect(all.filter(({ type }) => type === 'failure')).toMatchObject([
      { failure: { code: 'corrupt', path: join(folder, 'C.xmp') } },
    ]);
  });

  it('joins a Live Photo when the identifiers agree, and keeps strangers of the same name apart', async () => {
    const id = '570F1469-09C7-4E50-9875-05F21D5BD166';
    await put('IMG_1.JPG', Buffer.concat([jpeg, Buffer.from(id)]));
    await put('IMG_1.MOV', madeFilm(2.5, id));
    await put('IMG_2.JPG', jpeg);
    await put('IMG_2.MOV', madeFilm(2.5, id));
    await put('IMG_3.JPG', jpeg);
    await put('IMG_3.MP4', madeFilm(3));
    await put('IMG_4.JPG', jpeg);
    await put('IMG_4.MOV', madeFilm(95));
    const all = await events();
    expect(paths(all)).toEqual(['IMG_1.JPG', 'IMG_2.JPG', 'IMG_2.MOV', 'IMG_3.JPG', 'IMG_4.JPG', 'IMG_4.MOV']);
    expect(records(all)[0]?.motion).toMatchObject({ kind: 'file', path: join(folder, 'IMG_1.MOV') });
  });

  it('pairs names as phones and Takeout write them', () => {
    const names = [
      'IMG_1.HEIC',
      'IMG_1.JPG',
      'IMG_1.MOV',
      'PXL_2.MP.jpg',
      'PXL_2.MP',
      'IMG_E3.HEIC',
      'IMG_3.MOV',
      'x.mp4',
    ];
    expect([...pairLivePhotos(names)]).toEqual([
      ['IMG_1.HEIC', 'IMG_1.MOV'],
      ['PXL_2.MP.jpg', 'PXL_2.MP'],
    ]);
  });

  it('can be a single file, with what belongs to it', async () => {
    const path = await put('A.jpg', jpeg);
    await put('B.jpg', jpeg);
    const source = openPhotoSource(path, { zone: 'UTC' });
    expect(paths(await events(path))).toEqual(['A.jpg']);
    expect(await source.estimate()).toMatchObject({ images: 1, videos: 0 });
  });

  it('does not open what has not changed', async () => {
    await put('A.jpg', jpeg);
    expect(await events(folder, { unchanged: () => true })).toEqual([
      { type: 'skipped', path: join(folder, 'A.jpg'), reason: 'unchanged' },
    ]);
  });
});

describe('bad input', () => {
  it('gives one failure each and never stops the rest', async () => {
    await put('zero.jpg', '');
    await put('text.jpg', 'I am a text');
    await put('text.zip', 'I am a text');
    await put('text.mbox', 'I am a text');
    await put('raw.dng', Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(64)]));
    await put('good\nname.jpg', jpeg);
    await put('\u202egpj.exe.jpg', jpeg);
    await symlink(join(folder, 'nowhere'), join(folder, 'dangling.jpg'));
    await symlink('self.jpg', join(folder, 'self.jpg'));
    const all = await events();
    expect(
      failures(all)
        .map((f) => [f.path.slice(folder.length + 1), f.code])
        .sort(),
    ).toEqual([
      ['dangling.jpg', 'missing'],
      ['self.jpg', 'link-loop'],
      ['text.jpg', 'unsupported-format'],
      ['text.mbox', 'unsupported-format'],
      ['text.zip', 'unsupported-format'],
      ['zero.jpg', 'empty-file'],
    ]);
    for (const failure of failures(all)) expect(failure.action).toBeTruthy();
    expect(paths(all)).toEqual(['good\nname.jpg', 'raw.dng', '\u202egpj.exe.jpg']);
  });

  it('reports a folder link that leads back above itself, and reads no folder twice', async () => {
    await put('a/b/1.jpg', jpeg);
    await symlink(join(folder, 'a'), join(folder, 'a/b/up'));
    await symlink(join(folder, 'a/b'), join(folder, 'z'));
    const all = await events();
    expect(paths(all)).toEqual(['a/b/1.jpg']);
    expect(failures(all)).toEqual([expect.objectContaining({ code: 'link-loop', path: join(folder, 'a/b/up') })]);
    expect(all).toContainEqual(expect.objectContaining({ type: 'skipped', path: join(folder, 'z') }));
  });

  it.skipIf(process.platform === 'win32')('never opens a pipe', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe.jpg')]);
    expect(await events()).toEqual([expect.objectContaining({ type: 'skipped', path: join(folder, 'pipe.jpg') })]);
    expect(await events(join(folder, 'pipe.jpg'))).toEqual([expect.objectContaining({ type: 'skipped' })]);
  });

  it.skipIf(process.platform === 'win32')('names what may not be read', async () => {
    const path = await put('locked/1.jpg', jpeg);
    await chmod(join(path, '..'), 0);
    expect(failures(await asAnybody(folder, () => events()))).toEqual([
      expect.objectContaining({ code: 'unreadable' }),
    ]);
    await chmod(join(path, '..'), 0o755);
  });

  it('is reported, not thrown, when the root is not there', async () => {
    expect(failures(await events(join(folder, 'gone')))).toEqual([expect.objectContaining({ code: 'missing' })]);
  });
});

describe.skipIf(!existsSync(shared))('real files (../shared/data)', () => {
  it('every one is a record, a failure or a skip, and none is changed', async () => {
    for (const part of ['photos', 'video', 'takeout']) {
      const root = join(shared, part);
      const names = (await readdir(root, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());
      const digest = async () => {
        const hash = createHash('sha256');
        for (const { parentPath, name } of names) hash.update(await readFile(join(parentPath, name)));
        return hash.digest('hex');
      };
      const before = await digest();
      expect(await events(root)).toHaveLength(names.length);
      expect(await digest()).toBe(before);
    }
  });
});
