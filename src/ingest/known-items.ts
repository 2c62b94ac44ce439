import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem, StoredItem } from '../memory/item.ts';
import type { Mention } from '../memory/person.ts';
import type { Store } from '../ports/store.ts';

/** An item in hand, perhaps as text that is read when the item is asked for. */
export type HeldItem = {
  readonly id: ItemId;
  readonly item: () => MemoryItem;
  /** True of what is text until it is asked for, and takes no more than that. */
  readonly isText?: boolean;
  /** Only of what a source and the rules alone gave: neither organising nor the owner have had a word on it yet. */
  readonly fresh?: { readonly correspondents: readonly Mention[] | undefined };
};

export const heldItem = (item: MemoryItem): HeldItem => ({ id: item.id, item: () => item });

/** An item that a row became elsewhere, on its way into the memory. */
export type RowItem = StoredItem & { readonly kept: unknown; readonly held: HeldItem };

/**
 * Items held whole are a few kB each. Those that are text are not counted: whoever organises would otherwise read all of them
 * from the store, whole.
 */
const MOST_HELD = 25_000;

/**
 * Which identities and ids a memory has, while one import adds to it. An import into an empty memory knows by itself all
 * that is there, so that nothing need be asked of the store for each of its records; nobody else adds meanwhile.
 */
export class KnownItems {
  readonly #store: Store;
  #held: Map<ItemId, HeldItem> | undefined;
  #heldWhole = 0;
  readonly #own: { readonly ids: Map<string, ItemId>; readonly identities: Map<ItemId, string> } | undefined;

  private constructor(store: Store, empty: boolean) {
    this.#store = store;
    this.#own = empty ? { ids: new Map(), identities: new Map() } : undefined;
    this.#held = empty ? new Map() : undefined;
  }

  static async open(store: Store): Promise<KnownItems> {
    const { items } = await store.counts();
    return new KnownItems(
      store,
      Object.values(items).every((n) => n === 0),
    );
  }

  /** True when the memory was empty: nothing need be asked of the store. */
  get knowsAll(): boolean {
    return this.#own !== undefined;
  }

  async idOf(identity: string): Promise<ItemId | undefined> {
    if (this.#own !== undefined) return this.#own.ids.get(identity);
    return (await this.#store.identities([identity])).get(identity);
  }

  /** The identity of the item that has the id. */
  async identityOf(id: ItemId): Promise<string | undefined> {
    if (this.#own !== undefined) return this.#own.identities.get(id);
    return (await this.#store.item(id))?.identity;
  }

  /** Keeps an item as it will be written, as long as all of the memory is few enough to be kept. */
  hold(item: HeldItem): void {
    if (this.#held === undefined) return;
    const before = this.#held.get(item.id);
    if (item.isText !== true && (before === undefined || before.isText === true)) this.#heldWhole += 1;
    this.#held.set(item.id, item);
    if (this.#heldWhole > MOST_HELD) this.#held = undefined;
  }

  /** How many items the memory has, when this import added all of them and holds them; else nothing. */
  get count(): number | undefined {
    return this.#held?.size;
  }

  /** Every item of the memory, by id, when this import added all of them and they are few; else nothing. */
  all(): readonly HeldItem[] | undefined {
    return this.#held === undefined
      ? undefined
      : [...this.#held.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  }

  /** Called for each item once it is written. */
  written({ id, identity }: Pick<StoredItem, 'id' | 'identity'>): void {
    this.#own?.ids.set(identity, id);
    this.#own?.identities.set(id, identity);
  }
}
