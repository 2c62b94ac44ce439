/** What could be read of a text that is meant to be JSON. */
export type LenientJson = {
  /** The values at the top, in order: templates put several beside each other. */
  readonly values: readonly unknown[];
  /** The text ended, or went wrong, before its last value did; what stood before that is in `values`. */
  readonly isCut: boolean;
};

const DEEPEST = 40;

/**
 * Reads JSON as people and templates write it into mails: with comments, commas too many or too few, line ends in strings,
 * keys without quotes, several values beside each other, and cut short. Values that are JSON are read as `JSON.parse` does;
 * nothing is ever guessed of a value that is not complete. Never throws.
 */
export function lenientJson(text: string): LenientJson {
  try {
    return { values: [JSON.parse(text)], isCut: false };
  } catch {
    return new Reader(text).read();
  }
}

/** No value stands here. */
const nothing = Symbol('nothing');

/** White space, commas and comments: all that may stand between values. */
const between = /(?:[\s,;\ufeff]|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>)*/y;
const numeral = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const bareWord = /[A-Za-z_$@][\w$@:-]*/y;
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

class Reader {
  readonly #text: string;
  #at = 0;
  #isCut = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): LenientJson {
    const values: unknown[] = [];
    while (!this.#isCut) {
      this.#skip();
      if (this.#at >= this.#text.length) break;
      const value = this.#value(0);
      if (value !== nothing) values.push(value);
    }
    return { values, isCut: this.#isCut };
  }

  #skip(): void {
    between.lastIndex = this.#at;
    if (between.test(this.#text)) this.#at = between.lastIndex;
  }

  #matched(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #cut(): typeof nothing {
    this.#isCut = true;
    return nothing;
  }

  #value(depth: number): unknown {
    const first = this.#text[this.#at];
    if (depth > DEEPEST) return this.#cut();
    if (first === '{') return this.#object(depth);
    if (first === '[') return this.#array(depth);
    if (first === '"' || first === "'") return this.#string(first);
    const number = this.#matched(numeral);
    // A number at the very end may have gone on.
    if (number !== undefined) return this.#at < this.#text.length ? Number(number) : this.#cut();
    const word = this.#matched(bareWord) ?? '';
    return Object.hasOwn(words, word) ? words[word] : this.#cut();
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at += 1;
    while (!this.#isCut) {
      this.#skip();
      if (this.#closes('}')) break;
      const key = this.#key();
      this.#skip();
      if (typeof key !== 'string' || this.#text[this.#at] !== ':') {
        this.#cut();
        break;
      }
      this.#at += 1;
      this.#skip();
      const value = this.#value(depth + 1);
      if (value !== nothing) entries.push([key, value]);
    }
    // Keys are a stranger's: `__proto__` is one as any other.
    return Object.fromEntries(entries);
  }

  #array(depth: number): unknown[] {
    const values: unknown[] = [];
    this.#at += 1;
    while (!this.#isCut) {
      this.#skip();
      if (this.#closes(']')) break;
      const value = this.#value(depth + 1);
      if (value !== nothing) values.push(value);
    }
    return values;
  }

  #closes(mark: '}' | ']'): boolean {
    if (this.#at >= this.#text.length) this.#cut();
    if (this.#text[this.#at] !== mark) return this.#isCut;
    this.#at += 1;
    return true;
  }

  #key(): string | typeof nothing {
    const first = this.#text[this.#at];
    if (first === '"' || first === "'") return this.#string(first);
    return this.#matched(bareWord) ?? nothing;
  }

  #string(quote: string): string | typeof nothing {
    let read = '';
    let from = this.#at + 1;
    for (let at = from; at < this.#text.length; at++) {
      const character = this.#text[at];
      if (character === quote) {
        this.#at = at + 1;
        return read + this.#text.slice(from, at);
      }
      if (character !== '\\') continue;
      const escaped = this.#text[at + 1] ?? '';
      const code = escaped === 'u' ? /^[0-9a-fA-F]{4}/.exec(this.#text.slice(at + 2, at + 6))?.[0] : undefined;
      const said = code === undefined ? (escapes[escaped] ?? escaped) : String.fromCharCode(Number.parseInt(code, 16));
      read += this.#text.slice(from, at) + said;
      at += code === undefined ? 1 : 5;
      from = at + 1;
    }
    return this.#cut();
  }
}
