/** Maximum size of all cached responses in bytes. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Recent responses by request: typing repeats requests, and clients send the same ones. A request for a response that is being
 * computed waits for it. The key must contain everything that the response depends on; the least recently used is evicted first.
 */
export class Remembered {
  readonly #answers = new Map<
    string,
    { readonly made: Promise<Uint8Array<ArrayBuffer>>; bytes: number; used: number }
  >();
  readonly #mostBytes: number;
  readonly #longestMs: number;
  #bytes = 0;

  constructor({ mostBytes = MOST_BYTES, longestMs = Number.POSITIVE_INFINITY } = {}) {
    this.#mostBytes = mostBytes;
    this.#longestMs = longestMs;
  }

  /** How many responses are kept. */
  get size(): number {
    return this.#answers.size;
  }

  of(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#answers.get(key);
    if (known !== undefined) {
      this.#answers.delete(key);
      this.#answers.set(key, known);
      known.used = performance.now();
      return known.made;
    }
    const answer = { made: make(), bytes: 0, used: performance.now() };
    this.#answers.set(key, answer);
    answer.made.then(
      ({ byteLength }) => {
        if (this.#answers.get(key) !== answer) return;
        answer.bytes = byteLength;
        this.#bytes += byteLength;
        this.#makeRoom();
      },
      () => this.#answers.delete(key),
    );
    return answer.made;
  }

  #makeRoom(): void {
    const oldest = performance.now() - this.#longestMs;
    for (const [key, { bytes, used }] of this.#answers) {
      if (this.#bytes <= this.#mostBytes && used >= oldest) return;
      // A pending response has no size yet.
      if (bytes === 0) continue;
      this.#answers.delete(key);
      this.#bytes -= bytes;
    }
  }
}
