import { literalNeeds, MANY } from './pattern-needs.ts';

/** Which of a sieve's patterns may match a text: a bit each, in the order given. */
export type Sifted = number;

/** Every pattern may match. */
const ALL: Sifted = -1;
const MOST_PATTERNS = 32;
/** Of so many marks a few hundred are set: a hundredth of what a text holds is looked up in vain. */
const MARKS = 1 << 16;
const FIRST_BEYOND_ASCII = 128;
/** Letters beyond ASCII that a pattern without regard to case takes for "s" and "k". */
const alikeBeyondAscii = /[\u017f\u212a]/;

/** Three ASCII characters as one number; two more in front of them make another; a character beyond ASCII a third. */
const fewOf = (a: number, b: number, c: number): number => (a << 14) | (b << 7) | c;
const manyOf = (a: number, b: number, few: number): number => ((a << 7) | b) * 2 ** 21 + few;
const oneOf = (code: number): number => -code;
const markOfFew = (few: number): number => Math.imul(few, 0x9e3779b1) >>> 16;
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
    // The four characters before; one beyond ASCII is none.
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const isAscii = code < FIRST_BEYOND_ASCII;
      if (isAscii) {
        const few = fewOf(c, d, code);
        if (marks[markOfFew(few)] === 1) sifted |= this.#needed.get(few) ?? 0;
        if (marks[markOfMany(a, b, few)] === 1) sifted |= this.#needed.get(manyOf(a, b, few)) ?? 0;
      } else sifted |= this.#needed.get(oneOf(code)) ?? 0;
      a = b;
      b = c;
      c = d;
      d = isAscii ? code : 0;
    }
    return sifted;
  }

  #add(need: string, bit: number): void {
    const codes = [...need].map((character) => character.charCodeAt(0));
    const [last = 0, d = 0, c = 0, b = 0, a = 0] = codes.reverse();
    const few = fewOf(c, d, last);
    const isMany = need.length === MANY;
    const key = need.length === 1 ? oneOf(last) : isMany ? manyOf(a, b, few) : few;
    this.#needed.set(key, (this.#needed.get(key) ?? 0) | bit);
    if (need.length > 1) this.#marks[isMany ? markOfMany(a, b, few) : markOfFew(few)] = 1;
  }
}

/** True when the pattern at `at` of the sieve may match the text that was sifted. */
export const mayMatch = (sifted: Sifted, at: number): boolean => ((sifted >>> at) & 1) === 1;
