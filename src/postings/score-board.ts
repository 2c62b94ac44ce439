import { BestRows } from '../ports/best-rows.ts';
import type { FieldWeights, WordPostings } from './posting-lists.ts';
import type { Passing } from './row-flags.ts';

const K1 = 1.2;
const B = 0.75;
const LOWEST_IDF = 1e-6;

/** ln((N − n + 0.5) / (n + 0.5)), or a millionth where that is not positive, as FTS5's bm25() has it. */
export function idfOf(items: number, holders: number): number {
  const rarity = Math.log((items - holders + 0.5) / (holders + 0.5));
  return rarity <= 0 ? LOWEST_IDF : rarity;
}

/** k1 · (1 − b + b · |d| / mean |d|) of every row; |d| counts the tokens of all columns, structured terms included. */
export function bm25Norms(lengths: readonly number[], mean: number): Float64Array {
  const norms = new Float64Array(lengths.length);
  for (let row = 0; row < norms.length; row += 1) norms[row] = K1 * (1 - B + (B * (lengths[row] as number)) / mean);
  return norms;
}

/** tf · (k1 + 1) / (tf + norm): what a word adds but for its rarity. */
const saturated = (tf: number, norm: number): number => (tf * (K1 + 1)) / (tf + norm);

export type WordScoring = {
  readonly idf: number;
  /** Multiplies what the word adds. */
  readonly weight: number;
  readonly fieldWeights: FieldWeights;
  readonly norms: Float64Array;
  readonly passing: Passing;
};

/**
 * Adds up the BM25 scores (Robertson and Zaragoza 2009; the form of FTS5's bm25()) of one question, word by word:
 * weight · idf · tf · (k1 + 1) / (tf + norm), tf being the counts in the four fields times the fields' weights.
 */
export class ScoreBoard {
  scores = new Float64Array(0);
  /** The rows that any word scored, in no order, up to `count`. */
  touched = new Uint32Array(0);
  count = 0;
  #marks = new Uint32Array(0);
  #mark = 0;
  #largest: BestRows | undefined;

  begin(rows: number): void {
    this.count = 0;
    this.#mark += 1;
    if (this.scores.length >= rows && this.#mark < 0xffffffff) return;
    const capacity = Math.ceil(rows * 1.2) + 1024;
    this.scores = new Float64Array(capacity);
    this.touched = new Uint32Array(capacity);
    this.#marks = new Uint32Array(capacity);
    this.#mark = 1;
  }

  /**
   * Scores by all words the rows that may be among the best `limit`, of which the last reaches `least` or more; `touched` are
   * then these alone. Words are taken from the one that can give most on, until what is left of them does not bring a row
   * to `least` by itself (Turtle and Flood 1995, MaxScore): the most common words, of which most rows have nothing else,
   * are then looked up in the few rows that the others leave. No weight may be below 0.
   */
  addBest(words: readonly BoardWord[], { limit, least }: Wanted, boundsOf: BoundsOf): void {
    const byMost = words.map((word) => ({ word, most: mostOf(word, boundsOf) })).sort((a, b) => b.most - a.most);
    let n = 0;
    for (; n < byMost.length && sumOf(byMost.slice(n)) >= least * NEARLY; n += 1) {
      const { postings, scoring } = (byMost[n] as (typeof byMost)[number]).word;
      this.add(postings, scoring);
    }
    this.#keepFrom(Math.max(least, this.#scoreOf(limit)) * NEARLY - sumOf(byMost.slice(n)));
    // In the order in which they were asked for, since sums of numbers with a point depend on it.
    if (this.count > FEW) this.#addToMany(words);
    else this.#addToFew(words);
  }

  #addToFew(words: readonly BoardWord[]): void {
    const rows = this.touched.subarray(0, this.count).sort();
    for (let n = 0; n < rows.length; n += 1) this.scores[rows[n] as number] = 0;
    for (const word of words) this.#addTo(rows, word);
  }

  /** To put many rows in order takes longer than to walk all of a word's. */
  #addToMany(words: readonly BoardWord[]): void {
    const { scores, touched } = this;
    const marks = this.#marks;
    this.#mark += 1;
    const mark = this.#mark;
    for (let n = 0; n < this.count; n += 1) {
      const row = touched[n] as number;
      marks[row] = mark;
      scores[row] = 0;
    }
    for (const { postings, scoring } of words) {
      const { pairs, length } = postings;
      const { idf, weight, norms, fieldWeights } = scoring;
      for (let n = 0; n < length; n += 1) {
        const row = pairs[n * 2] as number;
        if (marks[row] !== mark) continue;
        const tf = postings.frequency(n, fieldWeights);
        scores[row] = (scores[row] as number) + weight * (idf * saturated(tf, norms[row] as number));
      }
    }
  }

  /** The score of the last of the best so many rows as far as they are added up; 0 where there are fewer. */
  #scoreOf(limit: number): number {
    if (this.count < limit) return 0;
    if (this.#largest?.limit !== limit) this.#largest = new BestRows(limit, neither);
    const { scores, touched } = this;
    const largest = this.#largest;
    largest.clear();
    for (let n = 0; n < this.count; n += 1) {
      const row = touched[n] as number;
      const score = scores[row] as number;
      if (score > largest.floor) largest.offer(row, score);
    }
    return largest.floor;
  }

  #keepFrom(least: number): void {
    const { scores, touched } = this;
    let kept = 0;
    for (let n = 0; n < this.count; n += 1) {
      const row = touched[n] as number;
      if ((scores[row] as number) >= least) touched[kept++] = row;
    }
    this.count = kept;
  }

  /** Adds a word to some rows, which are in order. */
  #addTo(rows: Uint32Array, { postings, scoring: { idf, weight, norms, fieldWeights } }: BoardWord): void {
    const { scores } = this;
    let at = 0;
    for (let n = 0; n < rows.length; n += 1) {
      const row = rows[n] as number;
      at = postings.placeFrom(row, at);
      if (at === postings.length) return;
      if (postings.pairs[at * 2] !== row) continue;
      const tf = postings.frequency(at, fieldWeights);
      scores[row] = (scores[row] as number) + weight * (idf * saturated(tf, norms[row] as number));
    }
  }

  add(postings: WordPostings, { idf, weight, norms, passing, fieldWeights }: WordScoring): void {
    const { pairs, length } = postings;
    const { flags } = passing;
    const { scores, touched } = this;
    const marks = this.#marks;
    const mark = this.#mark;
    let count = this.count;
    for (let n = 0; n < length; n += 1) {
      const row = pairs[n * 2] as number;
      if (flags[row] !== 1) continue;
      const tf = postings.frequency(n, fieldWeights);
      const gained = weight * (idf * saturated(tf, norms[row] as number));
      if (marks[row] === mark) scores[row] = (scores[row] as number) + gained;
      else {
        marks[row] = mark;
        scores[row] = gained;
        touched[count++] = row;
      }
    }
    this.count = count;
  }
}

/** A word of a question on the board. */
export type BoardWord = { readonly postings: WordPostings; readonly scoring: WordScoring };

/** How many of the best are wanted, and what the last of them is known to reach. */
type Wanted = { readonly limit: number; readonly least: number };
type BoundsOf = (word: BoardWord) => BlockBounds | undefined;

/** So few rows are put in order and looked up. */
const FEW = 2048;

const neither = (): boolean => false;
/** Sums are rounded: what comes so near is taken as reached. */
const NEARLY = 1 - 1e-9;

/** What a word gives any row at most. */
function mostOf(word: BoardWord, boundsOf: BoundsOf): number {
  const bounds = boundsOf(word);
  const most = bounds === undefined ? K1 + 1 : (bounds.most[bounds.order[0] as number] as number);
  return word.scoring.weight * (word.scoring.idf * most);
}

/** Whether one of the words at least does not bring a row to `least` by itself. */
export const hasWeak = (words: readonly BoardWord[], least: number, boundsOf: BoundsOf): boolean =>
  words.some((word) => mostOf(word, boundsOf) < least * NEARLY);

const sumOf = (words: readonly { readonly most: number }[]): number => words.reduce((sum, { most }) => sum + most, 0);

/** Rows of a word that are passed over together. */
const BLOCK = 16;
/** A filter that lets fewer rows through makes nearly every block worth seeing: they are then seen in their order. */
const SHARE_OF_MANY = 0.2;
/** A word with fewer rows is walked from end to end. */
const LONG = 1024;

/**
 * What any row of a block can gain at most, but for the word's rarity; the blocks from the most on; and the first place
 * that any of a block's rows has in the order of ids, which decides between equal scores.
 */
export type BlockBounds = {
  readonly norms: Float64Array;
  readonly fieldWeights: FieldWeights;
  readonly most: Float64Array;
  readonly order: Uint32Array;
  readonly first: Uint32Array;
};

const NOWHERE = 0xffffffff;

/** The bounds of a long word's blocks, of which a question needs to see only the best; undefined for a short one. */
export function boundsOf(
  postings: WordPostings,
  { norms, fieldWeights }: Pick<WordScoring, 'norms' | 'fieldWeights'>,
  places: Uint32Array,
): BlockBounds | undefined {
  if (postings.length < LONG) return undefined;
  const most = new Float64Array(Math.ceil(postings.length / BLOCK));
  const first = new Uint32Array(most.length).fill(NOWHERE);
  for (let n = 0; n < postings.length; n += 1) {
    const row = postings.pairs[n * 2] as number;
    const gained = saturated(postings.frequency(n, fieldWeights), norms[row] as number);
    const block = (n / BLOCK) | 0;
    if (gained > (most[block] as number)) most[block] = gained;
    // A row that came after the rows were put in order may be anywhere in it.
    const place = row < places.length ? (places[row] as number) : 0;
    if (place < (first[block] as number)) first[block] = place;
  }
  const order = Uint32Array.from(most.keys()).sort((a, b) => (most[b] as number) - (most[a] as number));
  return { norms, fieldWeights, most, order, first };
}

/** Offers the rows of a single word by the score that the board would give them; those that cannot matter are skipped. */
export function offerWord(
  postings: WordPostings,
  scoring: WordScoring,
  bounds: BlockBounds | undefined,
  places: Uint32Array,
  best: BestRows,
): void {
  if (bounds === undefined) {
    offerRows(postings, 0, postings.length, scoring, best);
    return;
  }
  const { idf, weight, norms, passing } = scoring;
  const fromTheMost = passing.count > norms.length * SHARE_OF_MANY;
  for (let i = 0; i < bounds.order.length; i += 1) {
    const block = fromTheMost ? (bounds.order[i] as number) : i;
    const most = weight * (idf * (bounds.most[block] as number));
    if (most < best.floor) {
      if (fromTheMost) return;
      continue;
    }
    if (most === best.floor && (bounds.first[block] as number) > (places[best.worst] ?? NOWHERE)) continue;
    offerRows(postings, block * BLOCK, Math.min(postings.length, (block + 1) * BLOCK), scoring, best);
  }
}

function offerRows(
  postings: WordPostings,
  from: number,
  to: number,
  { idf, weight, norms, passing, fieldWeights }: WordScoring,
  best: BestRows,
): void {
  const { pairs } = postings;
  const { flags } = passing;
  for (let n = from; n < to; n += 1) {
    const row = pairs[n * 2] as number;
    if (flags[row] !== 1) continue;
    const score = weight * (idf * saturated(postings.frequency(n, fieldWeights), norms[row] as number));
    if (score >= best.floor) best.offer(row, score);
  }
}
