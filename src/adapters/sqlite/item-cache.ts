import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';

/** Characters of JSON behind the items kept in memory; the items themselves take two to three times as many bytes. */
const MOST_CHARACTERS = 24_000_000;
/** Ids that are remembered as read once. */
const MOST_MET = 8192;

type Kept = { readonly item: MemoryItem; readonly characters: number };

/**
 * Items that were read more than once of late. What is read a single time is not kept: it would live just long enough
 * to be moved among the old objects, whose garbage makes the heap several times as large as what it holds.
 * In two generations: when the younger is half of what may be kept, the older is dropped whole, and what is read again
 * joins the younger. (Dropping the oldest one by one makes a Map skip all that was dropped before.)
 */
export class ItemCache {
  #young = new Map<ItemId, Kept>();
  #old = new Map<ItemId, Kept>();
  #characters = 0;
  #met = new Set<ItemId>();
  #metBefore = new Set<ItemId>();

  get(id: ItemId): MemoryItem | undefined {
    const young = this.#young.get(id);
    if (young !== undefined) return young.item;
    const old = this.#old.get(id);
    if (old !== undefined) this.#keep(old.item, old.characters);
    return old?.item;
  }

  /** An item that was read and was not kept; `characters`: its length as JSON. */
  offer(item: MemoryItem, characters: number): void {
    if (this.#met.has(item.id) || this.#metBefore.has(item.id)) this.#keep(item, characters);
    else {
      if (this.#met.size >= MOST_MET) {
        this.#metBefore = this.#met;
        this.#met = new Set();
      }
      this.#met.add(item.id);
    }
  }

  #keep(item: MemoryItem, characters: number): void {
    if (this.#characters + characters > MOST_CHARACTERS / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#characters = 0;
    }
    this.#characters += characters - (this.#young.get(item.id)?.characters ?? 0);
    this.#young.set(item.id, { item, characters });
  }

  drop(id: ItemId): void {
    this.#characters -= this.#young.get(id)?.characters ?? 0;
    this.#young.delete(id);
    this.#old.delete(id);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
    this.#met.clear();
    this.#metBefore.clear();
    this.#characters = 0;
  }
}
