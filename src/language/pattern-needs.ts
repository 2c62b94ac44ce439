/** How many ASCII characters in a row may be needed; one is enough of a character beyond ASCII. */
export const FEW = 3;
export const MANY = 5;

const FIRST_BEYOND_ASCII = 128;

/** What parts words, and what is beyond ASCII, as one character: then the bounds of a word are characters too. */
const BETWEEN_WORDS = ' ';
const isCodeOfWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
/** Of no character it is not true: the code of an empty text is no number. */
const isOfWord = (character: string): boolean => isCodeOfWord(character.charCodeAt(0));

/** The code of a character as needs are written: of what is of no ASCII word that of a space. */
export const plainCodes = Uint8Array.from({ length: FIRST_BEYOND_ASCII }, (_, code) =>
  isCodeOfWord(code) ? code : BETWEEN_WORDS.charCodeAt(0),
);

/**
 * What every text that a pattern matches must hold one of: `FEW` or `MANY` characters in a row, of which those of no
 * ASCII word are spaces, and before the text and behind it are spaces; or a character beyond ASCII. Only what is written
 * plainly in a pattern is understood; of what is not, nothing is claimed.
 */
type Needs = readonly string[];

/** Of several things that a match must hold, the one that texts have most seldom is taken. */
const commonness = (needs: Needs): number => needs.reduce((sum, need) => sum + chanceOf(need), 0);

/** The commonest letters of European languages; what parts words is commoner. */
const common = 'etaoinsrhldu';
function chanceOf(need: string): number {
  if (need.length === 1) return 1e-3;
  let chance = 1;
  for (const letter of need) chance *= letter === BETWEEN_WORDS ? 0.2 : common.includes(letter) ? 0.08 : 0.02;
  return chance;
}
/** Fewer letters in a few characters are everywhere. */
const FEWEST_LETTERS = 2;

/** Any of these is in each text that matches, in small letters; nothing where that cannot be told. */
export function literalNeeds({ source }: RegExp): Needs | undefined {
  // Of what is written in two code units, a repetition may mean both.
  if (/[\ud800-\udfff]/.test(source)) return undefined;
  const reader = new PatternReader(source);
  const needs = reader.disjunction();
  return reader.isAtEnd ? needs : undefined;
}

type Term = {
  readonly literal?: string;
  readonly needs?: Needs | undefined;
  readonly isBreak?: true;
  readonly isBound?: true;
};

/** Literal characters in a row, and whether the bound of a word stands behind them or alone. */
type Run = { readonly text: string; readonly isBound: boolean };
const noRun: Run = { text: '', isBound: false };

/** The run with one more character. Before the first letter of a word is none of a word. */
const grown = ({ text, isBound }: Run, literal: string): Run => ({
  text: text === '' && isBound && isOfWord(literal) ? `${BETWEEN_WORDS}${literal}` : `${text}${literal}`,
  isBound: false,
});

/** All that a run needs at its end: behind the last letter of a word is none of a word. */
const ended = ({ text, isBound }: Run): string =>
  isBound && isOfWord(text.slice(-1)) ? `${text}${BETWEEN_WORDS}` : text;

class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#source.length;
  }

  /** @param before the literal characters that stand right before each of its alternatives */
  disjunction(before = noRun): Needs | undefined {
    let all: string[] | undefined = [];
    for (;;) {
      const needs = this.#alternative(before);
      if (needs === undefined) all = undefined;
      else all?.push(...needs);
      if (this.#source[this.#at] !== '|') return all;
      this.#at += 1;
    }
  }

  #alternative(before: Run): Needs | undefined {
    let best: Needs | undefined;
    let least = Number.POSITIVE_INFINITY;
    let run = before;
    const offer = (needs: Needs | undefined): void => {
      const common = needs === undefined ? least : commonness(needs);
      if (common < least) [best, least] = [needs, common];
    };
    const end = (last: Run): void => {
      for (const need of needsOf(ended(last))) offer([need]);
      run = noRun;
    };
    while (!this.isAtEnd && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')') {
      const term = this.#term(run);
      const times = this.#least();
      if (term.literal !== undefined) {
        // What may be repeated ends a run, and belongs to it when it must be there.
        if (times === undefined) run = grown(run, term.literal);
        else end(times > 0 ? grown(run, term.literal) : run);
      } else if (term.isBound === true) run = { ...run, isBound: true };
      else if (term.isBreak === true) {
        end(run);
        if (times !== 0) offer(term.needs);
      }
    }
    end(run);
    return best;
  }

  /** One term without its repetition, behind a run. A term of no width breaks nothing. */
  #term(run: Run): Term {
    const character = this.#source[this.#at++] ?? '';
    if (character === '(') return this.#group(run);
    if (character === '[') return this.#characterClass();
    if (character === '\\') return this.#escape();
    if (character === '.') return { isBreak: true };
    if (character === '^' || character === '$') return {};
    return { literal: character.toLowerCase() };
  }

  #group(run: Run): Term {
    const head = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.#source.slice(this.#at))?.[0] ?? '';
    this.#at += head.length;
    const isLook = head.endsWith('=') || head.endsWith('!');
    const needs = this.disjunction(isLook ? noRun : run);
    this.#at += 1;
    return isLook ? {} : { isBreak: true, needs };
  }

  #characterClass(): Term {
    while (!this.isAtEnd && this.#source[this.#at] !== ']') this.#at += this.#source[this.#at] === '\\' ? 2 : 1;
    this.#at += 1;
    return { isBreak: true };
  }

  #escape(): Term {
    const escaped = this.#source[this.#at++] ?? '';
    if (escaped === 'b') return { isBound: true };
    if (escaped === 'B') return {};
    if (/[a-z0-9]/i.test(escaped)) {
      const rest = /^(?:\{[^}]*\}|<\w+>|[0-9a-fA-F]*)/.exec(this.#source.slice(this.#at))?.[0] ?? '';
      if ('pPxukc'.includes(escaped)) this.#at += rest.length;
      return { isBreak: true };
    }
    return { literal: escaped };
  }

  /** How often the term before must be there; nothing when it is not repeated. */
  #least(): number | undefined {
    // Most terms are not repeated, and a pattern has thousands.
    if (!'*+?{'.includes(this.#source[this.#at] ?? ' ')) return undefined;
    const [written = '', count] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += written.length;
    if (written === '') return undefined;
    return count === undefined ? (written.startsWith('+') ? 1 : 0) : Number(count);
  }
}

/** What a run of literal characters needs: each of its characters beyond ASCII, and each few of all in a row. */
function needsOf(run: string): string[] {
  const found: string[] = [];
  let plain = '';
  for (const one of run) plain += isOfWord(one) ? one : BETWEEN_WORDS;
  for (let at = 0; at < run.length; at++) {
    if (run.charCodeAt(at) >= FIRST_BEYOND_ASCII) found.push(run.charAt(at));
    for (const length of [FEW, MANY]) {
      const some = plain.slice(at, at + length);
      if (some.length === length && some.replaceAll(BETWEEN_WORDS, '').length >= FEWEST_LETTERS) found.push(some);
    }
  }
  return found;
}
