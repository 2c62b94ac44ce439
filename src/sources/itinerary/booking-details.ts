import { currencyMarks } from '../../language/currencies.ts';
import { parseNumber } from '../../language/numbers.ts';
import { anyOf } from '../../lexicon/lexicon.ts';
import { type FieldRole, travelTerms } from '../../lexicon/travel-terms.ts';
import type { Field } from './field.ts';

export type Booking = {
  readonly number: string | undefined;
  readonly travellers: readonly string[];
  readonly price: { readonly amount: number; readonly currency: string } | undefined;
  readonly isCancelled: boolean;
};

/** A code has a figure in it, or is all capitals; it may stand between marks of a message in plain text. */
/** A code in groups of four figures. */
const groupedForm = /^\d{4}(?: \d{4}){2,5}(?!\d)/;
const codeForm = /^[*#_\s]*(?=[^\s]*\d|[A-Z]{5,8}(?![\p{L}\d]))([A-Z\d][A-Z\d-]{3,24})(?![\p{L}\d/:])/u;
const nameForm = /^(?!.*\b(?:the|you|your)\b)\p{Lu}[\p{L}'’.-]*(?:[ /]\p{L}[\p{L}'’.-]*){1,4}$/u;
const titles = /^(?:mr|mrs|ms|miss|dr|herr|frau|m|mme|sr|sra)\.?\s+|[\s,]+(?:mr|mrs|ms|miss|mstr|dr)\.?$/giu;
const sumForm =
  /(?<![\p{L}\d])(\p{Sc}|\p{Lu}{2,3}|Rs\.?)?\s?(\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s?(\p{Sc}|[A-Z]{3}|Kč|kr|zł|Ft)?(?![\p{L}\d])/gu;
/** What else has a name. */
const namedOtherwise: readonly FieldRole[] = [
  'hotel',
  'givenName',
  'familyName',
  'train',
  'flight',
  'bus',
  'boat',
  'stop',
  'origin',
  'destination',
  'event',
  'venue',
  'operator',
];
const MOST_TRAVELLERS = 9;
const FIRST_WORDS = 300;
const cancelled = anyOf(travelTerms.flatMap((terms) => terms.cancelled));

/** What a text says of the booking as a whole: its number, who travels, what it costs. */
export function bookingIn(fields: readonly Field[], text: string): Booking {
  const of = (role: FieldRole, ...not: readonly FieldRole[]): string[] =>
    fields
      .filter(({ roles }) => roles.has(role) && !not.some((other) => roles.has(other)))
      .map(({ value }) => value.trim());
  const codes = of('booking', 'date', 'price', 'passenger', 'hotel').map(
    (value) => groupedForm.exec(value)?.[0].replaceAll(' ', '') ?? codeForm.exec(value)?.[1],
  );
  const prices = of('price', 'seat').map((value) => moneyIn(value, hasHan.test(text)));
  return {
    number: codes.find((code) => code !== undefined),
    travellers: travellersIn(of('passenger', ...namedOtherwise), of('givenName'), of('familyName')),
    price: largest(prices.filter((price) => price !== undefined)),
    isCancelled: cancelled.test(text.slice(0, FIRST_WORDS)),
  };
}

type Price = NonNullable<Booking['price']>;

/** A total is no less than its parts, whatever each is called. */
const largest = (prices: readonly Price[]): Price | undefined =>
  prices.filter(({ currency }) => currency === prices[0]?.currency).toSorted((a, b) => b.amount - a.amount)[0];

function travellersIn(whole: readonly string[], given: readonly string[], family: readonly string[]): string[] {
  const paired = given.map((name, at) => `${name} ${family[at] ?? ''}`);
  const names = [...whole, ...paired]
    .map((value) =>
      (value.split(/\s{3,}|\t/)[0] ?? '')
        .replace(/[*_;]+|,\s*$/g, ' ')
        .replace(titles, '')
        .trim(),
    )
    .flatMap((name) => namesIn(name.replace(/\s+/g, ' ')))
    .filter((name) => name.length <= 60 && (nameForm.test(name) || /^\p{Script=Han}{2,4}$/u.test(name)));
  return [...new Set(names)].slice(0, MOST_TRAVELLERS);
}

/** "Doe, John" is John Doe; "Ana Doe, John Doe" are two. */
function namesIn(written: string): string[] {
  const names = written.split(/,\s*/);
  const [family, given, third] = names;
  const isOne = given !== undefined && third === undefined && !(family?.includes(' ') && given.includes(' '));
  return isOne ? [`${given} ${family}`] : names;
}

/** Chinese, and not Japanese. */
const hasHan = /^(?!.*[\p{Script=Hiragana}\p{Script=Katakana}]).*\p{Script=Han}/su;
const currencies = new Map(
  currencyMarks.flatMap(({ mark, among }) => (among[0] === undefined ? [] : [[mark, among[0]] as const])),
);

/** The first sum of a text that has its currency beside it. */
function moneyIn(text: string, isHan: boolean): Booking['price'] {
  for (const [, before, digits = '', after] of text.matchAll(sumForm)) {
    const read = currencies.get(after ?? '') ?? currencies.get(before ?? '');
    const currency = isHan && read === 'JPY' ? 'CNY' : read;
    const amount = parseNumber(digits, { minorUnits: 2 });
    if (currency !== undefined && amount !== undefined && amount > 0) return { amount, currency };
  }
  return undefined;
}
