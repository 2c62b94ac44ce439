import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SharpDecoder } from './decoder.ts';
import { declaredPixels, isCutShort } from './heic.ts';

const photos = fileURLToPath(new URL('../../../../shared/data/photos', import.meta.url));
const decoder = new SharpDecoder();
let folder = '';
let noise: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-'));
  const pixels = Buffer.alloc(600 * 400 * 3);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = (i * 7 + ((i * i) >> 9)) & 255;
  noise = await sharp(pixels, { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true, force: true });
});

const differing = (a = '', b = ''): number => {
  const bits = (BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2);
  return bits.replaceAll('0', '').length;
};

/** A PNG of a few bytes that declares any size. */
function declaring(width: number, height: number): Buffer {
  const chunk = (type: string, body: Buffer): Buffer => {
    const bytes = Buffer.alloc(body.length + 12);
    bytes.writeUInt32BE(body.length, 0);
    bytes.write(type, 4, 'latin1');
    body.copy(bytes, 8);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, body.length + 8)), body.length + 8);
    return bytes;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A raw file as cameras write them: a directory with an orientation, a small preview, a lossless frame, a large preview. */
async function raw(orientation: number, mark: string): Promise<Buffer> {
  const jpeg = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3080c0' } })
      .jpeg()
      .toBuffer();
  const head = Buffer.alloc(64);
  head.write('II*\0\x10\0\0\0', 0, 'latin1');
  head.write(mark, 8, 'latin1');
  head.writeUInt16LE(1, 16);
  head.writeUInt16LE(0x0112, 18);
  head.writeUInt16LE(3, 20);
  head.writeUInt32LE(1, 22);
  head.writeUInt16LE(orientation, 26);
  const sensor = Buffer.from('ffd8ffc3000e0e100010000201001101110000ffda0008010100010000ab00cdffd9', 'hex');
  return Buffer.concat([head, await jpeg(160, 120), sensor, Buffer.alloc(999, 0xff), await jpeg(900, 600)]);
}

it('a JPEG that is called HEIC is shown as what it is', async () => {
  expect((await decoder.preview(noise, 'image/heic')).media).toMatchObject({ width: 600, height: 400 });
});

describe('a raw camera file', () => {
  it('is shown upright by the largest picture that the camera put in', async () => {
    const path = join(folder, 'a.cr2');
    await writeFile(path, await raw(6, 'CR\x02\0'));
    const { media, thumbnail } = await decoder.preview(path, 'image/x-canon-cr2');
    expect(media).toMatchObject({ mime: 'image/x-canon-cr2', width: 600, height: 900 });
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ width: 213, height: 320 });
    const { media: lying } = await decoder.preview(await raw(3, ''), 'image/x-raw');
    expect(lying).toMatchObject({ width: 900, height: 600 });
  });

  it('that holds only sensor data is one named failure', async () => {
    const bare = (await raw(1, '')).subarray(0, 64);
    await expect(decoder.preview(bare, 'image/x-raw')).rejects.toMatchObject({ code: 'unsupported-format' });
  });
});

describe('a preview', () => {
  it('is a WebP of 320 pixels with a thumbhash and a perceptual hash', async () => {
    const { media, thumbnail, note } = await decoder.preview(noise, 'image/jpeg');
    expect(media).toMatchObject({ width: 600, height: 400, phash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(Buffer.from(media.thumbhash ?? '', 'base64').length).toBeGreaterThan(10);
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 });
    expect(note).toBeUndefined();
  });

  it.each(['#ffffff', '#000000', '#7090a0'])('of a flat picture (%s) is alike to none', async (background) => {
    const flat = await sharp({ create: { width: 640, height: 360, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const { media } = await decoder.preview(flat, 'image/jpeg');
    expect(media.phash).toBeUndefined();
    expect(media.thumbhash).toBeDefined();
  });

  it('of a page with a few words keeps its hash', async () => {
    const words = '<svg width="800" height="1100"><text x="80" y="120" font-size="28">Receipt 1172</text></svg>';
    const page = sharp({ create: { width: 800, height: 1100, channels: 3, background: '#ffffff' } });
    const { media } = await decoder.preview(
      await page
        .composite([{ input: Buffer.from(words) }])
        .png()
        .toBuffer(),
      'image/png',
    );
    expect(media.phash).toBeDefined();
  });

  it('is upright however the camera was held, and the same picture keeps its hash', async () => {
    const { data, info } = await sharp(noise).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const straight = await decoder.preview(noise, 'image/jpeg');
    const turned = await sharp(data, { raw })
      .rotate(-90)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const upright = await decoder.preview(turned, 'image/jpeg');
    expect(upright.media).toMatchObject({ width: 600, height: 400 });
    expect(differing(upright.media.phash, straight.media.phash)).toBeLessThanOrEqual(10);
    const sideways = await decoder.preview(
      await sharp(noise).withMetadata({ orientation: 6 }).toBuffer(),
      'image/jpeg',
    );
    expect(sideways.media).toMatchObject({ width: 400, height: 600 });
  });

  it('tells transparent pictures apart from black ones', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { thumbnail } = await decoder.preview(clear, 'image/png');
    expect((await sharp(thumbnail.bytes).stats()).channels[0]?.mean).toBeGreaterThan(250);
  });

  it('gives grey pixels for reading text, never enlarged', async () => {
    const grey = await decoder.grey(noise, 'image/jpeg', 300);
    expect(grey).toMatchObject({ width: 300, height: 200 });
    expect((await sharp(await grey.png()).metadata()).channels).toBe(1);
    expect(await decoder.grey(noise, 'image/jpeg', 9_000)).toMatchObject({ width: 600, height: 400 });
  });
});

describe('bad pictures', () => {
  it('a truncated JPEG is shown as far as it goes, and says so', async () => {
    const path = join(folder, 'truncated.jpg');
    await writeFile(path, noise.subarray(0, Math.floor(noise.length / 2)));
    const { media, note } = await decoder.preview(path, 'image/jpeg');
    expect(media).toMatchObject({ width: 600, height: 400 });
    expect(note).toMatch(/damaged/);
  });

  it('60,000 by 60,000 declared pixels are refused without allocating them', async () => {
    const before = process.memoryUsage().rss;
    await expect(decoder.preview(declaring(60_000, 60_000), 'image/png')).rejects.toMatchObject({ code: 'too-large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  });

  it.each([
    ['whole', '\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x14mdat123456789012', false],
    ['cut', '\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x14mdat12345678', true],
    ['to its end', '\0\0\0\x10ftypheic\0\0\0\0\0\0\0\0mdat12345678', false],
    ['with something behind', '\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x14mdat123456789012SEFT and what a maker adds', false],
  ])('a HEIC that is %s is told as such', (_, content, cut) => {
    expect(isCutShort(Buffer.from(content, 'latin1'))).toBe(cut);
  });

  it('a HEIC that declares too many pixels is refused before it is decoded', async () => {
    const size = Buffer.alloc(16);
    size.write('ispe', 0, 'latin1');
    size.writeUInt32BE(60_000, 8);
    size.writeUInt32BE(60_000, 12);
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), size]);
    expect(declaredPixels(heic)).toBe(3.6e9);
    await expect(decoder.preview(heic, 'image/heic')).rejects.toMatchObject({ code: 'too-large' });
  });

  it.each([
    ['nothing', '', 'empty-file'],
    ['text', 'no picture at all', 'unsupported-format'],
    [
      'a drawing that could name other files',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>',
      'unsupported-format',
    ],
    ['a JPEG of three bytes', '\xff\xd8\xff', 'corrupt'],
    ['a broken HEIC', '\0\0\0\x18ftypheic\0\0\0\0heicmif1broken', 'corrupt'],
  ])('%s', async (_, content, code) => {
    const mime = content.includes('heic') ? 'image/heic' : 'image/jpeg';
    const path = join(folder, 'bad');
    await writeFile(path, Buffer.from(content, 'latin1'));
    await expect(decoder.preview(path, mime)).rejects.toMatchObject({ code, path, action: expect.any(String) });
  });
});

describe.skipIf(!existsSync(photos))('real pictures (../shared/data)', () => {
  it('decodes several HEICs one after another in its thread (a second one once never answered)', async () => {
    for (const [name, width, height] of [
      ['IMG_2927.HEIC', 3024, 4032],
      ['IMG_5195.HEIC', 2566, 3313],
    ] as const) {
      const { media } = await decoder.preview(join(photos, 'heic', name), 'image/heic');
      expect(media).toMatchObject({ width, height });
    }
  });

  it('says of a HEIC that was cut that it is shown as far as it goes', async () => {
    const whole = await readFile(join(photos, 'heic', 'IMG_5195.HEIC'));
    expect((await decoder.preview(whole, 'image/heic')).note).toBeUndefined();
    const { note } = await decoder.preview(whole.subarray(0, whole.length - 100_000), 'image/heic');
    expect(note).toMatch(/damaged/);
  });

  it('shows a camera JPEG with damaged scans', async () => {
    const { media, note } = await decoder.preview(await readFile(join(photos, 'corrupted.jpg')), 'image/jpeg');
    expect(media).toMatchObject({ width: 3648, height: 2736 });
    expect(note).toMatch(/damaged/);
  });
});
