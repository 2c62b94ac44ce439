import { SharedValues } from '../../language/shared-values.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { sharedView } from '../../organise/shared-view.ts';
import type { viewOf } from '../../organise/view.ts';
import type { IndexEntry } from '../../ports/store.ts';
import type { KnownView } from '../jobs/organise-items.ts';
import type { OpenMemory } from '../open-memory.ts';
import { saidOf } from './neighbour-context.ts';

/** What organising looks at of the items that an import takes, made while the next are read in other threads. */
export class KnownViews {
  readonly #memory: OpenMemory;
  readonly #views = new Map<ItemId, KnownView>();
  readonly #values = new SharedValues();

  constructor(memory: OpenMemory) {
    this.#memory = memory;
  }

  of(id: ItemId): KnownView | undefined {
    return this.#views.get(id);
  }

  /** Of an item that was read with its words; of any other it is made when the memory is organised. */
  note(item: MemoryItem, index: IndexEntry | undefined, make: typeof viewOf | undefined): void {
    const words = index && this.#memory.wordsBeside(index);
    const view = words && make?.(item, this.#memory.settings.zone, words);
    if (view === undefined) this.#views.delete(item.id);
    else this.#views.set(item.id, { view: sharedView(view, this.#values), said: saidOf(item) });
  }
}
