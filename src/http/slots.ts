/** Work of which so much runs at once and so much more waits for its turn. */
export class Slots {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** What the work comes to; undefined, at once, where too much is waiting already. */
  take<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (this.#running < this.#most) {
      this.#running += 1;
      return this.#run(work);
    }
    if (this.#waiting.length >= this.#mostWaiting) return undefined;
    return new Promise<void>((resolve) => this.#waiting.push(resolve)).then(() => this.#run(work));
  }

  /** The slot is taken already, and goes over to who waits next. */
  async #run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
