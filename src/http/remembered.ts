/** Bytes of all answers that are kept. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Answers that were just given, by what was asked: who types asks again, and many ask alike. Who asks for what is being
 * made waits for it. The key has to say all that the answer depends on; what is asked least recently goes first.
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
      // What is still being made takes no room yet.
      if (bytes === 0) continue;
      this.#answers.delete(key);
      this.#bytes -= bytes;
    }
  }
}
