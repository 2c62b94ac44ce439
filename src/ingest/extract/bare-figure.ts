import { parseNumber } from '../../language/numbers.ts';
import type { Amount } from '../../memory/item-text.ts';

/** The one currency in which the marked sums of a passage are; undefined where none or several are named. */
export function onlyCurrency(marked: readonly Amount[]): string | undefined {
  const [currency, ...others] = new Set(marked.flatMap((amount) => amount.currency ?? []));
  return others.length === 0 ? currency : undefined;
}

/** Whether a bare figure has no hundredths. */
export const isWhole = (digits: string): boolean => !/[.,]\d{2}$/u.test(digits);

/** The value of a figure without a sign of currency, whose hundredths tell how it is written; undefined where it is no number. */
export const bareFigure = (digits: string): number | undefined =>
  parseNumber(digits, { decimal: digits.at(-3) === ',' ? ',' : '.', minorUnits: isWhole(digits) ? 0 : 2 });
