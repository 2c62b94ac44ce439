import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem, StoredItem } from '../memory/item.ts';
import type { Mention } from '../memory/person.ts';
import type { Store } from '../ports/store.ts';
import { NameDigests } from './name-digests.ts';

/** An item that an import has brought. */
export type HeldItem = {
  readonly id: ItemId;
  /** The whole of it, where that is in hand; else the store has it once it is written. */
  readonly item?: MemoryItem;
  /** Only of what a source and the rules alone gave: neither organising nor the owner have had a word on it yet. */
  readonly fresh?: { readonly correspondents: readonly Mention[] | undefined };
};

/** Characters of JSON behind the items held whole, which take two to three times as many bytes; of others only the name is held. */
const MOST_CHARACTERS = 24_000_000;

/** Apart from ids, which look like identities in some data sets. */
const nameOfIdentity = (identity: string): string => `identity ${identity}`;

/**
 * Which identities and ids a memory has, while one import adds to it. An import into an empty memory knows by itself what is not
 * there, so that the store is asked only of records that come again; nobody else adds meanwhile.
 */
export class KnownItems {
  readonly #store: Store;
  readonly #held: Map<ItemId, HeldItem> | undefined;
  #characters = 0;
  /** Identities and ids of all items that were written; only what may be among them is asked of the store. */
  readonly #own: NameDigests | undefined;

  private constructor(store: Store, empty: boolean) {
    this.#store = store;
    this.#own = empty ? new NameDigests() : undefined;
    this.#held = empty ? new Map() : undefined;
  }

  static async open(store: Store): Promise<KnownItems> {
    const { items } = await store.counts();
    return new KnownItems(
      store,
      Object.values(items).every((n) => n === 0),
    );
  }

  async idOf(identity: string): Promise<ItemId | undefined> {
    if (this.#own?.mayHave(nameOfIdentity(identity)) === false) return undefined;
    return (await this.#store.identities([identity])).get(identity);
  }

  /** The identity of the item that has the id. */
  async identityOf(id: ItemId): Promise<string | undefined> {
    if (this.#own?.mayHave(id) === false) return undefined;
    return (await this.#store.item(id))?.identity;
  }

  /**
   * Keeps an item as it will be written: whole as long as there is room. Nothing when the memory has other items.
   *
   * @param characters the length of its JSON
   */
  hold(held: HeldItem, characters: number): void {
    if (this.#held === undefined) return;
    const { item: _, ...named } = held;
    const isWhole = held.item !== undefined && this.#characters + characters <= MOST_CHARACTERS;
    if (isWhole) this.#characters += characters;
    this.#held.set(held.id, isWhole ? held : named);
  }

  /** How many items the memory has, when this import added all of them; else nothing. */
  get count(): number | undefined {
    return this.#held?.size;
  }

  /** Every item of the memory, by id, when this import added all of them; else nothing. */
  all(): readonly HeldItem[] | undefined {
    return this.#held === undefined
      ? undefined
      : [...this.#held.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  }

  /** Called for each item once it is written. */
  written({ id, identity }: Pick<StoredItem, 'id' | 'identity'>): void {
    this.#own?.add(nameOfIdentity(identity));
    this.#own?.add(id);
  }
}
