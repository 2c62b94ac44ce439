import { mayReplace, senderOfItem } from '../../language/sender.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import type { Draft, Question } from '../question.ts';
import type { Language } from '../wording.ts';

/** Numbers that one transaction has for itself; a flight's or a customer's number is that of many. */
const ofOne: ReadonlySet<string> = new Set(['booking', 'order', 'tracking', 'invoice', 'ticket', 'appointment']);

/** Whether what the later of two letters says takes the place of what the earlier one said; see `mayReplace`. */
export const mayReplaceItem = (earlier: MemoryItem, later: MemoryItem): boolean =>
  mayReplace(senderOfItem(earlier), senderOfItem(later));

/** Whether two letters are of one transaction beyond doubt: by its number, its conversation, or one account of the ledger. */
export function isOneTransaction(a: MemoryItem, b: MemoryItem, accounts: readonly LedgerAccount[]): boolean {
  return (
    accountsOf(accounts, a.id).some((account) => accountsOf(accounts, b.id).includes(account)) || isOneMatter(a, b)
  );
}

/** The same by what two letters show: its number, or its conversation. */
export function isOneMatter(a: MemoryItem, b: MemoryItem): boolean {
  const codes = new Set(codesOf(a));
  if (codesOf(b).some((code) => codes.has(code))) return true;
  const ids = messageIds(a);
  return messageIds(b).some((id) => ids.includes(id));
}

const codesOf = ({ references = [] }: MemoryItem): string[] =>
  references.flatMap(({ kind, code }) => (ofOne.has(kind) ? [`${kind} ${code}`] : []));

const messageIds = ({ thread }: MemoryItem): string[] =>
  [thread?.messageId, thread?.inReplyTo, ...(thread?.references ?? [])].filter((id) => id !== undefined);

/** The field whose value a quote is: a day or a sum by its role, a number by its kind; nothing of words in a text. */
function fieldOf(item: MemoryItem, field: string): string | undefined {
  const [, name, n = ''] = /^(dates|amounts|references)\.(\d+)$/u.exec(field) ?? [];
  const at = Number(n);
  if (name === 'dates') return item.dates?.[at]?.role;
  if (name === 'amounts') return item.amounts?.[at]?.role;
  return name === 'references' ? item.references?.[at]?.kind : undefined;
}

/** Forms of questions that ask for one field of a transaction; what something is or how many came is none. */
const ofField: ReadonlySet<string> = new Set(['when', 'time-of-day', 'amount', 'field', 'where', 'who']);

/**
 * Whether it may be said that a value was another one before: only of two values of one field of one transaction, of which
 * the later one may take the place of the earlier.
 */
export function isChangeOf(
  was: { readonly item: MemoryItem; readonly field: string | undefined },
  is: { readonly item: MemoryItem; readonly field: string | undefined },
  { accounts, form }: Pick<Question, 'accounts' | 'form'>,
): boolean {
  if (!ofField.has(form?.kind ?? 'what') || was.item.id === is.item.id) return false;
  // A day of departure does not become one of payment.
  if (was.field !== undefined && is.field !== undefined && was.field !== is.field) return false;
  return mayReplaceItem(was.item, is.item) && isOneTransaction(was.item, is.item, accounts);
}

/** The item and the field that a draft's value was read from, of those that are known; nothing where there are several items. */
export function sourceOf(draft: Draft, known: readonly MemoryItem[]): Parameters<typeof isChangeOf>[0] | undefined {
  const [id, other] = new Set(draft.citations.map((one) => one.id));
  const item = [...known, ...(draft.also ?? [])].find((one) => one.id === id);
  if (item === undefined || other !== undefined) return undefined;
  return { item, field: draft.citations.flatMap(({ field }) => fieldOf(item, field) ?? [])[0] };
}

/** The one remark that something changed: see `isChangeOf` for when it is made. */
export const changeNote = (was: string, language: Language): string =>
  language === 'zh' ? `原先是${was}，后来改了。` : `It was ${was} before, and was changed.`;
