import { NeedTable } from './need-table.ts';
import { literalNeeds } from './pattern-needs.ts';
import { alikeBeyondAscii, MOST_PATTERNS, mayMatch, type Sifted } from './pattern-sieve.ts';

/** One of the alternatives that a pattern is made of, compiled when it is first tried. */
type Alternative = {
  readonly bit: Sifted;
  readonly source: string;
  readonly flags: string;
  pattern?: RegExp;
  /** The last text for which it was tried, by number. */
  triedFor: number;
};

/**
 * Tells which of up to 32 patterns match a text, in small letters: as each of them would, but of each only those
 * alternatives are tried of which the text holds the letters that they need. A long table of phrases has many
 * alternatives, and a text holds the letters of few.
 */
export class PatternChoice {
  readonly #patterns: readonly RegExp[];
  readonly #alternatives: Alternative[] = [];
  readonly #always: number[] = [];
  readonly #needs = new NeedTable();
  readonly #isAnyCase: boolean;
  #texts = 0;

  constructor(patterns: readonly RegExp[]) {
    if (patterns.length > MOST_PATTERNS) throw new RangeError(`A choice has room for ${MOST_PATTERNS} patterns.`);
    // Alternatives are tried one by one from the beginning of a text.
    this.#patterns = patterns.map(({ source, flags }) => new RegExp(source, flags.replace(/[gy]/g, '')));
    this.#isAnyCase = patterns.some(({ ignoreCase }) => ignoreCase);
    for (const [at, { source, flags }] of this.#patterns.entries())
      for (const alternative of alternativesOf(source))
        this.#add({ bit: 1 << at, source: alternative, flags, triedFor: 0 });
  }

  #add(alternative: Alternative): void {
    const { length } = this.#alternatives;
    this.#alternatives.push(alternative);
    const needs = literalNeeds(alternative);
    if (needs === undefined) this.#always.push(length);
    for (const need of needs ?? []) this.#needs.add(need, length);
  }

  /** The patterns that match, a bit each, in the order given (`isMatch`). */
  matching(text: string): Sifted {
    if (this.#isAnyCase && alikeBeyondAscii.test(text)) return this.#matchingWhole(text);
    this.#texts += 1;
    let matching = 0;
    for (const at of this.#always) matching |= this.#tried(at, text, matching);
    for (const at of this.#needs.walk(text)) matching |= this.#tried(at, text, matching);
    return matching;
  }

  #tried(at: number, text: string, known: Sifted): Sifted {
    const alternative = this.#alternatives[at];
    if (alternative === undefined || (known & alternative.bit) !== 0) return 0;
    // A text may hold what it needs several times.
    if (alternative.triedFor === this.#texts) return 0;
    alternative.triedFor = this.#texts;
    alternative.pattern ??= new RegExp(alternative.source, alternative.flags);
    return alternative.pattern.test(text) ? alternative.bit : 0;
  }

  #matchingWhole(text: string): Sifted {
    let matching = 0;
    for (const [at, pattern] of this.#patterns.entries()) if (pattern.test(text)) matching |= 1 << at;
    return matching;
  }
}

export const isMatch = mayMatch;

/** What stands between the bars of a pattern that are in no group and no class. */
export function alternativesOf(source: string): string[] {
  const alternatives: string[] = [];
  let [from, depth, isInClass] = [0, 0, false];
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (isInClass) isInClass = character !== ']';
    else if (character === '[') isInClass = true;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === '|' && depth === 0) {
      alternatives.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...alternatives, source.slice(from)];
}
