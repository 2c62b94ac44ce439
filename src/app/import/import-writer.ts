import type { BulkWriter, Change, Store } from '../../ports/store.ts';

/** A thread that writes takes a tenth of a second to begin. */
const ITEMS_WORTH_A_THREAD = 3000;

/**
 * Writes what an import brings: a small one here, a large one in a thread of its own. Of a mailbox it is known how many
 * messages it has only when they have been read, so that a large import may be found to be one on the way.
 */
export class ImportWriter {
  readonly #store: Store;
  #thread: BulkWriter | undefined;
  #expected = 0;
  #taken = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Says how many items the import will bring, as far as that is known. */
  expect(items: number): void {
    this.#expected = items;
    // It begins while what it is to write is read.
    if (items >= ITEMS_WORTH_A_THREAD) this.#thread ??= this.#store.bulkWriter();
  }

  /** Says that one more item is on its way. */
  count(): void {
    this.#taken += 1;
  }

  /** True when what is written next waits its turn by itself, and is not written after something that failed. */
  get keepsOrder(): boolean {
    return this.#thread !== undefined;
  }

  readonly write = (changes: readonly Change[]): Promise<void> => {
    // What has brought half as many will likely bring as many again.
    if (Math.max(this.#expected, this.#taken * 2) >= ITEMS_WORTH_A_THREAD) this.#thread ??= this.#store.bulkWriter();
    return this.#thread?.write(changes) ?? this.#store.write(changes);
  };

  /** Merges the index of words in a thread, of which all has been handed to it, while records of other kinds are still made. */
  mergeWords(): void {
    // What fails there fails again in what is written after it.
    this.#thread?.optimize().catch(() => undefined);
  }

  /** Writes the last of an import, and merges the index of words for good. */
  async finish(changes: readonly Change[]): Promise<void> {
    const writer = this.#thread ?? this.#store;
    await writer.write(changes);
    await writer.optimize();
  }

  /** Nothing is being written any more when this resolves. */
  async close(): Promise<void> {
    await this.#thread?.close();
  }
}
