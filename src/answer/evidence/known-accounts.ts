import type { ItemId } from '../../memory/ids.ts';
import { type LedgerAccount, recordsOf } from '../../memory/ledger.ts';
import { readOnce } from '../../memory/read-once.ts';
import { perState } from '../../ports/per-state.ts';

export type KnownAccounts = {
  readonly all: readonly LedgerAccount[];
  readonly of: (id: ItemId) => readonly LedgerAccount[];
};

/** The memory's accounts, read once for each state of the store. */
export const knownAccounts = perState((store) => store.records('ledger').then(indexed), ['ledger']);

/** Those of some accounts that an item is a record of, or another sender's word on, in their order. A memory has thousands, which are gone through once. */
export function accountsOf(accounts: readonly LedgerAccount[], id: ItemId): readonly LedgerAccount[] {
  return accountsByItem(accounts).get(id) ?? none;
}

const none: readonly LedgerAccount[] = [];

const accountsByItem = readOnce((all: readonly LedgerAccount[]): ReadonlyMap<ItemId, readonly LedgerAccount[]> => {
  const byItem = new Map<ItemId, LedgerAccount[]>();
  for (const account of all) {
    for (const { item } of recordsOf(account)) {
      const found = byItem.get(item);
      if (found === undefined) byItem.set(item, [account]);
      else if (!found.includes(account)) found.push(account);
    }
  }
  return byItem;
});

function indexed(all: readonly LedgerAccount[]): KnownAccounts {
  return { all, of: (id) => accountsOf(all, id) };
}
