/** The best `limit` rows of any number offered: a heap whose top is the worst of those kept. */
export class BestRows {
  readonly #limit: number;
  readonly #rows: number[] = [];
  readonly #scores: Float64Array;
  readonly #before: (a: number, b: number) => boolean;

  /** `scores` by row; `before` decides between rows of equal score. */
  constructor(limit: number, scores: Float64Array, before: (a: number, b: number) => boolean) {
    this.#limit = limit;
    this.#scores = scores;
    this.#before = before;
  }

  offer(row: number): void {
    const rows = this.#rows;
    if (rows.length < this.#limit) {
      rows.push(row);
      this.#rise(rows.length - 1);
      return;
    }
    // Most rows are far from the best: told by one comparison, without a call.
    const worst = rows[0] as number;
    const score = this.#scores[row] as number;
    const least = this.#scores[worst] as number;
    if (score < least) return;
    if (score > least || this.#before(row, worst)) {
      rows[0] = row;
      this.#sink();
    }
  }

  /** Best first. */
  sorted(): number[] {
    return this.#rows.toSorted((a, b) => (this.#isBetter(a, b) ? -1 : 1));
  }

  #isBetter(a: number, b: number): boolean {
    const difference = (this.#scores[a] ?? 0) - (this.#scores[b] ?? 0);
    return difference > 0 || (difference === 0 && this.#before(a, b));
  }

  #rise(from: number): void {
    const rows = this.#rows;
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (this.#isBetter(rows[at] ?? 0, rows[parent] ?? 0)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(): void {
    const rows = this.#rows;
    for (let at = 0; ; ) {
      const left = at * 2 + 1;
      if (left >= rows.length) return;
      const right = left + 1;
      const worse = right < rows.length && this.#isBetter(rows[left] ?? 0, rows[right] ?? 0) ? right : left;
      if (this.#isBetter(rows[worse] ?? 0, rows[at] ?? 0)) return;
      this.#swap(at, worse);
      at = worse;
    }
  }

  #swap(a: number, b: number): void {
    const kept = this.#rows[a] ?? 0;
    this.#rows[a] = this.#rows[b] ?? 0;
    this.#rows[b] = kept;
  }
}
