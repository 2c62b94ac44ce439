import type { TermCount } from '../ports/store.ts';
import { inOrder } from './id-order.ts';
import type { TermPostings } from './posting-lists.ts';
import { decodeToken } from './token-code.ts';

type Counted = { readonly term: string; readonly postings: TermPostings; items: number };
/** All terms of a beginning in their order, and what was last told of them. */
type Kept = { readonly terms: Counted[]; told: readonly TermCount[] };

/** Beginnings of which the order is kept; who asks for more asks for each once. */
const MOST_KEPT = 64;

const byCount = (a: Counted, b: Counted): number => b.items - a.items || inOrder(a.term, b.term);

/**
 * How many items have each structured term, by what terms begin with: most frequent first, ties in order. What was asked for
 * before is kept in its order, and only terms whose count has changed find another place in it; while none has, the very same
 * list is told.
 */
export class TermCounts {
  readonly #terms: ReadonlyMap<string, TermPostings>;
  readonly #kept = new Map<string, Kept>();

  /** @param terms by their codes; each new one is told to `added`, too */
  constructor(terms: ReadonlyMap<string, TermPostings>) {
    this.#terms = terms;
  }

  added(code: string, postings: TermPostings): void {
    for (const [prefix, { terms }] of this.#kept)
      if (code.startsWith(prefix)) terms.push({ term: decodeToken(code), postings, items: 0 });
  }

  /** @param prefix coded, as the terms are; `living` counts the items of a list */
  of(prefix: string, living: (postings: TermPostings) => number): readonly TermCount[] {
    const known = this.#kept.get(prefix) ?? this.#read(prefix);
    const { terms } = known;
    const moved: Counted[] = [];
    let kept = 0;
    for (const one of terms) {
      const items = living(one.postings);
      if (items === one.items) terms[kept++] = one;
      else {
        one.items = items;
        moved.push(one);
      }
    }
    if (moved.length === 0) return known.told;
    terms.length = kept;
    if (moved.length > kept / 8) terms.push(...moved.splice(0));
    if (terms.length > kept) terms.sort(byCount);
    for (const one of moved) terms.splice(placeIn(terms, one), 0, one);
    known.told = terms.flatMap(({ term, items }) => (items > 0 ? [{ term, items }] : []));
    return known.told;
  }

  #read(prefix: string): Kept {
    const made: Kept = { terms: [], told: [] };
    for (const [code, postings] of this.#terms)
      if (code.startsWith(prefix)) made.terms.push({ term: decodeToken(code), postings, items: 0 });
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(prefix, made);
    return made;
  }
}

/** The list itself where that is no longer than `limit`. */
export const firstOf = (counts: readonly TermCount[], limit = Number.POSITIVE_INFINITY): readonly TermCount[] =>
  counts.length <= limit ? counts : counts.slice(0, limit);

/** By bisection. */
function placeIn(list: readonly Counted[], one: Counted): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (byCount(list[middle] as Counted, one) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
