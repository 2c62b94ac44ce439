import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';

/** Characters of JSON behind the items kept in memory; the items themselves take two to three times as many bytes. */
const MOST_CHARACTERS = 10_000_000;

type Kept = { readonly item: MemoryItem; readonly characters: number };

/**
 * The items read last, in two generations: when the younger is half of what may be kept, the older is dropped whole.
 * What is read again joins the younger. (Dropping the oldest one by one makes a Map skip all that was dropped before.)
 */
export class ItemCache {
  #young = new Map<ItemId, Kept>();
  #old = new Map<ItemId, Kept>();
  #characters = 0;

  get(id: ItemId): MemoryItem | undefined {
    const young = this.#young.get(id);
    if (young !== undefined) return young.item;
    const old = this.#old.get(id);
    if (old !== undefined) this.put(old.item, old.characters);
    return old?.item;
  }

  /** `characters`: the length of the item as JSON. */
  put(item: MemoryItem, characters: number): void {
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
    this.#characters = 0;
  }
}
