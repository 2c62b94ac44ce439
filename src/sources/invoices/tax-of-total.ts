import { scoreOf } from './invoice-weights.ts';
import type { Features } from './label-features.ts';

/** A sum with how likely its labels call it a net sum, and a tax. */
export type LabelledSum = { readonly amount: number; readonly net: number; readonly tax: number; readonly row: number };

const LIKELY = 0.6;
const MOST_RATES = 6;
const cents = (amount: number): number => Math.round(amount * 100);
const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/**
 * The tax of a total. Where sums that are labelled as net and as taxes come to the total, it is what those taxes come to: several
 * rates have a line each. Else it is the best of the candidates.
 */
export function taxOfTotal(
  total: number,
  candidates: readonly { readonly value: number; readonly features: Features }[],
  sums: readonly LabelledSum[],
): number | undefined {
  const taxes = onePerRow(
    sums.filter(({ tax, net, amount }) => tax > LIKELY && tax > net && amount > 0 && amount < total),
  );
  for (const { amount: net } of sums.filter((one) => one.net > LIKELY && one.net > one.tax && one.amount < total)) {
    const rest = cents(total) - cents(net);
    if (taxes.some(({ amount }) => isAbout(cents(amount), rest))) return rest / 100;
    if (taxes.length > 1 && taxes.length <= MOST_RATES && isAbout(sumOf(taxes), rest)) return rest / 100;
  }
  let [chosen, most]: [number | undefined, number] = [undefined, 0];
  for (const { value, features } of candidates) {
    const score = value < total ? scoreOf('tax', features) : 0;
    if (score > most) [chosen, most] = [value, score];
  }
  return chosen;
}

const sumOf = (sums: readonly LabelledSum[]): number => sums.reduce((sum, { amount }) => sum + cents(amount), 0);

/** A line of tax may have its base, its rate and its sum: the smallest is the tax. */
function onePerRow(sums: readonly LabelledSum[]): LabelledSum[] {
  const rows = Map.groupBy(sums, ({ row }) => row);
  return [...rows.values()].map((row) => row.reduce((least, one) => (one.amount < least.amount ? one : least)));
}
