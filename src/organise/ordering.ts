/** Code-unit order, the same on every machine whatever its locale. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Adds to a list in a map, making the list when it is missing. */
export function pushTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const found = lists.get(key);
  if (found === undefined) lists.set(key, [value]);
  else found.push(value);
}

export const countIn = <K>(counts: Map<K, number>, key: K, by = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};

/** Keys by falling count; ties by the key's text, so that the order of arrival never shows. */
export const mostFrequent = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0])).map(([key]) => key);

/** 53-bit hash of a text as 11 base-36 digits: short deterministic ids, not for secrets (cyrb53 by bryc, public domain idea). */
export function digest(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}
