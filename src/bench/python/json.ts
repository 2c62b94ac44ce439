/**
 * JSON as Python's `json` reads it, keeping what `JSON.parse` loses and Python prints: whether a number was written as a
 * whole one, digits beyond a double, the order of keys, and the constants NaN and Infinity.
 */
export type JsonValue =
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'number' /** As written. */; readonly text: string }
  | { readonly kind: 'constant'; readonly text: 'null' | 'true' | 'false' }
  | { readonly kind: 'array'; readonly values: readonly JsonValue[] }
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, JsonValue> };

/** Found only in strings that need more than cutting out, or that are none. */
const special = /[\\\p{Cc}]/u;
const string = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|NaN|-?Infinity/y;
const constant = /null|true|false/y;
const DEEPEST = 500;

/** The value of a text that is JSON and nothing else; `undefined` when it is not. */
export function parseJson(text: string): JsonValue | undefined {
  const reader = new JsonReader(text);
  try {
    return reader.document();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The same as a plain value; numbers are doubles, `NaN` and infinities included, and the last of two equal keys counts. */
export function plainValue(value: JsonValue): unknown {
  switch (value.kind) {
    case 'string':
      return value.text;
    case 'number':
      return Number(value.text);
    case 'constant':
      return value.text === 'null' ? null : value.text === 'true';
    case 'array':
      return value.values.map(plainValue);
    case 'object':
      return Object.fromEntries([...value.entries].map(([key, entry]) => [key, plainValue(entry)]));
  }
}

class JsonReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): JsonValue {
    const value = this.#value();
    if (this.#at !== this.#text.length) throw new SyntaxError('something follows the value');
    return value;
  }

  #value(): JsonValue {
    this.#skip();
    const value = this.#scalar() ?? this.#nested();
    this.#skip();
    return value;
  }

  #scalar(): JsonValue | undefined {
    const first = this.#text.charAt(this.#at);
    if (first === '{' || first === '[') return undefined;
    const text = this.#string();
    if (text !== undefined) return { kind: 'string', text };
    const figures = this.#take(number);
    if (figures !== undefined) return { kind: 'number', text: figures };
    const word = this.#take(constant);
    return word === undefined ? undefined : { kind: 'constant', text: word as 'null' };
  }

  #string(): string | undefined {
    if (this.#text.charAt(this.#at) !== '"') return undefined;
    const end = this.#text.indexOf('"', this.#at + 1);
    const inside = this.#text.slice(this.#at + 1, Math.max(end, this.#at + 1));
    if (end !== -1 && !special.test(inside)) {
      this.#at = end + 1;
      return inside;
    }
    const quoted = this.#take(string);
    return quoted === undefined ? undefined : String(JSON.parse(quoted));
  }

  #skip(): void {
    while (' \t\n\r'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length) this.#at += 1;
  }

  #nested(): JsonValue {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new SyntaxError('nested too deeply');
    const value = this.#eat('[') ? this.#array() : this.#object();
    this.#depth -= 1;
    return value;
  }

  #array(): JsonValue {
    const values: JsonValue[] = [];
    this.#skip();
    if (this.#eat(']')) return { kind: 'array', values };
    do values.push(this.#value());
    while (this.#eat(','));
    this.#expect(']');
    return { kind: 'array', values };
  }

  #object(): JsonValue {
    this.#expect('{');
    const entries = new Map<string, JsonValue>();
    this.#skip();
    if (this.#eat('}')) return { kind: 'object', entries };
    do {
      this.#skip();
      const key = this.#string();
      if (key === undefined) throw new SyntaxError('a key is missing');
      this.#skip();
      this.#expect(':');
      entries.set(key, this.#value());
    } while (this.#eat(','));
    this.#expect('}');
    return { kind: 'object', entries };
  }

  #take(form: RegExp): string | undefined {
    form.lastIndex = this.#at;
    const found = form.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #eat(char: string): boolean {
    const there = this.#text.charAt(this.#at) === char;
    if (there) this.#at += 1;
    return there;
  }

  #expect(char: string): void {
    if (!this.#eat(char)) throw new SyntaxError(`"${char}" is missing`);
  }
}
