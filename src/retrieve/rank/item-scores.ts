import type { ItemId } from '../../memory/ids.ts';

/** Numbers the items of one question from 0, so that each is looked up once for all that is known of it. */
export class ItemPlaces {
  readonly ids: ItemId[] = [];
  readonly #places = new Map<ItemId, number>();

  /** The item's number; a new one for an item not met before. */
  of(id: ItemId): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    this.#places.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  known(id: ItemId): number | undefined {
    return this.#places.get(id);
  }
}

/** The numbers with room for one at `place`, and for as many more: those that are new are `filler`. */
export function grown(numbers: Float64Array<ArrayBuffer>, place: number, filler: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(Math.max(64, 2 * (place + 1)));
  larger.set(numbers);
  return filler === 0 ? larger : larger.fill(filler, numbers.length);
}

/**
 * Sums by item. Having none is not having 0: it is NaN in the list of sums, which may be shorter than there are items.
 * The list is one of plain numbers outside of what is collected as garbage, made for as many items as are expected.
 */
export class ItemScores {
  readonly places: ItemPlaces;
  #sums: Float64Array<ArrayBuffer>;

  constructor(places: ItemPlaces, expected = 0) {
    this.places = places;
    this.#sums = new Float64Array(expected).fill(Number.NaN);
  }

  get(id: ItemId): number | undefined {
    const place = this.places.known(id);
    const sum = place === undefined ? undefined : this.#sums[place];
    return sum === undefined || Number.isNaN(sum) ? undefined : sum;
  }

  add(id: ItemId, amount: number): void {
    this.addAt(this.places.of(id), amount);
  }

  addAt(place: number, amount: number): void {
    if (place >= this.#sums.length) this.#sums = grown(this.#sums, place, Number.NaN);
    const sums = this.#sums;
    const sum = sums[place] as number;
    sums[place] = Number.isNaN(sum) ? amount : sum + amount;
  }

  /** A copy that numbers the items alike. */
  copy(): ItemScores {
    const made = new ItemScores(this.places);
    made.#sums = this.#sums.slice();
    return made;
  }

  get size(): number {
    let size = 0;
    const sums = this.#sums;
    for (let at = 0; at < sums.length; at++) if (!Number.isNaN(sums[at])) size += 1;
    return size;
  }

  /** The largest sum, at least 0. */
  get most(): number {
    let most = 0;
    const sums = this.#sums;
    for (let at = 0; at < sums.length; at++) if ((sums[at] as number) > most) most = sums[at] as number;
    return most;
  }

  /** The items of the largest sums, ties by id: of thousands only those that can be among them are sorted. */
  best(limit: number): ItemId[] {
    const least = leastOfMost(this.#sums, limit);
    const top: { readonly id: ItemId; readonly sum: number }[] = [];
    const sums = this.#sums;
    const { ids } = this.places;
    for (let place = 0; place < ids.length; place++) {
      const sum = sums[place] as number;
      if (sum >= least) top.push({ id: ids[place] as ItemId, sum });
    }
    top.sort((a, b) => b.sum - a.sum || (a.id < b.id ? -1 : 1));
    return top.slice(0, limit).map(({ id }) => id);
  }
}

/** The least of the `limit` largest numbers, by a heap of them; NaN is no number. Without end where there are no more than that. */
function leastOfMost(numbers: Float64Array, limit: number): number {
  const heap = new Float64Array(Math.min(limit, numbers.length));
  let kept = 0;
  for (let n = 0; n < numbers.length; n++) {
    const number = numbers[n] as number;
    if (Number.isNaN(number)) continue;
    if (kept === limit) {
      if (number > (heap[0] as number)) sink(heap, kept, number);
    } else rise(heap, kept++, number);
  }
  return kept < limit ? Number.NEGATIVE_INFINITY : (heap[0] ?? Number.NEGATIVE_INFINITY);
}

/** A number joins the end of a heap whose top is the least. */
function rise(heap: Float64Array, end: number, number: number): void {
  let at = end;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if ((heap[above] as number) <= number) break;
    heap[at] = heap[above] as number;
    at = above;
  }
  heap[at] = number;
}

/** A number takes the place of the least. */
function sink(heap: Float64Array, size: number, number: number): void {
  let at = 0;
  for (let below = 1; below < size; below = 2 * at + 1) {
    if (below + 1 < size && (heap[below + 1] as number) < (heap[below] as number)) below += 1;
    if ((heap[below] as number) >= number) break;
    heap[at] = heap[below] as number;
    at = below;
  }
  heap[at] = number;
}
