import type { ReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { type ArchiveLimits, isBomb } from './archive-limits.ts';
import { decodeName } from './member-name.ts';
import { type ArchiveFile, bytesOf, type Lent } from './unpacked-file.ts';

/** A member found by its own header, for an archive whose list of members is lost. */
export type SalvagedMember = {
  readonly name: string;
  readonly bytes: number;
  readonly modified: number;
  readonly encrypted: boolean;
  readonly method: 'stored' | 'deflated';
  /** Where its packed bytes begin, and how many they are. */
  readonly offset: number;
  readonly packed: number;
};

const LOCAL_HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const DESCRIPTOR_FLAG = 0x0008;
const UTF8_FLAG = 0x0800;

/**
 * The whole members at the start of a zip that was cut short (APPNOTE 4.3.7), in their order: each is checked against
 * its checksum, and the first that is not whole ends the walk. A member whose size is only told behind it ends where its
 * deflate stream does. Streams; holds one chunk at a time.
 */
export async function* salvage(archive: ArchiveFile, limits: ArchiveLimits): AsyncGenerator<SalvagedMember> {
  const lent = await archive.lend();
  const { handle: file, bytes: size } = lent;
  try {
    for (let at = 0; at + HEADER_BYTES < size; ) {
      const header = await headerAt(file, at);
      if (header === undefined) return;
      const found = await measured(lent, header, size, limits);
      if (found === undefined) return;
      yield found;
      at =
        found.offset +
        found.packed +
        (header.descriptor ? await descriptorBytes(file, found.offset + found.packed) : 0);
    }
  } finally {
    await lent.release();
  }
}

type Header = {
  readonly name: string;
  readonly modified: number;
  readonly encrypted: boolean;
  readonly descriptor: boolean;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly bytes: number;
  readonly offset: number;
};

async function headerAt(file: FileHandle, at: number): Promise<Header | undefined> {
  const fixed = await read(file, at, HEADER_BYTES);
  if (fixed === undefined || fixed.readUInt32LE(0) !== LOCAL_HEADER) return undefined;
  const names = await read(file, at + HEADER_BYTES, fixed.readUInt16LE(26) + fixed.readUInt16LE(28));
  if (names === undefined) return undefined;
  const flags = fixed.readUInt16LE(6);
  const raw = names.subarray(0, fixed.readUInt16LE(26));
  return {
    name: (flags & UTF8_FLAG) === 0 ? decodeName(raw) : raw.toString('utf8'),
    modified: dosTime(fixed.readUInt16LE(12), fixed.readUInt16LE(10)),
    encrypted: (flags & 1) !== 0,
    descriptor: (flags & DESCRIPTOR_FLAG) !== 0,
    method: fixed.readUInt16LE(8),
    crc: fixed.readUInt32LE(14),
    packed: fixed.readUInt32LE(18),
    bytes: fixed.readUInt32LE(22),
    offset: at + HEADER_BYTES + names.length,
  };
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return bytesRead === length ? buffer : undefined;
}

/** MS-DOS date and time, which have no zone: taken as this machine's, as unpacking tools do. */
const dosTime = (date: number, time: number): number =>
  new Date(
    1980 + (date >> 9),
    ((date >> 5) & 15) - 1,
    date & 31,
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  ).getTime();

/** The signature before a data descriptor is optional (APPNOTE 4.3.9.3). */
async function descriptorBytes(file: FileHandle, at: number): Promise<number> {
  const found = await read(file, at, 4);
  return found?.readUInt32LE(0) === 0x08074b50 ? 16 : 12;
}

async function measured(
  lent: Lent,
  header: Header,
  size: number,
  limits: ArchiveLimits,
): Promise<SalvagedMember | undefined> {
  const { name, modified, encrypted, offset } = header;
  const unknown = header.descriptor && header.packed === 0;
  if (encrypted || (header.method !== 0 && header.method !== 8)) {
    // What it holds cannot be read, but where it ends may be known, and others follow.
    return unknown || offset + header.packed > size
      ? undefined
      : { name, modified, encrypted, method: 'stored', offset, packed: header.packed, bytes: header.bytes };
  }
  if (header.method === 0) {
    if (unknown || offset + header.packed > size) return undefined;
    return { name, modified, encrypted, method: 'stored', offset, packed: header.packed, bytes: header.packed };
  }
  const inflated = await inflate(lent, offset, unknown ? undefined : header.packed, limits);
  if (inflated === undefined || (!header.descriptor && inflated.crc !== header.crc)) return undefined;
  return { name, modified, encrypted, method: 'deflated', offset, packed: inflated.packed, bytes: inflated.bytes };
}

async function inflate(
  lent: Lent,
  offset: number,
  packed: number | undefined,
  limits: ArchiveLimits,
): Promise<{ readonly packed: number; readonly bytes: number; readonly crc: number } | undefined> {
  const source = bytesOf(lent, offset, packed === undefined ? undefined : Math.max(offset, offset + packed - 1));
  const unpacker = createInflateRaw();
  let bytes = 0;
  let crc = 0;
  try {
    source.on('error', (error) => unpacker.destroy(error));
    source.pipe(unpacker);
    for await (const part of unpacker as AsyncIterable<Buffer>) {
      bytes += part.length;
      crc = crc32(part, crc);
      if (isBomb(unpacker.bytesWritten, bytes, limits)) return undefined;
    }
    return { packed: unpacker.bytesWritten, bytes, crc };
  } catch {
    return undefined;
  } finally {
    source.destroy();
  }
}

/** The content of a salvaged member, as a stream. */
export async function* salvagedContent(archive: ArchiveFile, member: SalvagedMember): AsyncGenerator<Uint8Array> {
  if (member.packed === 0) return;
  const lent = await archive.lend();
  try {
    const source = bytesOf(lent, member.offset, member.offset + member.packed - 1);
    if (member.method === 'stored') yield* source as AsyncIterable<Buffer>;
    else yield* inflated(source);
  } finally {
    await lent.release();
  }
}

/** An error of the file ends what is read of it, where `pipe` would leave it to nobody. */
function inflated(source: ReadStream): AsyncIterable<Buffer> {
  const unpacker = createInflateRaw();
  source.on('error', (error) => unpacker.destroy(error));
  return source.pipe(unpacker) as AsyncIterable<Buffer>;
}
