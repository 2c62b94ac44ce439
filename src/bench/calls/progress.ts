import type { CallBook } from './call-book.ts';

const PAUSE_MS = 250;

/** Tells how far a step is: some times a second, and at its end. */
export class Progress {
  readonly #book: CallBook;
  readonly #stage: string;
  readonly #total: number;
  readonly #began = performance.now();
  readonly #keptBefore: number;
  #told = 0;
  #done = 0;

  constructor(book: CallBook, stage: string, total: number) {
    this.#book = book;
    this.#stage = stage;
    this.#total = total;
    this.#keptBefore = book.counts.kept;
  }

  more(): void {
    this.#done += 1;
    if (!this.#book.tells) return;
    const now = performance.now();
    if (this.#done < this.#total && now - this.#told < PAUSE_MS) return;
    this.#told = now;
    const { counts } = this.#book;
    const fresh = Math.max(0, this.#done - (counts.kept - this.#keptBefore));
    this.#book.shared.onProgress?.({
      stage: this.#stage,
      done: this.#done,
      total: this.#total,
      spending: this.#book.shared.ledger.total,
      counts,
      perSecond: (fresh * 1000) / Math.max(1, now - this.#began),
    });
  }
}
