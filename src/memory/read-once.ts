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
