import { setImmediate as turn } from 'node:timers/promises';
import { type Change, ChangedMeanwhile, LostClaim, type Store } from '../ports/store.ts';

type Waiting = {
  readonly changes: readonly Change[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};

/**
 * Results of several lanes that are there at the same time, or come while others are written, are written in one transaction:
 * what a result costs is mostly the disk saying that it is safe. Each still holds whole or not at all, and for itself: where one may not be written, the others are.
 */
export class JoinedWrites {
  readonly #store: Pick<Store, 'write'>;
  readonly #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(store: Pick<Store, 'write'>) {
    this.#store = store;
  }

  /** Errors: as `Store.write`. */
  write(changes: readonly Change[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ changes, done, failed });
      if (!this.#isWriting) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isWriting = true;
    for (await turn(); this.#waiting.length > 0; await turn()) await this.#flush();
    this.#isWriting = false;
  }

  async #flush(): Promise<void> {
    const together = this.#waiting.splice(0);
    try {
      await this.#store.write(together.flatMap(({ changes }) => changes));
      for (const { done } of together) done();
    } catch (error) {
      const isOfOne = error instanceof LostClaim || error instanceof ChangedMeanwhile;
      if (together.length > 1 && isOfOne) await this.#oneByOne(together);
      else for (const { failed } of together) failed(error);
    }
  }

  async #oneByOne(together: readonly Waiting[]): Promise<void> {
    for (const { changes, done, failed } of together) await this.#store.write(changes).then(done, failed);
  }
}
