import type { LedgerAccount, LedgerEntry, LedgerState } from '../../memory/ledger.ts';
import { dayText, type Language, moneyText } from '../wording.ts';

/** States as a note names them: "the booking of 3 May 2023 said €408.00". */
const recordNames: Readonly<Record<LedgerState, { readonly en: string; readonly zh: string }>> = {
  quoted: { en: 'quote', zh: '报价' },
  requested: { en: 'request', zh: '申请' },
  declined: { en: 'failed payment', zh: '失败的付款' },
  booked: { en: 'order', zh: '订单' },
  confirmed: { en: 'booking', zh: '预订' },
  changed: { en: 'change', zh: '变更通知' },
  reminded: { en: 'reminder', zh: '提醒' },
  delivered: { en: 'delivery notice', zh: '发货通知' },
  invoiced: { en: 'invoice', zh: '账单' },
  paid: { en: 'receipt', zh: '付款凭证' },
  refunded: { en: 'refund', zh: '退款' },
  cancelled: { en: 'cancellation', zh: '取消通知' },
};

export const recordName = (state: LedgerState, language: Language): string => recordNames[state][language];

type Valued = LedgerEntry & { readonly amount: NonNullable<LedgerEntry['amount']> };

/**
 * What records of the account say otherwise than what holds, and which holds: "Hotel Avenida: the booking of 1 March 2023
 * said €408.00, the invoice of 7 May 2023 €397.71; the invoice holds."
 */
export function conflictNotes(account: LedgerAccount, language: Language): string[] {
  const stated = account.entries
    .filter((entry): entry is Valued => entry.amount !== undefined && entry.state !== 'refunded')
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const holding = account.entries.find(isCharged) ?? account.entries.find(({ item }) => item === account.current);
  const others = stated.filter((entry) => entry.item !== holding?.item && !countsToo(entry, holding));
  const charge = holding?.amount;
  if (holding === undefined || charge === undefined || others.length === 0) return refundNotes(account, language);
  const zh = language === 'zh';
  const said = (entry: LedgerEntry, money: string): string =>
    zh
      ? `${dayText(entry.at, language)}的${recordName(entry.state, language)}为${money}`
      : `the ${recordName(entry.state, language)} of ${dayText(entry.at, language)} said ${money}`;
  const all = [...others.map((entry) => said(entry, moneyText(entry.amount))), said(holding, moneyText(charge))];
  const name = recordName(holding.state, language);
  const party =
    account.counterparty === undefined ? '' : zh ? `${account.counterparty}：` : `${account.counterparty}: `;
  const verdict = zh ? `；以${name}为准。` : `; the ${name} holds.`;
  return [`${party}${all.join(zh ? '，' : ', ')}${verdict}`, ...refundNotes(account, language)];
}

const isCharged = ({ counted }: LedgerEntry): boolean => counted?.some(({ as }) => as === 'charge') === true;

/** Says the same sum, or counts beside what holds. */
const countsToo = (entry: Valued, holding: LedgerEntry | undefined): boolean =>
  entry.counted !== undefined || (holding?.amount !== undefined && entry.amount.value === holding.amount.value);

function refundNotes({ entries }: LedgerAccount, language: Language): string[] {
  return entries.flatMap((entry) =>
    (entry.counted ?? [])
      .filter(({ as }) => as === 'refund')
      .map(({ amount }) =>
        language === 'zh'
          ? `${dayText(entry.at, language)}退款${moneyText(amount)}。`
          : `${moneyText(amount)} was refunded on ${dayText(entry.at, language)}.`,
      ),
  );
}

/** Accounts that were meant but do not count. */
export function voidNotes(accounts: readonly LedgerAccount[], language: Language): string[] {
  return accounts.map(({ counterparty, state }) => {
    const zh = language === 'zh';
    const who = counterparty ?? (zh ? '一笔' : 'One');
    if (state === 'cancelled') return zh ? `${who}已取消，不计入。` : `${who} was cancelled and is not counted.`;
    return zh ? `${who}没有可计入的金额。` : `${who}: no record states what was paid.`;
  });
}
