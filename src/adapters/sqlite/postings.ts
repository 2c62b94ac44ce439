const FIRST_CAPACITY = 4;

/** Rows that have a word, ascending, with a number for each: two flat arrays that grow by half. */
export class Postings {
  #ordinals = new Uint32Array(FIRST_CAPACITY);
  #payloads = new Uint32Array(FIRST_CAPACITY);
  length = 0;

  /** `ordinal` must be above every one before it. */
  push(ordinal: number, payload: number): void {
    if (this.length === this.#ordinals.length) this.#grow();
    this.#ordinals[this.length] = ordinal;
    this.#payloads[this.length] = payload;
    this.length += 1;
  }

  ordinal(i: number): number {
    return this.#ordinals[i] ?? 0;
  }

  payload(i: number): number {
    return this.#payloads[i] ?? 0;
  }

  /** By bisection. */
  has(ordinal: number): boolean {
    let low = 0;
    let high = this.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const at = this.#ordinals[middle] ?? 0;
      if (at === ordinal) return true;
      if (at < ordinal) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }

  /** Rows of this list that stand at `step` go one up. */
  raise(steps: Uint8Array, step: number): void {
    for (let i = 0; i < this.length; i += 1) {
      const ordinal = this.#ordinals[i] ?? 0;
      if (steps[ordinal] === step) steps[ordinal] = step + 1;
    }
  }

  /** Rows of this list get a step that none has reached by rising. */
  clear(steps: Uint8Array, impossible: number): void {
    for (let i = 0; i < this.length; i += 1) steps[this.#ordinals[i] ?? 0] = impossible;
  }

  #grow(): void {
    const capacity = Math.ceil(this.#ordinals.length * 1.5) + 1;
    const ordinals = new Uint32Array(capacity);
    const payloads = new Uint32Array(capacity);
    ordinals.set(this.#ordinals);
    payloads.set(this.#payloads);
    this.#ordinals = ordinals;
    this.#payloads = payloads;
  }
}
