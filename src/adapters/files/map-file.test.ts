import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeMap } from '../../../test/fixtures/map-file.ts';
import { readMapFile } from './map-file.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-map-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function read(bytes: Uint8Array) {
  const path = join(base, 'map.pmtiles');
  await writeFile(path, bytes);
  return readMapFile(path);
}
const changed = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = madeMap();
  change(bytes);
  return bytes;
};

describe('a file of map tiles', () => {
  it('says what it covers, and whom it is from in plain text', async () => {
    expect(await read(madeMap())).toMatchObject({
      attribution: '© OpenStreetMap & made',
      minZoom: 0,
      maxZoom: 14,
      bounds: { south: -85, west: -180, north: 85, east: 180 },
      size: madeMap().length,
    });
  });

  it('is refused with a code where it cannot be drawn', async () => {
    const wrong: readonly (readonly [string, Uint8Array])[] = [
      ['empty-file', Buffer.alloc(0)],
      ['unsupported-format', Buffer.from('PK\u0003\u0004 a zip file')],
      ['unsupported-format', changed((bytes) => bytes.writeUInt8(2, 7))],
      ['unsupported-format', changed((bytes) => bytes.writeUInt8(2, 99))],
      ['unsupported-format', changed((bytes) => bytes.writeUInt8(3, 98))],
      ['unsupported-format', madeMap({ layers: ['landcover', 'transportation'] })],
      ['truncated', madeMap().subarray(0, -1)],
      ['truncated', changed((bytes) => bytes.writeBigUInt64LE(2n ** 60n, 64))],
      ['corrupt', changed((bytes) => bytes.writeBigUInt64LE(0n, 16))],
      ['corrupt', changed((bytes) => bytes.writeUInt8(99, 101))],
      ['corrupt', changed((bytes) => bytes.writeInt32LE(2e9, 106))],
      ['corrupt', changed((bytes) => bytes.fill(0xff, Number(bytes.readBigUInt64LE(24))))],
    ];
    for (const [code, bytes] of wrong)
      await expect(read(bytes), `${code} ${bytes.length}`).rejects.toMatchObject({
        code,
        path: join(base, 'map.pmtiles'),
        action: expect.stringMatching(/\.$/),
      });
    await expect(readMapFile(join(base, 'none.pmtiles'))).rejects.toMatchObject({ code: 'missing' });
    await expect(readMapFile(base)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('may not describe itself at any length', async () => {
    const packed = gzipSync(Buffer.alloc(16 * 1024 * 1024));
    const map = madeMap();
    const bomb = Buffer.concat([map, packed]);
    bomb.writeBigUInt64LE(BigInt(map.length), 24);
    bomb.writeBigUInt64LE(BigInt(packed.length), 32);
    await expect(read(bomb)).rejects.toMatchObject({ code: 'corrupt' });
    const long = Buffer.concat([map, Buffer.alloc(5 * 1024 * 1024)]);
    long.writeBigUInt64LE(BigInt(map.length), 24);
    long.writeBigUInt64LE(5n * 1024n * 1024n, 32);
    await expect(read(long)).rejects.toMatchObject({ code: 'too-large' });
  });
});
