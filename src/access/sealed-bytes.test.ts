import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  CHUNK_BYTES,
  ChunkCipher,
  extentOf,
  HEAD_BYTES,
  KEY_BYTES,
  placeOf,
  seal,
  sealedPieces,
  sealName,
  subkey,
  unseal,
  unsealName,
} from './sealed-bytes.ts';

const key = randomBytes(KEY_BYTES);
const corrupt = expect.objectContaining({ code: 'corrupt' });

async function sealed(bytes: Buffer, pieceBytes = 1000): Promise<Buffer> {
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  };
  return Buffer.concat(await Array.fromAsync(sealedPieces(key, pieces())));
}

function opened(bytes: Buffer): Buffer {
  const extent = extentOf(bytes.length);
  if (extent === undefined) throw corrupt;
  const cipher = ChunkCipher.of(key, bytes);
  const chunks = Array.from({ length: extent.chunks }, (_, index) => {
    const { at, length } = placeOf(index);
    return cipher.open(bytes.subarray(at, at + length), index, index === extent.chunks - 1);
  });
  return Buffer.concat(chunks);
}

describe('sealed bytes', () => {
  it('open with the same key and for the same purpose alone', () => {
    const bytes = seal(key, Buffer.from('tea'), 'cache');
    expect(unseal(key, bytes, 'cache').toString()).toBe('tea');
    expect(() => unseal(key, bytes, 'keys')).toThrow(corrupt);
    expect(() => unseal(subkey(key, 'other'), bytes, 'cache')).toThrow(corrupt);
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(key, changed, 'cache')).toThrow(corrupt);
    }
    expect(() => unseal(key, bytes.subarray(0, 5), 'cache')).toThrow(corrupt);
    expect(seal(key, Buffer.from('tea'), 'cache')).not.toEqual(bytes);
  });
});

describe('sealed content', () => {
  it.each([1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])('of %i bytes comes back', async (n) => {
    const bytes = randomBytes(n);
    const kept = await sealed(bytes);
    expect(extentOf(kept.length)?.bytes).toBe(n);
    expect(opened(kept)).toEqual(bytes);
  });

  it('is refused cut, swapped, or of another content', async () => {
    const bytes = randomBytes(3 * CHUNK_BYTES);
    const [one, other] = [await sealed(bytes), await sealed(bytes)];
    const { length } = placeOf(0);
    const chunk = (of: Buffer, n: number) => of.subarray(HEAD_BYTES + n * length, HEAD_BYTES + (n + 1) * length);
    const put = (...parts: Buffer[]) => Buffer.concat([one.subarray(0, HEAD_BYTES), ...parts]);
    expect(opened(put(chunk(one, 0), chunk(one, 1), chunk(one, 2)))).toEqual(bytes);
    for (const wrong of [
      put(chunk(one, 0), chunk(one, 1)),
      put(chunk(one, 1), chunk(one, 0), chunk(one, 2)),
      put(chunk(one, 0), chunk(other, 1), chunk(one, 2)),
      one.subarray(0, -1),
      one.subarray(0, HEAD_BYTES + 3),
      one.subarray(0, 10),
      Buffer.from('not sealed at all, but long enough to have a head and a chunk of something else'),
    ])
      expect(() => opened(wrong)).toThrow();
  });
});

describe('a sealed name', () => {
  it('is always the same, says nothing, and opens with its key alone', () => {
    const name = sealName(key, 'media/ab/abc.jpg');
    expect(sealName(key, 'media/ab/abc.jpg')).toBe(name);
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(unsealName(key, name)).toBe('media/ab/abc.jpg');
    expect(unsealName(randomBytes(KEY_BYTES), name)).toBeUndefined();
    for (const wrong of ['', 'incoming', name.slice(2), `${name}0`]) expect(unsealName(key, wrong)).toBeUndefined();
  });
});
