import type { ItemId } from '../../memory/ids.ts';
import { listOf } from '../../ports/ranking.ts';
import type { Store, TermFilter } from '../../ports/store.ts';

/** BM25 of items, best first. */
export type Scores = ReadonlyMap<ItemId, number>;
/** What the index says of a question's words. */
export type WordLists = {
  /** For each word, the items that it is best for. */
  readonly each: readonly Scores[];
  /** Summed over the words. */
  readonly sum: Scores;
  /** The share of items that has each word. */
  readonly rates: ReadonlyMap<string, number>;
};

/** Items of a word that are looked at. */
const MOST_PER_WORD = 300;
const fieldWeights = { title: 1.5, names: 2, body: 1, context: 0 } as const;
export const everything: TermFilter = { any: [], none: [] };

/** BM25 of each item for each of the words. */
export const wordLists = async (store: Store, words: readonly string[], items: number): Promise<WordLists> =>
  wordListsOf(words, await bestBy(store, eachOf(words)), items);

/** Words that are asked for together. */
export type Together = { readonly tokens: readonly string[]; readonly filter: TermFilter; readonly limit: number };

/** Each word by itself, as `wordListsOf` takes its items. */
export const eachOf = (words: readonly string[]): Together[] =>
  words.map((word) => ({ tokens: [word], filter: everything, limit: MOST_PER_WORD }));

/** @param each the items that each word is best for */
export function wordListsOf(words: readonly string[], each: readonly Scores[], items: number): WordLists {
  const sum = new Map<ItemId, number>();
  for (const list of each) for (const [id, score] of list) sum.set(id, (sum.get(id) ?? 0) + score);
  const rates = new Map(words.map((word, n) => [word, (each[n]?.size ?? 0) / Math.max(1, items)]));
  return { each, sum, rates };
}

/** For each, the best items by all of its words together. */
export async function bestBy(store: Store, wanted: readonly Together[]): Promise<Scores[]> {
  if (wanted.length === 0) return [];
  const rankings = await store.rankings(
    wanted.map(({ tokens, filter, limit }) => ({
      words: tokens.map((token) => ({ token, weight: 1 })),
      filter,
      fieldWeights,
      limit,
    })),
  );
  return rankings.map((ranking) => new Map(listOf(ranking).map(({ id, score }) => [id, score])));
}

/** The place of each item in a ranking, from 0. */
export const placesOf = (ids: Iterable<ItemId>): ReadonlyMap<ItemId, number> =>
  new Map([...ids].map((id, at) => [id, at]));
