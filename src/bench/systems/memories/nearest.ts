/** Inner product; of unit vectors the cosine. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

export type Near<T> = { readonly one: T; readonly score: number };

/** The `k` most alike, best first; ties keep the given order (ATM-Bench, Eq. 12: maximum inner product search). */
export function nearest<T>(
  query: Float32Array,
  all: readonly T[],
  vectorOf: (one: T) => Float32Array,
  k: number,
): Near<T>[] {
  const scores = Float64Array.from(all, (one) => likeness(query, vectorOf(one)));
  // Of many only some are wanted: rows below the last of those held are passed over.
  const held: number[] = [];
  for (const [row, score] of scores.entries()) {
    const last = held.at(-1);
    if (held.length >= k && (last === undefined || score <= (scores[last] ?? 0))) continue;
    let at = held.length;
    while (at > 0 && (scores[held[at - 1] ?? 0] ?? 0) < score) at -= 1;
    held.splice(at, 0, row);
    if (held.length > k) held.pop();
  }
  return held.map((row) => ({ one: all[row] as T, score: scores[row] ?? 0 }));
}
