import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { initMemory, openApp } from '../../src/app/app.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import { beginShare, decideShare, finishShare, prepareShare, shareEntries } from '../../src/app/share/share.ts';
import { bytesOf, idsOf, leftOf } from './shared-memory.ts';

const boardingPass = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100';
let folder = '';
let memory: OpenMemory;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-share-'));
  const path = join(folder, 'memory');
  await mkdir(join(folder, 'photos'));
  await writeFile(join(folder, 'photos', 'pass.jpg'), await photographed(boardingPass));
  await initMemory(path, 'off', async () => 'off');
  const app = await openApp(path);
  await app.add([join(folder, 'photos')], { as: 'auto' });
  await app.close();
  memory = await OpenMemory.open(path);
}, 240_000);
afterAll(async () => {
  await memory.close();
  await rm(folder, { recursive: true, force: true });
});

async function photographed(content: string): Promise<Buffer> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
  prepareZXingModule({ overrides: { wasmBinary } });
  const { image } = await writeBarcode(content, { format: 'Aztec', scale: 6, addQuietZones: true });
  const code = await sharp(Buffer.from((await image?.arrayBuffer()) ?? new ArrayBuffer()))
    .flatten({ background: '#fff' })
    .toBuffer();
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#8a7f70' } })
    .composite([{ input: code }])
    .withExif({ IFD2: { DateTimeOriginal: '2024:08:13 09:00:00' } })
    .jpeg()
    .toBuffer();
}

it('tells of a photographed boarding pass where and when, and no name and no number', async () => {
  const set = await beginShare(memory, { ids: await idsOf(memory, 'image'), shiftTimes: false });
  await prepareShare(memory, set.id);
  const [entry] = await shareEntries(memory, set.id);
  expect(entry?.nodes).toEqual({ kept: 1, left: 0 });
  await decideShare(memory, set.id, 1, { decision: 'keep' });
  const to = join(folder, 'copy');
  const report = await finishShare(memory, set.id, to);
  expect(report.findings).toEqual([]);
  const row = JSON.parse(await readFile(join(to, 'items.jsonl'), 'utf8')) as { structuredData: unknown[] };
  expect(row.structuredData).toMatchObject([
    { '@type': 'FlightReservation', reservationFor: { departureAirport: { iataCode: 'YUL' } } },
  ]);
  expect(leftOf(['Desmarais', 'ABC123', '0834', '001A', boardingPass], await bytesOf(to))).toEqual([]);
}, 240_000);
