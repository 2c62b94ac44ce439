import type { ItemId } from '../../memory/ids.ts';
import { isStretch } from '../../memory/neighbourhood.ts';
import type { Store } from '../../ports/store.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';

/**
 * Items that follow one another: the turns of a session, the mails of a thread, the pictures of a moment. `start` is where
 * the first of them stands in the line of all sequences.
 */
export type Sequence = { readonly items: readonly ItemId[]; readonly start: number };

const FEWEST_ROWS = 1024;

/** Where an item stands in the first sequence that has it. */
export type InSequence = { readonly sequence: Sequence; readonly at: number };

/**
 * The sequences of a memory, and numbers for its items. All sequences stand in one line behind one another; an item's number
 * is where it stands there first, so that the numbers of its neighbours are beside its own and none is looked up by its id.
 * Items in no sequence are numbered behind the line, as they are met.
 */
export class Sequences {
  readonly #numbers = new Map<ItemId, number>();
  /** The item of each number, and where it stands. */
  readonly #ids: ItemId[] = [];
  readonly #places: (InSequence | undefined)[] = [];
  /** Of rows of the store, the number of the item that had the row last, and one more. */
  #byRow = new Uint32Array(0);
  /** Of each place of the line, the number of the item that stands there. */
  readonly #line: Uint32Array<ArrayBuffer>;

  constructor(sequences: readonly (readonly ItemId[])[]) {
    this.#line = new Uint32Array(sequences.reduce((sum, { length }) => sum + length, 0));
    for (const items of sequences) {
      const sequence = { items, start: this.#ids.length };
      for (const [at, id] of items.entries()) {
        const number = sequence.start + at;
        this.#ids.push(id);
        const known = this.#numbers.get(id);
        this.#places.push(known === undefined ? { sequence, at } : undefined);
        if (known === undefined) this.#numbers.set(id, number);
        this.#line[number] = known ?? number;
      }
    }
  }

  /** An item that is in no sequence has no place. */
  get(id: ItemId): InSequence | undefined {
    const number = this.#numbers.get(id);
    return number === undefined ? undefined : this.#places[number];
  }

  /** As `get`, by the item's number. */
  placeOf(number: number): InSequence | undefined {
    return this.#places[number];
  }

  /** As `numberOf`; `row` is a hint of the store where the item is found at once. */
  numberOfRow(id: ItemId, row: number | undefined): number {
    if (row === undefined) return this.numberOf(id);
    const known = (this.#byRow[row] ?? 0) - 1;
    // Of the same text, the same string is told sooner than another.
    if (known >= 0 && this.#ids[known] === id) return known;
    const number = this.numberOf(id);
    if (row >= this.#byRow.length) {
      const larger = new Uint32Array(Math.max(FEWEST_ROWS, 2 * row));
      larger.set(this.#byRow);
      this.#byRow = larger;
    }
    this.#byRow[row] = number + 1;
    this.#ids[number] = id;
    return number;
  }

  /** The number of the item that stands in a sequence at a place, which must be one of the sequence's. */
  numberAt({ start }: Sequence, at: number): number {
    return this.#line[start + at] as number;
  }

  /** The item's number; a new one for an item not met before. */
  numberOf(id: ItemId): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.#ids.push(id) - 1;
    this.#places.push(undefined);
    this.#numbers.set(id, number);
    return number;
  }

  knownNumber(id: ItemId): number | undefined {
    return this.#numbers.get(id);
  }

  /** The item of a number. */
  idOf(number: number): ItemId {
    return this.#ids[number] as ItemId;
  }
}

const cache = new WeakMap<Gazetteer, Promise<Sequences>>();

/** The memory's sequences, read once for each state of it. A thread comes before a moment, a moment before a stretch. */
export async function sequencesOf(store: Store, gazetteer: Gazetteer): Promise<Sequences> {
  const known = cache.get(gazetteer);
  if (known !== undefined) return known;
  const read = store
    .records('neighbourhood')
    .then(
      (threads) =>
        new Sequences([
          ...threads.filter((one) => !isStretch(one)).map(({ items }) => items),
          ...gazetteer.events.filter((event) => event.kind === 'moment').map(({ items }) => items),
          ...threads.map(({ items }) => items),
        ]),
    );
  cache.set(gazetteer, read);
  read.catch(() => cache.delete(gazetteer));
  return read;
}
