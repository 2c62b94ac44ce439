import type { LedgerAccount, LedgerEntry, LedgerState } from '../../../../src/memory/ledger.ts';

/** The sort date of an account; empty if unknown. */
export const dayOf = ({ span, entries }: LedgerAccount): string => span?.start ?? entries[0]?.at.slice(0, 10) ?? '';

/** Record types whose amounts do not count: non-binding or repeated. */
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

/** Whether a record is a separate bill: bills that are added up do not conflict. */
const isAdded = ({ counted = [] }: LedgerEntry): boolean => counted.length > 0;

/** Replaced amounts, in order. */
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

/** Records of one state with different amounts, such as two invoices for one stay; empty if they are added up. */
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
