import { MadeleineError } from '../memory/errors.ts';

/** Where a value stands: names of members, `*` for an element of a list. */
export type JsonPath = readonly string[];
/** A value that was asked for; `undefined` where it is longer or deeper than is read, or no JSON. */
export type JsonFound = { readonly path: JsonPath; readonly value: unknown };

export type JsonLimits = {
  /** Bytes of one value that is asked for. */
  readonly largest?: number;
};

const LARGEST = 8 * 1024 * 1024;
/** Nesting of a value that is asked for, and around it. */
const DEEPEST = 64;
const LONGEST_NAME = 1024;

/**
 * The values of a JSON text that `wants` asks for by their paths, as they are met, in memory bounded by the largest of
 * them: the text may have several GB. Nothing inside a value that was asked for is asked about. Errors: `corrupt` for
 * what is no JSON, `truncated` for a text without an end.
 */
export async function* jsonValues(
  chunks: AsyncIterable<Uint8Array>,
  wants: (path: JsonPath) => boolean,
  limits: JsonLimits = {},
): AsyncGenerator<JsonFound> {
  const walker = new JsonWalker(wants, limits.largest ?? LARGEST);
  for await (const chunk of chunks) yield* walker.feed(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  yield* walker.finish();
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [opensArray, opensObject, closesArray, closesObject] = [0x5b, 0x7b, 0x5d, 0x7d];
const mark = Buffer.from('\ufeff');
const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
const endsPlain = (byte: number): boolean =>
  byte === comma || byte === closesArray || byte === closesObject || isSpace(byte);

type Level = { readonly isArray: boolean; name: string };
type State = 'value' | 'element' | 'member' | 'colon' | 'after' | 'name' | 'text' | 'plain' | 'taken' | 'end';

class JsonWalker {
  readonly #wants: (path: JsonPath) => boolean;
  readonly #largest: number;
  readonly #levels: Level[] = [];
  #state: State = 'value';
  #offset = 0;
  /** How many backslashes the text ends with so far. */
  #slashes = 0;
  #taken:
    | { path: JsonPath; parts: Buffer[]; length: number; depth: number; isText: boolean; isPlain: boolean }
    | undefined;
  #isSpoilt = false;
  #name: Buffer[] = [];

  constructor(wants: (path: JsonPath) => boolean, largest: number) {
    this.#wants = wants;
    this.#largest = largest;
  }

  *feed(chunk: Buffer): Generator<JsonFound> {
    let at = this.#offset === 0 && chunk.subarray(0, 3).equals(mark) ? 3 : 0;
    while (at < chunk.length && this.#state !== 'end') {
      if (this.#state === 'taken') at = this.#take(chunk, at);
      else if (this.#state === 'text') at = this.#text(chunk, at, 'after');
      else if (this.#state === 'name') at = this.#nameEnd(chunk, at);
      else if (this.#state === 'plain') at = this.#plain(chunk, at);
      else at = this.#between(chunk, at);
      if (this.#taken !== undefined && this.#state !== 'taken') yield this.#found(this.#taken);
    }
    this.#offset += chunk.length;
  }

  *finish(): Generator<JsonFound> {
    // A lone number ends with the text.
    if (this.#levels.length === 0 && this.#taken?.isPlain === true) yield this.#found(this.#taken);
    else if (this.#levels.length === 0 && (this.#state === 'plain' || this.#state === 'end' || this.#state === 'after'))
      return;
    else if (this.#offset === 0 || (this.#levels.length === 0 && this.#state === 'value')) throw this.#corrupt();
    else
      throw new MadeleineError('truncated', 'This JSON file has no end: a part of it is missing.', {
        action: 'Export or copy it again.',
      });
  }

  #corrupt(at = this.#offset): MadeleineError {
    return new MadeleineError('corrupt', `This file is not readable JSON (byte ${at}).`, {
      action: 'Export it again.',
    });
  }

  /** One byte outside of texts and numbers; returns where the next is. */
  #between(chunk: Buffer, at: number): number {
    const byte = chunk[at] ?? 0;
    if (isSpace(byte)) return at + 1;
    const level = this.#levels.at(-1);
    switch (this.#state) {
      case 'after':
        if (level === undefined) this.#state = 'end';
        else if (byte === comma) this.#state = level.isArray ? 'value' : 'member';
        else if (byte === (level.isArray ? closesArray : closesObject)) this.#close();
        else throw this.#corrupt(this.#offset + at);
        return at + 1;
      case 'member':
      case 'element':
        if (byte === (level?.isArray === true ? closesArray : closesObject)) {
          this.#close();
          return at + 1;
        }
        if (this.#state === 'element') {
          this.#state = 'value';
          return at;
        }
        if (byte !== quote) throw this.#corrupt(this.#offset + at);
        this.#name = [];
        this.#slashes = 0;
        this.#state = 'name';
        return at + 1;
      case 'colon':
        if (byte !== colon) throw this.#corrupt(this.#offset + at);
        this.#state = 'value';
        return at + 1;
      default:
        return this.#begin(byte, at);
    }
  }

  /** The first byte of a value. */
  #begin(byte: number, at: number): number {
    if (byte === comma || byte === colon || byte === closesArray || byte === closesObject)
      throw this.#corrupt(this.#offset + at);
    const path = this.#levels.map(({ isArray, name }) => (isArray ? '*' : name));
    const isText = byte === quote;
    const isNested = byte === opensArray || byte === opensObject;
    this.#slashes = 0;
    if (this.#wants(path)) {
      this.#taken = { path, parts: [], length: 0, depth: 0, isText: false, isPlain: !isText && !isNested };
      this.#isSpoilt = false;
      this.#state = 'taken';
      return at;
    }
    if (isNested) {
      if (this.#levels.length >= DEEPEST) throw this.#corrupt(this.#offset + at);
      this.#levels.push({ isArray: byte === opensArray, name: '' });
      this.#state = byte === opensArray ? 'element' : 'member';
      return at + 1;
    }
    this.#state = isText ? 'text' : 'plain';
    return at + 1;
  }

  #close(): void {
    this.#levels.pop();
    this.#state = 'after';
  }

  #plain(chunk: Buffer, from: number): number {
    let at = from;
    while (at < chunk.length && !endsPlain(chunk[at] ?? 0)) at += 1;
    if (at < chunk.length) this.#state = 'after';
    return at;
  }

  /** To behind the quote that ends the text, or to the end of the chunk. */
  #text(chunk: Buffer, from: number, next: State): number {
    const { end, isClosed } = this.#quoteIn(chunk, from);
    if (isClosed) this.#state = next;
    return end;
  }

  #quoteIn(chunk: Buffer, from: number): { readonly end: number; readonly isClosed: boolean } {
    let at = from;
    for (;;) {
      const found = chunk.indexOf(quote, at);
      const end = found === -1 ? chunk.length : found;
      let slashes = 0;
      while (end - slashes > from && chunk[end - slashes - 1] === backslash) slashes += 1;
      if (slashes === end - from) slashes += this.#slashes;
      if (found === -1) {
        this.#slashes = slashes;
        return { end, isClosed: false };
      }
      if (slashes % 2 === 0) {
        this.#slashes = 0;
        return { end: found + 1, isClosed: true };
      }
      at = found + 1;
      if (at >= chunk.length) {
        this.#slashes = 0;
        return { end: at, isClosed: false };
      }
    }
  }

  #nameEnd(chunk: Buffer, from: number): number {
    const at = this.#text(chunk, from, 'colon');
    const isDone = this.#state === 'colon';
    const length = this.#name.reduce((sum, part) => sum + part.length, 0);
    if (length <= LONGEST_NAME) this.#name.push(Buffer.from(chunk.subarray(from, at)));
    if (!isDone) return at;
    const level = this.#levels.at(-1);
    if (level !== undefined) level.name = nameOf(Buffer.concat(this.#name));
    return at;
  }

  /** As far as the value goes in this chunk; returns the place after. */
  #take(chunk: Buffer, from: number): number {
    const taken = this.#taken;
    if (taken === undefined) return from;
    let at = from;
    while (at < chunk.length && this.#state === 'taken') {
      if (taken.isText) {
        const { end, isClosed } = this.#quoteIn(chunk, at);
        at = end;
        if (isClosed) taken.isText = false;
        if (isClosed && taken.depth === 0) this.#state = 'after';
        continue;
      }
      const byte = chunk[at] ?? 0;
      if (taken.isPlain) {
        if (endsPlain(byte)) {
          this.#state = 'after';
          break;
        }
        at += 1;
        continue;
      }
      at += 1;
      if (byte === quote) {
        taken.isText = true;
        this.#slashes = 0;
      } else if (byte === opensArray || byte === opensObject) {
        taken.depth += 1;
        if (taken.depth > DEEPEST) this.#isSpoilt = true;
      } else if (byte === closesArray || byte === closesObject) {
        taken.depth -= 1;
        if (taken.depth <= 0) this.#state = 'after';
      }
    }
    this.#keep(taken, chunk.subarray(from, at));
    return at;
  }

  #keep(taken: { parts: Buffer[]; length: number }, bytes: Buffer): void {
    taken.length += bytes.length;
    if (taken.length > this.#largest) this.#isSpoilt = true;
    if (this.#isSpoilt) taken.parts = [];
    else taken.parts.push(Buffer.from(bytes));
  }

  #found({ path, parts }: { readonly path: JsonPath; readonly parts: readonly Buffer[] }): JsonFound {
    this.#taken = undefined;
    return { path, value: this.#isSpoilt ? undefined : parsed(Buffer.concat(parts).toString('utf8')) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nameOf(bytes: Buffer): string {
  const read = parsed(`"${bytes.toString('utf8')}`);
  return typeof read === 'string' ? read : '';
}
