import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

const WARMING = 64;

/** Everything random of a made life, from one seed. */
export class Chance {
  readonly #generator;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (seed >>> 13));
    // Its first numbers are much alike for seeds that are.
    for (let i = 0; i < WARMING; i++) this.#generator.next();
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return uniformInt(this.#generator, from, to);
  }

  /** True with this probability. */
  is(probability: number): boolean {
    return this.int(0, 999_999) < probability * 1_000_000;
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.int(0, list.length - 1)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  }

  /** So many different entries, in no order; all when there are fewer. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(this.int(0, left.length - 1), 1),
    ).flat();
  }

  /** About the bell curve, by adding dice. */
  near(spread: number): number {
    let sum = 0;
    for (let i = 0; i < 6; i++) sum += this.int(-1000, 1000) / 1000;
    return (sum / 1.41) * spread;
  }
}
