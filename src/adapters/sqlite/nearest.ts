import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import type { ScoredItem } from '../../ports/ranking.ts';
import { inOrder } from '../../postings/id-order.ts';
import type { Connection } from './connection.ts';

const scoredItems = z.array(z.object({ id: itemIdSchema, score: z.number() }));
const vectorRows = z.array(z.object({ id: itemIdSchema, bytes: z.instanceof(Uint8Array) }));

export const bytesOf = (vector: Float32Array): Uint8Array =>
  new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);

/** Exact neighbours by cosine, by sqlite-vec; vectors of another length are not compared, those without direction score 0. */
export function nearestByExtension(
  connection: Connection,
  space: string,
  vector: Float32Array,
  limit: number,
): ScoredItem[] {
  const rows = connection.all(
    `SELECT item.id AS id, coalesce(1 - vec_distance_cosine(bytes, ?), 0) AS score FROM vector JOIN item USING (row)
     WHERE space = ? AND length(bytes) = ? ORDER BY score DESC, id LIMIT ?`,
    bytesOf(vector),
    space,
    vector.byteLength,
    limit,
  );
  return connection.read(scoredItems, rows);
}

/** The same in JavaScript, where the extension cannot be loaded. */
export function nearestByScan(
  connection: Connection,
  space: string,
  vector: Float32Array,
  limit: number,
): ScoredItem[] {
  const rows = connection.all(
    'SELECT item.id AS id, bytes FROM vector JOIN item USING (row) WHERE space = ? AND length(bytes) = ?',
    space,
    vector.byteLength,
  );
  return connection
    .read(vectorRows, rows)
    .map(({ id, bytes }) => ({ id, score: cosine(vector, bytes) }))
    .sort((a, b) => b.score - a.score || inOrder(a.id, b.id))
    .slice(0, limit);
}

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
