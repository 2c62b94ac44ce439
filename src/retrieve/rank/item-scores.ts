import type { ItemId } from '../../memory/ids.ts';
import { BestRows } from '../../ports/best-rows.ts';

/** Numbers the items of one question from 0, so that each is looked up once for all that is known of it. */
export class ItemPlaces {
  readonly #ids: ItemId[];
  readonly #places = new Map<ItemId, number>();

  constructor(expected = 0) {
    this.#ids = new Array(expected);
  }

  /** How many items are numbered. */
  get size(): number {
    return this.#places.size;
  }

  /** The item of a number. */
  idAt(place: number): ItemId {
    return this.#ids[place] as ItemId;
  }

  /** The item's number; a new one for an item not met before. */
  of(id: ItemId): number {
    const known = this.#places.get(id);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(id, place);
    this.#ids[place] = id;
    return place;
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
    return this.at(this.places.known(id));
  }

  /** Of an item by its number. */
  at(place: number | undefined): number | undefined {
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

  /** The items of the largest sums, ties by id. */
  best(limit: number): ItemId[] {
    const sums = this.#sums;
    const { places } = this;
    const best = new BestRows(limit, (a, b) => places.idAt(a) < places.idAt(b));
    for (let place = 0; place < places.size; place++) {
      const sum = sums[place] ?? Number.NaN;
      if (!Number.isNaN(sum)) best.offer(place, sum);
    }
    const sorted = best.sorted();
    const found = new Array<ItemId>(sorted.length / 2);
    for (let n = 0; n < found.length; n++) found[n] = places.idAt(sorted[n * 2] as number);
    return found;
  }
}
