import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExifReader from 'exifreader';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTextRecognizer } from '../adapters/tesseract/text-recognizer.ts';
import { documentFiles } from './documents.ts';
import { type LifeManifest, makeLife } from './life.ts';
import { tellStory } from './story.ts';

const hashOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

describe('makeLife', () => {
  let folder: string;
  let life: LifeManifest;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'life-'));
    life = await makeLife(join(folder, 'a'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has every path and message once, and the size that is promised', () => {
    const paths = [...life.photos, ...life.videos].map((made) => made.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(life.photos.length).toBeGreaterThan(170);
    expect(life.mails).toHaveLength(64);
    expect(new Set(life.mails.map((mail) => mail.messageId)).size).toBe(64);
    expect(life.videosSkipped === undefined ? 7 : 0).toBe(life.videos.length);
  });

  it('writes what the camera saw into the file, and its times', async () => {
    const sample = life.photos.filter((photo) => photo.path.startsWith('Photos/')).filter((_, i) => i % 9 === 0);
    for (const photo of sample) {
      const bytes = await readFile(join(life.folder, photo.path));
      const tags = ExifReader.load(bytes, { expanded: true });
      expect(tags.exif?.DateTimeOriginal?.description, photo.path).toBe(
        photo.takenAt.replaceAll('-', ':').replace('T', ' '),
      );
      expect(tags.exif?.OffsetTimeOriginal?.description).toBe(photo.offset);
      if (photo.lat === undefined || photo.lon === undefined) {
        expect(tags.gps).toBeUndefined();
        continue;
      }
      expect(tags.gps?.Latitude).toBeCloseTo(photo.lat, 4);
      expect(tags.gps?.Longitude).toBeCloseTo(photo.lon, 4);
      expect((await stat(join(life.folder, photo.path))).mtime.getUTCFullYear()).toBeGreaterThan(2020);
    }
  });

  it('writes mails that parse, Chinese ones and attachments included', async () => {
    const mbox = await readFile(join(life.folder, life.mailbox), 'utf8');
    const messages = mbox.split(/^From .*\n/m).slice(1);
    expect(messages).toHaveLength(64);
    const parsed = await Promise.all(
      messages.map((message) => PostalMime.parse(message.replace(/^>(>*From )/gm, '$1'))),
    );
    expect(parsed.map((mail) => mail.messageId)).toEqual(life.mails.map((mail) => mail.messageId));
    expect(parsed.map((mail) => mail.subject)).toEqual(life.mails.map((mail) => mail.subject));
    expect(parsed.every((mail) => (mail.text ?? '').length > 10)).toBe(true);
    expect(parsed.find((mail) => mail.subject === '春节快乐')?.text).toContain('兔年大吉');
    const pass = parsed.flatMap((mail) => mail.attachments);
    expect(pass.map((file) => file.mimeType).toSorted()).toEqual([
      'application/pdf',
      'application/vnd.apple.pkpass',
      'image/jpeg',
      'text/calendar',
      'text/calendar',
    ]);
  });

  it('asks questions whose evidence exists', () => {
    expect(life.questions).toHaveLength(16);
    expect(life.questions.filter((q) => q.expected.outcome === 'abstained')).toHaveLength(2);
    const known = new Set(
      [...life.photos, ...life.videos, ...documentFiles(tellStory(life.seed))].map((made) => made.path),
    );
    const keys = new Set(life.mails.map((mail) => mail.messageId.slice(1).split('@')[0] ?? ''));
    for (const { question, expected } of life.questions) {
      if (expected.outcome === 'abstained') continue;
      expect(expected.anyOf.length, question).toBeGreaterThan(0);
      for (const one of expected.evidence) expect(known.has(one) || keys.has(one), `${question}: ${one}`).toBe(true);
    }
  });

  it('makes the same life from the same seed, byte for byte', async () => {
    const again = await makeLife(join(folder, 'b'));
    expect(JSON.stringify({ ...again, folder: '' })).toBe(JSON.stringify({ ...life, folder: '' }));
    for (const { path } of [...life.photos, { path: life.mailbox }]) {
      expect(await hashOf(join(again.folder, path)), path).toBe(await hashOf(join(life.folder, path)));
    }
  });

  it('draws papers that the recogniser reads', async () => {
    const recognizer = await openTextRecognizer({ languages: ['eng'], workers: 2 });
    const dinner = life.photos.filter((p) => p.kind === 'receipt' && p.words.includes(life.story.long.trip.dinner));
    const tickets = life.photos.filter((p) => p.kind === 'ticket');
    for (const photo of [...dinner, ...tickets]) {
      const png = await sharp(join(life.folder, photo.path)).greyscale().png().toBuffer();
      const text = (await recognizer.recognize(png))?.text ?? '';
      const key = photo.words.find((line) => /^(TOTAL|Ticket no)/.test(line)) ?? '';
      expect(text, photo.path).toContain(key);
    }
    await recognizer.close();
  });
});
