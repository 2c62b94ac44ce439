import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { moneyText } from '../wording.ts';
import type { Figure } from './figure.ts';

/** A number that is reckoned with: a record's figure, a count that a record or the question itself says. */
export type Factor = {
  readonly number: number;
  readonly item?: MemoryItem;
  readonly citation?: Citation;
  /** What the others are divided by. */
  readonly isDivisor?: boolean;
};
/** What is added or taken off: a figure, or several multiplied. */
export type Term = { readonly sign: 1 | -1; readonly factors: readonly Factor[] };

/** A record's figure, cited where it stands. */
export const factorOf = (figure: Figure): Factor => ({
  number: figure.value,
  item: figure.item,
  citation: cite(figure.item.id, figure.field, figure.quote),
});

const productOf = ({ sign, factors }: Term): number =>
  sign *
  factors.reduce((product, { number, isDivisor }) => (isDivisor === true ? product / number : product * number), 1);
/** What all terms come to, to a thousandth. */
export const comesTo = (terms: readonly Term[]): number =>
  Math.round(terms.reduce((sum, term) => sum + productOf(term), 0) * 1000) / 1000;

const plainNumber = (number: number): string => String(Math.round(number * 1000) / 1000);
/** "2 × 580 + 14": what was reckoned, as it can be followed. */
const workedOf = (terms: readonly Term[]): string =>
  terms
    .map(({ sign, factors }, i) => {
      const product = factors
        .map(
          ({ number, isDivisor }, at) => `${at === 0 ? '' : isDivisor === true ? ' ÷ ' : ' × '}${plainNumber(number)}`,
        )
        .join('');
      return i === 0 && sign === 1 ? product : `${sign === 1 ? '+' : '−'} ${product}`;
    })
    .join(' ');

const PENNY = 0.006;
/** Whether two sums are one, but for how they are rounded. */
export const isSameSum = (a: number, b: number): boolean => Math.abs(a - b) < PENNY;

const dollars = /^(?:USD|CAD|AUD|NZD|SGD|HKD|TWD|MXN|COP|CLP|ARS)$/u;
/** A bare "$" is of whatever dollars a house counts in. */
export const isOneCurrency = (a: Pick<Figure, 'currency' | 'quote'>, b: Pick<Figure, 'currency' | 'quote'>): boolean =>
  a.currency === undefined ||
  b.currency === undefined ||
  a.currency === b.currency ||
  ([a, b].some(({ quote }) => /(?<!\p{L})\$/u.test(quote)) && dollars.test(a.currency) && dollars.test(b.currency));

/** The currency of several figures: one that is written out before a bare "$". */
export function currencyOf(figures: readonly Pick<Figure, 'currency'>[]): string | undefined {
  const said = figures.flatMap(({ currency }) => currency ?? []);
  return said.find((currency) => currency !== 'USD') ?? said[0];
}

/** That the parts are surely of what is asked, and that they may be. */
export const SURE = 0.66;
const UNSURE = 0.38;

/** What was reckoned, with every part cited. */
export function reckonedDraft(
  terms: readonly Term[],
  currency: string | undefined,
  isSure: boolean,
  { language }: Question,
): Draft {
  const value = Math.abs(comesTo(terms));
  const factors = terms.flatMap((term) => term.factors);
  const worked = workedOf(terms);
  // A sum of money is written with its cents, in whatever currency it may be.
  const hasCents = factors.some(({ citation }) => /\d[.,]\d{2}$/u.test(citation?.quote ?? ''));
  const written = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: hasCents ? 2 : 3,
  }).format(value);
  const isSum = factors.length > 1;
  return {
    text: currency === undefined ? written : moneyText({ value, currency }),
    type: 'number',
    citations: factors.flatMap(({ citation }) => citation ?? []),
    sureness: 0.8,
    ...(isSure ? { floor: SURE } : { known: UNSURE }),
    notes: isSum ? [language === 'zh' ? `算式：${worked}。` : `Reckoned: ${worked}.`] : [],
    also: [...new Set(factors.flatMap(({ item }) => item ?? []))],
    ...(isSum ? { worked } : {}),
  };
}
