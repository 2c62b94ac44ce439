import type { ItemId } from '../../memory/ids.ts';
import type { Amount } from '../../memory/item-text.ts';
import type { CountedSum, LedgerState } from '../../memory/ledger.ts';
import { sameCurrency, sameSum } from './account-matches.ts';
import { type AccountRecord, byClock } from './account-records.ts';
import type { Succession } from './supersession.ts';

const DAY = 86_400_000;
/** The same sum given back again this soon is the same refund told twice: sent, then arrived. */
const SAME_REFUND_MS = 30 * DAY;
const CENT = 0.01;

/** What of each record makes up the total; the records not named count nothing. */
export type Counted = ReadonlyMap<ItemId, readonly CountedSum[]>;

const unbinding: ReadonlySet<LedgerState> = new Set(['quoted', 'requested', 'declined']);
const bills: ReadonlySet<LedgerState> = new Set(['invoiced', 'paid']);

/**
 * Which sums hold: the charge of the most authoritative record that states one (several bills when together they make
 * the price that was agreed), fees and extras told after it, less what was given back. Nothing is left of what was
 * cancelled but its fee, and what of a payment was not given back.
 */
export function countedSums({ order, open, state }: Succession): Counted {
  const counted = new Map<ItemId, CountedSum[]>();
  const add = (record: AccountRecord, as: CountedSum['as'], amount: Amount): void => {
    const list = counted.get(record.view.id) ?? [];
    counted.set(record.view.id, [...list, { as, amount }]);
  };
  const inOrder = order.filter((record) => open.includes(record));
  if (state === 'cancelled') {
    countCancelled(inOrder, add);
    return counted;
  }
  const charges = chargesOf(inOrder);
  for (const [record, amount] of charges) add(record, 'charge', amount);
  for (const [record, amount] of extrasOf(inOrder, charges)) add(record, 'fee', amount);
  if (charges.length === 0) return counted;
  for (const [record, amount] of refundsOf(inOrder, charges)) add(record, 'refund', amount);
  return counted;
}

type Stated = readonly [record: AccountRecord, amount: Amount];
type Add = (record: AccountRecord, as: CountedSum['as'], amount: Amount) => void;

/** The charge that holds. `order` is by rising authority. */
function chargesOf(order: readonly AccountRecord[]): Stated[] {
  const binding = order.filter((r) => !unbinding.has(r.state) && r.state !== 'cancelled');
  const stated = binding.flatMap((r): Stated[] => {
    const whole = r.state === 'refunded' ? (r.sums.refund === undefined ? undefined : r.sums.whole) : r.sums.whole;
    return whole === undefined ? [] : [[r, whole]];
  });
  const firm = stated.filter(([r]) => r.state !== 'refunded' && r.state !== 'reminded' && r.state !== 'delivered');
  const best = bySurety(firm).at(-1) ?? stated.at(-1);
  const split = billsInParts(stated);
  if (split.length > 1) return split;
  const parts = depositAndBalance(binding, best?.[1]);
  return parts.length > 0 ? parts : best === undefined ? [] : [best];
}

/**
 * A later change with a new sum of its own beats the bill before it; an estimate never beats a firm sum, nor does a sum in the
 * margin of a change, of which no words say that it is the price, one of which they do.
 */
const bySurety = (stated: readonly Stated[]): Stated[] => stated.toSorted(([a], [b]) => suretyOf(a) - suretyOf(b));

const suretyOf = ({ state, sums }: AccountRecord): number =>
  sums.estimated === true ? 0 : sums.told !== true && beforeBills.has(state) ? 1 : 2;
const beforeBills: ReadonlySet<LedgerState> = new Set(['booked', 'confirmed', 'changed']);

/** Bills with codes of their own that together make what an earlier record has as the price. */
function billsInParts(stated: readonly Stated[]): Stated[] {
  const billed = stated.filter(([r]) => bills.has(r.state));
  const distinct = billed.filter(([, amount], i) => billed.findIndex(([, other]) => sameSum(other, amount)) === i);
  if (distinct.length < 2) return [];
  const sum = distinct.reduce((all, [, amount]) => all + amount.value, 0);
  const agreed = stated.filter(([r]) => !bills.has(r.state));
  const fits = agreed.some(
    ([, price]) => Math.abs(price.value - sum) < CENT && sameCurrency(price, distinct[0]?.[1] ?? price),
  );
  return fits ? distinct : [];
}

/** A deposit and the rest, each told by the payment of it, when no payment states the whole. */
function depositAndBalance(binding: readonly AccountRecord[], whole: Amount | undefined): Stated[] {
  if (whole !== undefined) return [];
  const of = (part: 'deposit' | 'balance'): Stated[] =>
    binding.flatMap((r): Stated[] => (r.sums[part] === undefined ? [] : [[r, r.sums[part]]])).slice(-1);
  return [...of('deposit'), ...of('balance')];
}

/** Fees of changes and extras that were told after the charge, each sum once. */
function extrasOf(order: readonly AccountRecord[], charges: readonly Stated[]): Stated[] {
  const found: Stated[] = [];
  for (const record of [...order].sort(byClock)) {
    const { extra, fee, whole } = record.sums;
    const sum = extra ?? (record.state === 'changed' ? fee : undefined);
    if (sum === undefined || unbinding.has(record.state) || charges.some(([r]) => r === record)) continue;
    const isLater = charges.every(([charge]) => byClock(charge, record) < 0);
    const isNew = !found.some(([, other]) => sameSum(other, sum)) && !sameSum(whole, sum);
    if (isLater && isNew && charges.every(([, c]) => sameCurrency(c, sum))) found.push([record, sum]);
  }
  return found;
}

/** What was given back, each refund once, though it is told when it is sent and when it arrives. */
function refundsOf(order: readonly AccountRecord[], charges: readonly Stated[]): Stated[] {
  const found: Stated[] = [];
  for (const record of [...order].sort(byClock)) {
    const sum =
      record.state === 'refunded' && !record.words.isPayout
        ? (record.sums.refund ?? record.sums.whole)
        : record.state === 'changed' && record.sums.whole === undefined
          ? record.sums.refund
          : undefined;
    if (sum === undefined || !charges.every(([, charge]) => sameCurrency(charge, sum))) continue;
    const isTold = found.some(
      ([other, amount]) => sameSum(amount, sum) && Math.abs(record.clock - other.clock) <= SAME_REFUND_MS,
    );
    if (
      !isTold &&
      !isSecurity(sum, order) &&
      !(charges.some(([charge]) => charge === record) && isOfNewPrice(record, sum, order))
    )
      found.push([record, sum]);
  }
  return found;
}

/** "New total 6,061, you get 2,757 back" of 8,818: the new price is what is left. */
const isOfNewPrice = (record: AccountRecord, back: Amount, order: readonly AccountRecord[]): boolean =>
  record.sums.whole !== undefined &&
  order.some(
    ({ sums }) =>
      sums.whole !== undefined && Math.abs(sums.whole.value - back.value - (record.sums.whole?.value ?? 0)) < CENT,
  );

/** What was left as a security is no part of the price, and neither is its coming back. */
const isSecurity = (back: Amount, order: readonly AccountRecord[]): boolean =>
  order.some(({ sums }) => sums.whole !== undefined && sums.balance === undefined && sameSum(sums.deposit, back));

/** Of a cancelled dealing its fee is left, or what was paid and not given back. */
function countCancelled(order: readonly AccountRecord[], add: Add): void {
  const voids = order.findLast((r) => r.state === 'cancelled');
  const fee = order.findLast((r) => r.sums.fee !== undefined && (r.state === 'cancelled' || bills.has(r.state)));
  const before = order.filter((r) => r.state !== 'cancelled' && r.state !== 'refunded');
  const [charge] = chargesOf(before);
  const back = voids?.sums.refund;
  if (fee?.sums.fee !== undefined && !isWhatIsLeft(fee.sums.fee, charge?.[1], back)) {
    add(fee, 'fee', fee.sums.fee);
    return;
  }
  if (charge === undefined || voids === undefined) return;
  if (voids.words.keepsMoney) {
    add(charge[0], 'charge', charge[1]);
    return;
  }
  const backs: Stated[] = [
    ...refundsOf(order, [charge]),
    ...(voids.sums.refund === undefined ? [] : [[voids, voids.sums.refund] as const]),
  ];
  if (backs.length === 0) return;
  // Of a price that was never billed only the deposit was paid, where that is what comes back.
  const deposited = before.flatMap((r): Stated[] =>
    r.sums.deposit !== undefined && backs.some(([, amount]) => sameSum(amount, r.sums.deposit))
      ? [[r, r.sums.deposit]]
      : [],
  )[0];
  const paid = deposited !== undefined && !before.some((r) => bills.has(r.state)) ? deposited : charge;
  add(paid[0], 'charge', paid[1]);
  const distinct = backs.filter(([, amount], i) => backs.findIndex(([, other]) => sameSum(other, amount)) === i);
  for (const [record, amount] of distinct) add(record, 'refund', amount);
}

/** Whether a fee is the price less what comes back: then the price and what comes back tell more. */
const isWhatIsLeft = (fee: Amount, price: Amount | undefined, back: Amount | undefined): boolean =>
  price !== undefined && back !== undefined && Math.abs(price.value - back.value - fee.value) < CENT;

const signs: Readonly<Record<CountedSum['as'], 1 | -1>> = { charge: 1, fee: 1, refund: -1 };

/** The sum of what counts, never below nothing; absent when nothing counts. */
export function totalOf(counted: Counted): Amount | undefined {
  const sums = [...counted.values()].flat();
  const first = sums.find((sum) => sum.as === 'charge') ?? sums[0];
  if (first === undefined) return undefined;
  const all = sums.reduce((sum, { as, amount }) => sum + signs[as] * amount.value, 0);
  return { ...first.amount, value: Math.max(0, Math.round(all * 100) / 100), role: 'total' };
}
