import type { ItemId } from '../../memory/ids.ts';
import { type Ranking, rankingOf } from '../../ports/ranking.ts';
import type { TermCount, TermFilter, TermQuery } from '../../ports/store.ts';
import { firstOf } from '../../postings/term-counts.ts';
import { encodeToken } from '../../postings/token-code.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { OwnDatabase } from './database.ts';
import { keepingIndexes } from './index-memory.ts';
import { OwnerIndex, type Wanted } from './owner-index.ts';

const termsOf = ({ any, none }: TermFilter): string[] => [...any.flat(), ...none].map(encodeToken);
const nothing: Ranking = rankingOf([]);

/** Ranking and filters of one owner, by the word index in this process. */
export class WordSearch {
  readonly #index: OwnerIndex;

  constructor(database: OwnDatabase, feed: ChangeFeed) {
    this.#index = new OwnerIndex(database, feed);
  }

  async rankings(queries: readonly TermQuery[]): Promise<Ranking[]> {
    const asked = queries.map((query) => ({ ...query, words: query.words.filter(({ token }) => token !== '') }));
    const isAsked = (query: TermQuery) => query.words.length > 0 && query.limit > 0;
    const some = asked.filter(isAsked);
    if (some.length === 0) return asked.map(() => nothing);
    const index = await this.#index.with({
      words: some.flatMap(({ words }) => words.map(({ token }) => encodeToken(token))),
      terms: some.flatMap(({ filter }) => termsOf(filter)),
      prefixes: [],
    });
    return asked.map((query) => (isAsked(query) ? index.ranking(query) : nothing));
  }

  async matches(filters: readonly TermFilter[], limit?: number): Promise<ItemId[][]> {
    if (limit !== undefined && limit <= 0) return filters.map(() => []);
    const index = await this.#index.with({ words: [], terms: filters.flatMap(termsOf), prefixes: [] });
    return filters.map((filter) => index.match(filter, limit));
  }

  async vocabulary(prefix: string, limit?: number): Promise<readonly TermCount[]> {
    const coded = encodeToken(prefix);
    const index = await this.#index.with({ words: [], terms: [], prefixes: [coded] });
    return firstOf(index.vocabulary(coded), limit);
  }

  /** Resolves when the items of the index are in memory; its lists come as they are asked for. */
  async warm(): Promise<void> {
    await this.#index.with(nobody);
  }

  close(): void {
    keepingIndexes.forget(this.#index);
  }
}

const nobody: Wanted = { words: [], terms: [], prefixes: [] };
