import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { fileError } from './file-error.ts';

/** A file of map tiles (PMTiles, version 3) that browsers can draw. */
export type MapFile = {
  readonly path: string;
  readonly size: number;
  /** Changes with the file. */
  readonly version: string;
  /** Whom the map is from, as plain text. */
  readonly attribution?: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Degrees. */
  readonly bounds: { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
};

const HEADER = 127;
/** The root directory lies with the header in the first 16 KiB, by the format. */
const ROOT_END = 16_384;
const MOST_METADATA = 4 * 1024 * 1024;
const MOST_ZOOM = 24;
const compressions = { none: 1, gzip: 2 } as const;
const MVT = 1;
/** Layers of the Protomaps basemap; a file of another make has others, of which nothing would be drawn. */
const LAYERS = ['earth', 'water', 'roads'];

const metadataSchema = z.looseObject({
  attribution: z.string().max(10_000).optional(),
  vector_layers: z.array(z.looseObject({ id: z.string() })).optional(),
});

type Header = ReturnType<typeof headerOf>;

/**
 * Looks whether a file is a map that can be drawn: what it says of itself is read, not its tiles. Errors: `missing`,
 * `unreadable`, `empty-file`, `truncated`, `corrupt`, `too-large`, `unsupported-format`.
 */
export async function readMapFile(path: string): Promise<MapFile> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw fileError(error, path);
  });
  try {
    const found = await file.stat();
    if (!found.isFile()) throw problem('unreadable', path, 'is not a file.', 'Give the path of a .pmtiles file.');
    const header = headerOf(path, found.size, await bytesOf(file, 0, Math.min(HEADER, found.size)));
    checkKind(path, header);
    const metadata = await metadataOf(path, file, header);
    const { minZoom, maxZoom, bounds } = header;
    const attribution = plainText(metadata.attribution ?? '');
    return {
      path,
      size: found.size,
      version: `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`,
      ...(attribution === '' ? {} : { attribution }),
      ...{ minZoom, maxZoom, bounds },
    };
  } catch (error) {
    throw fileError(error, path);
  } finally {
    await file.close();
  }
}

async function bytesOf(file: FileHandle, offset: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

function headerOf(path: string, size: number, bytes: Buffer) {
  if (size === 0) throw problem('empty-file', path, 'is empty.');
  if (bytes.length < HEADER || bytes.toString('latin1', 0, 7) !== 'PMTiles')
    throw problem('unsupported-format', path, 'is not a PMTiles file.', 'Put a map in the PMTiles format there.');
  if (bytes[7] !== 3)
    throw problem(
      'unsupported-format',
      path,
      `is PMTiles of version ${bytes[7]}, not 3.`,
      'Convert it with `pmtiles convert`.',
    );
  const long = (at: number): number => Number(bytes.readBigUInt64LE(at));
  const degrees = (at: number): number => bytes.readInt32LE(at) / 1e7;
  const section = (at: number) => ({ offset: long(at), length: long(at + 8) });
  const [root, metadata, leaves, tiles] = [section(8), section(24), section(40), section(56)];
  for (const { offset, length } of [root, metadata, leaves, tiles])
    if (offset + length > size)
      throw problem('truncated', path, `ends after ${size} bytes, but says that it has ${offset + length}.`);
  if (root.offset < HEADER || root.length === 0 || root.offset + root.length > ROOT_END)
    throw problem('corrupt', path, 'has no valid root directory.');
  if (metadata.length > MOST_METADATA)
    throw problem('too-large', path, `describes itself with ${metadata.length} bytes.`);
  const bounds = { south: degrees(106), west: degrees(102), north: degrees(114), east: degrees(110) };
  const [minZoom, maxZoom] = [bytes.readUInt8(100), bytes.readUInt8(101)];
  if (maxZoom > MOST_ZOOM || minZoom > maxZoom) throw problem('corrupt', path, 'has impossible zoom levels.');
  if (Math.abs(bounds.south) > 90 || Math.abs(bounds.north) > 90 || bounds.south > bounds.north)
    throw problem('corrupt', path, 'covers an impossible area.');
  return { metadata, inside: bytes[97], outside: bytes[98], tileType: bytes[99], minZoom, maxZoom, bounds };
}

function checkKind(path: string, { inside, outside, tileType }: Header): void {
  const known: readonly (number | undefined)[] = Object.values(compressions);
  if (tileType !== MVT) throw problem('unsupported-format', path, 'holds pictures, not vector tiles.', FROM_PROTOMAPS);
  if (!known.includes(inside) || !known.includes(outside))
    throw problem('unsupported-format', path, 'is compressed in a way that browsers cannot read.', FROM_PROTOMAPS);
}

async function metadataOf(path: string, file: FileHandle, { metadata, inside }: Header) {
  const { offset, length } = metadata;
  const packed = await bytesOf(file, offset, length);
  const isPacked = inside === compressions.gzip && length > 0;
  const text = isPacked
    ? await promisify(gunzip)(packed, { maxOutputLength: MOST_METADATA }).catch((cause: unknown) => {
        throw problem('corrupt', path, 'describes itself in a way that cannot be read.', AGAIN, cause);
      })
    : packed;
  const read = metadataSchema.safeParse(jsonOf(text.toString('utf8')));
  if (!read.success) throw problem('corrupt', path, 'describes itself in a way that cannot be read.');
  const layers = new Set(read.data.vector_layers?.map(({ id }) => id));
  const lacking = LAYERS.filter((name) => !layers.has(name));
  if (lacking.length > 0)
    throw problem('unsupported-format', path, `has no layer “${lacking[0]}” of the Protomaps basemap.`, FROM_PROTOMAPS);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}

/** An attribution is written in HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

const AGAIN = 'Download or extract it again.';
const FROM_PROTOMAPS = 'Extract a map from the Protomaps basemap; docs/map.md says how.';

function problem(
  code: MadeleineError['code'],
  path: string,
  what: string,
  action: string = AGAIN,
  cause?: unknown,
): MadeleineError {
  return new MadeleineError(code, `The map ${path} ${what}`, { path, action, cause });
}
