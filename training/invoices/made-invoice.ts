import { isoDay } from '../../src/language/calendar-day.ts';
import type { InvoiceRead } from '../../src/sources/invoices/invoice-thing.ts';
import { type Wording, wordings } from './wording.ts';

/** The same draws from the same seed. */
export class Draw {
  #state: number;
  constructor(seed: number) {
    this.#state = seed * 2654435761 + 12345;
  }
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  below(n: number): number {
    return Math.floor(this.next() * n);
  }
  of<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new Error('Nothing to draw from.');
    return one;
  }
  is(chance: number): boolean {
    return this.next() < chance;
  }
}

export type MadeInvoice = {
  readonly language: string;
  readonly wording: Wording;
  readonly gold: InvoiceRead;
  readonly brand: string;
  readonly dueText: string | undefined;
  readonly termsText: string | undefined;
  readonly dateText: string;
  readonly taxLabel: string;
  readonly isTaxWithin: boolean;
  readonly lines: readonly (readonly [string, string, string, string])[];
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  readonly paid: string | undefined;
  readonly balance: string | undefined;
  readonly discount: string | undefined;
  readonly host: string;
  code(): string;
  day(offset: number): string;
  phone(): string;
};

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
};
const two = (n: number): string => String(n).padStart(2, '0');

/** An invoice that nobody wrote: what it says, and how its values look. */
export function madeInvoice(language: string, draw: Draw): MadeInvoice {
  const wording = wordings[language];
  if (wording === undefined) throw new Error(`There is no wording in ${language}.`);
  const form = draw.of(wording.forms);
  const firm = draw.of(wording.firms);
  const seller = language === 'zh' ? `${firm}${form}` : `${firm} ${form}`.trim();
  const mark = draw.of(wording.currencies);
  const style = draw.below(4);
  const start = Date.UTC(2019 + draw.below(8), draw.below(12), 1 + draw.below(28));
  const written = (time: number): string => {
    const at = new Date(time);
    const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
    if (language === 'zh') return style % 2 === 0 ? `${year}年${month}月${day}日` : `${year}-${two(month)}-${two(day)}`;
    if (language === 'de')
      return style === 3
        ? `${day}. ${months.de[month - 1]} ${year}`
        : `${two(day)}.${two(month)}.${style === 2 ? year % 100 : year}`;
    if (style === 0) return `${day} ${months.en[month - 1]} ${year}`;
    if (style === 1) return `${months.en[month - 1]?.slice(0, 3)} ${day}, ${year}`;
    return mark.includes('$') || mark.includes('USD')
      ? `${two(month)}/${two(day)}/${year}`
      : `${two(day)}/${two(month)}/${year}`;
  };
  const amount = (value: number): string => {
    const locale = language === 'de' && !mark.startsWith('CHF') ? 'de-DE' : 'en-GB';
    const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      Math.abs(value),
    );
    const isBehind = /^\s|元/.test(mark);
    return `${value < 0 ? '-' : ''}${isBehind ? `${figures}${mark}` : `${mark}${figures}`}`;
  };
  const rate = draw.of(wording.rates);
  const isTaxWithin = draw.is(0.25);
  const lines = Array.from({ length: 1 + draw.below(6) }, () => {
    const [quantity, price] = [1 + draw.below(12), (500 + draw.below(30000)) / 100];
    return { text: draw.of(wording.items), quantity, price, sum: Math.round(quantity * price * 100) / 100 };
  });
  const cents = (value: number): number => Math.round(value * 100) / 100;
  const gross = lines.reduce((sum, line) => sum + line.sum, 0);
  const discount = draw.is(0.2) ? -cents(gross * 0.05) : undefined;
  const listed = cents(gross + (discount ?? 0));
  const tax = isTaxWithin ? cents((listed * rate) / (100 + rate)) : cents((listed * rate) / 100);
  const total = isTaxWithin ? listed : cents(listed + tax);
  const paid = draw.is(0.25) ? cents(total * (0.2 + 0.4 * draw.next())) : undefined;
  const terms = draw.of([7, 10, 14, 15, 20, 28, 30, 30, 45, 60]);
  const kind = draw.next();
  const dueTime = start + terms * 86_400_000;
  const iso = (time: number): string => {
    const at = new Date(time);
    return isoDay(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  };
  const hasDue = kind < 0.6;
  const hasTerms = kind >= 0.6 && kind < 0.85;
  const number = codeOf(draw, language);
  const host = `${
    firm
      .toLowerCase()
      .replace(/[^a-z]+/g, draw.is(0.5) ? '-' : '')
      .replace(/^-|-$/g, '') || 'billing-zh'
  }.example`;
  return {
    language,
    wording,
    gold: {
      seller,
      number,
      date: iso(start),
      ...(hasDue || hasTerms ? { due: iso(dueTime) } : {}),
      total,
      ...(rate === 0 && !draw.is(0.5) ? {} : { tax }),
    },
    brand: draw.is(0.3) ? firm : seller,
    dueText: hasDue ? written(dueTime) : undefined,
    termsText: hasTerms
      ? draw.of(wording.terms).replace('{n}', String(terms))
      : hasDue
        ? undefined
        : draw.of(wording.openTerms),
    dateText: written(start),
    taxLabel: draw
      .of(isTaxWithin ? wording.taxWithin : wording.tax)
      .replace('{r}', String(rate).replace('.', language === 'de' ? ',' : '.')),
    isTaxWithin,
    lines: lines.map((line) => [line.text, String(line.quantity), amount(line.price), amount(line.sum)] as const),
    net: amount(isTaxWithin ? total - tax : listed),
    tax: amount(tax),
    total: amount(total),
    paid: paid === undefined ? undefined : amount(-paid),
    balance: paid === undefined ? undefined : amount(total - paid),
    discount: discount === undefined ? undefined : amount(discount),
    host,
    code: () => codeOf(draw, language),
    day: (offset) => written(start + offset * 86_400_000),
    phone: () => `0${100 + draw.below(800)} 555 ${1000 + draw.below(9000)}`,
  };
}

function codeOf(draw: Draw, language: string): string {
  const letters = (n: number): string => Array.from({ length: n }, () => draw.of([...'ABCDEFGHKLMNPRSTVW'])).join('');
  const figures = (n: number): string => Array.from({ length: n }, () => draw.below(10)).join('');
  const year = 2019 + draw.below(8);
  return draw.of([
    () => `${letters(2)}-${figures(5)}`,
    () => `${year}-${figures(4)}`,
    () => `${1 + draw.below(9)}${figures(4 + draw.below(5))}`,
    () => `${year}/${figures(3)}`,
    () => `${letters(3)}${year}${figures(4)}`,
    () => (language === 'de' ? `RE-${year % 100}${figures(4)}` : `INV-${figures(4)}`),
    () => `0${figures(7)}`,
    () => `${figures(2)}-${figures(4)}`,
  ])();
}
