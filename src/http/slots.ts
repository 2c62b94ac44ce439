/** Limits concurrent work and the queue of waiting work. */
export class Slots {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** The result of the work; undefined at once if the queue is full. */
  take<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (this.#running < this.#most) {
      this.#running += 1;
      return this.#run(work);
    }
    if (this.#waiting.length >= this.#mostWaiting) return undefined;
    return new Promise<void>((resolve) => this.#waiting.push(resolve)).then(() => this.#run(work));
  }

  /** Passes the occupied slot to the next in the queue. */
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
