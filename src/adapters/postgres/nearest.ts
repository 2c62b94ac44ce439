import { z } from 'zod';
import { itemIdSchema } from '../../memory/ids.ts';
import type { ScoredItem } from '../../ports/ranking.ts';
import { nearestOf } from '../../postings/vector-bytes.ts';
import type { OwnDatabase } from './database.ts';
import { bytesColumn, readRows } from './read-rows.ts';

const scoredRow = z.object({ id: itemIdSchema, score: z.number() });
const vectorRow = z.object({ id: itemIdSchema, bytes: bytesColumn });

/** A vector as pgvector reads it. */
export const embeddingOf = (vector: Float32Array): string => `[${vector.join(',')}]`;

/** Exact neighbours by cosine, by pgvector; vectors of another length are not compared, those without direction score 0. */
export async function nearestByServer(
  database: OwnDatabase,
  schema: string,
  space: string,
  vector: Float32Array,
  limit: number,
): Promise<ScoredItem[]> {
  const rows = await database.rows(
    `SELECT id, coalesce(1 - nullif(embedding OPERATOR(${schema}.<=>) $4::text::${schema}.vector, 'NaN'), 0) AS score
     FROM vector WHERE owner = $1 AND space = $2 AND octet_length(bytes) = $3
     ORDER BY score DESC, id LIMIT $5`,
    space,
    vector.byteLength,
    embeddingOf(vector),
    limit,
  );
  return readRows(scoredRow, rows, database.place);
}

/** The same here, where the server has no such extension. */
export async function nearestByScan(
  database: OwnDatabase,
  space: string,
  vector: Float32Array,
  limit: number,
): Promise<ScoredItem[]> {
  const rows = await database.rows(
    'SELECT id, bytes FROM vector WHERE owner = $1 AND space = $2 AND octet_length(bytes) = $3',
    space,
    vector.byteLength,
  );
  return nearestOf(readRows(vectorRow, rows, database.place), vector, limit);
}
