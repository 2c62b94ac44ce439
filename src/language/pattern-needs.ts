/** How many ASCII characters in a row may be needed; one is enough of a character beyond ASCII. */
export const FEW = 3;
export const MANY = 5;

/**
 * What every text that a pattern matches must hold one of: `FEW` or `MANY` ASCII characters in a row, or a character
 * beyond ASCII. Only what is written plainly in a pattern is understood; of what is not, nothing is claimed.
 */
type Needs = readonly string[];

/** Of several things that a match must hold, the one that texts have most seldom is taken. */
const commonness = (needs: Needs): number => needs.reduce((sum, need) => sum + chanceOf(need), 0);

/** The commonest letters of European languages, and the space. */
const common = ' etaoinsrhldu';
const chanceOf = (need: string): number =>
  need.length === 1 ? 1e-3 : [...need].reduce((chance, letter) => chance * (common.includes(letter) ? 0.08 : 0.02), 1);

/** Any of these is in each text that matches, in small letters; nothing where that cannot be told. */
export function literalNeeds({ source }: RegExp): Needs | undefined {
  // Of what is written in two code units, a repetition may mean both.
  if (/[\ud800-\udfff]/.test(source)) return undefined;
  const reader = new PatternReader(source);
  const needs = reader.disjunction();
  return reader.isAtEnd ? needs : undefined;
}

type Term = { readonly literal?: string; readonly needs?: Needs | undefined; readonly isBreak?: true };

class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  disjunction(): Needs | undefined {
    let all: string[] | undefined = [];
    for (;;) {
      const needs = this.#alternative();
      all = needs === undefined || all === undefined ? undefined : [...all, ...needs];
      if (this.#source[this.#at] !== '|') return all;
      this.#at += 1;
    }
  }

  #alternative(): Needs | undefined {
    let best: Needs | undefined;
    let run = '';
    const offer = (needs: Needs | undefined): void => {
      if (needs !== undefined && (best === undefined || commonness(needs) < commonness(best))) best = needs;
    };
    while (!this.isAtEnd && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')') {
      const term = this.#term();
      const least = this.#least();
      if (term.literal !== undefined && least === undefined) run += term.literal;
      else if (term.isBreak === true || term.literal !== undefined || term.needs !== undefined) {
        // What may be repeated ends a run, and belongs to it when it must be there.
        if (term.literal !== undefined && (least ?? 0) > 0) run += term.literal;
        for (const need of needsOf(run)) offer([need]);
        run = '';
        if (least !== 0) offer(term.needs);
      }
    }
    for (const need of needsOf(run)) offer([need]);
    return best;
  }

  /** One term without its repetition. A term of no width breaks nothing. */
  #term(): Term {
    const character = this.#source[this.#at++] ?? '';
    if (character === '(') return this.#group();
    if (character === '[') return this.#characterClass();
    if (character === '\\') return this.#escape();
    if (character === '.') return { isBreak: true };
    if (character === '^' || character === '$') return {};
    return { literal: character.toLowerCase() };
  }

  #group(): Term {
    const head = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.#source.slice(this.#at))?.[0] ?? '';
    this.#at += head.length;
    const needs = this.disjunction();
    this.#at += 1;
    return head.endsWith('=') || head.endsWith('!') ? { isBreak: true } : { isBreak: true, needs };
  }

  #characterClass(): Term {
    while (!this.isAtEnd && this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1;
    this.#at += 1;
    return { isBreak: true };
  }

  #escape(): Term {
    const escaped = this.#source[this.#at++] ?? '';
    if (escaped === 'b' || escaped === 'B') return {};
    if (/[a-z0-9]/i.test(escaped)) {
      const rest = /^(?:\{[^}]*\}|<\w+>|[0-9a-fA-F]*)/.exec(this.#source.slice(this.#at))?.[0] ?? '';
      if ('pPxukc'.includes(escaped)) this.#at += rest.length;
      return { isBreak: true };
    }
    return { literal: escaped };
  }

  /** How often the term before must be there; nothing when it is not repeated. */
  #least(): number | undefined {
    const [written = '', count] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += written.length;
    if (written === '') return undefined;
    return count === undefined ? (written.startsWith('+') ? 1 : 0) : Number(count);
  }
}

/** What a run of literal characters needs: each of its characters beyond ASCII, and each few of the others in a row. */
function needsOf(run: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < run.length; at++) {
    if (run.charCodeAt(at) >= 128) found.push(run.charAt(at));
    for (const length of [FEW, MANY]) {
      const some = run.slice(at, at + length);
      if (some.length === length && /^[\x20-\x7e]+$/.test(some)) found.push(some);
    }
  }
  return found;
}
