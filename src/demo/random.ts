/** A seeded source of chance (mulberry32): the same seed gives the same life on every machine. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Uniform in [from, to]. */
  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** Whole number in [from, to], both included. */
  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[Math.floor(this.next() * from.length)] ?? from[0];
  }

  /** `count` different entries, in random order. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = [...from];
    const found: T[] = [];
    while (found.length < count && left.length > 0)
      found.push(...left.splice(Math.floor(this.next() * left.length), 1));
    return found;
  }

  /** A booking code of letters and digits that are not mistaken for each other. */
  code(length: number, alphabet = 'ACDEFHJKLMNPQRTUVWXY3479'): string {
    return Array.from({ length }, () => alphabet[Math.floor(this.next() * alphabet.length)]).join('');
  }

  /** A source of its own, so that what one drawing uses does not shift the next. */
  fork(label: string): Chance {
    let hash = this.#state ^ 0x9e3779b9;
    for (const character of label) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
    return new Chance(hash);
  }
}
