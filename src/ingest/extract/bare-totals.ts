import { matchesIn } from '../../language/matches.ts';
import { findPhrases } from '../../language/phrases.ts';
import type { Amount } from '../../memory/item-text.ts';
import { amountLabels } from './amount-labels.ts';
import { bareFigure, onlyCurrency } from './bare-figure.ts';
import { lineEnd, type Passage } from './passage.ts';

const bare = /^[\s:：.…]{0,20}(\d{1,3}(?:[.,' ]\d{3}){0,2}[.,]\d{2})[\s*A-C]{0,3}$/u;
const inColumn = /^(?:[ \t\u00a0]{2,}|[ ]?[:：])/u;
const MOST_TOTALS = 8;

/** "So 380 all in", "that makes 96.50 altogether": how people say what a whole comes to. */
const spoken =
  /(?<![\p{L}\d.,])(?<sum>\d{1,3}(?:[,.’']\d{3}){0,2}(?:[.,]\d{2})?|\d{4,5}) (?:all[ -]in(?! all)|for the lot|tout compris|alles inklusive|todo incluido|tutto compreso|alles bij elkaar)(?!\p{L})|\b(?:that['’]?s|that is|that makes|makes it|comes to|came to|which makes|macht|ça fait) (?<made>\d{1,3}(?:[,.’']\d{3}){0,2}(?:[.,]\d{2})?|\d{4,5}) (?:altogether|in total|in all|all told|together|zusammen|insgesamt|en tout|au total)(?!\p{L})|(?:要|应|该|再|需)(?:转|付|给|还|补)(?:给)?(?:你|我|您)\s?(?<owed>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{2,6}(?:\.\d{1,2})?)(?![\d.,]*(?:\d|号|点|月|日|分|个|张|次|元|块))/giu;

/** Such sums of a letter in which other sums bear the sign of one currency: it is that one's. */
export function spokenTotals(passage: Passage, marked: readonly Amount[]): Amount[] {
  const currency = onlyCurrency(marked);
  if (passage.field !== 'body' || currency === undefined) return [];
  return matchesIn(passage.text, spoken)
    .slice(0, MOST_TOTALS)
    .flatMap((match) => {
      const text = match.groups?.['sum'] ?? match.groups?.['made'] ?? match.groups?.['owed'] ?? '';
      const value = bareFigure(text);
      if (value === undefined || marked.some((amount) => amount.value === value)) return [];
      return [{ value, currency, role: 'total', field: passage.field, text }];
    });
}

/**
 * Sums of a bill, recognised or mailed, that bear no currency's sign: behind "Total", "VAT" and the like, alone to the end of their
 * line. Their currency is that of the bill's other sums, else unknown.
 */
export function bareTotals(passage: Passage, marked: readonly Amount[]): Amount[] {
  const isBill = passage.field === 'ocr' || passage.field === 'body';
  if (!isBill) return [];
  const currency = onlyCurrency(marked);
  const found = findPhrases(amountLabels, passage.words).flatMap((label): Amount[] => {
    const rest = passage.text.slice(label.end, lineEnd(passage.text, label.end));
    // In a letter figures stand in a column, or behind a colon; a sentence may end in any number.
    if (passage.field === 'body' && !inColumn.test(rest)) return [];
    const digits = bare.exec(rest)?.[1];
    const value = digits === undefined ? undefined : bareFigure(digits);
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
