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
      for (let at = (rows.length >> 1) - 1; at >= 0; at -= 1) this.#sink(at);
    } else {
      if (score < this.floor || (score === this.floor && !this.#before(row, rows[0] as number))) return;
      rows[0] = row;
      this.#scores[0] = score;
      this.#sink(0);
    }
    this.floor = this.#scores[0] as number;
  }

  /** What is made of each row and its score, best first. */
  sorted<T>(make: (row: number, score: number) => T): T[] {
    const [rows, scores] = [this.#rows, this.#scores];
    const order = new Uint32Array(rows.length);
    for (let at = 0; at < order.length; at++) order[at] = at;
    order.sort(
      (a, b) =>
        (scores[b] as number) - (scores[a] as number) || (this.#before(rows[a] as number, rows[b] as number) ? -1 : 1),
    );
    const made = new Array<T>(order.length);
    for (let n = 0; n < order.length; n++) {
      const at = order[n] as number;
      made[n] = make(rows[at] as number, scores[at] as number);
    }
    return made;
  }

  /** Moves the row at a place of the heap down, below every one that is worse. */
  #sink(from: number): void {
    const [rows, scores] = [this.#rows, this.#scores];
    const row = rows[from] as number;
    const score = scores[from] as number;
    let at = from;
    for (let child = 2 * at + 1; child < rows.length; child = 2 * at + 1) {
      const right = child + 1;
      if (right < rows.length && this.#isWorse(right, rows[child] as number, scores[child] as number)) child = right;
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
