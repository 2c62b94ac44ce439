import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';

/** Characters of JSON behind the items kept in memory; the items themselves take two to three times as many bytes. */
const MOST_CHARACTERS = 24_000_000;
/** Ids that are remembered as read once. */
const MOST_MET = 8192;

/** One of the items kept, between those that were used just before and just after it. */
type Kept = {
  readonly item: MemoryItem;
  readonly characters: number;
  older: Kept | undefined;
  newer: Kept | undefined;
};

/**
 * Items that were read more than once of late, and as long as there is room others too. What is read a single time does not drive out
 * what is kept: it would live just long enough to be moved among the old objects, whose garbage makes the heap several times as large as what it holds.
 * Who was used longest ago goes first, one by one: dropping half at once had a memory that nearly fits read a third of its items
 * over and over, and with each all that was made of it. (A chain, since a Map of which the oldest is dropped skips all that was dropped before.)
 */
export class ItemCache {
  readonly #kept = new Map<ItemId, Kept>();
  #oldest: Kept | undefined;
  #newest: Kept | undefined;
  #characters = 0;
  #met = new Set<ItemId>();
  #metBefore = new Set<ItemId>();

  has(id: ItemId): boolean {
    return this.#kept.has(id);
  }

  get(id: ItemId): MemoryItem | undefined {
    const known = this.#kept.get(id);
    if (known === undefined) return undefined;
    if (known !== this.#newest) {
      this.#unchain(known);
      this.#chain(known);
    }
    return known.item;
  }

  /**
   * An item that was read and was not kept; `characters`: its length as JSON. `fills`: as long as nothing has to go for it, it is
   * kept at once; for who will ask again, as a search does.
   */
  offer(item: MemoryItem, characters: number, fills = false): void {
    const isFree = fills && this.#characters + characters <= MOST_CHARACTERS;
    if (isFree || this.#met.has(item.id) || this.#metBefore.has(item.id)) this.#keep(item, characters);
    else {
      if (this.#met.size >= MOST_MET) {
        this.#metBefore = this.#met;
        this.#met = new Set();
      }
      this.#met.add(item.id);
    }
  }

  #keep(item: MemoryItem, characters: number): void {
    this.drop(item.id);
    const kept: Kept = { item, characters, older: undefined, newer: undefined };
    this.#kept.set(item.id, kept);
    this.#chain(kept);
    this.#characters += characters;
    while (this.#characters > MOST_CHARACTERS && this.#oldest !== undefined) this.drop(this.#oldest.item.id);
  }

  drop(id: ItemId): void {
    const known = this.#kept.get(id);
    if (known === undefined) return;
    this.#kept.delete(id);
    this.#unchain(known);
    this.#characters -= known.characters;
  }

  clear(): void {
    this.#kept.clear();
    this.#oldest = undefined;
    this.#newest = undefined;
    this.#met.clear();
    this.#metBefore.clear();
    this.#characters = 0;
  }

  /** Puts one that is in no chain behind the newest. */
  #chain(one: Kept): void {
    one.older = this.#newest;
    if (this.#newest === undefined) this.#oldest = one;
    else this.#newest.newer = one;
    this.#newest = one;
  }

  #unchain(one: Kept): void {
    if (one.older === undefined) this.#oldest = one.newer;
    else one.older.newer = one.newer;
    if (one.newer === undefined) this.#newest = one.older;
    else one.newer.older = one.older;
    one.older = undefined;
    one.newer = undefined;
  }
}
