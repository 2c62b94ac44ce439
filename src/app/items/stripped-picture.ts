import { extname } from 'node:path';

const mimes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.heic': 'image/heic',
  '.avif': 'image/avif',
};

/** By the name of a file; JPEG where it tells nothing else. */
export const pictureMime = (path: string): string => mimes[extname(path).toLowerCase()] ?? 'image/jpeg';

/** A picture file as an upright JPEG with nothing in it but pixels. Errors: those of `MediaDecoder.jpeg`. */
export async function strippedPicture(path: string, longestSide: number): Promise<Uint8Array> {
  const { SharpDecoder } = await import('../../adapters/sharp/decoder.ts');
  return new SharpDecoder().jpeg(path, pictureMime(path), longestSide);
}
