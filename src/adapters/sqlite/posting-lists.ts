/** Rows that have a structured term, ascending. `rows` is filled up to `length`. */
export class TermPostings {
  rows = new Uint32Array(4);
  length = 0;

  /** `row` must be above every one before it. */
  push(row: number): void {
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

/** How often a word stands in each of four text fields of a row. */
export type FieldCounts = readonly [number, number, number, number];

/** Stands in place of counts that four bytes cannot hold; those are in `large`. */
export const LARGE = 0xffffffff;
const MOST_PACKED = 254;

/** Rows that have a word, ascending, each followed by its counts packed into one number: `pairs` up to `2 × length`. */
export class WordPostings {
  pairs = new Uint32Array(4);
  length = 0;
  large: Map<number, FieldCounts> | undefined;

  push(row: number, counts: FieldCounts): void {
    const end = this.length * 2;
    if (end === this.pairs.length) this.pairs = grown(this.pairs);
    this.pairs[end] = row;
    if (counts.some((count) => count > MOST_PACKED)) {
      this.large ??= new Map();
      this.large.set(row, counts);
      this.pairs[end + 1] = LARGE;
    } else this.pairs[end + 1] = counts[0] | (counts[1] << 8) | (counts[2] << 16) | (counts[3] << 24);
    this.length += 1;
  }
}

/** By half, to an even length. */
function grown(full: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil((full.length * 3) / 4) * 2);
  larger.set(full);
  return larger;
}
