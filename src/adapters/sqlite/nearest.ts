import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import type { ScoredItem } from '../../ports/ranking.ts';
import { bytesOf, nearestOf } from '../../postings/vector-bytes.ts';
import type { Connection } from './connection.ts';

const scoredItems = z.array(z.object({ id: itemIdSchema, score: z.number() }));
const vectorRows = z.array(z.object({ id: itemIdSchema, bytes: z.instanceof(Uint8Array) }));

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
  return nearestOf(connection.read(vectorRows, rows), vector, limit);
}
