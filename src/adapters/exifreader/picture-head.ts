import type { FileHandle } from 'node:fs/promises';

const FIRST = 64 * 1024;
const MOST = 8 * 1024 * 1024;
const WHOLE = 48 * 1024 * 1024;

/** The part of a picture file that holds its tags, and whether something of it may be missing. */
export type PictureHead = { readonly bytes: Uint8Array; readonly whole: boolean; readonly tail: Uint8Array };

/**
 * JPEG keeps its tags before the pixels and HEIC before the media data, so a head is enough: it grows until the
 * JPEG's scan begins. PNG, WebP, TIFF and AVIF may keep them anywhere: read whole, up to 48 MB.
 */
export async function pictureHead(file: FileHandle, size: number, mime: string): Promise<PictureHead> {
  const tail = await readAt(file, Math.max(0, size - 64), Math.min(64, size));
  if (mime !== 'image/jpeg') {
    const length = Math.min(size, mime.startsWith('image/hei') ? MOST : WHOLE);
    return { bytes: await readAt(file, 0, length), whole: length === size || mime.startsWith('image/hei'), tail };
  }
  for (let length = Math.min(size, FIRST); ; length = Math.min(size, length * 4, MOST)) {
    const bytes = await readAt(file, 0, length);
    const complete = reachesScan(bytes);
    if (complete || length === size || length >= MOST) return { bytes, whole: complete, tail };
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  return bytes.subarray(0, bytesRead);
}

/** True when the JPEG's marker segments (ITU-T T.81 §B.1.1) lead to its first scan within these bytes. */
function reachesScan(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda || marker === 0xd9) return true;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return false;
}
