import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 400;

/**
 * Tells when a database has changed, by whatever process: a look at two files every now and then, and into the database only
 * when one of them has been written to. Nothing is looked at while nobody listens.
 */
export class ChangeWatch {
  readonly #file: string;
  readonly #sequence: () => number;
  readonly #listeners = new Set<(sequence: number | 'closed') => void>();
  #looking: AbortController | undefined;

  /** @param sequence reads how far the database has come */
  constructor(file: string, sequence: () => number) {
    this.#file = file;
    this.#sequence = sequence;
  }

  /** As `Store.changes`. */
  changes(signal: AbortSignal): AsyncIterable<number> {
    let told = this.#sequence();
    let [latest, ends] = [told, signal.aborted];
    let wake: () => void = () => undefined;
    const listener = (sequence: number | 'closed'): void => {
      if (sequence === 'closed') ends = true;
      else latest = sequence;
      wake();
    };
    const end = (): void => {
      ends = true;
      wake();
      this.#listeners.delete(listener);
      signal.removeEventListener('abort', end);
      if (this.#listeners.size === 0) this.#stop();
    };
    if (!ends) {
      this.#listeners.add(listener);
      signal.addEventListener('abort', end, { once: true });
      this.#look(told);
    }
    return (async function* () {
      try {
        while (!ends) {
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
        end();
      }
    })();
  }

  /** Ends for everybody who listens. */
  close(): void {
    for (const tell of this.#listeners) tell('closed');
    this.#listeners.clear();
    this.#stop();
  }

  #stop(): void {
    this.#looking?.abort();
    this.#looking = undefined;
  }

  #look(since: number): void {
    if (this.#looking !== undefined) return;
    this.#looking = new AbortController();
    void this.#lookUntil(this.#looking.signal, since);
  }

  async #lookUntil(signal: AbortSignal, since: number): Promise<void> {
    let sequence = since;
    // What was written before the first look is seen by it, as there is nothing to compare the files with yet.
    for (
      let seen = '';
      !signal.aborted;
      await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined)
    ) {
      const mark = await this.#mark();
      if (signal.aborted || mark === seen) continue;
      seen = mark;
      const now = this.#sequenceNow();
      if (now === undefined || now === sequence) continue;
      sequence = now;
      for (const tell of this.#listeners) tell(now);
    }
  }

  /** Undefined where the database cannot be read just now: the next look may. */
  #sequenceNow(): number | undefined {
    try {
      return this.#sequence();
    } catch {
      return undefined;
    }
  }

  async #mark(): Promise<string> {
    const marks = await Promise.all(
      [this.#file, `${this.#file}-wal`].map((file) =>
        stat(file).then(
          ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
          () => '',
        ),
      ),
    );
    return marks.join(' ');
  }
}
