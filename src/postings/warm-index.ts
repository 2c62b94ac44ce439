import type { ItemId } from '../memory/ids.ts';
import { BestRows } from '../ports/best-rows.ts';
import { listOf, type Ranking, type ScoredItem } from '../ports/ranking.ts';
import { indexFields, type TermCount, type TermFilter, type TermQuery } from '../ports/store.ts';
import { inOrder, isBefore } from './id-order.ts';
import { TermPostings, WordPostings } from './posting-lists.ts';
import { RowFlags } from './row-flags.ts';
import {
  type BlockBounds,
  type BoardWord,
  bm25Norms,
  boundsOf,
  hasWeak,
  idfOf,
  offerWord,
  ScoreBoard,
  type WordScoring,
} from './score-board.ts';
import { TermCounts } from './term-counts.ts';
import { encodeToken } from './token-code.ts';

/** Rankings of a single word that are kept: a question typed letter by letter asks for most of its words again. */
const MOST_KEPT_RANKINGS = 400;

/** Above this share of dead rows (and this many) the index is made anew. */
const DEAD_SHARE = 0.3;
const FEW_DEAD = 1000;

/** So many new rows are put into the order of ids one by one. */
const FEW_ADDED = 64;

/** What a row, a list and a row of a list take, with the maps that lead to them. */
const [BYTES_OF_ROW, BYTES_OF_LIST, BYTES_OF_PAIR] = [200, 240, 12];

type KeptRanking = { readonly limit: number; readonly ranking: Ranking };

const keyOf = (word: TermQuery['words'][number], { filter, fieldWeights }: TermQuery): string =>
  JSON.stringify([word, filter, fieldWeights]);

/** Whether a ranking has the best `wanted`: it was of as many, or of all that there are. */
const isBestOf = ({ limit, ranking }: KeptRanking, wanted: number): boolean =>
  limit >= wanted || ranking.rows.length < limit;

const split = (stream: string): string[] => (stream === '' ? [] : stream.split(' ').filter((token) => token !== ''));

/** A part of a text keeps the whole text in memory for as long as it lives; this one keeps only itself. */
const ownCopy = (part: string): string => Array.from(part).join('');

/** An entry as the full-text index keeps it: coded tokens, the structured terms in one stream. */
export type CodedEntry = Record<(typeof indexFields)[number] | 'terms', string>;

/**
 * The full-text index in memory, which ranks and filters exactly as FTS5 does. A changed item gets a new row at the
 * end; its old row is dead. Term at a time into a flat array of scores: at 100,000 rows a question takes a millisecond
 * or so, and needs no bounds, which column weights that change with each question would upset.
 */
export class WarmIndex {
  readonly #ids: ItemId[] = [];
  readonly #rows = new Map<ItemId, number>();
  readonly #lengths: number[] = [];
  /** The rows that the database keeps the same items in. */
  readonly #inDatabase: (number | undefined)[] = [];
  readonly #words = new Map<string, WordPostings>();
  readonly #terms = new Map<string, TermPostings>();
  readonly #flags = new RowFlags(this.#terms);
  readonly #counts = new TermCounts(this.#terms);
  readonly #board = new ScoreBoard();
  /** Of the last ranking, which took everything out: the next one is most often of the same length. */
  #best: BestRows | undefined;
  #tokens = 0;
  #bytes = 0;
  /** Rows in order of id, and the count of rows they were put in order of. */
  #ordered: number[] = [];
  #orderedUpTo = 0;
  /** Of the rows that were there when the index was settled: the place of each in the order of ids. */
  #places = new Uint32Array(0);
  #norms: Float64Array | undefined;
  #bounded = new WeakMap<WordPostings, BlockBounds>();
  /** By the query without its limit, until a row changes; the one asked for longest ago comes first. */
  readonly #kept = new Map<string, KeptRanking>();

  get size(): number {
    return this.#rows.size;
  }

  get needsRebuild(): boolean {
    const dead = this.#ids.length - this.size;
    return dead > FEW_DEAD && dead > this.#ids.length * DEAD_SHARE;
  }

  /** Roughly the bytes that the index takes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Begins with items of which the words are not known yet, in order of id, instead of putting them one by one: what the words
   * asked for have is given by `adoptWord` and `adoptTerm` before they are asked for. Only into an index that is empty.
   * @param lengths how many tokens each has, in all of its fields and as terms
   */
  begin(ids: readonly ItemId[], lengths: readonly number[]): void {
    for (const [row, id] of ids.entries()) {
      const length = lengths[row] ?? 0;
      this.#ids.push(id);
      this.#inDatabase.push(undefined);
      this.#rows.set(id, row);
      this.#flags.add();
      this.#lengths.push(length);
      this.#tokens += length;
    }
    this.#bytes += ids.length * BYTES_OF_ROW;
  }

  /** The rows that a word has among those that the index began with; those put since come after them. Once for each word. */
  adoptWord(word: string, postings: WordPostings): void {
    const since = this.#words.get(word);
    if (since !== undefined) postings.append(since);
    this.#words.set(word, postings);
    this.#bytes += BYTES_OF_LIST + postings.pairs.byteLength;
  }

  /** The same for a structured term. */
  adoptTerm(term: string, postings: TermPostings): void {
    const since = this.#terms.get(term);
    if (since !== undefined) for (let n = 0; n < since.length; n += 1) postings.add(since.rows[n] as number);
    this.#terms.set(term, postings);
    this.#bytes += BYTES_OF_LIST + postings.rows.byteLength;
  }

  /** What the index consists of, for who keeps it: only of one whose rows all live. */
  contents(): {
    readonly ids: readonly ItemId[];
    readonly lengths: readonly number[];
    readonly words: ReadonlyMap<string, WordPostings>;
    readonly terms: ReadonlyMap<string, TermPostings>;
  } {
    return { ids: this.#ids, lengths: this.#lengths, words: this.#words, terms: this.#terms };
  }

  /** To be called when many rows have been put: what comes of equal scores is then told by numbers, not by ids. */
  settle(): void {
    const places = new Uint32Array(this.#ids.length);
    this.#inOrder().forEach((row, place) => {
      places[row] = place;
    });
    this.#places = places;
    this.#best = undefined;
    this.#bounded = new WeakMap();
  }

  /** @param inDatabase the row that the database keeps the item in */
  put(id: ItemId, entry: CodedEntry, inDatabase?: number): void {
    this.delete(id);
    this.#kept.clear();
    const row = this.#ids.push(id) - 1;
    this.#inDatabase.push(inDatabase);
    this.#rows.set(id, row);
    this.#flags.add();
    let length = 0;
    for (const [field, name] of indexFields.entries()) {
      for (const token of split(entry[name])) {
        length += 1;
        this.#wordPostings(token).count(row, field);
      }
    }
    const terms = split(entry.terms);
    for (const name of terms) this.#termPostings(name).add(row);
    this.#bytes += BYTES_OF_ROW + BYTES_OF_PAIR * (length + terms.length);
    this.#lengths.push(length + terms.length);
    this.#tokens += length + terms.length;
    this.#norms = undefined;
  }

  delete(id: ItemId): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#kept.clear();
    this.#rows.delete(id);
    this.#flags.remove(row);
    this.#tokens -= this.#lengths[row] ?? 0;
    this.#norms = undefined;
  }

  /** The row that the database keeps an item in. */
  rowOf(id: ItemId): number | undefined {
    const row = this.#rows.get(id);
    return row === undefined ? undefined : this.#inDatabase[row];
  }

  rank(query: TermQuery): ScoredItem[] {
    return listOf(this.ranking(query));
  }

  ranking(query: TermQuery): Ranking {
    const { words, limit } = query;
    const [only] = words;
    if (only === undefined || words.length > 1) return this.#rank(query);
    const key = keyOf(only, query);
    const known = this.#kept.get(key);
    const kept = known !== undefined && isBestOf(known, limit) ? known : { limit, ranking: this.#rank(query) };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT_RANKINGS && oldest !== undefined) this.#kept.delete(oldest);
    const { rows, scores, ids } = kept.ranking;
    return rows.length <= limit
      ? kept.ranking
      : { rows: rows.subarray(0, limit), scores: scores.subarray(0, limit), ids };
  }

  #rank(query: TermQuery): Ranking {
    const places = this.#places;
    const best =
      this.#best?.limit === query.limit
        ? this.#best
        : new BestRows(query.limit, (a, b) => this.#comesBefore(a, b), places);
    this.#best = best;
    const known = query.words.flatMap(({ token, weight }) => {
      const postings = this.#words.get(encodeToken(token));
      return postings === undefined ? [] : { postings, scoring: this.#scoring(postings, weight, query) };
    });
    const [only] = known;
    if (known.length === 1 && only !== undefined) {
      const { postings, scoring } = only;
      // A weight below 0 turns the order round.
      offerWord(postings, scoring, scoring.weight > 0 ? this.#bounds(postings, scoring) : undefined, places, best);
    } else if (known.length > 1) {
      const least = this.#leastOfBest(query);
      this.#board.begin(this.#ids.length);
      const boundsOf = ({ postings, scoring }: BoardWord) => this.#bounds(postings, scoring);
      if (least > 0 && hasWeak(known, least, boundsOf))
        this.#board.addBest(known, { limit: query.limit, least }, boundsOf);
      else for (const { postings, scoring } of known) this.#board.add(postings, scoring);
      const { scores, touched, count } = this.#board;
      for (let i = 0; i < count; i += 1) {
        const row = touched[i] as number;
        const score = scores[row] as number;
        if (score >= least && score >= best.floor) best.offer(row, score);
      }
    }
    return { ...best.sorted(), ids: this.#ids };
  }

  /**
   * What the best `limit` by all words reach at least: as much as those by one of them alone, where that was asked for of
   * late, as long as no word's weight is below 0.
   */
  #leastOfBest(query: TermQuery): number {
    let least = 0;
    for (const word of query.words) {
      if (word.weight < 0) return Number.NEGATIVE_INFINITY;
      const kept = this.#kept.get(keyOf(word, query));
      if (kept !== undefined) least = Math.max(least, kept.ranking.scores[query.limit - 1] ?? 0);
    }
    return least;
  }

  #scoring(postings: WordPostings, weight: number, { filter, fieldWeights }: TermQuery): WordScoring {
    const { title, names, body, context } = fieldWeights;
    this.#norms ??= bm25Norms(this.#lengths, this.#tokens / Math.max(1, this.size));
    return {
      idf: idfOf(this.size, this.#flags.livingWords(postings)),
      weight,
      fieldWeights: [title, names, body, context],
      norms: this.#norms,
      passing: this.#flags.passing(filter),
    };
  }

  /** Made when a word is first asked for; stale when any row changed, or other fields count. */
  #bounds(postings: WordPostings, scoring: WordScoring): BlockBounds | undefined {
    const known = this.#bounded.get(postings);
    const { norms, fieldWeights } = scoring;
    if (known?.norms === norms && fieldWeights.every((weight, field) => weight === known.fieldWeights[field]))
      return known;
    const made = boundsOf(postings, scoring, this.#places);
    if (made !== undefined) this.#bounded.set(postings, made);
    return made;
  }

  match(filter: TermFilter, limit = Number.POSITIVE_INFINITY): ItemId[] {
    const few = this.#flags.few(filter);
    if (few !== undefined) {
      few.sort((a, b) => (this.#comesBefore(a, b) ? -1 : 1));
      return (few.length > limit ? few.slice(0, limit) : few).map((row) => this.#idAt(row));
    }
    const passing = this.#flags.passing(filter).flags;
    const found: ItemId[] = [];
    const rows = this.#inOrder();
    for (let n = 0; n < rows.length && found.length < limit; n += 1) {
      const row = rows[n] as number;
      if (passing[row] === 1) found.push(this.#idAt(row));
    }
    return found;
  }

  /** Terms whose codes begin with the coded prefix, most frequent first, ties in order; the same list while it is the same. */
  vocabulary(prefix: string): readonly TermCount[] {
    return this.#counts.of(prefix, (postings) => this.#flags.livingTerms(postings));
  }

  /** Rows in order of id, with all that live; those added since the last time are put in. */
  #inOrder(): readonly number[] {
    const { alive } = this.#flags;
    const ordered = this.#ordered;
    const added: number[] = [];
    for (let row = this.#orderedUpTo; row < this.#ids.length; row += 1) if (alive[row] === 1) added.push(row);
    this.#orderedUpTo = this.#ids.length;
    if (added.length < FEW_ADDED) for (const row of added) ordered.splice(this.#placeIn(ordered, row), 0, row);
    else this.#ordered = this.#merged(added);
    return this.#ordered;
  }

  /** By bisection. */
  #placeIn(ordered: readonly number[], row: number): number {
    let [low, high] = [0, ordered.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#comesBefore(ordered[middle] as number, row)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #merged(added: readonly number[]): number[] {
    const { alive } = this.#flags;
    const sorted = added.toSorted((a, b) => inOrder(this.#idAt(a), this.#idAt(b)));
    const merged: number[] = [];
    let next = 0;
    for (const row of this.#ordered) {
      if (alive[row] !== 1) continue;
      while (next < sorted.length && isBefore(this.#idAt(sorted[next] ?? 0), this.#idAt(row))) {
        merged.push(sorted[next++] ?? 0);
      }
      merged.push(row);
    }
    return merged.concat(sorted.slice(next));
  }

  /** In the order of ids, of two different rows. */
  #comesBefore(a: number, b: number): boolean {
    const places = this.#places;
    return a < places.length && b < places.length
      ? (places[a] as number) < (places[b] as number)
      : isBefore(this.#idAt(a), this.#idAt(b));
  }

  #wordPostings(word: string): WordPostings {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    this.#bytes += BYTES_OF_LIST;
    const made = new WordPostings();
    this.#words.set(ownCopy(word), made);
    return made;
  }

  #termPostings(term: string): TermPostings {
    const known = this.#terms.get(term);
    if (known !== undefined) return known;
    this.#bytes += BYTES_OF_LIST;
    const made = new TermPostings();
    this.#terms.set(ownCopy(term), made);
    this.#counts.added(term, made);
    return made;
  }

  #idAt(row: number): ItemId {
    return this.#ids[row] as ItemId;
  }
}
