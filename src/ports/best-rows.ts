/** The best `limit` rows of any number offered: once it is full, a heap whose top is the worst of those kept. */
export class BestRows {
  /** A score below this cannot be among the best any more. */
  floor = Number.NEGATIVE_INFINITY;
  readonly #limit: number;
  readonly #rows: number[] = [];
  readonly #scores: number[] = [];
  readonly #before: (a: number, b: number) => boolean;

  /** `before` decides between rows of equal score. */
  constructor(limit: number, before: (a: number, b: number) => boolean) {
    this.#limit = limit;
    this.#before = before;
  }

  /** The last of those kept, once there are as many as wanted: of rows of the floor's score only those before it matter. */
  get worst(): number {
    return this.#rows[0] ?? -1;
  }

  /** Each row once. */
  offer(row: number, score: number): void {
    const rows = this.#rows;
    if (rows.length < this.#limit) {
      rows.push(row);
      this.#scores.push(score);
      if (rows.length < this.#limit) return;
      for (let at = (rows.length >> 1) - 1; at >= 0; at -= 1) this.#sink(at, rows.length);
    } else {
      if (score < this.floor || (score === this.floor && !this.#before(row, rows[0] as number))) return;
      rows[0] = row;
      this.#scores[0] = score;
      this.#sink(0, rows.length);
    }
    this.floor = this.#scores[0] as number;
  }

  /** Each row followed by its score, best first. Takes them out: none is left. */
  sorted(): Float64Array {
    const [rows, scores] = [this.#rows, this.#scores];
    const made = new Float64Array(rows.length * 2);
    for (let at = (rows.length >> 1) - 1; at >= 0; at -= 1) this.#sink(at, rows.length);
    for (let end = rows.length - 1; end >= 0; end -= 1) {
      made[end * 2] = rows[0] as number;
      made[end * 2 + 1] = scores[0] as number;
      rows[0] = rows[end] as number;
      scores[0] = scores[end] as number;
      this.#sink(0, end);
    }
    rows.length = 0;
    scores.length = 0;
    this.floor = Number.NEGATIVE_INFINITY;
    return made;
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
    return own < score || (own === score && this.#before(row, this.#rows[at] as number));
  }
}
