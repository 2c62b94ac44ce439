import { crc32 } from 'node:zlib';

/** A file of a zip: its name there, and its bytes when its turn comes. */
export type ZipMember = { readonly name: string; readonly open: () => AsyncIterable<Uint8Array> };

/** Sizes and places from here on are written in 64 bits (APPNOTE 4.5.3), and so are counts above `MOST_MEMBERS`. */
const [LARGE, MOST_MEMBERS] = [0xffff_ffff, 0xffff];
/** 1 January 1980, the first day that the format knows: when a copy was made is nobody's business. */
const FIRST_DAY = 0x0021;

/**
 * The bytes of a zip, a part at a time: members are stored as they are (pictures and films are compressed already), each
 * read once, its sum and size behind it. Of any size. Errors: those of the members.
 */
export async function* zipParts(members: Iterable<ZipMember> | AsyncIterable<ZipMember>): AsyncGenerator<Uint8Array> {
  const central: Buffer[] = [];
  let at = 0;
  for await (const { name, open } of members) {
    const local = localHead(name);
    yield local;
    let [crc, bytes] = [0, 0];
    for await (const chunk of open()) {
      crc = crc32(chunk, crc);
      bytes += chunk.length;
      yield chunk;
    }
    const behind = descriptor(crc, bytes);
    yield behind;
    central.push(centralHead(name, { crc, bytes, at }));
    at += local.length + bytes + behind.length;
  }
  const list = Buffer.concat(central);
  yield list;
  yield listEnd(central.length, list.length, at);
}

const signed = (signature: string, size: number): Buffer => {
  const made = Buffer.alloc(size);
  made.write(`PK${signature}`, 0, 'latin1');
  return made;
};

/** Sum and sizes follow the content (flag 8); names are UTF-8 (flag 0x800). They are 64 bits wide, as the extra field says. */
function localHead(name: string): Buffer {
  const head = signed('\u0003\u0004', 30);
  head.writeUInt16LE(45, 4);
  head.writeUInt16LE(0x0808, 6);
  head.writeUInt16LE(FIRST_DAY, 12);
  head.writeUInt32LE(LARGE, 18);
  head.writeUInt32LE(LARGE, 22);
  head.writeUInt16LE(Buffer.byteLength(name), 26);
  head.writeUInt16LE(20, 28);
  return Buffer.concat([head, Buffer.from(name, 'utf8'), wideField(0, 0)]);
}

/** The extra field with numbers of 64 bits. */
function wideField(...numbers: readonly number[]): Buffer {
  const field = Buffer.alloc(4 + numbers.length * 8);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(numbers.length * 8, 2);
  for (const [n, value] of numbers.entries()) field.writeBigUInt64LE(BigInt(value), 4 + n * 8);
  return field;
}

function descriptor(crc: number, bytes: number): Buffer {
  const made = signed('\u0007\u0008', 24);
  made.writeUInt32LE(crc, 4);
  made.writeBigUInt64LE(BigInt(bytes), 8);
  made.writeBigUInt64LE(BigInt(bytes), 16);
  return made;
}

type Written = { readonly crc: number; readonly bytes: number; readonly at: number };

function centralHead(name: string, { crc, bytes, at }: Written): Buffer {
  const isWide = bytes >= LARGE || at >= LARGE;
  const extra = isWide ? wideField(bytes, bytes, at) : Buffer.alloc(0);
  const head = signed('\u0001\u0002', 46);
  head.writeUInt16LE(45, 4);
  head.writeUInt16LE(45, 6);
  head.writeUInt16LE(0x0808, 8);
  head.writeUInt16LE(FIRST_DAY, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(isWide ? LARGE : bytes, 20);
  head.writeUInt32LE(isWide ? LARGE : bytes, 24);
  head.writeUInt16LE(Buffer.byteLength(name), 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(isWide ? LARGE : at, 42);
  return Buffer.concat([head, Buffer.from(name, 'utf8'), extra]);
}

/** The end of the list, before which the same stands in 64 bits where 32 do not hold it (APPNOTE 4.3.14). */
function listEnd(members: number, bytes: number, at: number): Buffer {
  const isWide = members >= MOST_MEMBERS || bytes >= LARGE || at >= LARGE;
  const end = signed('\u0005\u0006', 22);
  end.writeUInt16LE(isWide ? MOST_MEMBERS : members, 8);
  end.writeUInt16LE(isWide ? MOST_MEMBERS : members, 10);
  end.writeUInt32LE(isWide ? LARGE : bytes, 12);
  end.writeUInt32LE(isWide ? LARGE : at, 16);
  if (!isWide) return end;
  const wide = signed('\u0006\u0006', 56);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE(45, 12);
  wide.writeUInt16LE(45, 14);
  for (const [place, value] of [
    [24, members],
    [32, members],
    [40, bytes],
    [48, at],
  ] as const)
    wide.writeBigUInt64LE(BigInt(value), place);
  const locator = signed('\u0006\u0007', 20);
  locator.writeBigUInt64LE(BigInt(at + bytes), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([wide, locator, end]);
}
