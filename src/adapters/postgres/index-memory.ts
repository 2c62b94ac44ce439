/** Bytes that the word indexes of all owners may take together in this process. */
const MOST_BYTES = 512 * 1024 * 1024;

export type Kept = { readonly bytes: number; drop(): void };

/** Of several things that are kept in memory those that were used last, as long as they take no more than there is for all. */
export class IndexMemory {
  /** Who was used longest ago comes first. */
  readonly #kept = new Set<Kept>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** To be called when one was used: others may have to go, and it too, if it is too large alone. */
  use(one: Kept): void {
    this.#kept.delete(one);
    this.#kept.add(one);
    let bytes = 0;
    for (const kept of this.#kept) bytes += kept.bytes;
    for (const kept of this.#kept) {
      if (bytes <= this.#most) return;
      bytes -= kept.bytes;
      kept.drop();
      this.#kept.delete(kept);
    }
  }

  forget(one: Kept): void {
    this.#kept.delete(one);
    one.drop();
  }
}

export const keepingIndexes = new IndexMemory(MOST_BYTES);
