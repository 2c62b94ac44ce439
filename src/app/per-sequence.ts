import type { OpenMemory } from './open-memory.ts';

/** Computes something of a memory once for each state of its store, whoever asks for it. */
export function perSequence<T>(compute: (memory: OpenMemory) => Promise<T>): (memory: OpenMemory) => Promise<T> {
  const kept = new WeakMap<OpenMemory, { readonly sequence: number; readonly value: Promise<T> }>();
  return async (memory) => {
    // Read before: what is written meanwhile makes the value new again, at worst once more than needed.
    const sequence = await memory.store.sequence();
    const known = kept.get(memory);
    if (known?.sequence === sequence) return known.value;
    const value = compute(memory);
    kept.set(memory, { sequence, value });
    value.catch(() => {
      if (kept.get(memory)?.value === value) kept.delete(memory);
    });
    return value;
  };
}
