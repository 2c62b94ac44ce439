import type { Pixels } from '../../ports/pixels.ts';

const HEADER = /^P6\s+(\d+)\s+(\d+)\s+255\s/;
/** A header is "P6", two sizes and 255. */
const LONGEST_HEADER = 32;

type Wanted = { readonly width: number; readonly height: number; readonly header: number };

/** Takes pictures out of a stream of binary pixmaps (PPM, "P6") as its bytes come. Holds no more than one picture. */
export class PpmStream {
  #parts: Uint8Array[] = [];
  #held = 0;
  #wanted: Wanted | undefined;

  /** The pictures that these bytes complete. Throws RangeError where the stream is no pixmap. */
  push(chunk: Uint8Array): Pixels[] {
    this.#parts.push(chunk);
    this.#held += chunk.length;
    const done: Pixels[] = [];
    for (let next = this.#take(); next !== undefined; next = this.#take()) done.push(next);
    return done;
  }

  #take(): Pixels | undefined {
    this.#wanted ??= this.#header();
    if (this.#wanted === undefined) return undefined;
    const { width, height, header } = this.#wanted;
    const end = header + width * height * 3;
    if (this.#held < end) return undefined;
    const all = this.#joined();
    const rgb = Uint8Array.prototype.slice.call(all, header, end);
    this.#parts = [all.subarray(end)];
    this.#held -= end;
    this.#wanted = undefined;
    return { width, height, rgb };
  }

  #header(): Wanted | undefined {
    if (this.#held < LONGEST_HEADER) return undefined;
    const all = this.#joined();
    this.#parts = [all];
    const found = HEADER.exec(Buffer.from(all.subarray(0, LONGEST_HEADER)).toString('latin1'));
    if (found === null) throw new RangeError('not a stream of pixmaps');
    return { width: Number(found[1]), height: Number(found[2]), header: found[0].length };
  }

  #joined(): Uint8Array {
    return this.#parts.length === 1 && this.#parts[0] !== undefined ? this.#parts[0] : Buffer.concat(this.#parts);
  }
}
