import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { LedgerKind, LedgerState } from '../../memory/ledger.ts';
import type { Thing } from '../../memory/structured-data.ts';
import { ledgerKindOfThing, ledgerStateOfThing } from '../../memory/things/thing-kind.ts';

/** What the structured data of an item says of the dealing that it is a record of. */
export type StatedDealing = { readonly kind: LedgerKind; readonly state: LedgerState | undefined };

/** The dealing of the first node that is one; cancelled only where all of them are. Nothing where no node is one. */
export function statedDealing({ structuredData = [] }: MemoryItem): StatedDealing | undefined {
  const dealings = structuredData.flatMap((thing): (StatedDealing & { readonly thing: Thing })[] => {
    const kind = ledgerKindOfThing(thing);
    return kind === undefined ? [] : [{ thing, kind, state: ledgerStateOfThing(thing) }];
  });
  const [first] = dealings;
  if (first === undefined) return undefined;
  const live = dealings.find(({ state }) => state !== 'cancelled');
  return { kind: first.kind, state: live === undefined ? 'cancelled' : live.state };
}

/** States that say more of a dealing than that it holds, and are no contradiction of it. */
const further: ReadonlySet<LedgerState> = new Set(['changed', 'invoiced', 'paid', 'refunded', 'reminded', 'delivered']);

/** What a record of a stated dealing says happened: by its data, where its words say no more than that. */
export function stateOfDealing({ state }: StatedDealing, told: LedgerState | undefined): LedgerState {
  if (state !== undefined && state !== 'confirmed') return state;
  if (state === 'confirmed') return told !== undefined && further.has(told) ? told : state;
  return told ?? 'confirmed';
}

/** The whole price, what is given back and the tax as the data states them. */
export function statedSums(amounts: readonly Amount[]): {
  readonly whole?: Amount;
  readonly refund?: Amount;
  readonly tax?: Amount;
} {
  const of = (role: Amount['role']): Amount | undefined =>
    amounts.find((amount) => amount.field === 'structuredData' && amount.role === role);
  const [whole, refund, tax] = [of('total'), of('refund'), of('tax')];
  return {
    ...(whole === undefined ? {} : { whole }),
    ...(refund === undefined ? {} : { refund }),
    ...(tax === undefined ? {} : { tax }),
  };
}
