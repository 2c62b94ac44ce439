/** A passage with how well it answers the query, as a cross-encoder sees both at once. */
export type Reranked = {
  /** Its place among the passages that were given. */
  readonly index: number;
  /** Comparable within one call alone. */
  readonly score: number;
};

/**
 * Orders passages anew by a second, closer look. Errors: as of LanguageModel, and `dependency-missing` for a local one
 * whose library or folder is not there.
 */
export interface Reranker {
  readonly name: string;
  /** All that can change its order but the request. */
  readonly identity: Readonly<Record<string, unknown>>;
  /** Every passage once, best first; ties keep the given order. */
  rerank(query: string, passages: readonly string[], signal?: AbortSignal): Promise<readonly Reranked[]>;
  close(): Promise<void>;
}

/** Best first, ties as given. */
export const byRelevance = (a: Reranked, b: Reranked): number => b.score - a.score || a.index - b.index;
