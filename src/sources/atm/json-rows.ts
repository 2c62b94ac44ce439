import { MadeleineError } from '../../memory/errors.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const COMMA = 0x2c;

const LARGEST_ROW = 64 * 1024 * 1024;

/** One element of the array, counted from 1, as its JSON text. */
export type JsonRow = { readonly number: number; readonly text: string };

/**
 * Cuts a JSON array into its elements without parsing it whole, so that a file of any size is read in the memory of
 * one row. The rows may also be the first array inside a root object (`{"results": […]}`). An element that is not
 * valid JSON is for the caller to find out. Errors: `corrupt` when there is no array, `truncated` when it does not
 * end, `too-large` for an element of more than 64 MB.
 */
export async function* jsonRows(bytes: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<JsonRow> {
  const cutter = new RowCutter(path);
  let number = 0;
  for await (const chunk of bytes) {
    for (const text of cutter.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length))) {
      yield { number: ++number, text };
    }
  }
  cutter.end();
}

class RowCutter {
  readonly #path: string;
  #begun: Buffer[] = [];
  #begunBytes = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** Depth of the array whose elements are rows; 0 until it was met, -1 once it is closed. */
  #rowsDepth = 0;

  constructor(path: string) {
    this.#path = path;
  }

  *push(chunk: Buffer): Generator<string> {
    let from = 0;
    let at = 0;
    while (at < chunk.length && this.#rowsDepth !== -1) {
      if (this.#inString) {
        at = this.#skipString(chunk, at);
        continue;
      }
      const byte = chunk[at++];
      if (byte === QUOTE) this.#inString = true;
      else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
        this.#depth += 1;
        if (this.#rowsDepth === 0 && byte === OPEN_ARRAY) {
          this.#rowsDepth = this.#depth;
          from = at;
        }
      } else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) {
        const closes = this.#depth === this.#rowsDepth;
        this.#depth -= 1;
        if (!closes) continue;
        yield* this.#row(chunk.subarray(from, at - 1));
        this.#rowsDepth = -1;
      } else if (byte === COMMA && this.#depth === this.#rowsDepth) {
        yield* this.#row(chunk.subarray(from, at - 1));
        from = at;
      }
    }
    if (this.#rowsDepth > 0) this.#keep(chunk.subarray(from));
  }

  end(): void {
    if (this.#rowsDepth === -1) return;
    const action = 'Download or copy the file again; the rows before the damage have been kept.';
    if (this.#rowsDepth === 0)
      throw new MadeleineError('corrupt', 'This file does not contain an array of rows.', { path: this.#path, action });
    throw new MadeleineError('truncated', 'This file ends in the middle of its rows.', { path: this.#path, action });
  }

  /** The place after the string's end in this chunk, or the chunk's end. */
  #skipString(chunk: Buffer, start: number): number {
    let at = start;
    while (at < chunk.length) {
      const byte = chunk[at++];
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) {
        this.#inString = false;
        return at;
      }
    }
    return at;
  }

  #keep(part: Buffer): void {
    this.#begunBytes += part.length;
    if (this.#begunBytes > LARGEST_ROW) {
      throw new MadeleineError('too-large', 'One row of this file is larger than 64 MB.', {
        path: this.#path,
        action: 'Check the file: its content may not match its name.',
      });
    }
    // A copy, since the reader may reuse the chunk.
    this.#begun.push(Buffer.from(part));
  }

  *#row(last: Buffer): Generator<string> {
    const text = (this.#begun.length === 0 ? last : Buffer.concat([...this.#begun, last])).toString('utf8').trim();
    this.#begun = [];
    this.#begunBytes = 0;
    if (text !== '') yield text;
  }
}
