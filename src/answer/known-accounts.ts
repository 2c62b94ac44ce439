import type { ItemId } from '../memory/ids.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import type { Store } from '../ports/store.ts';

export type KnownAccounts = {
  readonly all: readonly LedgerAccount[];
  readonly of: (id: ItemId) => readonly LedgerAccount[];
};

const cache = new WeakMap<Store, { readonly sequence: number; readonly accounts: Promise<KnownAccounts> }>();

/** The memory's accounts, read once for each state of the store. */
export async function knownAccounts(store: Store): Promise<KnownAccounts> {
  const sequence = await store.sequence();
  const known = cache.get(store);
  if (known?.sequence === sequence) return known.accounts;
  const accounts = store.records('ledger').then(indexed);
  cache.set(store, { sequence, accounts });
  accounts.catch(() => cache.delete(store));
  return accounts;
}

function indexed(all: readonly LedgerAccount[]): KnownAccounts {
  const byItem = new Map<ItemId, LedgerAccount[]>();
  for (const account of all) {
    for (const { item } of account.entries) {
      const found = byItem.get(item);
      if (found === undefined) byItem.set(item, [account]);
      else if (!found.includes(account)) found.push(account);
    }
  }
  return { all, of: (id) => byItem.get(id) ?? [] };
}
