import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { recordName } from '../amounts/amount-notes.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import type { Question } from '../question.ts';
import { dayText, type Language } from '../wording.ts';

type Holding = {
  readonly item: MemoryItem;
  readonly account: LedgerAccount | undefined;
  readonly notes: readonly string[];
  readonly swapped: boolean;
};

/** The record that holds now instead of the one found: a changed booking is answered from the change, and says so. */
export async function recordThatHolds(item: MemoryItem, { accounts, store, language }: Question): Promise<Holding> {
  const [account] = accountsOf(accounts, item.id);
  const entry = account?.entries.find((e) => e.item === item.id);
  const isRival = account?.rivals?.some((e) => e.item === item.id) === true;
  if (account === undefined || (entry?.supersededBy === undefined && !isRival)) {
    return { item, account, notes: account?.state === 'cancelled' ? [cancelledNote(language)] : [], swapped: false };
  }
  const current = await store.item(account.current);
  const notes = entry === undefined ? [] : [supersededNote(account, entry, language)];
  return current === undefined
    ? { item, account, notes, swapped: false }
    : { item: current, account, notes, swapped: true };
}

const cancelledNote = (language: Language): string => (language === 'zh' ? '这已被取消。' : 'This was cancelled.');

/** "The booking of 1 March 2023 was superseded by the invoice of 7 May 2023 (the invoice states the final sum)." */
function supersededNote(account: LedgerAccount, entry: LedgerAccount['entries'][number], language: Language): string {
  const holds = account.entries.find(({ item }) => item === account.current);
  const [was, day] = [recordName(entry.state, language), dayText(entry.at, language)];
  if (language === 'zh') {
    const by =
      holds === undefined ? '' : `，以${dayText(holds.at, language)}的${recordName(holds.state, language)}为准`;
    return `${day}的${was}已被取代${by}。`;
  }
  const by =
    holds === undefined ? '' : ` by the ${recordName(holds.state, language)} of ${dayText(holds.at, language)}`;
  return `The ${was} of ${day} was superseded${by}${entry.why === undefined ? '' : ` (${entry.why})`}.`;
}
