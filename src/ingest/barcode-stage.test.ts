import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';
import { SharpDecoder } from '../adapters/sharp/decoder.ts';
import { openCodeReader } from '../adapters/zxing/code-reader.ts';
import { batchIdSchema, itemIdSchema } from '../memory/ids.ts';
import { assembleItem, type MemoryItem } from '../memory/item.ts';
import { observed } from '../memory/provenance.ts';
import { reading } from '../memory/reading.ts';
import { barcodeThings } from '../sources/structured/barcode-things.ts';
import { barcodeStage, wantsCodes } from './barcode-stage.ts';

const boardingPass = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100';
const decoder = new SharpDecoder();
const reader = openCodeReader();

beforeAll(() => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
  prepareZXingModule({ overrides: { wasmBinary } });
});
afterAll(() => reader.close());

/** A code on a table, as a telephone takes it. */
async function photo(
  content: string | Uint8Array,
  format: NonNullable<WriterOptions['format']>,
  turn = 0,
): Promise<Uint8Array> {
  const { image, error } = await writeBarcode(content, { format, scale: 5, addQuietZones: true });
  if (image === null) throw new Error(error);
  const code = await sharp(Buffer.from(await image.arrayBuffer()))
    .flatten({ background: '#fff' })
    .extend({ top: 30, bottom: 30, left: 30, right: 30, background: '#fff' })
    .rotate(turn, { background: '#8a7f70' })
    .toBuffer();
  const table = sharp({ create: { width: 1500, height: 1100, channels: 3, background: '#8a7f70' } });
  return table
    .composite([{ input: code }])
    .blur(0.7)
    .jpeg({ quality: 80 })
    .toBuffer();
}

const itemAt = (start: string): MemoryItem =>
  assembleItem({
    id: itemIdSchema.parse('i1'),
    identity: 'sha256:1',
    modality: 'image',
    origin: { importer: 'photos', root: '/p', path: 'a.jpg', sha256: '0'.repeat(64), batch: batchIdSchema.parse('b1') },
    copies: [],
    readings: [reading('time', { start, end: start, precision: 'second', source: 'exif-naive' }, observed('exif'))],
  });

async function read(picture: Uint8Array, item = itemAt('2024-08-12T10:00:00')) {
  const lend = async <T>(_: unknown, use: (path: string) => Promise<T>): Promise<T> =>
    use(picture as unknown as string);
  const stage = barcodeStage({ decoder: async () => decoder, reader, decode: barcodeThings, lend });
  const { readings } = await stage.run(item, new AbortController().signal);
  return Object.fromEntries(readings.map(({ field, value }) => [field, value]));
}

describe('codes in pictures', () => {
  it.each([
    ['Aztec', 0],
    ['QRCode', 20],
    ['PDF417', 0],
    ['DataMatrix', 90],
  ] as const)(
    'are read of %s turned by %i degrees, in the year of the picture',
    async (format, turn) => {
      const { body, structuredData } = await read(await photo(boardingPass, format, turn));
      expect(body).toEqual({ text: boardingPass });
      expect(structuredData).toMatchObject([
        {
          '@type': 'FlightReservation',
          source: 'barcode',
          readFrom: 'code1',
          reservationFor: { departureDay: '2024-08-13' },
        },
      ]);
    },
    60_000,
  );

  it('are text where they are nothing else, and nothing where there are none', async () => {
    expect(await read(await photo('https://shop.example/a', 'QRCode'))).toEqual({
      body: { text: 'https://shop.example/a' },
    });
    const plain = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    expect(await read(plain)).toEqual({});
  }, 60_000);

  it('fail by name where they hold a ticket that cannot be unfolded', async () => {
    const ticket = Buffer.concat([
      Buffer.from(`#UT01${'0'.repeat(59)}0012`),
      Buffer.from([120, 156, 1, 2, 3, 0, 255, 4, 5, 6, 7, 8]),
    ]);
    await expect(read(await photo(ticket, 'Aztec'))).rejects.toMatchObject({ code: 'corrupt' });
  }, 60_000);

  it('are looked for in pictures whose content is here', () => {
    const item = itemAt('2024-01-01T00:00:00');
    expect(wantsCodes(item)).toBe(true);
    expect(wantsCodes({ ...item, modality: 'email' })).toBe(false);
    expect(wantsCodes({ ...item, origin: { ...item.origin, sha256: undefined } as never })).toBe(false);
  });

  it('are given up after a while, and the next picture is read', async () => {
    const hasty = openCodeReader(0);
    const picture = { width: 1500, height: 1100, pixels: new Uint8Array(1500 * 1100) };
    await expect(hasty.read(picture)).rejects.toMatchObject({ code: 'timeout' });
    await hasty.close();
    expect(await reader.read(picture)).toEqual([]);
  }, 60_000);
});
