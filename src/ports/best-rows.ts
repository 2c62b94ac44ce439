/** Rows that there is room for at first, where more are wanted. */
const ROOM = 512;

/**
 * The best `limit` rows of any number offered: once it is full, a heap whose top is the worst of those kept. In plain numbers
 * outside of what is collected as garbage.
 */
export class BestRows {
  /** A score below this cannot be among the best any more. */
  floor = Number.NEGATIVE_INFINITY;
  readonly limit: number;
  #size = 0;
  #rows: Uint32Array<ArrayBuffer>;
  #scores: Float64Array<ArrayBuffer>;
  readonly #before: (a: number, b: number) => boolean;
  readonly #order: Uint32Array;

  /**
   * `before` decides between rows of equal score, but for those of which `order` has a place for each row: they go by it,
   * which takes less than asking.
   */
  constructor(limit: number, before: (a: number, b: number) => boolean, order = new Uint32Array(0)) {
    this.limit = limit;
    this.#rows = new Uint32Array(Math.min(limit, ROOM));
    this.#scores = new Float64Array(Math.min(limit, ROOM));
    this.#before = before;
    this.#order = order;
  }

  /** The last of those kept, once there are as many as wanted: of rows of the floor's score only those before it matter. */
  get worst(): number {
    return this.#size === 0 ? -1 : (this.#rows[0] as number);
  }

  /** Each row once. */
  offer(row: number, score: number): void {
    const size = this.#size;
    if (size < this.limit) {
      if (size === this.#rows.length) this.#grow();
      this.#rows[size] = row;
      this.#scores[size] = score;
      this.#size = size + 1;
      if (this.#size < this.limit) return;
      for (let at = (this.#size >> 1) - 1; at >= 0; at -= 1) this.#sink(at, this.#size);
    } else {
      if (score < this.floor || (score === this.floor && !this.#isBefore(row, this.#rows[0] as number))) return;
      this.#rows[0] = row;
      this.#scores[0] = score;
      this.#sink(0, size);
    }
    this.floor = this.#scores[0] as number;
  }

  #grow(): void {
    const room = Math.min(this.limit, 2 * this.#rows.length);
    const [rows, scores] = [new Uint32Array(room), new Float64Array(room)];
    rows.set(this.#rows);
    scores.set(this.#scores);
    this.#rows = rows;
    this.#scores = scores;
  }

  /** The rows and their scores, best first. Takes them out: none is left. */
  sorted(): { readonly rows: Uint32Array; readonly scores: Float64Array } {
    const [rows, scores] = [this.#rows, this.#scores];
    const size = this.#size;
    const [sortedRows, sortedScores] = [new Uint32Array(size), new Float64Array(size)];
    for (let at = (size >> 1) - 1; at >= 0; at -= 1) this.#sink(at, size);
    for (let end = size - 1; end >= 0; end -= 1) {
      sortedRows[end] = rows[0] as number;
      sortedScores[end] = scores[0] as number;
      rows[0] = rows[end] as number;
      scores[0] = scores[end] as number;
      this.#sink(0, end);
    }
    this.clear();
    return { rows: sortedRows, scores: sortedScores };
  }

  clear(): void {
    this.#size = 0;
    this.floor = Number.NEGATIVE_INFINITY;
  }

  /** Moves the row at a place of a heap of so many down, below every one that is worse. */
  #sink(from: number, size: number): void {
    const [rows, scores] = [this.#rows, this.#scores];
    const row = rows[from] as number;
    const score = scores[from] as number;
    let at = from;
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      const right = child + 1;
      if (right < size && this.#isWorse(right, rows[child] as number, scores[child] as number)) child = right;
      if (!this.#isWorse(child, row, score)) break;
      rows[at] = rows[child] as number;
      scores[at] = scores[child] as number;
      at = child;
    }
    rows[at] = row;
    scores[at] = score;
  }

  #isWorse(at: number, row: number, score: number): boolean {
    const own = this.#scores[at] as number;
    return own < score || (own === score && this.#isBefore(row, this.#rows[at] as number));
  }

  #isBefore(a: number, b: number): boolean {
    const order = this.#order;
    return a < order.length && b < order.length ? (order[a] as number) < (order[b] as number) : this.#before(a, b);
  }
}
