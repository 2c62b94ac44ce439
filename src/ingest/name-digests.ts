import { digestNumber } from '../language/digest.ts';

const SMALLEST = 1024;

/** Tells which texts were added, of any number, in some 16 bytes each; that another text counts as added is all but impossible, and to be borne. */
export class NameDigests {
  /** Open addressing; 0 where nothing stands. */
  #slots = new Float64Array(SMALLEST);
  #count = 0;

  add(text: string): void {
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    const digest = slotValue(text);
    const at = place(this.#slots, digest);
    if (this.#slots[at] === digest) return;
    this.#slots[at] = digest;
    this.#count += 1;
  }

  /** False only of what was never added. */
  mayHave(text: string): boolean {
    const digest = slotValue(text);
    return this.#slots[place(this.#slots, digest)] === digest;
  }

  #grow(): void {
    const larger = new Float64Array(this.#slots.length * 2);
    for (const digest of this.#slots) if (digest !== 0) larger[place(larger, digest)] = digest;
    this.#slots = larger;
  }
}

const slotValue = (text: string): number => digestNumber(text) || 1;

/** Where the digest stands, or would. The length of `slots` is a power of two, and some of them are free. */
function place(slots: Float64Array, digest: number): number {
  const mask = slots.length - 1;
  let at = digest % slots.length;
  while (slots[at] !== 0 && slots[at] !== digest) at = (at + 1) & mask;
  return at;
}
