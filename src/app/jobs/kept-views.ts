import { SharedValues } from '../../language/shared-values.ts';
import type { ItemId } from '../../memory/ids.ts';
import { DaysTold } from '../../organise/events/days-told.ts';
import { beforeAll, type Position } from '../../ports/news.ts';
import type { Store } from '../../ports/store.ts';
import type { ItemShown } from './item-shown.ts';

/** What is kept of so many items takes some 300 MB. */
const MOST_KEPT = 200_000;

/**
 * What organising looked at of the items of a memory, for who organises the same one again and again: next time, only what was
 * written since is read. Of items of which the owner has said something nothing is kept.
 */
export class KeptViews {
  /** Equal values of all views, once. */
  readonly values = new SharedValues();
  /** Undefined where there are more items than are kept. */
  daysTold: DaysTold | undefined;
  readonly #most: number;
  /** Every item; undefined of one that is read each time. */
  readonly #shown = new Map<ItemId, ItemShown | undefined>();
  #seen: Position = beforeAll;
  #zone: string | undefined;
  #isWhole = false;

  constructor(most = MOST_KEPT) {
    this.#most = most;
  }

  /**
   * Lets go of what was written since the last time. What of the rest may be used, and what is to be read; undefined: everything
   * is. Until `end`, what is kept is in parts.
   */
  async begin(
    store: Store,
    zone: string,
    isSaid: (id: ItemId) => boolean,
  ): Promise<{ readonly known: readonly ItemShown[]; readonly unread: readonly ItemId[] } | undefined> {
    const news = await store.newsSince(this.#seen);
    const isUsable = this.#isWhole && zone === this.#zone;
    this.#isWhole = false;
    this.#zone = zone;
    if (news !== undefined) this.#seen = news.position;
    if (!isUsable || news?.changed === 'everything') {
      this.#shown.clear();
      return undefined;
    }
    const unread = new Set<ItemId>(news?.changed);
    for (const id of unread) this.#shown.delete(id);
    const known: ItemShown[] = [];
    for (const [id, shown] of this.#shown) {
      if (shown !== undefined && !isSaid(id)) known.push(shown);
      else unread.add(id);
    }
    return { known, unread: [...unread] };
  }

  /** `isFinal`: nobody but its source has had a word on it, so that it is the same until it is written again. */
  keep(shown: ItemShown, isFinal: boolean): void {
    this.#shown.set(shown.view.id, isFinal && shown.item === undefined ? shown : undefined);
  }

  /** Everything that there was has been read. */
  end(): void {
    this.#isWhole = this.#shown.size <= this.#most;
    if (!this.#isWhole) this.#shown.clear();
    this.daysTold = this.#isWhole ? (this.daysTold ?? new DaysTold()) : undefined;
  }
}
