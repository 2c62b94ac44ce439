import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExifReader from 'exifreader';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LifeManifest, makeLife } from './life.ts';
import { tellStory } from './story.ts';

describe('makeLife', () => {
  let folder: string;
  let life: LifeManifest;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'life-'));
    life = await makeLife(join(folder, 'a'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('tells another story from another seed', () => {
    expect(tellStory(2).cast.owner.name).not.toBe(life.story.cast.owner.name);
    expect(tellStory(2).long.flight.code).not.toBe(life.story.long.flight.code);
  });

  it('has every path and message once, and the size that is promised', () => {
    const paths = [...life.photos, ...life.videos].map((made) => made.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(life.photos.length).toBeGreaterThan(170);
    expect(life.mails).toHaveLength(60);
    expect(new Set(life.mails.map((mail) => mail.messageId)).size).toBe(60);
    expect(life.videosSkipped === undefined ? 6 : 0).toBe(life.videos.length);
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
    expect(messages).toHaveLength(60);
    const parsed = await Promise.all(
      messages.map((message) => PostalMime.parse(message.replace(/^>(>*From )/gm, '$1'))),
    );
    expect(parsed.map((mail) => mail.messageId)).toEqual(life.mails.map((mail) => mail.messageId));
    expect(parsed.map((mail) => mail.subject)).toEqual(life.mails.map((mail) => mail.subject));
    expect(parsed.every((mail) => (mail.text ?? '').length > 10)).toBe(true);
    expect(parsed.find((mail) => mail.subject === '春节快乐')?.text).toContain('兔年大吉');
    const pass = parsed.flatMap((mail) => mail.attachments);
    expect(pass.map((file) => file.mimeType)).toEqual(['image/jpeg']);
  });

  it('asks ten questions whose evidence exists', () => {
    expect(life.questions).toHaveLength(10);
    expect(life.questions.filter((q) => q.expected.outcome === 'abstained')).toHaveLength(2);
    const known = new Set([...life.photos, ...life.videos].map((made) => made.path));
    const keys = new Set(life.mails.map((mail) => mail.messageId.slice(1).split('@')[0] ?? ''));
    for (const { question, expected } of life.questions) {
      if (expected.outcome === 'abstained') continue;
      expect(expected.anyOf.length, question).toBeGreaterThan(0);
      for (const one of expected.evidence) expect(known.has(one) || keys.has(one), `${question}: ${one}`).toBe(true);
    }
  });
});
