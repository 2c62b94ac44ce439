import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { compact } from '../words/spans.ts';
import type { Needles } from './needles.ts';
import { type Hit, hitsIn } from './text-search.ts';

/** Characters in a row that are taken for text; shorter runs are common in compressed pixels. */
const LEAST_TEXT = 8;

/** Segments of a JPEG that hold anything but pixels: EXIF, XMP, IPTC, profiles, comments, thumbnails. */
export function jpegMetadata(bytes: Uint8Array): string[] {
  const found: string[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) break;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    // APP0 is the JFIF header; APP1 to APP15 and comments are what programs write about a picture.
    if ((marker > 0xe0 && marker <= 0xef) || marker === 0xfe)
      found.push(marker === 0xfe ? 'a comment' : `segment APP${marker - 0xe0}`);
    at += 2 + length;
  }
  const end = bytes.findLastIndex((byte, i) => byte === 0xd9 && bytes[i - 1] === 0xff);
  if (end !== -1 && end < bytes.length - 1) found.push('bytes behind the picture');
  return found;
}

export const readJpeg = (path: string): Promise<Uint8Array> => readFile(path);

/** Searches every byte of a file that is no text for readable names, addresses, numbers and codes, a part at a time. */
export async function hitsInBytes(path: string, needles: Needles): Promise<Hit[]> {
  const hits: Hit[] = [];
  let rest = '';
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const text = rest + (chunk as Buffer).toString('latin1');
    for (const run of [...printable(text), ...printable(text.replaceAll('\0', ''))])
      hits.push(...hitsIn(run, needles).filter(({ kind, start, end }) => isCertain(kind, run.slice(start, end))));
    rest = text.slice(-256);
  }
  return hits;
}

const printable = (text: string): string[] =>
  [...text.matchAll(/[\x20-\x7e\xa0-\xff]{8,4096}/g)].map(([run]) => run).filter((run) => run.length >= LEAST_TEXT);

/** Compressed pixels spell short words and numbers by chance, and every form now and then. */
const isCertain = (kind: Hit['kind'], written: string): boolean =>
  kind !== 'pattern' && compact(written).length >= LEAST_TEXT;
