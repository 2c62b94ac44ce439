import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount, LedgerState } from '../../memory/ledger.ts';
import type { Question } from '../question.ts';
import { recordThatHolds } from './records-that-hold.ts';

/** The records to read a fact from, the one that holds first, and what to remark. */
type CurrentRecords = {
  readonly items: readonly MemoryItem[];
  readonly account: LedgerAccount | undefined;
  readonly notes: readonly string[];
};

/** What a record is worth for facts other than money: a change says how it is now, a receipt or reminder repeats. */
const authority: Readonly<Partial<Record<LedgerState, number>>> = {
  changed: 3,
  cancelled: 3,
  confirmed: 2,
};

/**
 * The record that holds, then the other records of its account: changes before confirmations, the newest first. A later
 * record may leave out what an earlier one says.
 */
export async function currentRecords(item: MemoryItem, question: Question): Promise<CurrentRecords> {
  const holding = await recordThatHolds(item, question);
  const { account } = holding;
  if (account === undefined) return { items: [item], account, notes: holding.notes };
  const ids = account.entries
    .toSorted((a, b) => rank(b.state) - rank(a.state) || (a.at < b.at ? 1 : -1))
    .map((entry) => entry.item);
  const others = await question.store.items([...new Set<ItemId>(ids)].filter((id) => id !== holding.item.id));
  const tells = (state: LedgerState) => others.filter((other) => stateOf(account, other.id) === state);
  const [changed, confirmed] = [tells('changed'), tells('confirmed')];
  const held = stateOf(account, holding.item.id);
  const delivered = asksForDelivery.test(question.text) ? tells('delivered') : [];
  const rest = others.filter((other) => !changed.includes(other) && !confirmed.includes(other));
  // A bill repeats what was agreed: for all but the sum, the change or the confirmation is the word.
  const first =
    held === 'changed' || held === 'reminded' || held === 'cancelled'
      ? [holding.item, ...changed, ...confirmed]
      : held === 'confirmed'
        ? [...changed, holding.item, ...confirmed]
        : [...changed, ...confirmed, holding.item];
  // Whoever brings it tells last when it comes.
  // What another sender says is read where none of the dealing's own records tells it.
  const beside = account.rivals?.some((rival) => rival.item === item.id) === true ? [item] : [];
  return { items: [...new Set([...delivered, ...first, ...rest, ...beside])], account, notes: holding.notes };
}

const asksForDelivery =
  /\b(?:deliver\w*|arriv\w*|shipped|parcel come)\b|送达|到货|送到|livré|livraison|zugestellt|geliefert/iu;

const rank = (state: LedgerState): number => authority[state] ?? 1;
const stateOf = (account: LedgerAccount, id: ItemId): LedgerState | undefined =>
  account.entries.find((entry) => entry.item === id)?.state;
