import type { LedgerState } from '../../memory/ledger.ts';
import { sameSum } from './account-matches.ts';
import { type AccountRecord, byClock } from './account-records.ts';
import { voicesOf } from './voices.ts';

/** Records in the order in which each supersedes those before it; the last one is current. */
export type Succession = {
  /** What other senders say: it supersedes nothing. */
  readonly rivals: readonly AccountRecord[];
  readonly order: readonly AccountRecord[];
  /** The records since the last cancellation that was followed by a new start; all of them when there was none. */
  readonly open: readonly AccountRecord[];
  readonly state: LedgerState;
};

/** Confirmation < change < invoice < payment < refund < cancellation; what binds nobody or only repeats comes first. */
const authority: Readonly<Record<LedgerState, number>> = {
  quoted: 0,
  requested: 0,
  declined: 0,
  delivered: 1,
  reminded: 1,
  booked: 2,
  confirmed: 3,
  changed: 4,
  invoiced: 5,
  paid: 6,
  refunded: 7,
  cancelled: 8,
};
/** A change that came after the bill, or a reminder with news: it tells how things stand, the bill still tells the sum. */
const LATE_NEWS = 6.5;

/** States that say nothing new of an account, or nothing that binds. */
export const repeating: ReadonlySet<LedgerState> = new Set([
  'quoted',
  'requested',
  'declined',
  'delivered',
  'reminded',
]);
/** States that open an account anew after it was cancelled. */
const reopens: ReadonlySet<LedgerState> = new Set(['booked', 'confirmed', 'changed', 'invoiced', 'paid']);

export const timeOf = (record: AccountRecord): string => record.view.time?.start ?? '';

/**
 * Authority rises from booking over confirmation and change to invoice and payment, then refund; among equals the newest
 * holds. Reminders and deliveries repeat, quotes and requests bind nobody: they supersede nothing, unless a reminder
 * names another day. A cancellation ends all before it; what books, confirms or bills after it starts anew. All this among
 * those who speak for the dealing (`voicesOf`).
 */
export function succession(group: readonly AccountRecord[]): Succession {
  const { own: inTime, rivals } = voicesOf(group);
  const cancelled = inTime.findLastIndex((r) => r.state === 'cancelled');
  const after = inTime.slice(cancelled + 1);
  const isOpen = cancelled === -1 || after.some((r) => reopens.has(r.state) && !isBillOf(r, inTime[cancelled]));
  const ended = inTime.slice(0, isOpen ? cancelled + 1 : inTime.length);
  const open = isOpen ? after : inTime;
  const order = isOpen ? [...byAuthority(ended), ...byAuthority(after)] : byAuthority(ended);
  return { rivals: byAuthority(rivals), order, open, state: order.at(-1)?.state ?? 'confirmed' };
}

/** A bill of the cancellation's own fee opens nothing. */
const isBillOf = (record: AccountRecord, cancellation: AccountRecord | undefined): boolean =>
  (record.state === 'invoiced' || record.state === 'paid') &&
  (sameSum(record.sums.whole, cancellation?.sums.fee) || record.sums.fee !== undefined);

function byAuthority(records: readonly AccountRecord[]): AccountRecord[] {
  const ranks = new Map(records.map((record) => [record, rankOf(record, records)]));
  return [...records].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || byClock(a, b));
}

function rankOf(record: AccountRecord, among: readonly AccountRecord[]): number {
  const rank = authority[record.state];
  const before = among.filter((other) => byClock(other, record) < 0 && !repeating.has(other.state));
  if (record.state === 'reminded') return before.length > 0 && hasOtherDay(record, before) ? LATE_NEWS : rank;
  if (record.state !== 'changed') return rank;
  return before.some((other) => other.state === 'invoiced' || other.state === 'paid') ? LATE_NEWS : rank;
}

/** A day for the visit that no record before it named: the word of the change itself is missing. */
function hasOtherDay(reminder: AccountRecord, before: readonly AccountRecord[]): boolean {
  const known = new Set(
    before.flatMap((record) => [...record.days, ...[...record.mentioned].map((d) => `event ${d}`)]),
  );
  const named = [...reminder.days].filter((day) => /^(?:event|departure|check-in) /.test(day));
  return known.size > 0 && named.length > 0 && named.every((day) => !known.has(day) && !hasDay(known, day));
}

const hasDay = (known: ReadonlySet<string>, day: string): boolean =>
  [...known].some((other) => other.endsWith(day.slice(day.indexOf(' '))));

/** Why a record gave way to the one after it. */
export const reasonOf: Readonly<Record<LedgerState, string>> = {
  quoted: 'a newer quote came',
  requested: 'a request was made',
  declined: 'a payment failed',
  booked: 'it was booked',
  confirmed: 'a newer confirmation came',
  changed: 'it was changed later',
  reminded: 'a later reminder names another day',
  delivered: 'it was delivered',
  invoiced: 'the invoice states the final sum',
  paid: 'the receipt states what was paid',
  refunded: 'money was given back later',
  cancelled: 'it was cancelled',
};

/** Why a record that supersedes nothing gives way to the one that holds. */
const whyRepeating: Partial<Record<LedgerState, string>> = {
  quoted: 'a quote binds nobody',
  requested: 'a request is no confirmation',
  declined: 'the payment failed',
  delivered: 'a word of delivery changes nothing',
  reminded: 'a reminder only repeats',
};

/** Why `record` does not hold beside `next`, with the sums or days that differ: "changed later: 2023-05-12, not 2023-05-10". */
export function whySuperseded(record: AccountRecord, next: AccountRecord): string {
  if (repeating.has(record.state)) return whyRepeating[record.state] ?? reasonOf[next.state];
  return `${reasonOf[next.state]}${difference(record, next)}`;
}

function difference(record: AccountRecord, next: AccountRecord): string {
  const [was, is] = [record.amount, next.amount];
  if (next.state !== 'refunded' && was !== undefined && is !== undefined && !sameSum(was, is))
    return `: ${is.text}, not ${was.text}`;
  if (next.state === 'refunded' && is !== undefined) return `: ${is.text}`;
  for (const role of ['check-in', 'departure', 'event', 'delivery']) {
    const days = (r: AccountRecord) => [...r.days].filter((day) => day.startsWith(`${role} `));
    const [from, to] = [days(record), days(next).filter((day) => !record.days.has(day))];
    const [old, now] = [from[0], to.at(-1)];
    if (old !== undefined && now !== undefined && !next.days.has(old))
      return `: ${now.slice(role.length + 1)}, not ${old.slice(role.length + 1)}`;
  }
  return '';
}
