import type { TermFilter } from '../ports/store.ts';
import type { Mortal, TermPostings, WordPostings } from './posting-lists.ts';
import { encodeToken } from './token-code.ts';

/** A group with fewer than one row in so many is walked instead of flagging every row. */
const NARROW = 20;
/** Lists of a group that are searched for a row sooner than a set is made of all that were found. */
const FEW_LISTS = 4;
/** Steps that looking for a row takes, about. */
const MOST_LOOKS = 8;
const MOST_KEPT_FILTERS = 64;
const MOST_KEPT_BYTES = 16_000_000;
const EXCLUDED = 0xffff;

/** 1 for each row that may be scored, and how many these are. */
export type Passing = { readonly flags: Uint8Array; readonly count: number };

/** As of the first so many rows, and of the first so many that died. */
type Kept = { flags: Uint8Array; count: number; rows: number; died: number };

/** Which rows are in a group: a flag for each row, or those of any of some lists. */
type Membership = Uint8Array | readonly TermPostings[];

/** In loops, since functions made for each row were most of what a question of facts left to be collected as garbage. */
function isInAll(groups: readonly Membership[], row: number): boolean {
  for (const group of groups) if (group instanceof Uint8Array ? group[row] !== 1 : !isInAny(group, row)) return false;
  return true;
}

/** Whether any of the first `most` lists has the row. */
function isInAny(lists: readonly TermPostings[], row: number, most = lists.length): boolean {
  for (let at = 0; at < most; at += 1) if (lists[at]?.has(row) === true) return true;
  return false;
}

/** One flag a row: which rows live, and which of them a filter over structured terms lets through. */
export class RowFlags {
  alive = new Uint8Array(1024);
  #rows = 0;
  /** The rows that died, in the order in which they did. */
  readonly #died: number[] = [];
  readonly #terms: ReadonlyMap<string, TermPostings>;
  /** Flags of filters, of which those of new rows are added when they are asked for again. */
  readonly #kept = new Map<string, Kept>();

  constructor(terms: ReadonlyMap<string, TermPostings>) {
    this.#terms = terms;
  }

  /** The next row, alive. */
  add(): void {
    if (this.#rows === this.alive.length) {
      const larger = new Uint8Array(this.#rows * 2);
      larger.set(this.alive);
      this.alive = larger;
    }
    this.alive[this.#rows++] = 1;
  }

  remove(row: number): void {
    this.alive[row] = 0;
    this.#died.push(row);
  }

  /** The living rows that the filter lets through. */
  passing(filter: TermFilter): Passing {
    if (filter.any.length === 0 && filter.none.length === 0)
      return { flags: this.alive, count: this.#rows - this.#died.length };
    const key = JSON.stringify(filter);
    let kept = this.#kept.get(key);
    if (kept === undefined) {
      if (this.#kept.size >= MOST_KEPT_FILTERS || this.#kept.size * this.#rows > MOST_KEPT_BYTES) this.#kept.clear();
      kept = { flags: new Uint8Array(this.alive.length), count: 0, rows: 0, died: this.#died.length };
      this.#kept.set(key, kept);
    }
    for (; kept.died < this.#died.length; kept.died += 1) {
      const row = this.#died[kept.died] as number;
      if (kept.flags[row] !== 1) continue;
      kept.flags[row] = 0;
      kept.count -= 1;
    }
    if (kept.rows < this.#rows) this.#flag(filter, kept);
    return kept;
  }

  /** The rows that a filter with a rare group lets through, or undefined when no group is rare. */
  few(filter: TermFilter): number[] | undefined {
    const groups = filter.any.map((group) => {
      const lists = this.#lists(group);
      return { names: group, lists, size: lists.reduce((sum, list) => sum + list.length, 0) };
    });
    // Most rows of the rarest group fall out at the rarest of the others.
    const [rarest, ...others] = groups.sort((a, b) => a.size - b.size);
    if (rarest === undefined || rarest.size * NARROW > this.#rows) return undefined;
    const isIn = others.map(({ names, lists, size }) => this.#membership(names, lists, size));
    const banned = this.#lists(filter.none);
    // Of a few lists, the ones before tell whether a row has come already.
    const found = rarest.lists.length <= FEW_LISTS ? undefined : new Set<number>();
    const rows: number[] = [];
    for (const [at, list] of rarest.lists.entries()) {
      for (let i = 0; i < list.length; i += 1) {
        const row = list.rows[i] as number;
        if (this.alive[row] !== 1 || !isInAll(isIn, row) || isInAny(banned, row)) continue;
        if (found === undefined ? isInAny(rarest.lists, row, at) : found.has(row)) continue;
        found?.add(row);
        rows.push(row);
      }
    }
    return rows;
  }

  /** Of a group that many rows have, flags tell sooner than a search of its lists, and are kept. */
  #membership(names: readonly string[], lists: readonly TermPostings[], size: number): Membership {
    return size * NARROW <= this.#rows ? lists : this.passing({ any: [names], none: [] }).flags;
  }

  livingTerms(postings: TermPostings): number {
    return this.#living(postings);
  }

  livingWords(postings: WordPostings): number {
    return this.#living(postings);
  }

  /** The few rows that died since the list was counted are looked for in it; of many, it is counted anew. */
  #living(list: Mortal): number {
    const died = this.#died;
    if ((died.length - list.counted) * MOST_LOOKS > list.length) {
      list.dead = 0;
      for (let n = 0; n < list.length; n += 1) list.dead += 1 - (this.alive[list.rowAt(n)] as number);
    } else for (let n = list.counted; n < died.length; n += 1) if (list.has(died[n] as number)) list.dead += 1;
    list.counted = died.length;
    return list.length - list.dead;
  }

  /**
   * The rows that are not flagged yet. A row climbs a step with each group that has it, if it climbed all before; the rows on
   * the last step pass.
   */
  #flag(filter: TermFilter, kept: Kept): void {
    const from = kept.rows;
    const steps = new Uint16Array(this.#rows - from);
    for (const list of this.#lists(filter.none)) {
      for (let i = list.placeFrom(from); i < list.length; i += 1) steps[(list.rows[i] as number) - from] = EXCLUDED;
    }
    filter.any.forEach((group, step) => {
      for (const list of this.#lists(group)) {
        for (let i = list.placeFrom(from); i < list.length; i += 1) {
          const at = (list.rows[i] as number) - from;
          if (steps[at] === step) steps[at] = step + 1;
        }
      }
    });
    if (kept.flags.length < this.alive.length) {
      const larger = new Uint8Array(this.alive.length);
      larger.set(kept.flags);
      kept.flags = larger;
    }
    const last = filter.any.length;
    for (let row = from; row < this.#rows; row += 1) {
      if (steps[row - from] !== last || this.alive[row] !== 1) continue;
      kept.flags[row] = 1;
      kept.count += 1;
    }
    kept.rows = this.#rows;
  }

  #lists(names: readonly string[]): TermPostings[] {
    return names.flatMap((name) => this.#terms.get(encodeToken(name)) ?? []);
  }
}
