import { z } from 'zod';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { Position } from '../../ports/news.ts';
import { listOf, type Ranking, rankingOf, type ScoredItem } from '../../ports/ranking.ts';
import type { TermCount, TermFilter, TermQuery } from '../../ports/store.ts';
import { inOrder } from '../../postings/id-order.ts';
import { firstOf } from '../../postings/term-counts.ts';
import { decodeToken, encodeToken } from '../../postings/token-code.ts';
import { WarmIndex } from '../../postings/warm-index.ts';
import type { ChangeFeed } from './change-feed.ts';
import { ColdSearch } from './cold-search.ts';
import type { Connection } from './connection.ts';

/** Rows read between two turns of the event loop while the index loads. */
const SLICE = 400;
/** More changes than this are caught up with in the background, FTS5 answering meanwhile. */
const MOST_CHANGES_AT_ONCE = 8000;
/** Roughly what loading one item into the warm index takes. */
const MILLISECONDS_PER_ITEM = 0.035;

const wordsRows = z.array(
  z.object({
    row: z.number(),
    id: itemIdSchema,
    title: z.string(),
    names: z.string(),
    body: z.string(),
    context: z.string(),
    terms: z.string(),
  }),
);
const countRow = z.object({ n: z.number() });
const columns = 'item.row AS row, item.id AS id, title, names, body, context, terms';
const joined = 'item JOIN words ON words.rowid = item.row';

const changedSql = `SELECT ${columns} FROM json_each(?) AS wanted CROSS JOIN item ON item.id = wanted.value JOIN words ON words.rowid = item.row`;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Ranking and filters, by FTS5 until an index in memory is worth its making: that is when the questions asked of FTS5
 * have taken as long as loading the index would, so that neither a single question nor a thousand waits in vain.
 */
export class WordSearch {
  readonly #connection: Connection;
  readonly #feed: ChangeFeed;
  readonly #cold: ColdSearch;
  readonly #warmUp: boolean;
  #index: WarmIndex | undefined;
  #seen: Position;
  #loading: Promise<void> | undefined;
  #coldMilliseconds = 0;
  #closed = false;

  constructor(connection: Connection, feed: ChangeFeed, warmUp: boolean) {
    this.#connection = connection;
    this.#feed = feed;
    this.#cold = new ColdSearch(connection);
    this.#warmUp = warmUp;
    this.#seen = feed.position();
  }

  rank(query: TermQuery): ScoredItem[] {
    return listOf(this.ranking(query));
  }

  ranking(query: TermQuery): Ranking {
    const asked = { ...query, words: query.words.filter((word) => word.token !== '') };
    if (asked.words.length === 0 || asked.limit <= 0) return rankingOf([]);
    return this.#current()?.ranking(asked) ?? rankingOf(this.#timed(() => this.#cold.rank(asked)));
  }

  match(filter: TermFilter, limit?: number): ItemId[] {
    if (limit !== undefined && limit <= 0) return [];
    return this.#current()?.match(filter, limit) ?? this.#timed(() => this.#cold.match(filter, limit));
  }

  vocabulary(prefix: string, limit?: number): readonly TermCount[] {
    const coded = encodeToken(prefix);
    return firstOf(this.#current()?.vocabulary(coded) ?? this.#coldVocabulary(coded), limit);
  }

  #coldVocabulary(coded: string): TermCount[] {
    return this.#timed(() => this.#cold.vocabulary(coded))
      .map(({ term, items }) => ({ term: decodeToken(term), items }))
      .sort((a, b) => b.items - a.items || inOrder(a.term, b.term));
  }

  /** The row of an item in the database, as the index last saw it; undefined where it has not. */
  rowOf(id: ItemId): number | undefined {
    return this.#index?.rowOf(id);
  }

  /** Resolves when the index is loaded and in step with the database. */
  warm(between = turn): Promise<void> {
    if (this.#loading === undefined) {
      this.#loading = this.#load(between).finally(() => {
        this.#loading = undefined;
      });
    }
    return this.#loading;
  }

  close(): void {
    this.#closed = true;
    this.#index = undefined;
  }

  /** The index in memory, in step with the database; undefined while there is none to rely on. */
  #current(): WarmIndex | undefined {
    if (this.#index === undefined || this.#loading !== undefined) return undefined;
    const news = this.#feed.itemsSince(this.#seen);
    if (news !== undefined) {
      if (news.changed === 'everything' || this.#index.needsRebuild) this.#index = undefined;
      if (news.changed === 'everything' || news.changed.length > MOST_CHANGES_AT_ONCE || this.#index === undefined) {
        this.#loadInBackground();
        return undefined;
      }
      for (let from = 0; from < news.changed.length; from += SLICE)
        this.#refresh(this.#index, news.changed.slice(from, from + SLICE));
      this.#seen = news.position;
    }
    return this.#index;
  }

  #timed<T>(search: () => T): T {
    const start = performance.now();
    const found = search();
    this.#coldMilliseconds += performance.now() - start;
    if (this.#warmUp && this.#loading === undefined && this.#coldMilliseconds > this.#loadingTakes()) {
      this.#loadInBackground();
    }
    return found;
  }

  #loadingTakes(): number {
    const { n } = this.#connection.read(countRow, this.#connection.get('SELECT coalesce(max(row), 0) AS n FROM item'));
    return n * MILLISECONDS_PER_ITEM;
  }

  /** A failure is not lost: FTS5 goes on answering, and meets the same trouble if it is one. */
  #loadInBackground(): void {
    this.warm().catch(() => {
      this.#index = undefined;
    });
  }

  async #load(between: typeof turn): Promise<void> {
    for (let index = this.#index; !this.#closed; ) {
      if (index === undefined) {
        this.#seen = this.#feed.position();
        index = await this.#read(between);
        if (this.#closed) return;
      }
      const news = this.#feed.itemsSince(this.#seen);
      if (news === undefined) {
        this.#index = index;
        return;
      }
      if (news.changed === 'everything') {
        index = undefined;
        continue;
      }
      for (let from = 0; from < news.changed.length; from += SLICE) {
        if (from > 0) await between();
        if (this.#closed) return;
        this.#refresh(index, news.changed.slice(from, from + SLICE));
      }
      this.#seen = news.position;
    }
  }

  /** All rows, in slices; what changes meanwhile is told by the feed. */
  async #read(between: typeof turn): Promise<WarmIndex> {
    const index = new WarmIndex();
    for (let after = 0; !this.#closed; await between()) {
      const sql = `SELECT ${columns} FROM ${joined} WHERE item.row > ? ORDER BY item.row LIMIT ?`;
      const rows = this.#connection.read(wordsRows, this.#connection.all(sql, after, SLICE));
      for (const row of rows) index.put(row.id, row, row.row);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.row;
    }
    index.settle();
    return index;
  }

  /** Puts changed items into the index anew, in one question to the database: one for each takes twice as long. */
  #refresh(index: WarmIndex, ids: readonly ItemId[]): void {
    const rows = this.#connection.read(wordsRows, this.#connection.all(changedSql, JSON.stringify(ids)));
    const there = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const row = there.get(id);
      if (row === undefined) index.delete(id);
      else index.put(id, row, row.row);
    }
  }
}
