type Opened<T> = { readonly value: Promise<T>; ready: T | undefined; inUse: number; used: number };

export type OpenFewOptions<T> = {
  /** So many that nobody uses now stay open. */
  readonly most: number;
  /** Nothing stays open for longer that nobody uses. */
  readonly idleMilliseconds: number;
  /** However many there are, each stays open so long after it was used. */
  readonly graceMilliseconds?: number;
  /** Whether something works on by itself. */
  readonly isBusy?: (value: T) => boolean;
};

/** Keeps open what is used again, and closes what was used longest ago. What is in use, or works on by itself, is never closed. */
export class OpenFew<T extends { close(): Promise<void> }> {
  readonly #options: OpenFewOptions<T>;
  readonly #onError: (error: unknown) => void;
  readonly #opened = new Map<string, Opened<T>>();
  readonly #closing = new Map<string, Promise<void>>();
  #sweep: NodeJS.Timeout | undefined;

  /** `onError` is told of what could not be closed. */
  constructor(options: OpenFewOptions<T>, onError: (error: unknown) => void) {
    this.#options = options;
    this.#onError = onError;
  }

  /** How many are open. */
  get size(): number {
    return this.#opened.size;
  }

  /** Opens what is not open, and keeps it from being closed until `release` is called. Errors: those of `open`. */
  async take(key: string, open: () => Promise<T>): Promise<{ readonly value: T; readonly release: () => void }> {
    // Who opens again what is being closed waits: it may be open only once.
    for (let closing = this.#closing.get(key); closing !== undefined; closing = this.#closing.get(key)) await closing;
    const known = this.#opened.get(key);
    const opened = known ?? { value: open(), ready: undefined, inUse: 0, used: 0 };
    if (known === undefined) this.#opened.set(key, opened);
    opened.inUse += 1;
    try {
      const value = await opened.value;
      opened.ready = value;
      let isHeld = true;
      const release = (): void => {
        if (!isHeld) return;
        isHeld = false;
        this.#released(opened);
      };
      return { value, release };
    } catch (error) {
      opened.inUse -= 1;
      if (this.#opened.get(key) === opened) this.#opened.delete(key);
      throw error;
    }
  }

  async use<R>(key: string, open: () => Promise<T>, work: (value: T) => Promise<R>): Promise<R> {
    const { value, release } = await this.take(key, open);
    try {
      return await work(value);
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    for (const key of this.#opened.keys()) this.#close(key);
    await Promise.all(this.#closing.values());
  }

  #released(opened: Opened<T>): void {
    opened.inUse -= 1;
    opened.used = performance.now();
    this.#trim();
    this.#sweep ??= setInterval(() => this.#trim(), Math.max(1000, this.#options.idleMilliseconds / 2)).unref();
  }

  /** Closes those that were used longest ago. */
  #trim(): void {
    const { most, idleMilliseconds, graceMilliseconds = 0, isBusy = () => false } = this.#options;
    const now = performance.now();
    const idle = [...this.#opened]
      .filter(([, { inUse, ready }]) => inUse === 0 && ready !== undefined && !isBusy(ready))
      .sort(([, a], [, b]) => b.used - a.used);
    for (const [at, [key, { used }]] of idle.entries()) {
      const age = now - used;
      if (age >= idleMilliseconds || (at >= most && age >= graceMilliseconds)) this.#close(key);
    }
  }

  #close(key: string): void {
    const opened = this.#opened.get(key);
    this.#opened.delete(key);
    if (opened === undefined) return;
    const closing = opened.value
      .then(
        (value) => value.close(),
        // Told to who opened it.
        () => undefined,
      )
      .catch(this.#onError)
      .finally(() => this.#closing.delete(key));
    this.#closing.set(key, closing);
  }
}
