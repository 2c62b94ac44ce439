import { matchesIn } from '../../language/matches.ts';
import { findPhrases, firstPhraseWithin, lastPhraseWithin } from '../../language/phrases.ts';
import type { Amount } from '../../memory/item-text.ts';
import { amountLabels } from './amount-labels.ts';
import { bareFigure, isWhole, onlyCurrency } from './bare-figure.ts';
import type { Passage } from './passage.ts';

/** A line of words that ends in a bare figure: "Front rotors (needed)     142.00", 健保給付 -3,200; how it was paid may stand in brackets behind. */
const line =
  /^[ \t]*(?<what>[\p{L}《(（][^\n]{0,60}?)(?<gap>[ \t\u00a0]{2,}|[:：][ \t]*|[ \t])(?<digits>[-−]?(?:\d{4,6}(?=[.,]\d{2}(?!\d))|\d{1,3}(?:[,.’']\d{3}){0,3})(?:[.,]\d{2})?)[ \t]*(?:[（(][^\n()（）]{1,24}[)）][ \t]*)?$/gmu;
/** Figures of these are no prices. */
const countsSomething =
  /\b(?:account|customer|client|invoice|order|ref\w*|reference|number|no|nr|card|ending|phone|tel|fax|room|seat|car|coach|train|flight|gate|platform|page|plate|qty|quantity|points?|odometer|floor|unit|id|code|pin|year|week|day|guests?|adults?|nights?|passengers?|telefon|kundennummer|rechnungsnummer|zimmer|wagen|platz|chambre|voiture|place|dossier|kwh|km|kg)\.?$|(?:编号|編號|号|號|号码|號碼|人|数|數|度|张|張|电话|電話)$/iu;
/** "Wednesday, 28 May   NU 431", 去程 HJ 1287: a carrier's letters before a number of a few digits. */
const numbersJourney = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])$/u;
const FEWEST_LINES = 2;
const MOST_LINES = 40;

export type Placed = { readonly amount: Amount; readonly start: number };

/**
 * Sums in a column of a mail that bear no currency's sign, where the bill has a sum that does, or a total: two lines or more, written alike
 * (with hundredths, or all without where the marked sums have none). Their currency is that of the bill's other sums, else unknown.
 */
export function bareColumns(passage: Passage, marked: readonly Amount[]): Placed[] {
  if (passage.field !== 'body' || !/\d[ \t]*(?:[（(][^\n]{1,25})?$/mu.test(passage.text)) return [];
  const labels = findPhrases(amountLabels, passage.words);
  const rows = matchesIn(passage.text, line).flatMap((match) => {
    const { what = '', gap = '', digits = '' } = match.groups ?? {};
    if (countsSomething.test(what.trim()) || digits === '') return [];
    if (numbersJourney.test(what.trim()) && /^\d{2,4}$/u.test(digits) && /\d|\s/u.test(what.trim())) return [];
    const from = match.index + match[0].indexOf(what);
    const start = from + what.length + gap.length;
    const label =
      lastPhraseWithin(labels, from, from + what.length) ?? firstPhraseWithin(labels, from, from + what.length);
    return [{ what: what.trim(), gap, digits, start, role: label?.value ?? ('unknown' as const) }];
  });
  const isOfWholes = marked.length > 0 && marked.every(({ text }) => !/[.,]\d{2}(?!\d)/u.test(text));
  const isPriced = ({ digits, gap }: (typeof rows)[number]): boolean =>
    isWhole(digits) ? isOfWholes && (gap.length > 1 || /[,.]\d{3}$/u.test(digits) || gap === ' ') : true;
  const priced = rows.filter(isPriced).slice(0, MOST_LINES);
  const isAnchored = marked.length > 0 || priced.some(({ role }) => role === 'total');
  if (!isAnchored || priced.length < FEWEST_LINES) return [];
  const currency = onlyCurrency(marked);
  return priced.flatMap(({ what, digits, start, role }): Placed[] => {
    const parsed = bareFigure(digits.replace(/^[-−]/u, ''));
    if (parsed === undefined) return [];
    const value = /^[-−]/u.test(digits) ? -parsed : parsed;
    const amount: Amount = {
      value,
      ...(currency === undefined ? {} : { currency }),
      role,
      what,
      field: passage.field,
      text: digits,
    };
    return [{ amount, start }];
  });
}
