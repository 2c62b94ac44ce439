import type { RecordKind, RecordOf } from '../memory/records.ts';
import { beforeAll, type Changed, type Position } from './news.ts';
import type { Store } from './store.ts';

/** So many changed records are read one by one; of more, all records of the kind. */
const MOST_ONE_BY_ONE = 64;

/** How the id of a record is told by what it says; kinds that are not here are read as a whole when any has changed. */
const ids: { readonly [K in RecordKind]?: (value: RecordOf[K]) => string } = {
  event: ({ id }) => id,
  person: ({ id }) => id,
  place: ({ id }) => id,
  ledger: ({ id }) => id,
  neighbourhood: ({ thread }) => thread,
};

/** What is kept of each record, by kind. */
type Readings = { readonly [K in RecordKind]?: (value: RecordOf[K]) => unknown };
type Lists<R extends Readings> = {
  readonly [K in keyof R]: readonly (R[K] extends (value: never) => infer V ? V : never)[];
};

/**
 * What is read off each record of some kinds, in the order of `Store.records`, kept in step with the writes of every process:
 * only records that have changed are read anew. What is kept of the others is the very same as before, and so is the list of
 * a kind while none of it changed: who works something out of it may keep that with it.
 */
export function keptRecords<R extends Readings>(readings: R): (store: Store) => Promise<Lists<R>> {
  const byStore = new WeakMap<Store, KeptRecords>();
  return async (store) => {
    const known = byStore.get(store) ?? new KeptRecords(store, readings);
    byStore.set(store, known);
    return (await known.current()) as Lists<R>;
  };
}

/** The ids of a kind's records and what is kept of each, in the order of both; without ids where these are not told. */
type Kept = { readonly ids: readonly string[] | undefined; readonly read: readonly unknown[] };

class KeptRecords {
  readonly #store: Store;
  readonly #readings: Readings;
  readonly #kept = new Map<RecordKind, Kept>();
  #lists: Readonly<Record<string, readonly unknown[]>> = {};
  #position: Position = beforeAll;
  #work: Promise<unknown> = Promise.resolve();

  constructor(store: Store, readings: Readings) {
    this.#store = store;
    this.#readings = readings;
  }

  current(): Promise<Readonly<Record<string, readonly unknown[]>>> {
    const work = this.#work.catch(() => undefined).then(() => this.#keepStep());
    this.#work = work;
    return work;
  }

  async #keepStep(): Promise<Readonly<Record<string, readonly unknown[]>>> {
    const news = await this.#store.newsSince(this.#position);
    if (news === undefined) return this.#lists;
    await Promise.all(
      Object.keys(this.#readings).map(async (name) => {
        const kind = name as RecordKind;
        const changed = news.records.get(kind);
        if (changed !== undefined) this.#kept.set(kind, await this.#inStep(kind, changed));
      }),
    );
    this.#lists = Object.fromEntries([...this.#kept].map(([kind, { read }]) => [kind, read]));
    this.#position = news.position;
    return this.#lists;
  }

  async #inStep<K extends RecordKind>(kind: K, changed: Changed): Promise<Kept> {
    const kept = this.#kept.get(kind);
    const idOf = ids[kind] as ((value: RecordOf[K]) => string) | undefined;
    if (kept?.ids === undefined || idOf === undefined || changed === 'everything' || changed.length > MOST_ONE_BY_ONE)
      return this.#all(kind);
    const [keptIds, read] = [[...kept.ids], [...kept.read]];
    const now = await Promise.all(changed.map(async (id) => ({ id, value: await this.#store.record(kind, id) })));
    for (const { id, value } of now) {
      const place = firstFrom(keptIds, id);
      const at = keptIds[place] === id ? place : -1;
      // A record that is kept by another id than its own cannot be told from others.
      if (value === undefined ? at < 0 : idOf(value) !== id) return this.#all(kind);
      if (value === undefined) {
        keptIds.splice(at, 1);
        read.splice(at, 1);
      } else if (at >= 0) read[at] = this.#reading(kind)(value);
      else {
        keptIds.splice(place, 0, id);
        read.splice(place, 0, this.#reading(kind)(value));
      }
    }
    return { ids: keptIds, read };
  }

  async #all<K extends RecordKind>(kind: K): Promise<Kept> {
    const idOf = ids[kind] as ((value: RecordOf[K]) => string) | undefined;
    const values = await this.#store.records(kind);
    const known = idOf === undefined ? [] : values.map(idOf);
    // They are looked up by their order.
    const areTold =
      idOf !== undefined && known.every((id, at) => at === 0 || byCodePoints(known[at - 1] as string, id) < 0);
    return { ids: areTold ? known : undefined, read: values.map(this.#reading(kind)) };
  }

  #reading<K extends RecordKind>(kind: K): (value: RecordOf[K]) => unknown {
    return this.#readings[kind] as (value: RecordOf[K]) => unknown;
  }
}

/** Where in ids in order the first one stands that is not before this. */
function firstFrom(ids: readonly string[], id: string): number {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (byCodePoints(ids[middle] as string, id) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The order of their bytes in UTF-8, in which stores give records. */
function byCodePoints(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
