import { type FileHandle, open } from 'node:fs/promises';

const uuid = /[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}/g;
const STILL_HEAD = 256 * 1024;
const STILL_MOST = 16 * 1024 * 1024;
const LONGEST_IDENTIFIER = 36;
const MOST_MOVIE_BOX = 8 * 1024 * 1024;
/** Live Photos last three seconds; motion photos of other makers up to six. */
const LONGEST_SECONDS = 6.5;

/**
 * True when a film is the moving part of a still: Apple writes the same content identifier into both. Where the film
 * has none, a film of a few seconds is taken as one. Anything unreadable is not a pair.
 */
export async function belongTogether(still: string, film: string): Promise<boolean> {
  try {
    const movie = await reading(film, movieBox);
    if (movie === undefined) return false;
    const identifiers = movie.includes('com.apple.quicktime.content.identifier') ? (movie.match(uuid) ?? []) : [];
    if (identifiers.length === 0) return (movieSeconds(movie) ?? Number.POSITIVE_INFINITY) <= LONGEST_SECONDS;
    return await reading(still, (file, size) => names(file, size, identifiers));
  } catch {
    return false;
  }
}

/** HEIC may keep its tags behind the picture: where the head does not have the identifier, the rest is looked at. */
async function names(file: FileHandle, size: number, identifiers: readonly string[]): Promise<boolean> {
  for (const [from, to] of [
    [0, STILL_HEAD],
    [STILL_HEAD - LONGEST_IDENTIFIER, STILL_MOST],
  ] as const) {
    if (from >= size) return false;
    const text = await latin1(file, from, Math.min(size, to) - from);
    if (identifiers.some((identifier) => text.includes(identifier))) return true;
  }
  return false;
}

async function reading<T>(path: string, read: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await read(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

async function latin1(file: FileHandle, position: number, length: number): Promise<string> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  return bytes.toString('latin1', 0, bytesRead);
}

/** The movie box as Latin-1, found by walking the boxes of the file (ISO/IEC 14496-12 §4.2). */
async function movieBox(file: FileHandle, size: number): Promise<string | undefined> {
  const head = Buffer.alloc(16);
  for (let at = 0, seen = 0; at + 8 <= size && seen < 256; seen += 1) {
    await file.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (length < 8) return undefined;
    if (head.toString('latin1', 4, 8) === 'moov') return latin1(file, at, Math.min(length, MOST_MOVIE_BOX));
    at += length;
  }
  return undefined;
}

function movieSeconds(movie: string): number | undefined {
  const at = movie.indexOf('mvhd');
  if (at === -1) return undefined;
  const bytes = Buffer.from(movie.slice(at + 4, at + 40), 'latin1');
  if (bytes.length < 32) return undefined;
  const long = bytes[0] === 1;
  const scale = bytes.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  return scale === 0 ? undefined : duration / scale;
}
