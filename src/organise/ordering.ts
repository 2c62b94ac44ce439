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
  counts.size < 2
    ? [...counts.keys()]
    : [...counts].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0])).map(([key]) => key);
