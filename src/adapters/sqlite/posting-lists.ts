/** Rows that have a structured term, ascending. `rows` is filled up to `length`. */
export class TermPostings {
  rows = new Uint32Array(4);
  length = 0;

  /** Once for each row; `row` must not be below any before it. */
  add(row: number): void {
    if (this.length > 0 && this.rows[this.length - 1] === row) return;
    if (this.length === this.rows.length) this.rows = grown(this.rows);
    this.rows[this.length++] = row;
  }

  /** By bisection. */
  has(row: number): boolean {
    let low = 0;
    let high = this.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const at = this.rows[middle] ?? 0;
      if (at === row) return true;
      if (at < row) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }
}

/** How often a word stands in each of the four text fields of a row. */
export type FieldCounts = [number, number, number, number];

/** Stands in place of counts that four bytes cannot hold; those are in `large`. */
export const LARGE = 0xffffffff;
const MOST_PACKED = 254;

/** Rows that have a word, ascending, each followed by its counts packed into one number: `pairs` up to `2 × length`. */
export class WordPostings {
  pairs = new Uint32Array(4);
  length = 0;
  large: Map<number, FieldCounts> | undefined;

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
