import { inOrder } from './id-order.ts';
import type { TermPostings } from './posting-lists.ts';
import { decodeToken } from './token-code.ts';

type Counted = { readonly term: string; readonly postings: TermPostings; items: number };

/** Beginnings of which the order is kept; who asks for more asks for each once. */
const MOST_KEPT = 64;

const byCount = (a: Counted, b: Counted): number => b.items - a.items || inOrder(a.term, b.term);

/**
 * How many items have each structured term, by what terms begin with: most frequent first, ties in order. What was asked for
 * before is kept in its order, and only terms whose count has changed find another place in it.
 */
export class TermCounts {
  readonly #terms: ReadonlyMap<string, TermPostings>;
  readonly #kept = new Map<string, Counted[]>();

  /** @param terms by their codes; each new one is told to `added`, too */
  constructor(terms: ReadonlyMap<string, TermPostings>) {
    this.#terms = terms;
  }

  added(code: string, postings: TermPostings): void {
    for (const [prefix, list] of this.#kept)
      if (code.startsWith(prefix)) list.push({ term: decodeToken(code), postings, items: 0 });
  }

  /** @param prefix coded, as the terms are; `living` counts the items of a list */
  of(prefix: string, living: (postings: TermPostings) => number): { term: string; items: number }[] {
    const known = this.#kept.get(prefix) ?? this.#read(prefix);
    const moved: Counted[] = [];
    let kept = 0;
    for (const one of known) {
      const items = living(one.postings);
      if (items === one.items) known[kept++] = one;
      else {
        one.items = items;
        moved.push(one);
      }
    }
    known.length = kept;
    if (moved.length > kept / 8) known.push(...moved.splice(0));
    if (known.length > kept) known.sort(byCount);
    for (const one of moved) known.splice(placeIn(known, one), 0, one);
    const found: { term: string; items: number }[] = [];
    for (const { term, items } of known) if (items > 0) found.push({ term, items });
    return found;
  }

  #read(prefix: string): Counted[] {
    const made: Counted[] = [];
    for (const [code, postings] of this.#terms)
      if (code.startsWith(prefix)) made.push({ term: decodeToken(code), postings, items: 0 });
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(prefix, made);
    return made;
  }
}

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
