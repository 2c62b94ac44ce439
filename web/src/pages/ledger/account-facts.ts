import type { LedgerAccount, LedgerEntry, LedgerState } from '../../../../src/memory/ledger.ts';

/** The day by which an account stands in the list; empty when none is known. */
export const dayOf = ({ span, entries }: LedgerAccount): string => span?.start ?? entries[0]?.at.slice(0, 10) ?? '';

/** What bind nobody or only repeat: their sums are no word on what it costs. */
const loose: ReadonlySet<LedgerState> = new Set([
  'quoted',
  'requested',
  'declined',
  'reminded',
  'delivered',
  'refunded',
]);

type Sum = { readonly value: number; readonly currency?: string | undefined };

const isSame = (a: Sum, b: Sum): boolean => a.currency === b.currency && Math.abs(a.value - b.value) < 0.005;

/** Whether one record is a bill of its own beside others: bills that are added up are no conflict. */
const isAdded = ({ counted = [] }: LedgerEntry): boolean => counted.length > 0;

/** Sums that were said and hold no more, in the order they were said. */
export function formerSums({ entries, total }: LedgerAccount): Sum[] {
  const former: Sum[] = [];
  for (const entry of entries.toSorted((a, b) => (a.at < b.at ? -1 : 1))) {
    const { amount, supersededBy, state } = entry;
    if (amount === undefined || supersededBy === undefined || loose.has(state) || isAdded(entry)) continue;
    if (total !== undefined && isSame(amount, total)) continue;
    if (!former.some((sum) => isSame(sum, amount))) former.push(amount);
  }
  return former;
}

/** Records of one state that state different sums, as two invoices for one stay do; none when one is added to the other. */
export function conflictOf({ entries }: LedgerAccount): LedgerEntry[] {
  const byState = new Map<LedgerState, LedgerEntry[]>();
  for (const entry of entries) {
    if (entry.amount === undefined || loose.has(entry.state) || entry.state === 'changed') continue;
    byState.set(entry.state, [...(byState.get(entry.state) ?? []), entry]);
  }
  for (const same of byState.values()) {
    const [first] = same;
    if (first?.amount === undefined || same.filter(isAdded).length > 1) continue;
    const { amount } = first;
    if (same.some((other) => other.amount !== undefined && !isSame(other.amount, amount))) return same;
  }
  return [];
}
