import { literalNeeds, MANY } from './pattern-needs.ts';

/** Which of a sieve's patterns may match a text: a bit each, in the order given. */
export type Sifted = number;

/** Every pattern may match. */
const ALL: Sifted = -1;
const MOST_PATTERNS = 32;
const SLOTS = 1 << 14;
const FIRST_BEYOND_ASCII = 128;
/** Letters beyond ASCII that a pattern without regard to case takes for "s" and "k". */
const alikeBeyondAscii = /[\u017f\u212a]/;

const slotOfFew = (a: number, b: number, c: number): number => ((a * 31 + b) * 31 + c) & (SLOTS - 1);
/** Of two characters more, in front of those three. */
const slotOfMany = (a: number, b: number, few: number): number => ((a * 37 + b) * 41 + few * 5 + 1) & (SLOTS - 1);
const slotOfOne = (a: number): number => a & (SLOTS - 1);

/**
 * Tells for up to 32 patterns at once which of them a text cannot match, by one walk over the text: most patterns of a
 * table need letters that it does not have. `sift` is to be given the text in small letters, in which the patterns are
 * looked for, or of which they disregard the case. What it lets through may match; what it does not, cannot.
 */
export class PatternSieve {
  readonly #slots = new Int32Array(SLOTS);
  readonly #always: Sifted;
  readonly #isAnyCase: boolean;

  constructor(patterns: readonly RegExp[]) {
    if (patterns.length > MOST_PATTERNS) throw new RangeError(`A sieve has room for ${MOST_PATTERNS} patterns.`);
    let always = 0;
    for (const [at, pattern] of patterns.entries()) {
      const needs = literalNeeds(pattern);
      if (needs === undefined) always |= 1 << at;
      for (const slot of (needs ?? []).map(slotOf)) this.#slots[slot] = (this.#slots[slot] ?? 0) | (1 << at);
    }
    this.#always = always;
    this.#isAnyCase = patterns.some(({ ignoreCase }) => ignoreCase);
  }

  sift(text: string): Sifted {
    if (this.#isAnyCase && alikeBeyondAscii.test(text)) return ALL;
    const slots = this.#slots;
    let sifted = this.#always;
    // The four characters before.
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const few = code < FIRST_BEYOND_ASCII ? slotOfFew(c, d, code) : slotOfOne(code);
      sifted |= (slots[few] ?? 0) | (slots[slotOfMany(a, b, few)] ?? 0);
      a = b;
      b = c;
      c = d;
      d = code;
    }
    return sifted;
  }
}

/** True when the pattern at `at` of the sieve may match the text that was sifted. */
export const mayMatch = (sifted: Sifted, at: number): boolean => ((sifted >>> at) & 1) === 1;

function slotOf(need: string): number {
  const codes = [...need].map((character) => character.charCodeAt(0));
  const [last = 0, d = 0, c = 0, b = 0, a = 0] = codes.reverse();
  if (need.length === 1) return slotOfOne(last);
  const few = slotOfFew(c, d, last);
  return need.length === MANY ? slotOfMany(a, b, few) : few;
}
