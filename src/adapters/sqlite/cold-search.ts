import { z } from 'zod';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { ScoredItem } from '../../ports/ranking.ts';
import type { TermFilter, TermQuery } from '../../ports/store.ts';
import { inOrder } from '../../postings/id-order.ts';
import type { Connection } from './connection.ts';
import { matchExpression } from './match-expression.ts';

const idRow = z.object({ id: itemIdSchema });
const idRows = z.array(idRow);
const scoredRows = z.array(z.object({ row: z.number(), score: z.number() }));
const scoredItems = z.array(z.object({ id: itemIdSchema, score: z.number() }));
const termRows = z.array(z.object({ term: z.string(), items: z.number() }));

type ScoredRow = { readonly row: number; readonly score: number };

const byScore = (a: { readonly score: number }, b: { readonly score: number }): number => b.score - a.score;

/** Search by FTS5 alone: nothing to load, for a process that asks once. */
export class ColdSearch {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  rank(query: TermQuery): ScoredItem[] {
    const groups = Map.groupBy(query.words, (word) => word.weight);
    const [only] = groups;
    if (only === undefined) return [];
    return groups.size === 1 ? this.#rankEven(query, only[0]) : this.#rankUneven(query, groups);
  }

  /** FTS5 weighs all words of an expression alike, so one expression does when the weights are all the same. */
  #rankEven(query: TermQuery, weight: number): ScoredItem[] {
    const tokens = query.words.map((word) => word.token);
    const rows = this.#score(query, tokens, weight, 'ORDER BY score DESC LIMIT ?', query.limit + 1);
    const [last, next] = [rows[query.limit - 1], rows[query.limit]];
    if (last !== undefined && last.score === next?.score) return this.#rankWithTies(query, tokens, weight);
    return this.#named(rows.slice(0, query.limit));
  }

  /** Looks up the id of every row that matches, which takes longer; only needed when the limit cuts through a tie. */
  #rankWithTies(query: TermQuery, tokens: readonly string[], weight: number): ScoredItem[] {
    const { title, names, body, context } = query.fieldWeights;
    const sql = `SELECT item.id AS id, -bm25(words, ?, ?, ?, ?, 0) * ? AS score FROM words JOIN item ON item.row = words.rowid
       WHERE words MATCH ? ORDER BY score DESC, id LIMIT ?`;
    const expression = matchExpression(tokens, query.filter) ?? '';
    const rows = this.#connection.all(sql, title, names, body, context, weight, expression, query.limit);
    return this.#connection.read(scoredItems, rows);
  }

  /** An expression for each weight, added up here. */
  #rankUneven(query: TermQuery, groups: ReadonlyMap<number, TermQuery['words']>): ScoredItem[] {
    const scores = new Map<number, number>();
    for (const [weight, words] of groups) {
      const tokens = words.map((word) => word.token);
      for (const { row, score } of this.#score(query, tokens, weight)) scores.set(row, (scores.get(row) ?? 0) + score);
    }
    const sorted = [...scores].map(([row, score]) => ({ row, score })).sort(byScore);
    const worst = sorted[Math.min(query.limit, sorted.length) - 1]?.score ?? 0;
    const end = sorted.findLastIndex(({ score }) => score >= worst) + 1;
    return this.#named(sorted.slice(0, end)).slice(0, query.limit);
  }

  #score(query: TermQuery, tokens: readonly string[], weight: number, tail = '', ...more: number[]): ScoredRow[] {
    const { title, names, body, context } = query.fieldWeights;
    const expression = matchExpression(tokens, query.filter) ?? '';
    const sql = `SELECT rowid AS row, -bm25(words, ?, ?, ?, ?, 0) * ? AS score FROM words WHERE words MATCH ? ${tail}`;
    return this.#connection.read(
      scoredRows,
      this.#connection.all(sql, title, names, body, context, weight, expression, ...more),
    );
  }

  #named(rows: readonly ScoredRow[]): ScoredItem[] {
    const named = rows.flatMap(({ row, score }) => {
      const found = this.#connection.get('SELECT id FROM item WHERE row = ?', row);
      return found === undefined ? [] : [{ id: this.#connection.read(idRow, found).id, score }];
    });
    return named.sort((a, b) => byScore(a, b) || inOrder(a.id, b.id));
  }

  match(filter: TermFilter, limit = -1): ItemId[] {
    const expression = matchExpression([], filter);
    if (expression !== undefined) {
      const sql = 'SELECT id FROM words JOIN item ON item.row = words.rowid WHERE words MATCH ? ORDER BY id LIMIT ?';
      return this.#ids(sql, expression, limit);
    }
    const excluded = matchExpression([], { any: [filter.none], none: [] });
    if (filter.none.length === 0 || excluded === undefined) {
      return this.#ids('SELECT id FROM item ORDER BY id LIMIT ?', limit);
    }
    const sql =
      'SELECT id FROM item WHERE row NOT IN (SELECT rowid FROM words WHERE words MATCH ?) ORDER BY id LIMIT ?';
    return this.#ids(sql, excluded, limit);
  }

  /** Coded terms that begin with the coded prefix, in no order. */
  vocabulary(prefix: string): { term: string; items: number }[] {
    const rows = this.#connection.all(
      `SELECT term, doc AS items FROM vocabulary WHERE term >= ? AND term < ? AND col = 'terms'`,
      prefix,
      `${prefix}\u{10ffff}\u{10ffff}`,
    );
    return this.#connection.read(termRows, rows);
  }

  #ids(sql: string, ...values: (string | number)[]): ItemId[] {
    return this.#connection.read(idRows, this.#connection.all(sql, ...values)).map((row) => row.id);
  }
}
