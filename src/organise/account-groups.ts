import type { AccountRecord } from './account-records.ts';
import { Joining } from './joining.ts';
import { compareText, pushTo } from './ordering.ts';
import { isMedia } from './view.ts';

const DAY = 86_400_000;

export const groupRule = {
  /** Records without a shared code belong together only this near in time. */
  windowMs: 200 * DAY,
  amountWindowMs: 45 * DAY,
  receiptWindowMs: 1.5 * DAY,
  cent: 0.005,
  /** Earlier records of the counterparty that a record is compared with. */
  lookBack: 60,
} as const;

const finals = new Set(['invoiced', 'paid', 'refunded']);

/**
 * Records about the same booking, order or bill: with a code in common; else of one counterparty and of one thread,
 * about the same stay or departure, or over the same sum within weeks (but not two bills of the same sum, which recur),
 * and a photographed receipt with the mail of the same merchant, sum and day.
 */
export function groupRecords(records: readonly AccountRecord[]): AccountRecord[][] {
  const joining = new Joining();
  for (const { view, codes } of records) {
    joining.add(`item ${view.id}`);
    for (const code of codes) joining.join(`item ${view.id}`, `code ${code}`);
  }
  const byCounterparty = new Map<string, AccountRecord[]>();
  for (const record of records) {
    if (record.counterpartyKey !== undefined) pushTo(byCounterparty, record.counterpartyKey, record);
  }
  for (const list of byCounterparty.values()) {
    list.forEach((record, i) => {
      for (const earlier of list.slice(Math.max(0, i - groupRule.lookBack), i)) {
        if (belong(earlier, record)) joining.join(`item ${earlier.view.id}`, `item ${record.view.id}`);
      }
    });
  }
  const groups = new Map<string, AccountRecord[]>();
  for (const record of records) pushTo(groups, joining.find(`item ${record.view.id}`), record);
  return [...groups].sort((a, b) => compareText(a[0], b[0])).map(([, group]) => group);
}

function belong(a: AccountRecord, b: AccountRecord): boolean {
  const gap = Math.abs((a.view.local ?? 0) - (b.view.local ?? 0));
  if (isReceiptOf(a, b, gap)) return true;
  // Each names its own transaction: a shared code would have joined them.
  if (a.codes.length > 0 && b.codes.length > 0) return false;
  if (gap > groupRule.windowMs) return false;
  if (a.view.thread !== undefined && a.view.thread.id === b.view.thread?.id) return true;
  if (a.days.length > 0 && a.days.some((day) => b.days.includes(day))) return true;
  return gap <= groupRule.amountWindowMs && sameSum(a, b) && !(finals.has(a.state) && finals.has(b.state));
}

function isReceiptOf(a: AccountRecord, b: AccountRecord, gap: number): boolean {
  return isMedia(a.view) !== isMedia(b.view) && gap <= groupRule.receiptWindowMs && sameSum(a, b);
}

function sameSum(a: AccountRecord, b: AccountRecord): boolean {
  if (a.amount === undefined || b.amount === undefined) return false;
  const currencies = new Set([a.amount.currency, b.amount.currency].filter((c) => c !== undefined));
  return currencies.size < 2 && Math.abs(a.amount.value - b.amount.value) < groupRule.cent;
}
