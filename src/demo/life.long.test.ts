import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTextRecognizer } from '../adapters/tesseract/text-recognizer.ts';
import { type LifeManifest, makeLife } from './life.ts';

const hashOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

describe('a life that is made', () => {
  let folder: string;
  let life: LifeManifest;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'life-again-'));
    life = await makeLife(join(folder, 'a'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

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
