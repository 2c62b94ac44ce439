import { senderOfItem } from '../../language/sender.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount, LedgerEntry, LedgerState } from '../../memory/ledger.ts';
import type { Judged } from '../evidence/judged.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import type { Draft, Question } from '../question.ts';
import { dayText, type Language, moneyText } from '../wording.ts';
import { isSentence } from './letters-of-matter.ts';

/** What one sender says, and what another one says otherwise. */
type Rival = {
  readonly sender: string;
  readonly says: string;
  /** ISO local time of the letter. */
  readonly at: string;
  readonly own: string | undefined;
};

/** "x@a.example says €9,999.00 (8 May 2023), which is not the sender of what holds, y@b.example." */
function rivalNote({ sender, says, at, own }: Rival, language: Language): string {
  const day = dayText(at, language);
  if (language === 'zh') {
    const holds = own === undefined ? '原先所说' : own;
    return `另一个发件人${sender}（${day}）说法不同：${says}；仍以${holds}为准。`;
  }
  const holds = own === undefined ? 'what was said before holds' : `what ${own} says holds`;
  return `Another sender, ${sender}, says otherwise on ${day}: ${says}; ${holds}.`;
}

/** A draft that another sender contradicts: what it says stays, less surely, and both senders are named. */
export function beside(draft: Draft, rivals: readonly Rival[], language: Language): Draft {
  if (rivals.length === 0) return draft;
  const notes = rivals.map((rival) => rivalNote(rival, language));
  return { ...draft, notes: [...new Set([...draft.notes, ...notes])], contested: true };
}

/** The rival that a letter is to a value that was read from another one. */
export const rivalOf = (letter: MemoryItem, says: string, own: MemoryItem | undefined): Rival => ({
  sender: senderOfItem(letter)?.address ?? '?',
  says,
  at: letter.time?.start ?? '',
  own: own === undefined ? undefined : senderOfItem(own)?.address,
});

/** What binds nobody contradicts nobody. */
const unbinding: ReadonlySet<LedgerState> = new Set(['quoted', 'requested', 'declined', 'refunded']);

/** The draft, with what other senders say otherwise of the dealings that it was read from. */
export function withRivals(draft: Draft, { accounts, form, language }: Question): Draft {
  const cited = new Set<ItemId>(draft.citations.map(({ id }) => id));
  const own = [...new Set([...cited].flatMap((id) => accountsOf(accounts, id)))];
  const isOfSum = form?.kind === 'amount' || draft.citations.some(({ field }) => field.startsWith('amounts.'));
  const days = draft.value?.kind === 'moment' || draft.citations.some(({ field }) => field.startsWith('dates.'));
  const rivals = own.flatMap((account) =>
    (account.rivals ?? []).flatMap((rival): Rival[] => {
      const said = isOfSum ? otherSum(rival, account) : days ? otherDay(rival, account, language) : undefined;
      const says = calledOff(rival, account, language) ?? said;
      const { sender } = account.entries.find(isCharged) ?? account.entries.find(isCurrent(account)) ?? {};
      return says === undefined ? [] : [{ sender: rival.sender ?? '?', says, at: rival.at, own: sender }];
    }),
  );
  return beside(draft, rivals, language);
}

const isCurrent =
  ({ current }: LedgerAccount) =>
  ({ item }: LedgerEntry): boolean =>
    item === current;
const isCharged = ({ counted }: LedgerEntry): boolean => counted?.some(({ as }) => as === 'charge') === true;

/** Said to be off by another sender, where it is not by who speaks for it. */
function calledOff({ state }: LedgerEntry, account: LedgerAccount, language: Language): string | undefined {
  if (state !== 'cancelled' || account.state === 'cancelled') return undefined;
  return language === 'zh' ? '已取消' : 'it was cancelled';
}

/** A sum that no record of the dealing's own says, and that is not its total. */
function otherSum({ amount, state }: LedgerEntry, { entries, total }: LedgerAccount): string | undefined {
  if (amount === undefined || unbinding.has(state)) return undefined;
  const isSaid = [total, ...entries.map((entry) => entry.amount)].some(
    (own) =>
      own !== undefined &&
      Math.abs(own.value - amount.value) < 0.005 &&
      (own.currency ?? amount.currency) === (amount.currency ?? own.currency),
  );
  return isSaid ? undefined : moneyText(amount);
}

/** A day of a role that the dealing's own records name on other days. */
function otherDay({ dates, state }: LedgerEntry, { entries }: LedgerAccount, language: Language): string | undefined {
  if (unbinding.has(state)) return undefined;
  const known = entries.flatMap((entry) => entry.dates);
  const days = new Set(known.flatMap(({ start, end }) => [start.slice(0, 10), end.slice(0, 10)]));
  const roles = new Set(known.map(({ role }) => role));
  const others = dates.filter(
    ({ role, start }) => role !== 'other' && role !== 'due' && roles.has(role) && !days.has(start.slice(0, 10)),
  );
  const [first] = others;
  return first === undefined ? undefined : dayText(first.start, language);
}

/** Forms whose value one record alone gives. */
const ofRecord: ReadonlySet<string> = new Set(['when', 'time-of-day', 'amount', 'field']);

/**
 * What who speaks for a dealing says, where the draft was read from another sender's letter about it alone. A draft that
 * only that letter tells stays: nothing of the others is replaced by it.
 */
export async function fromOwnRecords(
  draft: Draft,
  { accounts, form, language }: Question,
  judged: readonly Judged[],
  read: (letter: Judged) => Promise<Draft | undefined>,
): Promise<Draft> {
  const [id, other] = new Set(draft.citations.map((one) => one.id));
  if (id === undefined || other !== undefined || !ofRecord.has(form?.kind ?? 'what')) return draft;
  const account = accountsOf(accounts, id).find(({ rivals = [] }) => rivals.some(({ item }) => item === id));
  const letter = judged.find(({ item }) => item.id === id)?.item;
  if (account === undefined || letter === undefined) return draft;
  for (const entry of account.entries.toReversed()) {
    const own = judged.find(({ item }) => item.id === entry.item);
    const made = own === undefined ? undefined : await read(own);
    if (own === undefined || made === undefined || !isLike(made, draft, own.item)) continue;
    return made.text === draft.text ? made : beside(made, [rivalOf(letter, draft.text, own.item)], language);
  }
  return draft;
}

const isLike = (made: Draft, draft: Draft, { id }: MemoryItem): boolean =>
  made.text !== '–' &&
  made.citations.length > 0 &&
  made.citations.every((one) => one.id === id && one.field !== 'time') &&
  isSentence(made.text) <= isSentence(draft.text) &&
  /\d/u.test(made.text) === /\d/u.test(draft.text);
