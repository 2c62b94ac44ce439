import type { Amount } from '../../memory/item-text.ts';
import type { SumMeaning } from './account-sum-words.ts';

/** A sum of a record and what the words around it say that it is for. */
export type Meant = { readonly amount: Amount; readonly meaning: SumMeaning };

const CENT = 0.005;
/** In a list of more prices some add up by chance. */
const MOST_SUMS = 16;
const LONGEST_RUN = 6;

/** What no part of a price is, and no price either: other money, or the price as it was. */
const apart: ReadonlySet<SumMeaning> = new Set(['refund', 'old', 'discount', 'per', 'rate', 'other', 'estimate']);
/** What never stands for the whole, though other sums make it. */
const neverWhole: ReadonlySet<SumMeaning> = new Set(['subtotal', 'deposit', 'tip']);
/** Parts that say themselves that something comes to them. */
const saysMore: ReadonlySet<SumMeaning> = new Set(['deposit', 'balance', 'tax', 'tip', 'fee', 'extra']);
/** The same beside what is only called paid, or not called anything. */
const saysPart: ReadonlySet<SumMeaning> = new Set([...saysMore, 'paid', 'line', 'subtotal']);
const isPriced: ReadonlySet<SumMeaning> = new Set(['whole', 'new']);

/** The whole that other sums of the record make, and the ways in which they do: price and tax, deposit and the rest. */
export type Whole = { readonly whole: Meant; readonly ways: readonly (readonly Meant[])[] };

/**
 * The sum that others of the same record add up to, whatever it is called: a price and its tax, work and material, what was
 * paid first and the rest. Of several the one that is no part of another. Nothing where none is made by others.
 */
export function wholeOfParts(meant: readonly Meant[]): Whole | undefined {
  const sums = distinct(meant.filter(({ meaning }) => !apart.has(meaning)));
  if (sums.length < 3 || sums.length > MOST_SUMS) return undefined;
  const found = sums.flatMap((whole, at): Whole[] => {
    if ((neverWhole.has(whole.meaning) && whole.amount.role !== 'total') || whole.amount.value <= 0) return [];
    const ways = [...runsBefore(sums, at), ...pairsFor(sums, at)];
    return ways.length === 0 ? [] : [{ whole, ways }];
  });
  const tops = found.filter(({ whole }) => found.every(({ ways }) => !ways.flat().includes(whole)));
  return tops.reduce<Whole | undefined>(
    (best, one) => (best === undefined || one.whole.amount.value > best.whole.amount.value ? one : best),
    undefined,
  );
}

/** True for one part of the whole where the others say that they are parts: "fee", "tax", "paid first". Cash and its change are none. */
export function isPart({ whole, ways }: Whole, { amount: sum, meaning }: Meant): boolean {
  if (sum.value >= whole.amount.value) return false;
  const says = isPriced.has(meaning) ? saysMore : saysPart;
  return ways.some((parts) => {
    const own = parts.find(({ amount }) => isSame(amount, sum));
    return own !== undefined && parts.some((part) => part !== own && says.has(part.meaning));
  });
}

/** True where both are called the same, only the other is made by parts, and no sum of the record lies between them. */
export function isUnproven({ whole }: Whole, { amount: sum, meaning }: Meant, meant: readonly Meant[]): boolean {
  if (whole.meaning !== meaning || isSame(whole.amount, sum)) return false;
  const between = Math.abs(sum.value - whole.amount.value);
  return !meant.some(({ amount }) => Math.abs(Math.abs(amount.value) - between) < CENT);
}

/** Every sum once, by value; one that may be the whole rather than one that may not. */
function distinct(meant: readonly Meant[]): Meant[] {
  const kept: Meant[] = [];
  for (const one of meant) {
    const at = kept.findIndex(({ amount }) => isSame(amount, one.amount));
    const known = kept[at];
    if (known === undefined) kept.push(one);
    else if (neverWhole.has(known.meaning) && !neverWhole.has(one.meaning)) {
      // A sum said again behind its parts is their total.
      kept.splice(at, 1);
      kept.push(one);
    }
  }
  return kept;
}

const isSame = (a: Amount, b: Amount): boolean =>
  Math.abs(a.value - b.value) < CENT &&
  (a.currency === undefined || b.currency === undefined || a.currency === b.currency);

/** The sums right before, three or more, that make it. */
function runsBefore(sums: readonly Meant[], at: number): (readonly Meant[])[] {
  const whole = sums[at];
  if (whole === undefined) return [];
  const lengths = Array.from({ length: Math.max(0, Math.min(LONGEST_RUN, at) - 2) }, (_, i) => i + 3);
  return lengths.map((n) => sums.slice(at - n, at)).filter((run) => makes(run, whole));
}

/** Two sums that make it, wherever they stand. */
function pairsFor(sums: readonly Meant[], at: number): (readonly Meant[])[] {
  const whole = sums[at];
  if (whole === undefined) return [];
  const parts = sums.filter((one) => one !== whole && one.amount.value > 0);
  return parts.flatMap((a, i) => parts.slice(i + 1).flatMap((b) => (makes([a, b], whole) ? [[a, b]] : [])));
}

const makes = (parts: readonly Meant[], whole: Meant): boolean =>
  Math.abs(parts.reduce((all, { amount }) => all + amount.value, 0) - whole.amount.value) < CENT &&
  new Set([...parts, whole].flatMap(({ amount }) => amount.currency ?? [])).size <= 1;
