import type { InvoiceRole } from '../../lexicon/invoice-terms.ts';
import { type Features, type LabelsAround, labelFeatures, labelsAround, likeliest } from './label-features.ts';
import { documentNamed } from './labels.ts';
import { above, type Segment, type Sheet } from './sheet.ts';
import type { LabelledSum } from './tax-of-total.ts';
import type { AmountValue, CodeValue, DateValue, Values } from './values.ts';

export type Candidate<T> = { readonly value: T; readonly segment: Segment; readonly features: Features };
export type FieldCandidates = {
  readonly number: readonly Candidate<string>[];
  readonly date: readonly Candidate<string>[];
  readonly due: readonly Candidate<string>[];
  readonly total: readonly Candidate<number>[];
  readonly tax: readonly Candidate<number>[];
  readonly sums: readonly LabelledSum[];
};

const numberRivals: readonly InvoiceRole[] = ['other_number', 'other_date', 'date', 'line', 'total', 'buyer'];
const dateRivals: readonly InvoiceRole[] = ['due', 'other_date', 'other_number', 'paid'];
const dueRivals: readonly InvoiceRole[] = ['date', 'other_date', 'other_number', 'paid'];
const totalRivals: readonly InvoiceRole[] = ['balance', 'paid', 'tax', 'net', 'discount', 'line', 'other_number'];
const taxRivals: readonly InvoiceRole[] = ['balance', 'paid', 'total', 'net', 'discount', 'line', 'other_number'];

type Labelled<V> = V & { readonly around: LabelsAround };

/** What each field of an invoice could be, with what speaks for it. */
export function fieldCandidates(sheet: Sheet, values: Values): FieldCandidates {
  const withLabels = <V extends { segment: Segment; start: number }>(value: V): Labelled<V> => ({
    ...value,
    around: labelsAround(sheet, value.segment, value.start),
  });
  const amounts = values.amounts.map(withLabels);
  const dates = values.dates.map(withLabels);
  const sums = sumsOf(amounts);
  return {
    number: values.codes.map(withLabels).map((code) => numberCandidate(sheet, code)),
    date: dates.map((date) => dateCandidate(sheet, values, date, ['date'], dateRivals)),
    due: dates.map((date) => dateCandidate(sheet, values, date, ['due'], dueRivals)),
    total: amounts.filter(({ amount }) => amount > 0).map((one) => totalCandidate(sheet, sums, one)),
    tax: amounts.filter(({ amount }) => amount >= 0).map((one) => taxCandidate(sheet, sums, one)),
    sums: amounts
      .filter(({ isMoney }) => isMoney)
      .map(({ amount, around, segment: { row } }) => ({
        amount,
        row,
        net: likeliest(around, ['net']),
        tax: likeliest(around, ['tax']),
      })),
  };
}

/** Where a value stands: how far down its page, on which page, in which type. */
function placeFeatures(sheet: Sheet, segment: Segment): Features {
  return {
    down: segment.y / (sheet.heights.get(segment.page) ?? segment.y),
    isLater: segment.page > 1 ? 1 : 0,
    size: Math.min(2, segment.size / sheet.size - 1),
  };
}

function numberCandidate(sheet: Sheet, code: Labelled<CodeValue>): Candidate<string> {
  const { segment, start } = code;
  const before = segment.text.slice(0, start);
  const [letters, digits] = [code.code.replace(/[^\p{L}]/gu, '').length, code.code.replace(/\D/g, '').length];
  return {
    value: code.code,
    segment,
    features: {
      ...labelFeatures(code.around, ['number'], numberRivals),
      ...placeFeatures(sheet, segment),
      isWhole: code.isWhole ? 1 : 0,
      hasLetters: letters > 0 ? 1 : 0,
      isShort: digits < 3 ? 1 : 0,
      isLong: code.code.length > 16 ? 1 : 0,
      isTitle: documentNamed(before.replace(/[:：#\s]+$/u, '')) === 'invoice' ? 1 : 0,
      hasPrefix: code.code.includes(' ') ? 1 : 0,
    },
  };
}

function dateCandidate(
  sheet: Sheet,
  { dates }: Values,
  date: Labelled<DateValue>,
  own: readonly InvoiceRole[],
  rivals: readonly InvoiceRole[],
): Candidate<string> {
  const days = dates.map(({ day }) => day).toSorted();
  return {
    value: date.day,
    segment: date.segment,
    features: {
      ...labelFeatures(date.around, own, rivals),
      ...placeFeatures(sheet, date.segment),
      terms: likeliest(date.around, ['terms']),
      isFirst: dates[0]?.segment === date.segment ? 1 : 0,
      isEarliest: days[0] === date.day ? 1 : 0,
      isLatest: days.at(-1) === date.day ? 1 : 0,
      isAlone: new Set(days).size === 1 ? 1 : 0,
      // "A 24-311 vom 02.09.2024" is the date of what stands before it.
      isSecond: /\d/.test(date.segment.text.slice(0, date.start)) ? 1 : 0,
      isWhole: date.end - date.start >= date.segment.text.length - 1 ? 1 : 0,
    },
  };
}

type Sums = {
  readonly largest: number;
  /** Net and tax that come to a total: by the total in hundredths, and by the tax. */
  readonly totals: ReadonlySet<number>;
  readonly taxes: ReadonlySet<number>;
};

/** Sums are compared in hundredths. */
const cents = (amount: number): number => Math.round(amount * 100);
/** Rates of tax that are asked for anywhere are below. */
const LARGEST_RATE = 0.3;
const LIKELY = 0.5;
const MOST_SUMMED = 80;

/** Which sums come to one another as net and tax do to a total. */
function sumsOf(amounts: readonly Labelled<AmountValue>[]): Sums {
  const money = amounts.filter(({ isMoney, amount }) => isMoney && amount > 0);
  const known = new Set(money.map(({ amount }) => cents(amount)));
  const [totals, taxes] = [new Set<number>(), new Set<number>()];
  const likely = money.filter(({ around }) => likeliest(around, ['tax']) > LIKELY).slice(0, MOST_SUMMED);
  const others = [...known].slice(0, 1000);
  for (const { amount: tax } of likely) {
    for (const net of others) {
      const total = net + cents(tax);
      if (cents(tax) > net * LARGEST_RATE || !(known.has(total) || known.has(total + 1) || known.has(total - 1)))
        continue;
      for (const near of [total - 1, total, total + 1]) if (known.has(near)) totals.add(near);
      taxes.add(cents(tax));
    }
  }
  return { largest: Math.max(0, ...money.map(({ amount }) => amount)), totals, taxes };
}

function totalCandidate(sheet: Sheet, sums: Sums, one: Labelled<AmountValue>): Candidate<number> {
  return {
    value: one.amount,
    segment: one.segment,
    features: {
      ...labelFeatures(one.around, ['total'], totalRivals),
      ...placeFeatures(sheet, one.segment),
      balance: likeliest(one.around, ['balance']),
      isMoney: one.isMoney ? 1 : 0,
      isLargest: one.amount === sums.largest ? 1 : 0,
      share: sums.largest === 0 ? 0 : Math.min(1, one.amount / sums.largest),
      isSum: sums.totals.has(cents(one.amount)) ? 1 : 0,
      isProse: one.segment.text.length > 60 ? 1 : 0,
    },
  };
}

function taxCandidate(sheet: Sheet, sums: Sums, one: Labelled<AmountValue>): Candidate<number> {
  const row = (sheet.byRow[one.segment.row] ?? []).map(({ text }) => text);
  const head = above(sheet, one.segment)?.segment.text ?? '';
  return {
    value: one.amount,
    segment: one.segment,
    features: {
      ...labelFeatures(one.around, ['tax'], taxRivals),
      ...placeFeatures(sheet, one.segment),
      isMoney: one.isMoney ? 1 : 0,
      isZero: one.amount === 0 ? 1 : 0,
      isSum: sums.taxes.has(cents(one.amount)) ? 1 : 0,
      share: sums.largest === 0 ? 0 : Math.min(1, one.amount / sums.largest),
      hasRate: `${row.join(' ')} ${head}`.includes('%') ? 1 : 0,
      isProse: one.segment.text.length > 60 ? 1 : 0,
    },
  };
}
