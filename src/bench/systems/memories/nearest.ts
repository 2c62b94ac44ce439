import { byScore } from './order.ts';

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
  return all
    .map((one) => ({ one, score: likeness(query, vectorOf(one)) }))
    .sort(byScore)
    .slice(0, k);
}
