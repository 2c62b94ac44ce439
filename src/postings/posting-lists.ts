/** A list of rows, which knows how many of the first `counted` rows that ever died are among its own. */
export type Mortal = {
  readonly length: number;
  dead: number;
  counted: number;
  has(row: number): boolean;
  rowAt(n: number): number;
};

/** Rows that have a structured term, ascending. `rows` is filled up to `length`. */
export class TermPostings implements Mortal {
  rows = new Uint32Array(4);
  length = 0;
  dead = 0;
  counted = 0;

  /** Once for each row; `row` must not be below any before it. */
  add(row: number): void {
    if (this.length > 0 && this.rows[this.length - 1] === row) return;
    if (this.length === this.rows.length) this.rows = grown(this.rows);
    this.rows[this.length++] = row;
  }

  rowAt(n: number): number {
    return this.rows[n] as number;
  }

  has(row: number): boolean {
    const at = this.placeFrom(row);
    return at < this.length && this.rows[at] === row;
  }

  /** The first place whose row is not below this one; `length` where there is none. By bisection. */
  placeFrom(row: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.rows[middle] as number) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** How often a word stands in each of the four text fields of a row. */
export type FieldCounts = [number, number, number, number];

/** Of the four text fields. */
export type FieldWeights = readonly [number, number, number, number];

/** Stands in place of counts that four bytes cannot hold; those are in `large`. */
const LARGE = 0xffffffff;
const MOST_PACKED = 254;

/** Rows that have a word, ascending, each followed by its counts packed into one number: `pairs` up to `2 × length`. */
export class WordPostings implements Mortal {
  pairs = new Uint32Array(4);
  length = 0;
  dead = 0;
  counted = 0;
  large: Map<number, FieldCounts> | undefined;

  /** The counts of the n-th row, each times its field's weight. */
  frequency(n: number, weights: FieldWeights): number {
    const packed = this.pairs[n * 2 + 1] as number;
    if (packed === LARGE) return this.#largeFrequency(n, weights);
    return (
      weights[0] * (packed & 255) +
      weights[1] * ((packed >>> 8) & 255) +
      weights[2] * ((packed >>> 16) & 255) +
      weights[3] * (packed >>> 24)
    );
  }

  #largeFrequency(n: number, [w0, w1, w2, w3]: FieldWeights): number {
    const [c0, c1, c2, c3] = this.large?.get(this.pairs[n * 2] as number) ?? [0, 0, 0, 0];
    return w0 * c0 + w1 * c1 + w2 * c2 + w3 * c3;
  }

  has(row: number): boolean {
    const at = this.placeFrom(row, 0);
    return at < this.length && this.pairs[at * 2] === row;
  }

  rowAt(n: number): number {
    return this.pairs[n * 2] as number;
  }

  /** The first place at `from` or behind it whose row is not below this one; `length` where there is none. By leaps that double. */
  placeFrom(row: number, from: number): number {
    const { pairs, length } = this;
    let low = from;
    let leap = 1;
    while (low + leap <= length && (pairs[(low + leap - 1) * 2] as number) < row) {
      low += leap;
      leap *= 2;
    }
    let high = Math.min(length, low + leap - 1);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((pairs[middle * 2] as number) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Counts the word once more in a field (0 to 3) of a row; `row` must not be below any before it. */
  count(row: number, field: number): void {
    const last = this.length * 2 - 2;
    if (this.length === 0 || this.pairs[last] !== row) this.#append(row, 1 << (field * 8));
    else {
      const packed = this.pairs[last + 1] as number;
      if (packed === LARGE || ((packed >>> (field * 8)) & 255) === MOST_PACKED) this.#countLarge(row, field, packed);
      else this.pairs[last + 1] = packed + 2 ** (field * 8);
    }
  }

  /** Takes over a row with its counts; `row` must be above all before it. */
  put(row: number, counts: Readonly<FieldCounts>): void {
    const [a, b, c, d] = counts;
    if (Math.max(a, b, c, d) > MOST_PACKED) {
      this.large ??= new Map();
      this.large.set(row, [a, b, c, d]);
      this.#append(row, LARGE);
    } else this.#append(row, a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24);
  }

  /** The counts of the n-th row. */
  countsOf(n: number): Readonly<FieldCounts> {
    const packed = this.pairs[n * 2 + 1] as number;
    if (packed === LARGE) return this.large?.get(this.pairs[n * 2] as number) ?? [0, 0, 0, 0];
    return [packed & 255, (packed >>> 8) & 255, (packed >>> 16) & 255, packed >>> 24];
  }

  /** Puts all rows of another list behind those of this one. */
  append(others: WordPostings): void {
    for (let n = 0; n < others.length; n += 1) this.put(others.pairs[n * 2] as number, others.countsOf(n));
  }

  #append(row: number, packed: number): void {
    const end = this.length * 2;
    if (end === this.pairs.length) this.pairs = grown(this.pairs);
    this.pairs[end] = row;
    this.pairs[end + 1] = packed;
    this.length += 1;
  }

  #countLarge(row: number, field: number, packed: number): void {
    this.large ??= new Map();
    const counts: FieldCounts = this.large.get(row) ?? [
      packed & 255,
      (packed >>> 8) & 255,
      (packed >>> 16) & 255,
      packed >>> 24,
    ];
    counts[field] = (counts[field] ?? 0) + 1;
    this.large.set(row, counts);
    this.pairs[this.length * 2 - 1] = LARGE;
  }
}

/** By half, to an even length. */
function grown(full: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil((full.length * 3) / 4) * 2);
  larger.set(full);
  return larger;
}
