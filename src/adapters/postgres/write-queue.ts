import { isMadeleineError } from '../../memory/errors.ts';
import type { Context } from './apply-changes.ts';
import type { CodedChange } from './coded-change.ts';
import type { OwnDatabase } from './database.ts';
import { writeChanges, writeTogether } from './write-changes.ts';

/** What one transaction takes of the writes that wait. */
const MOST_WRITES = 100;
const MOST_CHANGES = 5_000;

type Waiting = {
  readonly changes: readonly CodedChange[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
};

/**
 * A server that went away may have been about to say that all is written: nobody writes it twice. And all have waited for
 * another program that did not finish.
 */
const isOfAll = (error: unknown): boolean =>
  isMadeleineError(error) && (error.code === 'unreachable' || error.code === 'memory-locked');

/**
 * Writes of one owner come one after the other anyway, and what a small one costs is mostly the disk saying that it is safe.
 * So those that come while one is under way are made in one transaction after it, in their order, each whole or not at all.
 * One that comes alone does not wait.
 */
export class WriteQueue {
  readonly #database: OwnDatabase;
  readonly #context: Omit<Context, 'place'>;
  readonly #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(database: OwnDatabase, context: Omit<Context, 'place'>) {
    this.#database = database;
    this.#context = context;
  }

  /** Errors: those of `Store.write`. */
  write(changes: readonly CodedChange[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ changes, done, failed });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) await this.#make(this.#next());
    this.#isRunning = false;
  }

  /** The first that wait; at least one. */
  #next(): Waiting[] {
    let [writes, changes] = [0, 0];
    for (const one of this.#waiting) {
      changes += one.changes.length;
      if (writes > 0 && (writes === MOST_WRITES || changes > MOST_CHANGES)) break;
      writes += 1;
    }
    return this.#waiting.splice(0, writes);
  }

  async #make(together: readonly Waiting[]): Promise<void> {
    if (together.length === 1) return this.#oneByOne(together);
    try {
      const became = await writeTogether(
        this.#database,
        together.map(({ changes }) => changes),
        this.#context,
      );
      for (const [at, { done, failed }] of together.entries())
        if (became[at] === 'written') done();
        else failed(became[at]);
    } catch (error) {
      if (isOfAll(error)) for (const { failed } of together) failed(error);
      else await this.#oneByOne(together);
    }
  }

  /** Each in a transaction of its own, to learn which of them it is that cannot be written. */
  async #oneByOne(together: readonly Waiting[]): Promise<void> {
    for (const { changes, done, failed } of together)
      await writeChanges(this.#database, changes, this.#context).then(done, failed);
  }
}
