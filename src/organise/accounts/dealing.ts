import type { ItemId } from '../../memory/ids.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import type { Link } from '../../memory/link.ts';

/** An account before anybody asks where it was, and the items of its records, oldest first. */
export type Dealing = { readonly account: Omit<LedgerAccount, 'place'>; readonly items: readonly ItemId[] };

/** All that the ledger finds in the views of records alone: plain values, which may be found in another thread. */
export type Dealings = { readonly dealings: readonly Dealing[]; readonly links: readonly Link[] };
