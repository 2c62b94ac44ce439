import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { IndexEntry, ScoredItem, TermFilter, TermQuery } from '../../ports/store.ts';
import { indexFields } from '../../ports/store.ts';
import { Postings } from './postings.ts';

const K1 = 1.2;
const B = 0.75;
const LOWEST_IDF = 1e-6;
/** A group with fewer than one row in so many is walked instead of flagging every row. */
const NARROW = 20;
/** One byte a row each. */
const MOST_FILTERS = 64;
/** Above this share of dead rows the index is made anew. */
const DEAD_SHARE = 0.3;

const split = (stream: string): string[] => (stream === '' ? [] : stream.split(' ').filter((token) => token !== ''));

/**
 * An inverted index in memory that ranks exactly as FTS5's bm25() does: idf = max(ln((N − n + 0.5) / (n + 0.5)), 1e-6),
 * tf the column-weighted count, D the row's tokens over all columns, structured terms included. Term at a time into a
 * flat array of scores: at 100,000 rows that takes a millisecond or so, and needs no bounds that column weights upset.
 */
export class WarmIndex {
  #ids: ItemId[] = [];
  #alive: boolean[] = [];
  #lengths: number[] = [];
  #ordinals = new Map<string, number>();
  #words = new Map<string, Postings>();
  #terms = new Map<string, Postings>();
  #filters = new Map<string, Uint8Array>();
  #sorted: Uint32Array | undefined;
  #dead = 0;
  #tokens = 0;
  #scores = new Float64Array(0);
  #marks = new Uint32Array(0);
  #mark = 0;

  get size(): number {
    return this.#ordinals.size;
  }

  get needsRebuild(): boolean {
    return this.#dead > 1000 && this.#dead > this.#ids.length * DEAD_SHARE;
  }

  put(id: string, entry: IndexEntry): void {
    this.delete(id);
    this.#filters.clear();
    this.#sorted = undefined;
    const ordinal = this.#ids.length;
    this.#ids.push(itemIdSchema.parse(id));
    this.#alive.push(true);
    this.#ordinals.set(id, ordinal);
    const counts = new Map<string, number>();
    let length = 0;
    indexFields.forEach((field, column) => {
      for (const token of split(entry[field])) {
        length += 1;
        const packed = counts.get(token) ?? 0;
        if (((packed >>> (column * 8)) & 255) < 255) counts.set(token, packed + 2 ** (column * 8));
      }
    });
    for (const [word, packed] of counts) postingsOf(this.#words, word).push(ordinal, packed);
    for (const name of new Set(entry.terms)) postingsOf(this.#terms, name).push(ordinal, 1);
    length += entry.terms.length;
    this.#lengths.push(length);
    this.#tokens += length;
  }

  delete(id: string): void {
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    this.#ordinals.delete(id);
    this.#filters.clear();
    this.#sorted = undefined;
    this.#alive[ordinal] = false;
    this.#dead += 1;
    this.#tokens -= this.#lengths[ordinal] ?? 0;
  }

  rank(query: TermQuery): ScoredItem[] {
    const scored = this.#score(query);
    const passes = this.#filter(query.filter);
    const found: { ordinal: number; score: number }[] = [];
    const limit = query.limit;
    let worst = Number.NEGATIVE_INFINITY;
    for (const ordinal of scored) {
      const score = this.#scores[ordinal] ?? 0;
      if (score < worst || (passes !== undefined && passes[ordinal] !== 1)) continue;
      found.push({ ordinal, score });
      if (found.length < limit * 4 + 64) continue;
      worst = this.#keepBest(found, limit);
    }
    this.#keepBest(found, limit);
    return found.map(({ ordinal, score }) => ({ id: this.#idAt(ordinal), score }));
  }

  match(filter: TermFilter, limit = Number.POSITIVE_INFINITY): ItemId[] {
    const narrow = this.#narrowest(filter);
    if (narrow.rows < this.#ids.length / NARROW) return this.#matchNarrow(filter, narrow.lists, limit);
    const passes = this.#filter(filter);
    const order = this.#order();
    const found: ItemId[] = [];
    for (let i = 0; i < order.length && found.length < limit; i += 1) {
      const ordinal = order[i] ?? 0;
      if (passes === undefined || passes[ordinal] === 1) found.push(this.#idAt(ordinal));
    }
    return found;
  }

  /** A rare term leaves so few rows that looking at those is quicker than flagging all. */
  #matchNarrow(filter: TermFilter, lists: readonly Postings[], limit: number): ItemId[] {
    const groups = filter.any.map((group) => this.#lists(group));
    const banned = this.#lists(filter.none);
    const found = new Set<ItemId>();
    for (const list of lists) {
      for (let i = 0; i < list.length; i += 1) {
        const ordinal = list.ordinal(i);
        const wanted = groups.every((group) => group.some((other) => other.has(ordinal)));
        if (this.#alive[ordinal] === true && wanted && !banned.some((other) => other.has(ordinal)))
          found.add(this.#idAt(ordinal));
      }
    }
    const ids = [...found].sort();
    return ids.length > limit ? ids.slice(0, limit) : ids;
  }

  /** The group of terms with the fewest rows. */
  #narrowest(filter: TermFilter): { readonly rows: number; readonly lists: readonly Postings[] } {
    let best = { rows: Number.POSITIVE_INFINITY, lists: [] as readonly Postings[] };
    for (const group of filter.any) {
      const lists = this.#lists(group);
      const rows = lists.reduce((sum, list) => sum + list.length, 0);
      if (rows < best.rows) best = { rows, lists };
    }
    return best;
  }

  vocabulary(prefix: string, limit = Number.POSITIVE_INFINITY): { term: string; items: number }[] {
    const found: { term: string; items: number }[] = [];
    for (const [name, postings] of this.#terms) {
      if (!name.startsWith(prefix)) continue;
      let items = 0;
      for (let i = 0; i < postings.length; i += 1) if (this.#alive[postings.ordinal(i)] === true) items += 1;
      if (items > 0) found.push({ term: name, items });
    }
    found.sort((a, b) => b.items - a.items || (a.term < b.term ? -1 : 1));
    return found.slice(0, limit);
  }

  /** Adds up the scores of every row that has a word, into `#scores`; returns those rows. */
  #score(query: TermQuery): number[] {
    if (this.#scores.length < this.#ids.length) {
      this.#scores = new Float64Array(this.#ids.length + 4096);
      this.#marks = new Uint32Array(this.#ids.length + 4096);
      this.#mark = 0;
    }
    this.#mark += 1;
    const rows = this.size;
    const mean = this.#tokens / Math.max(1, rows);
    const weights = indexFields.map((field) => query.fieldWeights[field]);
    const touched: number[] = [];
    for (const { token, weight } of query.words) {
      const postings = this.#words.get(token.toLowerCase());
      if (postings === undefined) continue;
      const n = this.#living(postings);
      const idf = Math.max(Math.log((rows - n + 0.5) / (n + 0.5)), LOWEST_IDF) * weight;
      this.#addWord(postings, idf, weights, mean, touched);
    }
    return touched;
  }

  #addWord(postings: Postings, idf: number, weights: readonly number[], mean: number, touched: number[]): void {
    const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = weights;
    for (let i = 0; i < postings.length; i += 1) {
      const ordinal = postings.ordinal(i);
      if (this.#alive[ordinal] !== true) continue;
      const packed = postings.payload(i);
      const tf =
        w0 * (packed & 255) + w1 * ((packed >>> 8) & 255) + w2 * ((packed >>> 16) & 255) + w3 * (packed >>> 24);
      const length = this.#lengths[ordinal] ?? 0;
      const score = (idf * tf * (K1 + 1)) / (tf + K1 * (1 - B + (B * length) / mean));
      if (this.#marks[ordinal] === this.#mark) this.#scores[ordinal] = (this.#scores[ordinal] ?? 0) + score;
      else {
        this.#marks[ordinal] = this.#mark;
        this.#scores[ordinal] = score;
        touched.push(ordinal);
      }
    }
  }

  #living(postings: Postings): number {
    if (this.#dead === 0) return postings.length;
    let n = 0;
    for (let i = 0; i < postings.length; i += 1) if (this.#alive[postings.ordinal(i)] === true) n += 1;
    return n;
  }

  #keepBest(found: { ordinal: number; score: number }[], limit: number): number {
    found.sort((a, b) => b.score - a.score || (this.#idAt(a.ordinal) < this.#idAt(b.ordinal) ? -1 : 1));
    if (found.length > limit) found.length = limit;
    return found.length < limit ? Number.NEGATIVE_INFINITY : (found.at(-1)?.score ?? Number.NEGATIVE_INFINITY);
  }

  /** A flag for every row, kept until a row changes: one question asks for the same filter several times. */
  #filter(filter: TermFilter): Uint8Array | undefined {
    if (filter.any.length === 0 && filter.none.length === 0) return undefined;
    const key = JSON.stringify(filter);
    const kept = this.#filters.get(key);
    if (kept !== undefined) return kept;
    // A group's rows count up to its number only if they passed every group before it.
    const passed = new Uint8Array(this.#ids.length);
    let step = 0;
    for (const group of filter.any) {
      for (const list of this.#lists(group)) list.raise(passed, step);
      step += 1;
    }
    for (const list of this.#lists(filter.none)) list.clear(passed, step + 1);
    const flags = passed.map((count) => (count === step ? 1 : 0));
    if (this.#filters.size >= MOST_FILTERS) this.#filters.clear();
    this.#filters.set(key, flags);
    return flags;
  }

  #lists(names: readonly string[]): Postings[] {
    return names.map((name) => this.#terms.get(name.toLowerCase())).filter((list) => list !== undefined);
  }

  /** Living rows in order of id; sorted again only after rows came or went. */
  #order(): Uint32Array {
    if (this.#sorted !== undefined) return this.#sorted;
    const ordinals = [...this.#ordinals.values()];
    ordinals.sort((a, b) => (this.#idAt(a) < this.#idAt(b) ? -1 : 1));
    this.#sorted = Uint32Array.from(ordinals);
    return this.#sorted;
  }

  #idAt(ordinal: number): ItemId {
    return this.#ids[ordinal] as ItemId;
  }
}

function postingsOf(lists: Map<string, Postings>, name: string): Postings {
  // FTS5 folds case; so does this.
  const key = name.toLowerCase();
  const known = lists.get(key);
  if (known !== undefined) return known;
  const made = new Postings();
  lists.set(key, made);
  return made;
}
