import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeError } from './decode-error.ts';
import { SharpDecoder } from './decoder.ts';

let folder: string;
const decoder = new SharpDecoder();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-missing-timeout-'));
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true, force: true });
});

/** A JPEG that ends in its header. */
async function beginning(): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#35a' } })
    .jpeg()
    .toBuffer();
  return jpeg.subarray(0, 120);
}

const told = async (path: string) => decoder.preview(path, 'image/jpeg').catch((error: unknown) => error);

describe('what is told of a picture that cannot be decoded', () => {
  it('is the damage, whatever words its decoder or its folder have for it', async () => {
    const path = join(folder, 'too large.jpg');
    await writeFile(path, await beginning());
    expect(await told(path)).toMatchObject({ code: 'corrupt', path, message: expect.stringContaining('damaged') });
  });

  it('is that it is not there only where it is not', async () => {
    expect(await told(join(folder, 'gone.jpg'))).toMatchObject({ code: 'missing' });
    await writeFile(join(folder, 'empty.jpg'), '');
    expect(await told(join(folder, 'empty.jpg'))).toMatchObject({ code: 'empty-file' });
    await writeFile(join(folder, 'words.jpg'), 'Hello');
    expect(await told(join(folder, 'words.jpg'))).toMatchObject({ code: 'unsupported-format' });
    expect(await told(folder)).toMatchObject({ code: 'unreadable' });
  });

  it.each([
    ['VipsJpeg: Missing Huffman code table entry', 'corrupt'],
    ['VipsJpeg: Bogus marker length: too large', 'corrupt'],
    ['tiff2vips: Missing required ImageLength', 'corrupt'],
    ['Input image exceeds pixel limit', 'too-large'],
    ['VipsJpeg: Maximum supported image dimension is 65500 pixels', 'too-large'],
    ['pngload: Image width exceeds user limit in IHDR', 'too-large'],
    ['timeout: 40% complete', 'timeout'],
    ['Input file is missing: /pictures/a.jpg', 'missing'],
    ['VipsSource: unable to read\nsystem error: Input/output error', 'unreadable'],
    ['Input file contains unsupported image format', 'unsupported-format'],
  ])('"%s" is %s', (message, code) => {
    expect(decodeError(new Error(message), undefined)).toMatchObject({ code });
  });

  it.each([
    ['ENOENT', 'missing'],
    ['EACCES', 'unreadable'],
    ['EIO', 'unreadable'],
  ])('of the file system %s is %s', (code, known) => {
    const error = Object.assign(new Error(`${code}: said by the system`), { code, syscall: 'open' });
    expect(decodeError(error, '/pictures/a.jpg')).toMatchObject({ code: known, path: '/pictures/a.jpg' });
  });
});
