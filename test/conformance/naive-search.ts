import type { ItemId } from '../../src/memory/ids.ts';
import type { ScoredItem } from '../../src/ports/ranking.ts';
import {
  type IndexEntry,
  type IndexField,
  indexFields,
  type TermFilter,
  type TermQuery,
} from '../../src/ports/store.ts';

const K1 = 1.2;
const B = 0.75;

export const tokensOf = (stream: string): string[] => stream.split(' ').filter((token) => token !== '');

/** Order of ids as bytes of their UTF-8. */
export const byId = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Tokens of all columns, structured terms included: the length that BM25 normalises by. */
const lengthOf = (entry: IndexEntry): number =>
  indexFields.reduce((sum, field) => sum + tokensOf(entry[field] ?? '').length, 0) + entry.terms.length;

const countIn = (entry: IndexEntry, field: IndexField, token: string): number =>
  tokensOf(entry[field] ?? '').filter((found) => found === token).length;

export function lets(filter: TermFilter, entry: IndexEntry): boolean {
  const has = (term: string) => entry.terms.includes(term);
  return filter.any.every((group) => group.some(has)) && !filter.none.some(has);
}

/**
 * BM25 as FTS5's bm25() defines it, read off the formula:
 * score(d) = Σ weight(t) · idf(t) · tf(t, d) · (k1 + 1) / (tf(t, d) + k1 · (1 − b + b · |d| / mean |d|)),
 * idf(t) = max(ln((N − n + 0.5) / (n + 0.5)), 1e-6), or 1e-6 where that is not positive; N counts all items, n those
 * with the token in one of the four text fields; tf is the count per field times the field's weight; |d| counts the
 * tokens of all five columns.
 */
export function naiveRank(entries: ReadonlyMap<ItemId, IndexEntry>, query: TermQuery): ScoredItem[] {
  const all = [...entries];
  const mean = all.reduce((sum, [, entry]) => sum + lengthOf(entry), 0) / all.length;
  const scores = new Map<ItemId, number>();
  for (const { token, weight } of query.words) {
    const holders = all.filter(([, entry]) => indexFields.some((field) => countIn(entry, field, token) > 0));
    const rarity = Math.log((all.length - holders.length + 0.5) / (holders.length + 0.5));
    const idf = rarity <= 0 ? 1e-6 : rarity;
    for (const [id, entry] of holders) {
      if (!lets(query.filter, entry)) continue;
      const tf = indexFields.reduce((sum, field) => sum + query.fieldWeights[field] * countIn(entry, field, token), 0);
      const gained = idf * ((tf * (K1 + 1)) / (tf + K1 * (1 - B + (B * lengthOf(entry)) / mean)));
      scores.set(id, (scores.get(id) ?? 0) + weight * gained);
    }
  }
  return bestOf(scores, query.limit);
}

export function bestOf(scores: ReadonlyMap<ItemId, number>, limit: number): ScoredItem[] {
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort((a, b) => b.score - a.score || byId(a.id, b.id))
    .slice(0, Math.max(0, limit));
}

/** Cosine of two vectors; 0 when one of them has no direction. */
export function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  let aa = 0;
  let bb = 0;
  a.forEach((x, i) => {
    const y = b[i] ?? 0;
    dot += x * y;
    aa += x * x;
    bb += y * y;
  });
  return aa === 0 || bb === 0 ? 0 : dot / Math.sqrt(aa * bb);
}
