import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { MadeleineError } from '../memory/errors.ts';
import { fileError } from '../memory/file-error.ts';
import type { FilePart } from '../ports/source.ts';

/** A stretch of a file that is a value of its own: bytes `start` to before `end`, as stored. */
export type Piece = {
  readonly start: number;
  readonly end: number;
  /** Absent where the piece is longer or deeper than any released one could be; it is passed over. */
  readonly bytes: Buffer | undefined;
};

export type PieceForm = 'array' | 'lines';
type Splitter = { feed(chunk: Buffer): Iterable<Piece>; finish(): Iterable<Piece> };

/** The largest released piece has some 6 MB; what is parsed of this much still fits into memory. */
const LARGEST = 32 * 1024 * 1024;
/** Released values are four levels deep. */
const DEEPEST = 64;
const CHUNK_BYTES = 1024 * 1024;

/**
 * The elements of the JSON array that a file holds, or its lines that are not blank, one at a time in memory bounded by the
 * largest: a file may have several GB. Only where a piece ends is looked at; whether it is JSON, its reader finds. Errors:
 * `missing`, `unreadable`, `corrupt` for what is no array, `truncated` for one without an end.
 */
export async function* piecesOf(file: string, form: PieceForm, largest = LARGEST): AsyncGenerator<Piece> {
  const splitter = form === 'array' ? new ArraySplitter(file, largest) : new LineSplitter(largest);
  const stream = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield* splitter.feed(chunk);
  } catch (error) {
    throw fileError(file, error);
  }
  yield* splitter.finish();
}

/** The bytes of one part of a file. Errors: file errors, `corrupt` for a file that has changed since it was split. */
export async function pieceAt(file: string, { start, end }: Pick<FilePart, 'start' | 'end'>): Promise<Buffer> {
  const handle = await open(file).catch((error: unknown) => {
    throw fileError(file, error);
  });
  try {
    const bytes = Buffer.alloc(Math.min(end - start, LARGEST));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    if (bytesRead === end - start) return bytes;
    const action = 'Start the run again.';
    throw new MadeleineError('corrupt', 'This file has changed while it was read.', { path: file, action });
  } finally {
    await handle.close();
  }
}

/**
 * The text of a file that is read whole, since no part of it says anything alone; without a byte order mark. Errors:
 * `too-large` for a file of more than `most` bytes, and those of the file system as they are.
 */
export async function textWithin(file: string, most: number): Promise<string> {
  const handle = await open(file);
  try {
    if ((await handle.stat()).size > most)
      throw new MadeleineError('too-large', `This file is larger than ${Math.round(most / 1_048_576)} MB.`, {
        path: file,
        action: 'Check the file: its content may not match its name.',
      });
    return (await handle.readFile('utf8')).replace(/^\ufeff/, '');
  } finally {
    await handle.close();
  }
}

/** What a piece says; `undefined` for what is no JSON, and for what was passed over. */
export function jsonOf(bytes: Piece['bytes']): unknown {
  try {
    return bytes === undefined ? undefined : JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

/** What of a piece has been read; its bytes are let go once they are too many. */
class Held {
  readonly #largest: number;
  #parts: Buffer[] = [];
  #length = 0;
  start = 0;
  spoilt = false;

  constructor(largest: number) {
    this.#largest = largest;
  }

  begin(start: number): void {
    this.#parts = [];
    this.#length = 0;
    this.start = start;
    this.spoilt = false;
  }

  add(bytes: Buffer): void {
    this.#length += bytes.length;
    if (this.#length > this.#largest) this.spoilt = true;
    if (this.spoilt) this.#parts = [];
    else if (bytes.length > 0) this.#parts.push(bytes);
  }

  piece(): Piece {
    const bytes = this.spoilt ? undefined : Buffer.concat(this.#parts);
    return { start: this.start, end: this.start + this.#length, bytes };
  }
}

class LineSplitter implements Splitter {
  readonly #held: Held;
  #offset = 0;

  constructor(largest: number) {
    this.#held = new Held(largest);
  }

  *feed(chunk: Buffer): Iterable<Piece> {
    let from = 0;
    for (let at = chunk.indexOf(0x0a); at !== -1; at = chunk.indexOf(0x0a, from)) {
      this.#held.add(chunk.subarray(from, at));
      yield* this.finish();
      from = at + 1;
      this.#held.begin(this.#offset + from);
    }
    this.#held.add(chunk.subarray(from));
    this.#offset += chunk.length;
  }

  *finish(): Iterable<Piece> {
    const piece = this.#held.piece();
    if (piece.bytes === undefined || piece.bytes.some((byte) => !isSpace(byte))) yield piece;
  }
}

const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [opensArray, opensObject, closesArray, closesObject] = [0x5b, 0x7b, 0x5d, 0x7d];
const mark = Buffer.from('\ufeff');

/** Where an element of the outermost array begins and ends, told by brackets and quotes alone. */
class ArraySplitter implements Splitter {
  readonly #file: string;
  readonly #held: Held;
  #state: 'before' | 'between' | 'plain' | 'text' | 'after' = 'before';
  /** An element has ended and no comma came since. */
  #closed = false;
  #depth = 0;
  /** How many backslashes the text ends with so far. */
  #slashes = 0;
  #offset = 0;

  constructor(file: string, largest: number) {
    this.#file = file;
    this.#held = new Held(largest);
  }

  *feed(chunk: Buffer): Iterable<Piece> {
    let at = this.#offset === 0 && chunk.subarray(0, 3).equals(mark) ? 3 : 0;
    while (at < chunk.length && this.#state !== 'after') {
      if (this.#state === 'before' || this.#state === 'between') {
        at = this.#outside(chunk, at);
        continue;
      }
      const end = this.#inside(chunk, at);
      this.#held.add(chunk.subarray(at, end));
      at = end;
      if (this.#closed) yield this.#held.piece();
    }
    this.#offset += chunk.length;
  }

  finish(): readonly Piece[] {
    if (this.#state === 'after') return [];
    if (this.#state === 'before') throw this.#broken('corrupt', 'This file is not a JSON list.');
    throw this.#broken('truncated', 'This JSON list has no end: a part of the file is missing.');
  }

  #broken(code: 'corrupt' | 'truncated', message: string): MadeleineError {
    return new MadeleineError(code, message, { path: this.#file, action: 'Download it again.' });
  }

  /** One byte between elements; returns where the next is. */
  #outside(chunk: Buffer, at: number): number {
    const byte = chunk[at] ?? 0;
    if (isSpace(byte)) return at + 1;
    if (this.#state === 'before') {
      if (byte !== opensArray) throw this.#broken('corrupt', 'This file is not a JSON list.');
      this.#state = 'between';
      return at + 1;
    }
    if (byte === closesArray) {
      this.#state = 'after';
      return at + 1;
    }
    if (byte === comma && this.#closed) {
      this.#closed = false;
      return at + 1;
    }
    if (byte === comma || this.#closed) throw this.#broken('corrupt', 'This JSON list is broken between two values.');
    this.#held.begin(this.#offset + at);
    this.#depth = 0;
    this.#state = 'plain';
    return at;
  }

  /** As far as the element goes in this chunk; returns the place after. */
  #inside(chunk: Buffer, from: number): number {
    let at = from;
    while (at < chunk.length) {
      if (this.#state === 'text') at = this.#text(chunk, at);
      else {
        const byte = chunk[at] ?? 0;
        // A number or a word ends before what follows it.
        if (this.#depth === 0 && (byte === comma || byte === closesArray)) return this.#end(at);
        at += 1;
        if (byte === quote) this.#state = 'text';
        else if (byte === opensArray || byte === opensObject) this.#deeper();
        else if (byte === closesArray || byte === closesObject) this.#depth -= 1;
        if (this.#depth <= 0 && (byte === closesArray || byte === closesObject)) return this.#end(at);
      }
    }
    return at;
  }

  #end(at: number): number {
    this.#state = 'between';
    this.#closed = true;
    return at;
  }

  #deeper(): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) this.#held.spoilt = true;
  }

  /** To the quote that ends the text, or to the end of the chunk. */
  #text(chunk: Buffer, from: number): number {
    const found = chunk.indexOf(quote, from);
    const end = found === -1 ? chunk.length : found;
    let slashes = 0;
    while (end - slashes > from && chunk[end - slashes - 1] === backslash) slashes += 1;
    if (slashes === end - from) slashes += this.#slashes;
    this.#slashes = found === -1 ? slashes : 0;
    if (found === -1) return chunk.length;
    if (slashes % 2 === 0) this.#state = 'plain';
    return found + 1;
  }
}
