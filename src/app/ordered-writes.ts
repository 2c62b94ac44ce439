import type { Change, Store } from '../ports/store.ts';

/** Changes gathered into writes, one after another; the next are made while one is being written. */
export class OrderedWrites {
  readonly #write: Store['write'];
  #changes: Change[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(write: Store['write']) {
    this.#write = write;
  }

  add(...changes: readonly Change[]): void {
    this.#changes.push(...changes);
  }

  /** Begins a write when at least so many changes wait, once the one before is done; true when it did. */
  async begin(least: number): Promise<boolean> {
    if (this.#changes.length < least) return false;
    await this.#writing;
    const changes = this.#changes;
    this.#changes = [];
    this.#writing = this.#write(changes);
    // Met when it is waited for; without this the process would call it unhandled before.
    this.#writing.catch(() => undefined);
    return true;
  }

  /** Everything added is durable when this resolves. */
  async finish(): Promise<void> {
    await this.begin(1);
    await this.#writing;
  }
}
