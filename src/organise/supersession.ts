import { type LedgerState, ledgerStates } from '../memory/ledger.ts';
import type { AccountRecord } from './account-records.ts';
import { compareText } from './ordering.ts';

/** Records in the order in which each supersedes those before it; the last one is current. */
export type Succession = {
  readonly order: readonly AccountRecord[];
  readonly state: LedgerState;
  readonly total: AccountRecord['amount'];
};

const rank = (state: LedgerState): number => ledgerStates.indexOf(state);
export const timeOf = (record: AccountRecord): string => record.view.time?.start ?? '';
const clockOf = (record: AccountRecord): number => record.view.instant ?? record.view.local ?? Number.NEGATIVE_INFINITY;
const byClock = (a: AccountRecord, b: AccountRecord): number =>
  Math.sign(clockOf(a) - clockOf(b) || 0) || compareText(a.view.id, b.view.id);
const byAuthority = (a: AccountRecord, b: AccountRecord): number => rank(a.state) - rank(b.state) || byClock(a, b);

/** States that open an account anew after it was cancelled. */
const reopens: ReadonlySet<LedgerState> = new Set(['confirmed', 'changed', 'invoiced', 'paid']);

/**
 * Authority rises from confirmation over change, reminder and delivery to invoice and payment, then refund; among equals
 * the newest holds. A cancellation ends all before it; what confirms or bills after it starts anew.
 */
export function succession(group: readonly AccountRecord[]): Succession {
  const inTime = [...group].sort(byClock);
  const cancelled = inTime.findLastIndex((r) => r.state === 'cancelled');
  const after = inTime.slice(cancelled + 1);
  const isOpen = cancelled === -1 || after.some((r) => reopens.has(r.state));
  const ended = isOpen ? inTime.slice(0, cancelled + 1) : inTime;
  const order = isOpen ? [...ended.sort(byAuthority), ...after.sort(byAuthority)] : ended.sort(byAuthority);
  const current = order.at(-1);
  const state = current?.state ?? 'confirmed';
  return { order, state, total: totalOf(isOpen ? after : order, state) };
}

/** The sum that holds: nothing is left of what was cancelled; a refund is taken off what was billed; else the best record that states one. */
function totalOf(order: readonly AccountRecord[], state: LedgerState): AccountRecord['amount'] {
  const stated = order.filter((r) => r.amount !== undefined);
  if (state === 'cancelled') {
    const sum = stated.at(-1)?.amount;
    return sum === undefined ? undefined : { ...sum, value: 0, role: 'total' };
  }
  const charge = stated.findLast((r) => r.state !== 'refunded')?.amount;
  if (state !== 'refunded') return charge;
  const back = stated.findLast((r) => r.state === 'refunded')?.amount;
  const sum = charge ?? back;
  if (sum === undefined) return undefined;
  const left = charge === undefined || back === undefined ? 0 : Math.max(0, charge.value - back.value);
  return { ...sum, value: Math.round(left * 100) / 100, role: 'total' };
}

/** Why a record gave way to the one after it. */
export const reasonOf: Readonly<Record<LedgerState, string>> = {
  confirmed: 'a newer confirmation came',
  changed: 'it was changed later',
  reminded: 'a later reminder says how it stands',
  delivered: 'it was delivered',
  invoiced: 'the invoice states the final sum',
  paid: 'the receipt states what was paid',
  refunded: 'it was refunded',
  cancelled: 'it was cancelled',
};
