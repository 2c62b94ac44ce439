import { grown, ItemPlaces } from './item-scores.ts';
import type { Sequences } from './sequences.ts';

/** Sequences that there is room for at first. */
const ROOM = 128;

/** How well whole sequences cover the words of a question: of each word the best that any item of a sequence has of it. */
export class SessionScores {
  /** Of each sequence that was met, by where it starts in the line of all. */
  readonly #places: ItemPlaces;
  #sums = new Float64Array(ROOM);
  /** What the word at hand gives, 0 where it gives nothing; and which it gave anything. */
  #best = new Float64Array(ROOM);
  readonly #given: number[] = [];

  constructor(sequences: Sequences) {
    this.#places = new ItemPlaces(sequences);
  }

  /** An item of the sequence that starts there has so much of the word at hand. */
  take(start: number, amount: number): void {
    if (amount <= 0) return;
    const at = this.#places.ofNumber(start);
    if (at >= this.#sums.length) {
      this.#sums = grown(this.#sums, at, 0);
      this.#best = grown(this.#best, at, 0);
    }
    const best = this.#best[at] as number;
    if (amount <= best) return;
    if (best === 0) this.#given.push(at);
    this.#best[at] = amount;
  }

  /** The next word comes. */
  endWord(): void {
    for (const at of this.#given) {
      this.#sums[at] = (this.#sums[at] as number) + (this.#best[at] as number);
      this.#best[at] = 0;
    }
    this.#given.length = 0;
  }

  /** Of the sequence that starts there. */
  get(start: number): number | undefined {
    const at = this.#places.knownNumber(start);
    return at === undefined ? undefined : this.#sums[at];
  }

  /** The largest sum, at least 0. */
  get most(): number {
    let most = 0;
    for (let at = 0; at < this.#places.size; at++) most = Math.max(most, this.#sums[at] as number);
    return most;
  }

  /** By where each sequence starts. */
  each(use: (start: number, sum: number) => void): void {
    for (let at = 0; at < this.#places.size; at++) use(this.#places.numberAt(at), this.#sums[at] as number);
  }
}
