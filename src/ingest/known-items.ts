import type { ItemId } from '../memory/ids.ts';
import type { StoredItem } from '../memory/item.ts';
import type { Store } from '../ports/store.ts';
import { NameDigests } from './name-digests.ts';

/** Apart from ids, which look like identities in some data sets. */
const nameOfIdentity = (identity: string): string => `identity ${identity}`;

/**
 * Which identities and ids a memory has, while one import adds to it. An import into an empty memory knows by itself what is not
 * there, so that the store is asked only of records that come again; nobody else adds meanwhile.
 */
export class KnownItems {
  readonly #store: Store;
  /** Identities and ids of all items that were written; only what may be among them is asked of the store. */
  readonly #own: NameDigests | undefined;

  private constructor(store: Store, empty: boolean) {
    this.#store = store;
    this.#own = empty ? new NameDigests() : undefined;
  }

  /** True when this import adds all items that the memory has. */
  get areAllOwn(): boolean {
    return this.#own !== undefined;
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

  /** Called for each item once it is written. */
  written({ id, identity }: Pick<StoredItem, 'id' | 'identity'>): void {
    this.#own?.add(nameOfIdentity(identity));
    this.#own?.add(id);
  }
}
