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
type Needed = { readonly any: Needs; readonly chance: number };

/** How often texts have a character: the commonest letters of European languages, the others, and what parts words. */
const common = 'etaoinsrhldu';
const CHANCE_BETWEEN_WORDS = 0.2;
const chances = Float64Array.from({ length: FIRST_BEYOND_ASCII }, (_, code) => {
  if (!isCodeOfWord(code)) return CHANCE_BETWEEN_WORDS;
  return common.includes(String.fromCharCode(code)) ? 0.08 : 0.02;
});
const CHANCE_BEYOND_ASCII = 1e-3;
const SPACE = BETWEEN_WORDS.charCodeAt(0);
/** Fewer letters in a few characters are everywhere. */
const FEWEST_LETTERS = 2;

/** Any of these is in each text that matches, in small letters; nothing where that cannot be told. */
export function literalNeeds({ source }: Pick<RegExp, 'source'>): Needs | undefined {
  // Of what is written in two code units, a repetition may mean both.
  if (/[\ud800-\udfff]/.test(source)) return undefined;
  const reader = new PatternReader(source);
  const needed = reader.disjunction();
  return reader.isAtEnd ? needed?.any : undefined;
}

type Term = {
  readonly literal?: string;
  readonly needed?: Needed | undefined;
  readonly isBreak?: true;
  readonly isBound?: true;
};

/** Literal characters in a row, and whether the bound of a word stands behind them or alone. */
type Run = { readonly text: string; readonly isBound: boolean };
const noRun: Run = { text: '', isBound: false };

/** The run with more characters. Before the first letter of a word is none of a word. */
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
  disjunction(before = noRun): Needed | undefined {
    let all: string[] | undefined = [];
    let chance = 0;
    for (;;) {
      const needed = this.#alternative(before);
      if (needed === undefined) all = undefined;
      else all?.push(...needed.any);
      chance += needed?.chance ?? 0;
      if (this.#source[this.#at] !== '|') return all && { any: all, chance };
      this.#at += 1;
    }
  }

  #alternative(before: Run): Needed | undefined {
    let best: Needed | undefined;
    let run = before;
    const offer = (needed: Needed | undefined): void => {
      if (needed !== undefined && needed.chance < (best?.chance ?? Number.POSITIVE_INFINITY)) best = needed;
    };
    const end = (last: Run): void => {
      offer(neededOf(ended(last)));
      run = noRun;
    };
    while (!this.isAtEnd && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')') {
      const letters = this.#letters();
      if (letters !== '') {
        run = grown(run, letters);
        continue;
      }
      const term = this.#term(run);
      const times = this.#least();
      if (term.literal !== undefined) {
        // What may be repeated ends a run, and belongs to it when it must be there.
        if (times === undefined) run = grown(run, term.literal);
        else end(times > 0 ? grown(run, term.literal) : run);
      } else if (term.isBound === true) run = { ...run, isBound: true };
      else if (term.isBreak === true) {
        end(run);
        if (times !== 0) offer(term.needed);
      }
    }
    end(run);
    return best;
  }

  /** The letters, digits and spaces that stand here and are not repeated: most of a pattern is such. */
  #letters(): string {
    const from = this.#at;
    let to = from;
    while (isPlainCode(this.#source.charCodeAt(to))) to += 1;
    if (to > from && '*+?{'.includes(this.#source[to] ?? ' ')) to -= 1;
    this.#at = to;
    return this.#source.slice(from, to).toLowerCase();
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
    const needed = this.disjunction(isLook ? noRun : run);
    this.#at += 1;
    return isLook ? {} : { isBreak: true, needed };
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

const isPlainCode = (code: number): boolean => isCodeOfWord(code) || code === SPACE;

/**
 * What a run of literal characters needs: of its characters beyond ASCII, and of each few of all in a row, the one that texts
 * have most seldom.
 */
function neededOf(run: string): Needed | undefined {
  let [from, to, least] = [0, 0, 1];
  for (let at = 0; at < run.length; at++) {
    if (run.charCodeAt(at) >= FIRST_BEYOND_ASCII && CHANCE_BEYOND_ASCII < least)
      [from, to, least] = [at, at + 1, CHANCE_BEYOND_ASCII];
    let letters = 0;
    let chance = 1;
    for (let end = at + 1; end <= at + MANY && end <= run.length; end++) {
      const code = run.charCodeAt(end - 1);
      if (isCodeOfWord(code)) letters += 1;
      chance *= chances[code] ?? CHANCE_BETWEEN_WORDS;
      if ((end === at + FEW || end === at + MANY) && letters >= FEWEST_LETTERS && chance < least)
        [from, to, least] = [at, end, chance];
    }
  }
  if (to === 0) return undefined;
  const found = run.slice(from, to);
  return { any: [to === from + 1 ? found : plain(found)], chance: least };
}

/** As texts are looked through: what is of no ASCII word is a space. */
const plain = (text: string): string => text.replace(/\W/g, BETWEEN_WORDS);
