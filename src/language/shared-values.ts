/** So many different values are remembered; with more it begins anew, and shares a little less. */
const MOST_REMEMBERED = 16_384;
/** What takes more characters than this hardly comes twice. */
const LONGEST_SHARED = 600;

/**
 * Makes equal values one, which nobody may change from then on: what items say (tags, places, senders, kinds of words)
 * many of them say. Remembers no more than so many values, whatever passes through.
 */
export class SharedValues {
  #values = new Map<string, unknown>();
  #texts = new Map<string, string>();

  /** Of what JSON keeps. */
  of<T extends object | undefined>(value: T): T {
    return value === undefined ? value : this.#one(JSON.stringify(value), value);
  }

  text<T extends string | undefined>(value: T): T {
    if (value === undefined || value.length > LONGEST_SHARED) return value;
    const known = this.#texts.get(value);
    if (known !== undefined) return known as T;
    if (this.#texts.size >= MOST_REMEMBERED) this.#texts = new Map();
    this.#texts.set(value, value);
    return value;
  }

  map<K, V>(value: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
    return this.#one(`map ${JSON.stringify([...value])}`, value);
  }

  #one<T extends object>(key: string, value: T): T {
    if (key.length > LONGEST_SHARED) return value;
    const known = this.#values.get(key);
    if (known !== undefined) return known as T;
    if (this.#values.size >= MOST_REMEMBERED) this.#values = new Map();
    this.#values.set(key, value);
    return value;
  }
}
