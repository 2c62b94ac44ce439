import { MadeleineError } from '../../memory/errors.ts';

/** A picture that a camera put into its raw file, and how it is to be turned (EXIF orientation, 1 to 8). */
export type RawPreview = { readonly jpeg: Uint8Array; readonly orientation: number };

type Found = { readonly start: number; readonly end: number; readonly pixels: number };

const SOI = Buffer.from([0xff, 0xd8, 0xff]);
const [EOI, SOS, DQT] = [0xd9, 0xda, 0xdb];
/** Baseline, extended and progressive frames (ITU T.81 table B.1); lossless ones (0xc3) are the sensor's data. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const ORIENTATION = 0x0112;

/**
 * The largest whole JPEG in a raw file. Cameras of every make put one in for their own screen, each where it likes, so
 * they are looked for by their markers. Error: `unsupported-format` where there is none.
 */
export function rawPreview(file: Uint8Array): RawPreview {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let best: Found | undefined;
  for (let at = bytes.indexOf(SOI); at !== -1; at = bytes.indexOf(SOI, at + 2)) {
    const found = wholeJpeg(bytes, at);
    if (found !== undefined && found.pixels > (best?.pixels ?? 0)) best = found;
  }
  if (best === undefined) {
    throw new MadeleineError('unsupported-format', 'This raw file contains no preview picture.', {
      action: 'Export it as JPEG or HEIC and add that file.',
    });
  }
  return { jpeg: bytes.subarray(best.start, best.end), orientation: orientationOf(bytes) };
}

/** The JPEG that begins here, if it has tables, a frame of eight bits and an end: strips of a TIFF share their tables. */
function wholeJpeg(bytes: Buffer, start: number): Found | undefined {
  let pixels = 0;
  let hasTables = false;
  let at = start + 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return pixels > 0 && hasTables ? { start, end: at + 2, pixels } : undefined;
    if (at + 4 > bytes.length) return undefined;
    hasTables ||= marker === DQT;
    if (frames.has(marker) && bytes[at + 4] === 8 && at + 9 <= bytes.length) {
      pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    }
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    at = marker === SOS ? endOfScan(bytes, next) : next;
  }
  return undefined;
}

/** Where the next marker stands behind coded data: not a stuffed byte, not a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** The first directory's orientation, of a file that is a TIFF by its shape or holds one (Canon's `CMT1` box). */
function orientationOf(bytes: Buffer): number {
  const box = bytes.subarray(0, 64 * 1024).indexOf('CMT1', 0, 'latin1');
  const tiff = bytes.subarray(box === -1 ? 0 : box + 4);
  const little = tiff.subarray(0, 2).toString('latin1') === 'II';
  if (tiff.length < 16 || (!little && tiff.subarray(0, 2).toString('latin1') !== 'MM')) return 1;
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  for (let n = 0; n < short(directory); n++) {
    const entry = directory + 2 + 12 * n;
    if (entry + 12 > tiff.length) return 1;
    if (short(entry) === ORIENTATION) return short(entry + 8) || 1;
  }
  return 1;
}
