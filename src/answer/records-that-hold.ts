import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LedgerAccount, LedgerEntry } from '../memory/ledger.ts';
import type { Question } from './question.ts';
import { dayText, type Language, moneyText } from './wording.ts';

export type Holding = {
  readonly item: MemoryItem;
  readonly account: LedgerAccount | undefined;
  readonly notes: readonly string[];
  readonly swapped: boolean;
};

const accountOf = (id: ItemId, accounts: readonly LedgerAccount[]): LedgerAccount | undefined =>
  accounts.find((account) => account.entries.some((entry) => entry.item === id));

/** The record that holds now instead of the one found: a changed booking is answered from the change, and says so. */
export async function recordThatHolds(item: MemoryItem, { accounts, store, language }: Question): Promise<Holding> {
  const account = accountOf(item.id, accounts);
  const entry = account?.entries.find((e) => e.item === item.id);
  if (account === undefined || entry?.supersededBy === undefined) {
    return { item, account, notes: account?.state === 'cancelled' ? ['This was cancelled.'] : [], swapped: false };
  }
  const current = await store.item(account.current);
  const note = `The record of ${dayText(entry.at, language)} was superseded${account.state === 'cancelled' ? ' and cancelled' : ''}${entry.why === undefined ? '' : ` (${entry.why})`}.`;
  return current === undefined
    ? { item, account, notes: [note], swapped: false }
    : { item: current, account, notes: [note], swapped: true };
}

/** What earlier records of the account said, where the sums differ: "the booking said €408.00, the invoice €397.71". */
export function conflictNotes(account: LedgerAccount, language: Language): string[] {
  const sums = account.entries.filter(
    (e): e is LedgerEntry & { amount: NonNullable<LedgerEntry['amount']> } => e.amount !== undefined,
  );
  const holds = account.total?.value;
  const others = sums.filter((entry) => entry.amount.value !== holds && entry.item !== account.current);
  if (holds === undefined || others.length === 0) return [];
  const said = others.map(
    (entry) => `the record of ${dayText(entry.at, language)} (${entry.state}) said ${moneyText(entry.amount)}`,
  );
  const who = account.counterparty === undefined ? '' : `${account.counterparty}: `;
  return [
    `${who}${said.join(', ')}; the ${account.state} one of ${moneyText(account.total ?? { value: holds })} holds.`,
  ];
}
