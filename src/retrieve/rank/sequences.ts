import type { ItemId } from '../../memory/ids.ts';
import { isStretch, type Neighbourhood } from '../../memory/neighbourhood.ts';
import { keptRecords } from '../../ports/kept-records.ts';
import type { Ranking } from '../../ports/ranking.ts';
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
  /** Of the rows of a ranking, the number of the row's item, and one more; 0 where it was not looked up. */
  #byRow = new Uint32Array(FEWEST_ROWS);
  /** Whose rows they are. */
  #rowsOf: readonly ItemId[] = [];
  /** Of each place of the line, the number of the item that stands there, and where its sequence begins and ends. */
  readonly #line: Uint32Array<ArrayBuffer>;
  readonly #starts: Uint32Array<ArrayBuffer>;
  readonly #ends: Uint32Array<ArrayBuffer>;

  constructor(sequences: readonly (readonly ItemId[])[]) {
    this.#line = new Uint32Array(sequences.reduce((sum, { length }) => sum + length, 0));
    this.#starts = new Uint32Array(this.#line.length);
    this.#ends = new Uint32Array(this.#line.length);
    for (const items of sequences) {
      const sequence = { items, start: this.#ids.length };
      const end = sequence.start + items.length;
      this.#starts.fill(sequence.start, sequence.start, end);
      this.#ends.fill(end, sequence.start, end);
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

  /** Whether the item of a number is in any; only then does its number tell where in the line it stands. */
  isInSequence(number: number): boolean {
    return number < this.#line.length;
  }

  /** Where the sequence begins that stands at a place of the line. */
  startOf(place: number): number {
    return this.#starts[place] as number;
  }

  /** Behind the end of the sequence that stands at a place of the line. */
  endOf(place: number): number {
    return this.#ends[place] as number;
  }

  /** The number of the item at a place of the line. */
  numberIn(place: number): number {
    return this.#line[place] as number;
  }

  /** The number of each item of a ranking. */
  numbersOf({ rows, ids }: Ranking): Uint32Array<ArrayBuffer> {
    if (this.#rowsOf !== ids) {
      this.#rowsOf = ids;
      this.#byRow.fill(0);
    }
    if (ids.length > this.#byRow.length) {
      const larger = new Uint32Array(2 * ids.length);
      larger.set(this.#byRow);
      this.#byRow = larger;
    }
    const byRow = this.#byRow;
    const numbers = new Uint32Array(rows.length);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      let known = byRow[row] as number;
      if (known === 0) {
        known = this.numberOf(ids[row] as ItemId) + 1;
        byRow[row] = known;
      }
      numbers[at] = known - 1;
    }
    return numbers;
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

const threadsKept = keptRecords({
  neighbourhood: ({ thread, items }: Neighbourhood) => ({ isStretch: isStretch({ thread }), items }),
});

/** What sequences were made of. */
type Made = {
  readonly threads: unknown;
  readonly events: Gazetteer['events'];
  readonly lists: readonly (readonly ItemId[])[];
  readonly sequences: Sequences;
};
const lastOf = new WeakMap<Store, Made>();
const byGazetteer = new WeakMap<Gazetteer, Promise<Sequences>>();

/**
 * The memory's sequences, the same as long as the same items follow one another. A thread comes before a moment, a moment
 * before a stretch.
 */
export async function sequencesOf(store: Store, gazetteer: Gazetteer): Promise<Sequences> {
  const known = byGazetteer.get(gazetteer);
  if (known !== undefined) return known;
  const made = currentSequences(store, gazetteer);
  byGazetteer.set(gazetteer, made);
  made.catch(() => byGazetteer.delete(gazetteer));
  return made;
}

async function currentSequences(store: Store, { events }: Gazetteer): Promise<Sequences> {
  const { neighbourhood: threads } = await threadsKept(store);
  const last = lastOf.get(store);
  if (last?.threads === threads && haveSameItems(last.events, events)) {
    lastOf.set(store, { ...last, events });
    return last.sequences;
  }
  const lists = [
    ...threads.filter((one) => !one.isStretch).map(({ items }) => items),
    ...events.filter(({ kind }) => kind === 'moment').map(({ items }) => items),
    ...threads.map(({ items }) => items),
  ];
  const sequences = last !== undefined && areSame(last.lists, lists) ? last.sequences : new Sequences(lists);
  lastOf.set(store, { threads, events, lists, sequences });
  return sequences;
}

/** Whether the same moments have the same items, whatever else is said of them. */
const haveSameItems = (some: Made['events'], others: Made['events']): boolean =>
  some.length === others.length &&
  some.every((event, at) => {
    const other = others[at];
    return event === other || (event.kind === other?.kind && areEqual(event.items, other.items));
  });

/** Whether the lists have the same items in the same order; most are the same list. */
const areSame = (some: readonly (readonly ItemId[])[], others: readonly (readonly ItemId[])[]): boolean =>
  some.length === others.length && some.every((items, at) => areEqual(items, others[at] ?? []));

const areEqual = (some: readonly ItemId[], others: readonly ItemId[]): boolean =>
  some === others || (some.length === others.length && some.every((id, at) => id === others[at]));
