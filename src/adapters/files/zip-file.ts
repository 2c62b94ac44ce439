import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { MadeleineError } from '../../memory/errors.ts';
import { fileError } from './file-error.ts';

/** What the plain form of the format can say: sizes of 32 bits and 65,535 members. */
const [MOST_BYTES, MOST_MEMBERS] = [0xffff_ffff, 0xffff];
/** 1 January 1980, the first day that the format knows: when a copy was made is nobody's business. */
const FIRST_DAY = 0x0021;

/**
 * Writes files of a folder into a zip, stored as they are (pictures and films are compressed already), a part at a time and
 * without times, owners or other folders. There whole or not at all. Errors: `too-large`, `disk-full`, `read-only`, `cancelled`.
 */
export async function writeZip(
  to: string,
  folder: string,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<number> {
  const unfinished = `${to}.unfinished`;
  try {
    await pipeline(Readable.from(zipParts(folder, names)), createWriteStream(unfinished, { mode: 0o600 }), {
      ...(signal === undefined ? {} : { signal }),
    });
    await rename(unfinished, to);
    return (await stat(to)).size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw fileError(error, to, 'writing');
  }
}

async function* zipParts(folder: string, names: readonly string[]): AsyncGenerator<Uint8Array> {
  const central: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const path = join(folder, name);
    const { crc, bytes } = await summed(path);
    if (at + bytes > MOST_BYTES - 0xff_ffff || central.length >= MOST_MEMBERS) throw tooLarge();
    const common = memberHead(name, crc, bytes);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name, 'utf8')]);
    central.push(centralHead(common, name, at));
    yield local;
    yield* createReadStream(path);
    at += local.length + bytes;
  }
  const list = Buffer.concat(central);
  yield list;
  yield listEnd(central.length, list.length, at);
}

async function summed(path: string): Promise<{ crc: number; bytes: number }> {
  let [crc, bytes] = [0, 0];
  for await (const chunk of createReadStream(path)) {
    crc = crc32(chunk as Buffer, crc);
    bytes += (chunk as Buffer).length;
  }
  return { crc, bytes };
}

/** Version, flags (names are UTF-8), method, time, day, sum, sizes, lengths (APPNOTE 4.3.7). */
function memberHead(name: string, crc: number, bytes: number): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(0x0800, 2);
  head.writeUInt16LE(FIRST_DAY, 8);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(bytes, 14);
  head.writeUInt32LE(bytes, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return head;
}

function centralHead(common: Buffer, name: string, at: number): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(at, 10);
  return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, tail, Buffer.from(name, 'utf8')]);
}

function listEnd(members: number, bytes: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(members, 8);
  end.writeUInt16LE(members, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

const tooLarge = (): MadeleineError =>
  new MadeleineError('too-large', 'The copy is larger than a zip file can be (4 GB or 65,535 files).', {
    action: 'Write it to a folder instead, or share fewer items.',
  });
