import type { BulkWriter, Change } from '../../ports/store.ts';

/**
 * Writes one batch after another, while the caller makes the next one. After a batch that failed none is written: each later
 * one fails as that did, since it may build on it.
 */
export class QueuedWriter implements BulkWriter {
  readonly #write: (changes: readonly Change[]) => Promise<void>;
  readonly #optimize: () => Promise<void>;
  #last: Promise<void> = Promise.resolve();

  constructor(write: (changes: readonly Change[]) => Promise<void>, optimize: () => Promise<void>) {
    this.#write = write;
    this.#optimize = optimize;
  }

  write(changes: readonly Change[]): Promise<void> {
    return this.#next(() => this.#write(changes));
  }

  optimize(): Promise<void> {
    return this.#next(this.#optimize);
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work);
    // Who asked is told; nobody else waits for it.
    this.#last.catch(() => {});
    return this.#last;
  }

  async close(): Promise<void> {
    await this.#last.catch(() => {});
  }
}
