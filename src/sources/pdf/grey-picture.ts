import { crc32, deflateSync } from 'node:zlib';
import { ImageKind } from './pdfjs.ts';

export type GreyPicture = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

type Decoded = {
  readonly width: number;
  readonly height: number;
  readonly kind?: number | undefined;
  readonly data: Uint8Array;
};

export const isDecoded = (value: unknown): value is Decoded =>
  typeof value === 'object' && value !== null && 'data' in value && ArrayBuffer.isView(value.data);

/** A decoded picture in grey, one byte a pixel; masks are black where they paint. Transparent pixels are white. */
export function greyOf({ width, height, kind, data }: Decoded, isMask: boolean): GreyPicture {
  const pixels = new Uint8Array(width * height);
  if (isMask || kind === ImageKind.GRAYSCALE_1BPP) {
    const row = (width + 7) >> 3;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        pixels[y * width + x] = ((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
    return { width, height, pixels };
  }
  const channels = kind === ImageKind.RGB_24BPP ? 3 : 4;
  for (let at = 0, from = 0; at < pixels.length; at++, from += channels) {
    const light = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
    const cover = channels === 3 ? 1 : (data[from + 3] ?? 255) / 255;
    pixels[at] = Math.round(255 + (light - 255) * cover);
  }
  return { width, height, pixels };
}

/** Turned clockwise by quarters of a circle. */
export function turned(picture: GreyPicture, quarters: number): GreyPicture {
  if (quarters % 4 === 0) return picture;
  const { width, height, pixels } = picture;
  const out = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
  return turned({ width: height, height: width, pixels: out }, quarters - 1);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** As a PNG file (ISO/IEC 15948), packed quickly rather than well. */
export function pngOf({ width, height, pixels }: GreyPicture): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 1 })), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...chunks]));
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
