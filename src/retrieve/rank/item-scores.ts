import type { ItemId } from '../../memory/ids.ts';
import { BestRows } from '../../ports/best-rows.ts';
import type { Sequences } from './sequences.ts';

/** Slots for each item that is expected: with fewer, more than one item in a row finds its slot taken. */
const SLOTS = 2;
const FEWEST_SLOTS = 256;
/**
 * Neighbours have numbers that follow one another, and are asked for together: slots of so many lie beside one another. The
 * eights are spread over all slots (Knuth 1998, 6.4: the golden ratio of 2³²).
 */
const NEAR_BITS = 3;
const NEAR = 2 ** NEAR_BITS - 1;
const SPREADING = 0x9e3779b1;

/**
 * Places the items of one question from 0, so that each is looked up once for all that is known of it. A table of plain
 * numbers with open addressing: a `Map` of ids is what the collection of garbage had most to clear away of a question.
 */
export class ItemPlaces {
  readonly #numbers: Sequences;
  /** The number of each place's item. */
  #numberOf: Uint32Array<ArrayBuffer>;
  /** Of each slot, the place in it and one more; 0 where there is none. As many as a power of 2. */
  #slots: Uint32Array<ArrayBuffer>;
  #shift: number;
  #size = 0;

  /** @param numbers who numbers the items of the memory */
  constructor(numbers: Sequences, expected = 0) {
    this.#numbers = numbers;
    const bits = Math.ceil(Math.log2(Math.max(FEWEST_SLOTS, SLOTS * expected)));
    this.#slots = new Uint32Array(2 ** bits);
    this.#shift = 32 + NEAR_BITS - bits;
    this.#numberOf = new Uint32Array(this.#slots.length / SLOTS);
  }

  /** How many items have a place. */
  get size(): number {
    return this.#size;
  }

  /** The item of a place. */
  idAt(place: number): ItemId {
    return this.#numbers.idOf(this.numberAt(place));
  }

  /** The number of the item of a place. */
  numberAt(place: number): number {
    return this.#numberOf[place] as number;
  }

  /** The item's place; a new one for an item not met before. */
  of(id: ItemId): number {
    return this.ofNumber(this.#numbers.numberOf(id));
  }

  /** As `of`, of many by their numbers. */
  ofNumbers(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
    const places = new Uint32Array(numbers.length);
    for (let n = 0; n < numbers.length; n++) places[n] = this.ofNumber(numbers[n] as number);
    return places;
  }

  /** As `of`, by the number that the item has in its memory. */
  ofNumber(number: number): number {
    const slot = this.#slotOf(number);
    const known = this.#slots[slot] as number;
    if (known !== 0) return known - 1;
    const place = this.#size++;
    this.#slots[slot] = place + 1;
    this.#numberOf[place] = number;
    if (this.#size === this.#numberOf.length) this.#grow();
    return place;
  }

  known(id: ItemId): number | undefined {
    const number = this.#numbers.knownNumber(id);
    return number === undefined ? undefined : this.knownNumber(number);
  }

  knownNumber(number: number): number | undefined {
    const found = this.#slots[this.#slotOf(number)] as number;
    return found === 0 ? undefined : found - 1;
  }

  /** The slot that the number has, or would have. */
  #slotOf(number: number): number {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = ((Math.imul(number >>> NEAR_BITS, SPREADING) >>> this.#shift) << NEAR_BITS) | (number & NEAR);
    for (let taken = slots[slot] as number; taken !== 0; taken = slots[slot] as number) {
      if (this.#numberOf[taken - 1] === number) break;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #grow(): void {
    const larger = new Uint32Array(2 * this.#numberOf.length);
    larger.set(this.#numberOf);
    this.#numberOf = larger;
    this.#slots = new Uint32Array(2 * this.#slots.length);
    this.#shift -= 1;
    for (let place = 0; place < this.#size; place++) this.#slots[this.#slotOf(larger[place] as number)] = place + 1;
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

  /** Adds `amounts` times `times` to those in some places; in loops, since a number that is handed on is put in a box. */
  addEach(places: Uint32Array, amounts: Float64Array, times: number): void {
    const sums = this.#roomFor(this.places.size);
    for (let n = 0; n < places.length; n++) {
      const place = places[n] as number;
      const sum = sums[place] as number;
      const amount = times * (amounts[n] as number);
      sums[place] = Number.isNaN(sum) ? amount : sum + amount;
    }
  }

  /** Adds the same to each of those in some places. */
  addSame(places: Uint32Array, amount: number): void {
    const sums = this.#roomFor(this.places.size);
    for (let n = 0; n < places.length; n++) {
      const place = places[n] as number;
      const sum = sums[place] as number;
      sums[place] = Number.isNaN(sum) ? amount : sum + amount;
    }
  }

  #roomFor(size: number): Float64Array<ArrayBuffer> {
    if (size > this.#sums.length) this.#sums = grown(this.#sums, size - 1, Number.NaN);
    return this.#sums;
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

  /** The numbers of the items of the largest sums, ties by id. */
  best(limit: number): Uint32Array {
    const sums = this.#sums;
    const { places } = this;
    const best = new BestRows(limit, (a, b) => places.idAt(a) < places.idAt(b));
    const end = Math.min(places.size, sums.length);
    for (let place = 0; place < end; place++) {
      const sum = sums[place] as number;
      // False of what has none as well; and a number that is handed on is put in a box.
      if (sum >= best.floor) best.offer(place, sum);
    }
    return best.sorted().rows.map((place) => places.numberAt(place));
  }
}
