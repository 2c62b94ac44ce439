import type { ItemId } from '../memory/ids.ts';

/** `score` is BM25 (k1 1.2, b 0.75) with field weights, or a cosine; higher is better. */
export type ScoredItem = { readonly id: ItemId; readonly score: number };

/**
 * A ranking in columns, best first: in each place the row of an item and its score. Of `ids`, the item of each row, two
 * rankings that have the same list mean the same items by the same rows. An object for each item would be what a search
 * leaves most of to be collected as garbage.
 */
export type Ranking = {
  readonly rows: Uint32Array;
  readonly scores: Float64Array;
  readonly ids: readonly ItemId[];
};

/** Columns of a list. */
export const rankingOf = (list: readonly ScoredItem[]): Ranking => ({
  rows: Uint32Array.from(list.keys()),
  scores: Float64Array.from(list, ({ score }) => score),
  ids: list.map(({ id }) => id),
});

/** The list of some columns. */
export function listOf({ rows, scores, ids }: Ranking): ScoredItem[] {
  const list = new Array<ScoredItem>(rows.length);
  for (let n = 0; n < rows.length; n += 1)
    list[n] = { id: ids[rows[n] as number] as ItemId, score: scores[n] as number };
  return list;
}
