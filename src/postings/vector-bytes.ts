import type { ItemId } from '../memory/ids.ts';
import type { ScoredItem } from '../ports/ranking.ts';
import { inOrder } from './id-order.ts';

/** A vector as databases keep it: its numbers' bytes, four each, the lowest first. */
export const bytesOf = (vector: Float32Array): Uint8Array =>
  new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);

/** The vector again. The bytes may begin anywhere in their buffer, where numbers may not. */
export const numbersOf = (bytes: Uint8Array): Float32Array => new Float32Array(Uint8Array.from(bytes).buffer);

/** The nearest of vectors as long as `vector`, by cosine, ties by id; those without direction score 0. */
export const nearestOf = (
  rows: readonly { readonly id: ItemId; readonly bytes: Uint8Array }[],
  vector: Float32Array,
  limit: number,
): ScoredItem[] =>
  rows
    .map(({ id, bytes }) => ({ id, score: cosine(vector, bytes) }))
    .sort((a, b) => b.score - a.score || inOrder(a.id, b.id))
    .slice(0, limit);

function cosine(vector: Float32Array, bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let dot = 0;
  let squares = 0;
  let others = 0;
  for (const [i, x] of vector.entries()) {
    const y = view.getFloat32(i * 4, true);
    dot += x * y;
    squares += x * x;
    others += y * y;
  }
  return squares === 0 || others === 0 ? 0 : dot / Math.sqrt(squares * others);
}
