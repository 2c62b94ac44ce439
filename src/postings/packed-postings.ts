import { type FieldCounts, TermPostings, WordPostings } from './posting-lists.ts';

/** Set in the byte that says which fields have the word, where one of them has it more than once: their counts follow. */
const COUNTED = 16;
const ROOM = 64;

/** Numbers of seven bits a byte, the lowest first; the highest bit says that more follow. */
class Writer {
  #bytes = new Uint8Array(ROOM);
  #length = 0;

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = value;
  }

  number(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.byte((rest % 128) + 128);
    this.byte(rest);
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isDone(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  number(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.byte();
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  }
}

/** The rows of a word in two bytes each, as a rule: how far each is from the one before it, and the fields that have it. */
export function packWord(postings: WordPostings): Uint8Array {
  const writer = new Writer();
  let last = 0;
  for (let n = 0; n < postings.length; n += 1) {
    const row = postings.pairs[n * 2] as number;
    writer.number(row - last);
    last = row;
    const counts = postings.countsOf(n);
    const fields = counts.reduce((mask, count, field) => (count > 0 ? mask | (1 << field) : mask), 0);
    const isCounted = counts.some((count) => count > 1);
    writer.byte(isCounted ? fields | COUNTED : fields);
    if (isCounted) for (const count of counts) if (count > 0) writer.number(count);
  }
  return writer.done();
}

export function unpackWord(bytes: Uint8Array): WordPostings {
  const postings = new WordPostings();
  const reader = new Reader(bytes);
  const counts: FieldCounts = [0, 0, 0, 0];
  for (let row = 0; !reader.isDone; ) {
    row += reader.number();
    const shape = reader.byte();
    for (let field = 0; field < 4; field += 1) {
      const isThere = ((shape >> field) & 1) === 1;
      counts[field] = !isThere ? 0 : shape < COUNTED ? 1 : reader.number();
    }
    postings.put(row, counts);
  }
  return postings;
}

/** The rows of a term: how far each is from the one before it. */
export function packTerm(postings: TermPostings): Uint8Array {
  const writer = new Writer();
  let last = 0;
  for (let n = 0; n < postings.length; n += 1) {
    const row = postings.rows[n] as number;
    writer.number(row - last);
    last = row;
  }
  return writer.done();
}

export function unpackTerm(bytes: Uint8Array): TermPostings {
  const postings = new TermPostings();
  const reader = new Reader(bytes);
  for (let row = 0; !reader.isDone; ) {
    row += reader.number();
    postings.add(row);
  }
  return postings;
}

/** Lengths of items, one after the other. */
export function packNumbers(numbers: readonly number[]): Uint8Array {
  const writer = new Writer();
  for (const number of numbers) writer.number(number);
  return writer.done();
}

export function unpackNumbers(bytes: Uint8Array): number[] {
  const reader = new Reader(bytes);
  const numbers: number[] = [];
  while (!reader.isDone) numbers.push(reader.number());
  return numbers;
}
