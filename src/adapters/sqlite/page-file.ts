import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export type CellValue = null | number | string | Uint8Array;
/** One row or index entry as it lies in a page; `row` is the number of a row, which an index entry has not. */
export type Cell = { readonly row: number | undefined; readonly values: readonly CellValue[] };

/** Every memory is written with SQLite's own default. */
export const PAGE_BYTES = 4096;
const HEADER_BYTES = 100;
const PAGE_COUNT_AT = 28;
const FREE_LIST_AT = 32;
/** A file that counts more pages than this beyond its end has a damaged count. */
const MOST_MISSING = 2 ** 24;
/** More than any row of a memory takes; a length above it is damage. */
const LARGEST_PAYLOAD = 2 ** 28;
const types = { indexInner: 2, tableInner: 5, indexLeaf: 10, tableLeaf: 13 } as const;

/**
 * The pages of a database file, read one by one without the tree that leads to them (https://sqlite.org/fileformat2.html):
 * what SQLite itself no longer reaches behind a damaged page is found nevertheless. Pages that are free hold only what was
 * deleted, and are passed over.
 */
export class PageFile {
  readonly #descriptor: number;
  readonly #pages: number;
  readonly #met: Uint8Array;
  #cells = 0;
  /** Pages that a cut file lacks, by its own count. */
  readonly #missing: number;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'r');
    this.#pages = Math.ceil(fstatSync(this.#descriptor).size / PAGE_BYTES);
    this.#met = new Uint8Array(this.#pages + 1);
    const counted = this.#pages === 0 ? 0 : this.#page(1).readUInt32BE(PAGE_COUNT_AT);
    this.#missing = counted <= MOST_MISSING + this.#pages ? Math.max(0, counted - this.#pages) : 0;
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Pages that are neither a tree's, nor a long value's, nor free, and cells that cannot be read; both known after `cells`. */
  get unread(): { readonly pages: number; readonly cells: number } {
    let pages = this.#missing;
    for (let page = 1; page <= this.#pages; page += 1) if (this.#met[page] === 0) pages += 1;
    return { pages, cells: this.#cells };
  }

  /** Every row of tables and entry of indexes that can be read. */
  *cells(): Generator<Cell> {
    this.#passOverFree();
    for (let number = 1; number <= this.#pages; number += 1) {
      if (this.#met[number] !== 0) continue;
      const page = this.#page(number);
      const at = number === 1 ? HEADER_BYTES : 0;
      const type = page[at];
      if (type === types.tableInner) this.#met[number] = 1;
      if (type !== types.tableLeaf && type !== types.indexLeaf && type !== types.indexInner) continue;
      this.#met[number] = 1;
      yield* this.#cellsOf(page, at, type);
    }
  }

  *#cellsOf(page: Buffer, at: number, type: number): Generator<Cell> {
    const pointers = at + (type === types.indexInner ? 12 : 8);
    const count = Math.min(page.readUInt16BE(at + 3), (PAGE_BYTES - pointers) / 2);
    for (let n = 0; n + 1 <= count; n += 1) {
      const cell = this.#cell(page, page.readUInt16BE(pointers + 2 * n), type);
      if (cell === undefined) this.#cells += 1;
      else yield cell;
    }
  }

  #cell(page: Buffer, offset: number, type: number): Cell | undefined {
    try {
      const start = type === types.indexInner ? offset + 4 : offset;
      const [length, afterLength] = varint(page, start);
      const [row, from] = type === types.tableLeaf ? varint(page, afterLength) : [undefined, afterLength];
      const payload = this.#payload(page, from, length, type === types.tableLeaf);
      return payload === undefined ? undefined : { row, values: valuesOf(payload) };
    } catch (error) {
      // Reading past a buffer's end is what a wrong length or pointer comes to.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  /** A value too long for its page goes on in others, each naming the next. */
  #payload(page: Buffer, from: number, length: number, isTable: boolean): Buffer | undefined {
    if (length > LARGEST_PAYLOAD) return undefined;
    const local = localBytes(length, isTable);
    if (from + local > PAGE_BYTES) return undefined;
    if (local === length) return page.subarray(from, from + length);
    const parts = [page.subarray(from, from + local)];
    let left = length - local;
    for (let next = page.readUInt32BE(from + local); left > 0; ) {
      if (next < 2 || next > this.#pages) return undefined;
      const more = this.#page(next);
      this.#met[next] = 1;
      parts.push(more.subarray(4, 4 + Math.min(left, PAGE_BYTES - 4)));
      left -= PAGE_BYTES - 4;
      next = more.readUInt32BE(0);
    }
    return Buffer.concat(parts);
  }

  #passOverFree(): void {
    if (this.#pages === 0) return;
    let trunk = this.#page(1).readUInt32BE(FREE_LIST_AT);
    while (trunk > 1 && trunk <= this.#pages && this.#met[trunk] === 0) {
      const page = this.#page(trunk);
      this.#met[trunk] = 2;
      const count = Math.min(page.readUInt32BE(4), PAGE_BYTES / 4 - 2);
      for (let n = 0; n < count; n += 1) {
        const free = page.readUInt32BE(8 + 4 * n);
        if (free > 1 && free <= this.#pages) this.#met[free] = 2;
      }
      trunk = page.readUInt32BE(0);
    }
  }

  /** What a cut file lacks of its last page is zero. */
  #page(number: number): Buffer {
    const page = Buffer.alloc(PAGE_BYTES);
    readSync(this.#descriptor, page, 0, PAGE_BYTES, (number - 1) * PAGE_BYTES);
    return page;
  }
}

/** How much of a value lies in the page of its cell. */
function localBytes(length: number, isTable: boolean): number {
  const most = isTable ? PAGE_BYTES - 35 : Math.floor(((PAGE_BYTES - 12) * 64) / 255) - 23;
  if (length <= most) return length;
  const least = Math.floor(((PAGE_BYTES - 12) * 32) / 255) - 23;
  const rest = least + ((length - least) % (PAGE_BYTES - 4));
  return rest <= most ? rest : least;
}

/** A number of one to nine bytes, and where it ends. */
function varint(bytes: Buffer, from: number): [number, number] {
  let value = 0n;
  for (let n = 0; n < 8; n += 1) {
    const byte = bytes.readUInt8(from + n);
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) return [Number(value), from + n + 1];
  }
  return [Number(BigInt.asIntN(64, (value << 8n) | BigInt(bytes.readUInt8(from + 8)))), from + 9];
}

const intBytes = [0, 1, 2, 3, 4, 6, 8] as const;

/** Throws a RangeError for what is no record. */
function valuesOf(record: Buffer): CellValue[] {
  const [headerEnd, first] = varint(record, 0);
  if (headerEnd > record.length) throw new RangeError('The header is longer than the record.');
  const values: CellValue[] = [];
  let at = headerEnd;
  for (let head = first; head < headerEnd; ) {
    const [type, next] = varint(record, head);
    head = next;
    const bytes = bytesOfType(type);
    if (at + bytes > record.length) throw new RangeError('A value is longer than the record.');
    values.push(cellValue(record.subarray(at, at + bytes), type));
    at += bytes;
  }
  return values;
}

function bytesOfType(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  return type === 7 ? 8 : (intBytes[type] ?? 0);
}

function cellValue(bytes: Buffer, type: number): CellValue {
  if (type >= 12) return type % 2 === 1 ? bytes.toString('utf8') : new Uint8Array(bytes);
  if (type === 7) return bytes.readDoubleBE(0);
  if (type === 8 || type === 9) return type - 8;
  if (bytes.length === 0) return null;
  return bytes.length === 8 ? Number(bytes.readBigInt64BE(0)) : bytes.readIntBE(0, bytes.length);
}
