/** Maximum size of all cached responses in bytes. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Recent responses by request: typing repeats requests, and clients send the same ones. A request for a response that is being
 * computed waits for it. The key must contain everything that the response depends on; the least recently used is evicted first.
 */
export class Remembered {
  readonly #answers = new Map<string, { readonly made: Promise<Uint8Array<ArrayBuffer>>; bytes: number }>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  of(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#answers.get(key);
    if (known !== undefined) {
      this.#answers.delete(key);
      this.#answers.set(key, known);
      return known.made;
    }
    const answer = { made: make(), bytes: 0 };
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
    for (const [key, { bytes }] of this.#answers) {
      if (this.#bytes <= this.#mostBytes) return;
      // A pending response has no size yet.
      if (bytes === 0) continue;
      this.#answers.delete(key);
      this.#bytes -= bytes;
    }
  }
}
