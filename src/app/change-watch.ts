import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { layout } from './memory-folder.ts';
import type { OpenMemory } from './open-memory.ts';

const LOOK_MS = 400;

/**
 * Tells when the memory has changed, by whatever process: a look at two files every now and then, and at the database only when one of them
 * has been written to. Nothing is looked at while nobody listens.
 */
export class ChangeWatch {
  readonly #memory: OpenMemory;
  readonly #listeners = new Set<(sequence: number) => void>();
  #looking: AbortController | undefined;

  constructor(memory: OpenMemory) {
    this.#memory = memory;
  }

  /** The sequences that the memory reaches from now on, until `signal`; first the present one if it is not `known`. Several changes may be told as one. */
  async *changes(signal: AbortSignal, known?: number): AsyncGenerator<number> {
    let latest = await this.#memory.store.sequence();
    let told = known ?? latest;
    let wake: () => void = () => undefined;
    const listener = (sequence: number): void => {
      latest = sequence;
      wake();
    };
    const stop = (): void => wake();
    this.#listeners.add(listener);
    signal.addEventListener('abort', stop, { once: true });
    this.#look();
    try {
      while (!signal.aborted) {
        if (latest !== told) {
          told = latest;
          yield told;
          continue;
        }
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
      }
    } finally {
      this.#listeners.delete(listener);
      signal.removeEventListener('abort', stop);
      if (this.#listeners.size === 0) this.#stop();
    }
  }

  #stop(): void {
    this.#looking?.abort();
    this.#looking = undefined;
  }

  #look(): void {
    if (this.#looking !== undefined) return;
    this.#looking = new AbortController();
    void this.#lookUntil(this.#looking.signal);
  }

  async #lookUntil(signal: AbortSignal): Promise<void> {
    let seen = await this.#mark();
    let sequence = await this.#memory.store.sequence();
    for (const tell of this.#listeners) tell(sequence);
    while (!signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const mark = await this.#mark();
      if (mark === seen) continue;
      seen = mark;
      const now = await this.#memory.store.sequence().catch(() => sequence);
      if (now === sequence || signal.aborted) continue;
      sequence = now;
      for (const tell of this.#listeners) tell(now);
    }
  }

  async #mark(): Promise<string> {
    const database = join(this.#memory.folder.path, layout.database);
    const marks = await Promise.all(
      [database, `${database}-wal`].map((file) =>
        stat(file).then(
          ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
          () => '',
        ),
      ),
    );
    return marks.join(' ');
  }
}
