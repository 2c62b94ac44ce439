import type { ItemId } from '../../memory/ids.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import type { Link } from '../../memory/link.ts';

/** An account before anybody asks where it was, and the items of its records, oldest first. */
export type Dealing = { readonly account: Omit<LedgerAccount, 'place'>; readonly items: readonly ItemId[] };

/** An account and the links between its records, in no order: what the ledger finds in the views of records alone. */
export type DealingFound = { readonly dealing: Dealing; readonly links: readonly Link[] };

/** What is to be known of an account to say where it was. */
export type Whereabouts = Pick<LedgerAccount, 'kind' | 'span'> & Pick<Dealing, 'items'>;

/** What another thread found of the ledger, and keeps as soon as it is told where each of the accounts was. */
export type DealingsElsewhere = {
  readonly asked: readonly Whereabouts[];
  readonly placed: (places: readonly (string | undefined)[]) => void;
};

export const whereaboutsOf = ({ account: { kind, span }, items }: Dealing): Whereabouts => ({
  kind,
  items,
  ...(span === undefined ? {} : { span }),
});

/** The account's fields before its place, and those after it, in the order in which an account is written. */
function parted({ id, kind, counterparty, ...after }: Dealing['account']) {
  return { before: { id, kind, ...(counterparty === undefined ? {} : { counterparty }) }, after };
}

export function withPlace(account: Dealing['account'], place: string | undefined): LedgerAccount {
  const { before, after } = parted(account);
  return { ...before, ...(place === undefined ? {} : { place }), ...after };
}

/** The JSON of an account, but for its place: `textOfPlace` stands between. */
export function partedText(account: Dealing['account']): { readonly before: string; readonly after: string } {
  const { before, after } = parted(account);
  return { before: JSON.stringify(before).slice(0, -1), after: `,${JSON.stringify(after).slice(1)}` };
}

export const textOfPlace = (place: string | undefined): string =>
  place === undefined ? '' : `,"place":${JSON.stringify(place)}`;
