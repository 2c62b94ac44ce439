import type { Citation } from '../../memory/answer.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { LedgerAccount, LedgerEntry, LedgerState } from '../../memory/ledger.ts';
import { cite } from '../question.ts';
import type { AmountMeasure } from './amount-ask.ts';

/** A sum that a record states, and how it counts in what is asked. */
export type AmountPart = { readonly item: ItemId; readonly amount: Amount; readonly sign: 1 | -1 };

const planned: ReadonlySet<LedgerState> = new Set(['quoted', 'requested', 'booked', 'confirmed']);

/** The sums of an account that make what is asked, of the records that hold; empty when none states it. */
export const partsOf = (
  account: LedgerAccount,
  measure: AmountMeasure,
  items: ReadonlyMap<ItemId, MemoryItem>,
): readonly AmountPart[] => inOneCurrency(partsAsWritten(account, measure, items));

function partsAsWritten(
  account: LedgerAccount,
  measure: AmountMeasure,
  items: ReadonlyMap<ItemId, MemoryItem>,
): readonly AmountPart[] {
  const counted = account.entries.flatMap((entry) =>
    (entry.counted ?? []).map(({ as, amount }) => ({ as, item: entry.item, amount })),
  );
  switch (measure) {
    case 'total':
      if (counted.length === 0) return statedOf(account);
      return counted.map(({ as, item, amount }) => ({ item, amount, sign: as === 'refund' ? -1 : 1 }));
    case 'refund':
      return refundsOf(account);
    case 'fee':
      return counted.filter(({ as }) => as === 'fee').map(({ item, amount }) => ({ item, amount, sign: 1 }));
    case 'tax':
      return taxOf(account);
    case 'deposit':
      return depositsOf(account, items);
    case 'booked':
      return plannedOf(account).map((part) => ({ ...part, sign: 1 }));
    case 'change': {
      const [first] = plannedOf(account);
      const charged = counted.filter(({ as, item }) => as !== 'refund' && item !== first?.item);
      if (first === undefined || charged.length === 0) return [];
      const more = charged.reduce((sum, { amount }) => sum + amount.value, 0) >= first.amount.value;
      return [
        ...charged.map(({ item, amount }) => ({ item, amount, sign: more ? (1 as const) : (-1 as const) })),
        { ...first, sign: more ? -1 : 1 },
      ];
    }
  }
}

/** The newest record that states the total, of an account that does not tell what counts. */
function statedOf({ entries, total, state }: LedgerAccount): AmountPart[] {
  if (total === undefined || state === 'cancelled') return [];
  const stated = entries.findLast(({ amount }) => amount?.value === total.value);
  return stated?.amount === undefined ? [] : [{ item: stated.item, amount: stated.amount, sign: 1 }];
}

/** What was given back: what counts, else what any record of it says; each sum once. */
function refundsOf({ entries }: LedgerAccount): AmountPart[] {
  const counting = entries.flatMap((entry) =>
    (entry.counted ?? [])
      .filter(({ as }) => as === 'refund')
      .map(({ amount }) => ({ item: entry.item, amount, sign: 1 as const })),
  );
  if (counting.length > 0) return counting;
  const told = entries.flatMap((entry) =>
    entry.state === 'refunded' && entry.amount !== undefined
      ? [{ item: entry.item, amount: entry.amount, sign: 1 as const }]
      : [],
  );
  return told.filter((part, i) => told.findIndex((other) => other.amount.value === part.amount.value) === i);
}

/** The tax in what was charged; else in the newest record that tells any. */
function taxOf({ entries }: LedgerAccount): AmountPart[] {
  const taxed = entries.flatMap((entry) =>
    entry.tax === undefined ? [] : [{ item: entry.item, amount: entry.tax, sign: 1 as const, counts: isCharge(entry) }],
  );
  const [best] = taxed.filter(({ counts }) => counts).concat(taxed.toReversed());
  return best === undefined ? [] : [{ item: best.item, amount: best.amount, sign: best.sign }];
}

const isCharge = ({ counted }: LedgerEntry): boolean => counted?.some(({ as }) => as === 'charge') === true;

function depositsOf({ entries }: LedgerAccount, items: ReadonlyMap<ItemId, MemoryItem>): AmountPart[] {
  for (const { item } of entries.toReversed()) {
    const amount = items.get(item)?.amounts?.find(({ role }) => role === 'deposit');
    if (amount !== undefined) return [{ item, amount, sign: 1 }];
  }
  return [];
}

/** What was agreed at first: the sum of the earliest record that only plans. */
function plannedOf({ entries }: LedgerAccount): Omit<AmountPart, 'sign'>[] {
  const [first] = entries
    .filter(({ state, amount }) => planned.has(state) && amount !== undefined)
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return first?.amount === undefined ? [] : [{ item: first.item, amount: first.amount }];
}

/** The citation of a part: the very sum in the item's amounts. Nothing when the item does not have it (any more). */
export function citationOf(part: AmountPart, items: ReadonlyMap<ItemId, MemoryItem>): Citation | undefined {
  const amounts = items.get(part.item)?.amounts ?? [];
  const index = amounts.findIndex(
    ({ text, value }) => text === part.amount.text && Math.abs(value) === Math.abs(part.amount.value),
  );
  const amount = amounts[index];
  return amount === undefined ? undefined : cite(part.item, `amounts.${index}`, amount.text);
}

/** Of one dealing what bears no sign is in the one currency of the others. */
function inOneCurrency(parts: readonly AmountPart[]): readonly AmountPart[] {
  const [currency, other] = new Set(parts.flatMap(({ amount }) => amount.currency ?? []));
  if (currency === undefined || other !== undefined) return parts;
  return parts.map((part) =>
    part.amount.currency === undefined ? { ...part, amount: { ...part.amount, currency } } : part,
  );
}

/** Sums of parts, each currency apart, in order of the currencies' codes; never below nothing. */
export function sumParts(parts: readonly AmountPart[]): Pick<Amount, 'value' | 'currency'>[] {
  const sums = new Map<string | undefined, number>();
  for (const { amount, sign } of parts)
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + sign * Math.round(amount.value * 1000));
  const inOrder = [...sums].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return inOrder.map(([currency, sum]) => ({
    value: Math.max(0, Math.round(sum / 10) / 100),
    ...(currency === undefined ? {} : { currency }),
  }));
}
