import { parseNumber } from '../../language/numbers.ts';
import { findPhrases } from '../../language/phrases.ts';
import type { Amount } from '../../memory/item-text.ts';
import { amountLabels } from './amount-labels.ts';
import { lineEnd, type Passage } from './passage.ts';

const bare = /^[\s:：.…]{0,20}(\d{1,3}(?:[.,' ]\d{3}){0,2}[.,]\d{2})[\s*A-C]{0,3}$/u;
const inColumn = /^(?:[ \t\u00a0]{2,}|[ ]?[:：])/u;
const MOST_TOTALS = 8;

/**
 * Sums of a bill, recognised or mailed, that bear no currency's sign: behind "Total", "VAT" and the like, alone to the end of their
 * line. Their currency is that of the bill's other sums, else unknown.
 */
export function bareTotals(passage: Passage, marked: readonly Amount[]): Amount[] {
  const isBill = passage.field === 'ocr' || passage.field === 'body';
  if (!isBill) return [];
  const currencies = new Set(marked.flatMap((amount) => amount.currency ?? []));
  const [currency] = currencies.size === 1 ? currencies : [];
  const found = findPhrases(amountLabels, passage.words).flatMap((label): Amount[] => {
    const rest = passage.text.slice(label.end, lineEnd(passage.text, label.end));
    // In a letter figures stand in a column, or behind a colon; a sentence may end in any number.
    if (passage.field === 'body' && !inColumn.test(rest)) return [];
    const digits = bare.exec(rest)?.[1];
    const decimal = digits?.at(-3) === ',' ? ',' : '.';
    const value = digits === undefined ? undefined : parseNumber(digits, { decimal, minorUnits: 2 });
    if (digits === undefined || value === undefined) return [];
    return [
      {
        value,
        ...(currency === undefined ? {} : { currency }),
        role: label.value,
        what: passage.text.slice(label.start, label.end),
        field: passage.field,
        text: digits,
      },
    ];
  });
  return found.slice(0, MOST_TOTALS);
}
