import { NeedTable } from './need-table.ts';
import { literalNeeds } from './pattern-needs.ts';

/** Which of a sieve's patterns may match a text: a bit each, in the order given. */
export type Sifted = number;

/** Every pattern may match. */
const ALL: Sifted = -1;
export const MOST_PATTERNS = 32;
/** Letters beyond ASCII that a pattern without regard to case takes for "s" and "k". */
export const alikeBeyondAscii = /[\u017f\u212a]/;

/**
 * Tells for up to 32 patterns at once which of them a text cannot match, by one walk over the text: most patterns of a
 * table need letters that it does not have. `sift` is to be given the text in small letters, in which the patterns are
 * looked for, or of which they disregard the case. What it lets through may match; what it does not, cannot.
 */
export class PatternSieve {
  readonly #needs = new NeedTable();
  readonly #always: Sifted;
  readonly #isAnyCase: boolean;

  constructor(patterns: readonly RegExp[]) {
    if (patterns.length > MOST_PATTERNS) throw new RangeError(`A sieve has room for ${MOST_PATTERNS} patterns.`);
    let always = 0;
    const bits = new Map<string, Sifted>();
    for (const [at, pattern] of patterns.entries()) {
      const needs = literalNeeds(pattern);
      if (needs === undefined) always |= 1 << at;
      for (const need of needs ?? []) bits.set(need, (bits.get(need) ?? 0) | (1 << at));
    }
    for (const [need, of] of bits) this.#needs.add(need, of);
    this.#always = always;
    this.#isAnyCase = patterns.some(({ ignoreCase }) => ignoreCase);
  }

  sift(text: string): Sifted {
    if (this.#isAnyCase && alikeBeyondAscii.test(text)) return ALL;
    let sifted = this.#always;
    for (const bits of this.#needs.walk(text)) sifted |= bits;
    return sifted;
  }
}

/** True when the pattern at `at` of the sieve may match the text that was sifted. */
export const mayMatch = (sifted: Sifted, at: number): boolean => ((sifted >>> at) & 1) === 1;
