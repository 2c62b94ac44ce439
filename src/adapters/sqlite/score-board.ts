import { LARGE, type WordPostings } from './posting-lists.ts';

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
  return Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / mean));
}

export type WordScoring = {
  readonly idf: number;
  /** Multiplies what the word adds. */
  readonly weight: number;
  /** Of the four text fields. */
  readonly fieldWeights: readonly number[];
  readonly norms: Float64Array;
  /** 1 for each row that may be scored. */
  readonly passing: Uint8Array;
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

  add(postings: WordPostings, scoring: WordScoring): void {
    const { pairs, length, large } = postings;
    const { idf, weight, norms, passing } = scoring;
    const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = scoring.fieldWeights;
    const { scores, touched } = this;
    const marks = this.#marks;
    const mark = this.#mark;
    let count = this.count;
    for (let i = 0, end = length * 2; i < end; i += 2) {
      const row = pairs[i] as number;
      if (passing[row] !== 1) continue;
      const packed = pairs[i + 1] as number;
      let tf = w0 * (packed & 255) + w1 * ((packed >>> 8) & 255) + w2 * ((packed >>> 16) & 255) + w3 * (packed >>> 24);
      if (packed === LARGE) {
        const [c0, c1, c2, c3] = large?.get(row) ?? [0, 0, 0, 0];
        tf = w0 * c0 + w1 * c1 + w2 * c2 + w3 * c3;
      }
      const gained = weight * (idf * ((tf * (K1 + 1)) / (tf + (norms[row] as number))));
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
