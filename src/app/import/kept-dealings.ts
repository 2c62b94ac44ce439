import { type KeptRecords, keptRecords } from '../../adapters/sqlite/kept-records.ts';
import type { KeptTable } from '../../adapters/sqlite/text-table.ts';
import { textOfPlace, type Whereabouts } from '../../organise/accounts/dealing.ts';
import { by } from '../../organise/context.ts';
import type { Change, ReplaceChange } from '../../ports/store.ts';

/** What a thread found of the ledger, as it says it: JSON of `Whereabouts[]`, and in shared memory what the store keeps. */
export type WrittenDealings = {
  readonly asked: string;
  readonly accounts: KeptTable;
  readonly links: KeptTable;
};

/** The same as it is taken in: what writes the links, and the accounts once it is known where each of them was. */
export type KeptDealings = {
  readonly asked: readonly Whereabouts[];
  readonly links: Change;
  readonly accounts: (places: readonly (string | undefined)[]) => Change;
};

/** Both ends are this program, of the same version. */
export const keptDealings = ({ asked, accounts, links }: WrittenDealings): KeptDealings => ({
  asked: JSON.parse(asked),
  links: replaced('link', { kind: 'link', table: links }, by.ledger),
  accounts: (places) => replaced('ledger', { kind: 'ledger', table: accounts, between: places.map(textOfPlace) }),
});

/** The values are read only by a store that does not take what its adapter has kept. */
function replaced<K extends 'ledger' | 'link'>(kind: K, kept: KeptRecords, of?: string): Change {
  const values = () => [...keptRecords(kept)].map(({ id, document }) => ({ id, value: JSON.parse(document) }));
  return {
    op: 'replaceRecords',
    kind,
    ...(of === undefined ? {} : { by: of }),
    get values() {
      return values();
    },
    kept,
  } as ReplaceChange;
}
