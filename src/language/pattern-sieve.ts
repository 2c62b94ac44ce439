import { literalNeeds, MANY, plainCodes } from './pattern-needs.ts';

/** Which of a sieve's patterns may match a text: a bit each, in the order given. */
export type Sifted = number;

/** Every pattern may match. */
const ALL: Sifted = -1;
const MOST_PATTERNS = 32;
/** Of so many marks a few hundred are set: a hundredth of what a text holds is looked up in vain. */
const MARKS = 1 << 16;
const FIRST_BEYOND_ASCII = 128;
const SPACE = 32;
/** What a mark says: a pattern needs these three characters, or five that end in them. */
const ENDS_FEW = 1;
const ENDS_MANY = 2;
/** Letters beyond ASCII that a pattern without regard to case takes for "s" and "k". */
const alikeBeyondAscii = /[\u017f\u212a]/;

/** Three characters as one number; two more in front of them make another; a character beyond ASCII a third. */
const LAST_THREE = 2 ** 21 - 1;
const manyOf = (a: number, b: number, few: number): number => ((a << 7) | b) * 2 ** 21 + few;
const oneOf = (code: number): number => -code;
const markOf = (few: number): number => Math.imul(few, 0x9e3779b1) >>> 16;
const markOfMany = (a: number, b: number, few: number): number =>
  (Math.imul(few, 0x9e3779b1) ^ Math.imul((a << 7) | b, 0x85ebca6b)) >>> 16;

/**
 * Tells for up to 32 patterns at once which of them a text cannot match, by one walk over the text: most patterns of a
 * table need letters that it does not have. `sift` is to be given the text in small letters, in which the patterns are
 * looked for, or of which they disregard the case. What it lets through may match; what it does not, cannot.
 */
export class PatternSieve {
  /** Marks at what patterns need: most of what a text holds is told apart by these alone. */
  readonly #marks = new Uint8Array(MARKS);
  readonly #marksOfMany = new Uint8Array(MARKS);
  readonly #needed = new Map<number, Sifted>();
  readonly #always: Sifted;
  readonly #isAnyCase: boolean;

  constructor(patterns: readonly RegExp[]) {
    if (patterns.length > MOST_PATTERNS) throw new RangeError(`A sieve has room for ${MOST_PATTERNS} patterns.`);
    let always = 0;
    for (const [at, pattern] of patterns.entries()) {
      const needs = literalNeeds(pattern);
      if (needs === undefined) always |= 1 << at;
      for (const need of needs ?? []) this.#add(need, 1 << at);
    }
    this.#always = always;
    this.#isAnyCase = patterns.some(({ ignoreCase }) => ignoreCase);
  }

  sift(text: string): Sifted {
    if (this.#isAnyCase && alikeBeyondAscii.test(text)) return ALL;
    const marks = this.#marks;
    let sifted = this.#always;
    let few = (SPACE << 14) | (SPACE << 7) | SPACE;
    for (let at = 0; at <= text.length; at++) {
      // Behind the text is a space.
      const code = at < text.length ? text.charCodeAt(at) : SPACE;
      if (code >= FIRST_BEYOND_ASCII) sifted |= this.#needed.get(oneOf(code)) ?? 0;
      few = ((few << 7) | (plainCodes[code] ?? SPACE)) & LAST_THREE;
      const mark = marks[markOf(few)] ?? 0;
      if (mark !== 0) sifted |= this.#neededAt(text, at, few, mark);
    }
    return sifted;
  }

  /** Which patterns need the three characters that end at `at`, or the five. */
  #neededAt(text: string, at: number, few: number, mark: number): Sifted {
    const found = (mark & ENDS_FEW) === 0 ? 0 : (this.#needed.get(few) ?? 0);
    if ((mark & ENDS_MANY) === 0) return found;
    const a = plainCodes[text.charCodeAt(at - MANY + 1)] ?? SPACE;
    const b = plainCodes[text.charCodeAt(at - MANY + 2)] ?? SPACE;
    if (this.#marksOfMany[markOfMany(a, b, few)] !== 1) return found;
    return found | (this.#needed.get(manyOf(a, b, few)) ?? 0);
  }

  #add(need: string, bit: number): void {
    const { length } = need;
    const code = (before: number): number => need.charCodeAt(length - before);
    const isMany = length === MANY;
    const few = length === 1 ? 0 : (code(3) << 14) | (code(2) << 7) | code(1);
    const [a, b] = isMany ? [code(5), code(4)] : [0, 0];
    const key = length === 1 ? oneOf(code(1)) : isMany ? manyOf(a, b, few) : few;
    this.#needed.set(key, (this.#needed.get(key) ?? 0) | bit);
    if (length === 1) return;
    const at = markOf(few);
    this.#marks[at] = (this.#marks[at] ?? 0) | (isMany ? ENDS_MANY : ENDS_FEW);
    if (isMany) this.#marksOfMany[markOfMany(a, b, few)] = 1;
  }
}

/** True when the pattern at `at` of the sieve may match the text that was sifted. */
export const mayMatch = (sifted: Sifted, at: number): boolean => ((sifted >>> at) & 1) === 1;
