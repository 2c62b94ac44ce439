import type { SequenceKind } from './news.ts';
import type { Store } from './store.ts';

/**
 * What is read off a memory, read once for each state of it (`store.sequence()`), then from memory; what is read off some
 * `kinds` alone, once for each state of these. A read that fails is not kept.
 */
export function perState<V>(
  read: (store: Store) => Promise<V>,
  kinds?: readonly SequenceKind[],
): (store: Store) => Promise<V> {
  const cache = new WeakMap<Store, { readonly sequence: number; readonly made: Promise<V> }>();
  return async (store) => {
    const sequence = await store.sequence(kinds);
    const known = cache.get(store);
    if (known?.sequence === sequence) return known.made;
    const made = read(store);
    cache.set(store, { sequence, made });
    made.catch(() => {
      // What was read of a later state stays.
      if (cache.get(store)?.made === made) cache.delete(store);
    });
    return made;
  };
}
