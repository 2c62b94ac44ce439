/** What was worked out last, by a key that says all that it came from; a failure is not kept. */
export class Remembered<T> {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<T>>();

  constructor(most: number) {
    this.#most = most;
  }

  of(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const value = known ?? work();
    this.#kept.set(key, value);
    if (known === undefined) value.catch(() => this.#kept.delete(key));
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return value;
  }
}
