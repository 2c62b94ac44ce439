import type { ItemId } from '../memory/ids.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import { perState } from '../ports/per-state.ts';
import { type HouseNames, houseNames } from './implied-field.ts';

export type KnownAccounts = {
  readonly all: readonly LedgerAccount[];
  readonly of: (id: ItemId) => readonly LedgerAccount[];
  readonly names: HouseNames;
};

/** The memory's accounts, read once for each state of the store. */
export const knownAccounts = perState((store) => store.records('ledger').then(indexed));

/** The accounts that each item is a record of. */
export function accountsByItem(all: readonly LedgerAccount[]): ReadonlyMap<ItemId, readonly LedgerAccount[]> {
  const byItem = new Map<ItemId, LedgerAccount[]>();
  for (const account of all) {
    for (const { item } of account.entries) {
      const found = byItem.get(item);
      if (found === undefined) byItem.set(item, [account]);
      else if (!found.includes(account)) found.push(account);
    }
  }
  return byItem;
}

function indexed(all: readonly LedgerAccount[]): KnownAccounts {
  const byItem = accountsByItem(all);
  return { all, of: (id) => byItem.get(id) ?? [], names: houseNames(all) };
}
