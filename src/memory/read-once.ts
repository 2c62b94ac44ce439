/**
 * What is read off something that never changes, an item or an account or a part of a plan: read when it is first asked for, and kept as
 * long as that is. Questions in a row look at the same items.
 */
export function readOnce<K extends object, V>(read: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>();
  return (of) => {
    const kept = known.get(of);
    if (kept !== undefined || known.has(of)) return kept as V;
    const made = read(of);
    known.set(of, made);
    return made;
  };
}

/** Hands on what it is given, so that the class that extends it puts its private field into that. */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: what is extended is the object that is given.
    return object;
  }
}

/**
 * The same, kept within the object itself, for what a search reads of every item that it weighs: a collection of young garbage
 * takes every value of an old WeakMap for alive, so that what was worked out of an item that nobody has any more is moved twice
 * before it goes. A search leaves a fifth less garbage so. Each such reading gives the items another shape: no more than these few.
 */
export function readOnceWithin<K extends object, V>(read: (of: K) => V): (of: K) => V {
  class Keeping extends Given {
    #value: V;

    constructor(of: K, value: V) {
      super(of);
      this.#value = value;
    }

    static of(of: K): V {
      if (#value in of) return (of as unknown as Keeping).#value;
      const made = read(of);
      new Keeping(of, made);
      return made;
    }
  }
  return Keeping.of;
}
