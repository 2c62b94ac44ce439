/** Values that are kept with objects, for as long as these live. */
export type KeptWith<K extends object, V> = {
  get(object: K): V | undefined;
  set(object: K, value: V): void;
};

/** Hands on what it is given, so that the class that extends it puts its private field into that. */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: what is extended is the object that is given.
    return object;
  }
}

/**
 * What a WeakMap would do, within the object itself: a collection of young garbage takes every value of an old WeakMap for
 * alive, so that what was worked out of an item that nobody has any more is moved twice before it goes.
 */
export function keptWith<K extends object, V>(): KeptWith<K, V> {
  class Keeping extends Given {
    #value: V;

    constructor(object: K, value: V) {
      super(object);
      this.#value = value;
    }

    static get(object: K): V | undefined {
      return #value in object ? (object as unknown as Keeping).#value : undefined;
    }

    static set(object: K, value: V): void {
      if (#value in object) (object as unknown as Keeping).#value = value;
      else new Keeping(object, value);
    }
  }
  return Keeping;
}
