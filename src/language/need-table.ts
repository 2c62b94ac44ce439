import { MANY, plainCodes } from './pattern-needs.ts';

/** A power of two: of so many places a few hundred are taken, and nearly all that a text holds is told apart by them alone. */
const PLACES = 1 << 16;
const FIRST_BEYOND_ASCII = 128;
const SPACE = 32;
/** Three characters as one number, and two more in front of them as another. */
const LAST_THREE = 2 ** 21 - 1;
const placeOf = (few: number): number => Math.imul(few, 0x9e3779b1) >>> 16;
/** What stands for the two in front where three are enough: no two characters. */
const NONE = 0;

type Needed = {
  readonly few: number;
  readonly before: number;
  readonly value: number;
  readonly next: Needed | undefined;
};

/**
 * What patterns need (`literalNeeds`), each with a number; one walk over a text, in small letters, finds the numbers of all
 * that it holds.
 */
export class NeedTable {
  /** One more than the place of the first need in `#firsts` that ends in certain three characters; 0 for none. */
  readonly #ends = new Uint16Array(PLACES);
  readonly #firsts: Needed[] = [];
  readonly #beyond = new Map<number, number[]>();
  readonly #found: number[] = [];

  /** @param need as `literalNeeds` gives it: three or five characters in a row, or one beyond ASCII */
  add(need: string, value: number): void {
    const { length } = need;
    const code = (fromEnd: number): number => need.charCodeAt(length - fromEnd);
    if (length === 1) {
      const alike = this.#beyond.get(code(1));
      if (alike === undefined) this.#beyond.set(code(1), [value]);
      else alike.push(value);
      return;
    }
    const few = (code(3) << 14) | (code(2) << 7) | code(1);
    const place = placeOf(few);
    const at = this.#ends[place] ?? 0;
    const before = length === MANY ? (code(5) << 7) | code(4) : NONE;
    const needed = { few, before, value, next: at === 0 ? undefined : this.#firsts[at - 1] };
    if (at !== 0) {
      this.#firsts[at - 1] = needed;
      return;
    }
    this.#firsts.push(needed);
    this.#ends[place] = this.#firsts.length;
  }

  /** The numbers of what a text holds, some of them several times. Valid until the next walk: it is one list for all. */
  walk(text: string): readonly number[] {
    const found = this.#found;
    found.length = 0;
    const ends = this.#ends;
    let few = (SPACE << 14) | (SPACE << 7) | SPACE;
    for (let at = 0; at <= text.length; at++) {
      // Behind the text is a space.
      const code = at < text.length ? text.charCodeAt(at) : SPACE;
      if (code >= FIRST_BEYOND_ASCII) for (const value of this.#beyond.get(code) ?? []) found.push(value);
      few = ((few << 7) | (plainCodes[code] ?? SPACE)) & LAST_THREE;
      const end = ends[placeOf(few)] ?? 0;
      if (end !== 0) this.#take(text, at, few, end);
    }
    return found;
  }

  #take(text: string, at: number, few: number, end: number): void {
    const a = plainCodes[text.charCodeAt(at - MANY + 1)] ?? SPACE;
    const b = plainCodes[text.charCodeAt(at - MANY + 2)] ?? SPACE;
    const before = (a << 7) | b;
    for (let needed = this.#firsts[end - 1]; needed !== undefined; needed = needed.next) {
      if (needed.few === few && (needed.before === NONE || needed.before === before)) this.#found.push(needed.value);
    }
  }
}
