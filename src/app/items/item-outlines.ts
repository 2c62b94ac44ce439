import { setImmediate as afterOthers } from 'node:timers/promises';
import type { ItemId } from '../../memory/ids.ts';
import type { Modality } from '../../memory/item.ts';
import { type ItemOutline, outlineOf } from '../../memory/timeline.ts';
import { beforeAll, type Position } from '../../ports/news.ts';
import type { Store } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Items between which others get their turn. */
const BREATH = 500;

/** Outlines of all items of a memory, kept in step with the writes of every process. */
class ItemOutlines {
  readonly #outlines = new Map<ItemId, ItemOutline>();
  #position: Position = beforeAll;
  #work: Promise<void> = Promise.resolve();

  /** The outlines of now; the map is the same each time, and not to be changed. */
  async current(store: Store): Promise<ReadonlyMap<ItemId, ItemOutline>> {
    const work = this.#work.catch(() => undefined).then(() => this.#keepStep(store));
    this.#work = work;
    await work;
    return this.#outlines;
  }

  async #keepStep(store: Store): Promise<void> {
    const news = await store.newsSince(this.#position);
    if (news === undefined) return;
    if (news.changed === 'everything') {
      this.#outlines.clear();
      for await (const page of store.outlines()) {
        this.#take(page);
        await afterOthers();
      }
    } else {
      for (let at = 0; at < news.changed.length; at += BREATH) {
        const ids = news.changed.slice(at, at + BREATH);
        for (const id of ids) this.#outlines.delete(id);
        this.#take((await store.timeline({ ids })).map(outlineOf));
        await afterOthers();
      }
    }
    this.#position = news.position;
  }

  #take(outlines: readonly ItemOutline[]): void {
    for (const outline of outlines) this.#outlines.set(outline.id, outline);
  }
}

const byStore = new WeakMap<Store, ItemOutlines>();

/** Outlines of all items as they are now: the first time all are read, later only what has changed. */
export function itemOutlines({ store }: Pick<OpenMemory, 'store'>): Promise<ReadonlyMap<ItemId, ItemOutline>> {
  const known = byStore.get(store) ?? new ItemOutlines();
  byStore.set(store, known);
  return known.current(store);
}

type Timed = { readonly id: string; readonly start?: string | undefined };

/** Latest first, those without a time last; ties by id. */
export const latestFirst = (a: Timed, b: Timed): number => compare(b.start ?? '', a.start ?? '') || compare(a.id, b.id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export type ItemTally = {
  readonly counts: Readonly<Record<Modality, number>>;
  readonly first?: string;
  readonly latest?: string;
};

/** How many items of each kind these are, and from when to when. */
export function tallyOf(ids: readonly ItemId[], outlines: ReadonlyMap<ItemId, ItemOutline>): ItemTally {
  const counts = { image: 0, video: 0, email: 0, text: 0 };
  let first: string | undefined;
  let latest: string | undefined;
  for (const id of ids) {
    const item = outlines.get(id);
    if (item === undefined) continue;
    counts[item.modality] += 1;
    if (item.start === undefined) continue;
    if (first === undefined || item.start < first) first = item.start;
    if (latest === undefined || item.start > latest) latest = item.start;
  }
  return { counts, ...(first === undefined ? {} : { first }), ...(latest === undefined ? {} : { latest }) };
}
