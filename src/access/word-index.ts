import type { ItemId } from '../memory/ids.ts';
import { inTextOrder } from '../memory/text-order.ts';
import type { ScoredItem } from '../ports/ranking.ts';
import { type IndexEntry, indexFields, type TermFilter, type TermQuery } from '../ports/store.ts';

/** The parameters that `TermQuery` scores are defined by. */
const [K1, B] = [1.2, 0.75];
const LEAST_RARITY = 1e-6;

type Posting = { readonly row: number; readonly counts: readonly number[] };

const tokensOf = (stream: string): string[] => stream.split(' ').filter((token) => token !== '');

/**
 * An index of some items alone, so that neither scores nor words tell of others: how rare a word is, is counted here among
 * the items that are shown. Rows are in order of id.
 */
export class WordIndex {
  readonly #ids: readonly ItemId[];
  readonly #postings = new Map<string, Posting[]>();
  readonly #terms = new Map<string, number[]>();
  readonly #lengths: Float64Array;
  readonly #mean: number;

  constructor(entries: readonly (readonly [ItemId, IndexEntry])[]) {
    this.#ids = entries.map(([id]) => id);
    this.#lengths = new Float64Array(entries.length);
    for (const [row, [, entry]] of entries.entries()) this.#add(row, entry);
    this.#mean = this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, entries.length);
  }

  #add(row: number, entry: IndexEntry): void {
    const counts = new Map<string, number[]>();
    for (const [at, field] of indexFields.entries()) {
      for (const token of tokensOf(entry[field] ?? '')) {
        const known = counts.get(token) ?? indexFields.map(() => 0);
        known[at] = (known[at] ?? 0) + 1;
        counts.set(token, known);
        this.#lengths[row] = (this.#lengths[row] ?? 0) + 1;
      }
    }
    for (const [token, each] of counts) added(this.#postings, token, { row, counts: each });
    this.#lengths[row] = (this.#lengths[row] ?? 0) + entry.terms.length;
    for (const term of new Set(entry.terms)) added(this.#terms, term, row);
  }

  /** As `Store.rank`, by BM25 over these items. */
  rank({ words, filter, fieldWeights, limit }: TermQuery): ScoredItem[] {
    const passing = this.#passing(filter);
    const scores = new Map<number, number>();
    for (const { token, weight } of words) {
      const postings = this.#postings.get(token) ?? [];
      const rarity = Math.log((this.#ids.length - postings.length + 0.5) / (postings.length + 0.5));
      const idf = rarity <= 0 ? LEAST_RARITY : rarity;
      for (const { row, counts } of postings) {
        if (passing !== undefined && !passing.has(row)) continue;
        const tf = indexFields.reduce((sum, field, at) => sum + fieldWeights[field] * (counts[at] ?? 0), 0);
        const length = 1 - B + (B * (this.#lengths[row] ?? 0)) / this.#mean;
        scores.set(row, (scores.get(row) ?? 0) + weight * idf * ((tf * (K1 + 1)) / (tf + K1 * length)));
      }
    }
    return [...scores]
      .sort(([a, x], [b, y]) => y - x || a - b)
      .slice(0, Math.max(0, limit))
      .map(([row, score]) => ({ id: this.#idOf(row), score }));
  }

  match(filter: TermFilter, limit?: number): ItemId[] {
    const passing = this.#passing(filter);
    const found = passing === undefined ? this.#ids : [...passing].sort((a, b) => a - b).map((row) => this.#idOf(row));
    return found.slice(0, limit);
  }

  vocabulary(prefix: string, limit?: number): { term: string; items: number }[] {
    return [...this.#terms]
      .filter(([term]) => term.startsWith(prefix))
      .map(([term, rows]) => ({ term, items: rows.length }))
      .sort((a, b) => b.items - a.items || inTextOrder(a.term, b.term))
      .slice(0, limit);
  }

  /** Rows that the filter lets through; undefined: all. */
  #passing({ any, none }: TermFilter): Set<number> | undefined {
    if (any.length === 0 && none.length === 0) return undefined;
    let passing = new Set(this.#ids.keys());
    for (const group of any) passing = passing.intersection(this.#having(group));
    return passing.difference(this.#having(none));
  }

  #having(terms: readonly string[]): Set<number> {
    return new Set(terms.flatMap((term) => this.#terms.get(term) ?? []));
  }

  #idOf(row: number): ItemId {
    return this.#ids[row] as ItemId;
  }
}

function added<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else list.push(one);
}
