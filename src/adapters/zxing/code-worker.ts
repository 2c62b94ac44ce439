import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { GreyPicture } from '../../ports/code-reader.ts';

/** Codes of tickets, payments, parcels and goods; others are met on machines, or seen where there are none. */
const options: ReaderOptions = {
  formats: ['QRCode', 'Aztec', 'DataMatrix', 'PDF417', 'Code128', 'EANUPC'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  maxNumberOfSymbols: 8,
  textMode: 'Plain',
};

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
prepareZXingModule({ overrides: { wasmBinary } });

/** Runs in a thread of its own: a picture takes some tenth of a second. */
parentPort?.on('message', async (picture: GreyPicture) => {
  try {
    const { width, height } = picture;
    const image = { data: inColour(picture), width, height, colorSpace: 'srgb' as const };
    const found = await readBarcodes(image as ImageData, options);
    parentPort?.postMessage(found.map((code) => messageOf(code, width, height)));
  } catch (error) {
    parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});

function inColour({ width, height, pixels }: GreyPicture): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) data.fill(pixels[at] ?? 255, at * 4, at * 4 + 3);
  return data;
}

function messageOf({ format, text, bytes, position }: ReadResult, width: number, height: number) {
  const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
  const within = (value: number): number => Math.min(1, Math.max(0, value));
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  const [x, y] = [within(left / width), within(top / height)];
  const box = { x, y, w: within(right / width) - x, h: within(bottom / height) - y };
  return { format, text, bytes: Uint8Array.from(bytes), box };
}
