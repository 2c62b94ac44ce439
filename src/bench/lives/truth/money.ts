import type { Chance } from '../chance.ts';
import { type Currency, rates, type Tongue } from '../world/places.ts';
import type { Money } from './fact.ts';

/** Currencies that are written without decimals. */
const whole: ReadonlySet<Currency> = new Set(['JPY', 'CZK']);
const signs: Readonly<Record<Currency, string>> = {
  EUR: '€',
  GBP: '£',
  CHF: 'CHF ',
  JPY: '¥',
  USD: '$',
  CZK: 'CZK ',
  CNY: 'CN¥',
};

/** Some price between so many euros, in the currency. */
export function price(chance: Chance, currency: Currency, from: number, to: number): Money {
  const units = Math.round(chance.int(from, to) * rates[currency]);
  return { currency, cents: units * 100 + (whole.has(currency) ? 0 : chance.pick([0, 50, 90, 95, chance.int(1, 99)])) };
}

/** A price nearby, as an invoice is near to a quote. */
export function near(chance: Chance, { currency, cents }: Money, least: number, most: number): Money {
  const changed = Math.round((cents * (1000 + chance.int(least, most))) / 1000);
  return {
    currency,
    cents: whole.has(currency) ? Math.max(100, Math.round(changed / 100) * 100) : Math.max(100, changed),
  };
}

/** "€1,204.50", the way that answers are given. */
export const amountText = ({ cents, currency }: Money): string =>
  `${signs[currency]}${(cents / 100).toLocaleString('en', decimals(currency))}`;

/** The same amount as a firm of that tongue prints it: "1.204,50 EUR", "EUR 1,204.50", "1204.50 €". */
export function printedAmount({ cents, currency }: Money, tongue: Tongue, chance: Chance): string {
  const english = (cents / 100).toLocaleString('en', decimals(currency));
  const number = ['de', 'it', 'es', 'pt', 'fr'].includes(tongue)
    ? english.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : tongue === 'fr' ? ' ' : '.'))
    : english;
  return chance.pick([`${currency} ${number}`, `${number} ${currency}`, `${signs[currency]}${number}`]);
}

const names: Readonly<Record<Currency, readonly [english: string, chinese: string]>> = {
  EUR: ['euros', '欧元'],
  GBP: ['pounds', '英镑'],
  CHF: ['francs', '瑞士法郎'],
  JPY: ['yen', '日元'],
  USD: ['dollars', '美元'],
  CZK: ['crowns', '克朗'],
  CNY: ['yuan', '元'],
};

/** How a pen writes amounts: as one speaks, with a comma, as machines bill, or as one types to a friend. */
export type AmountCustom = 'spoken' | 'abroad' | 'billed' | 'texted';

/** The same amount as other pens have it: "842.97 euros", "842,97 EUR", "€842.97 EUR", "842.97eur". */
export function otherAmount(
  { cents, currency }: Money,
  tongue: 'en' | 'zh',
  custom: AmountCustom,
  chance: Chance,
): string {
  const english = (cents / 100).toLocaleString('en', decimals(currency));
  const plainly = english.replaceAll(',', '');
  const comma = english.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const [name, nameZh] = names[currency];
  const [sign, code] = [signs[currency], currency];
  if (tongue === 'zh')
    return chance.pick(
      custom === 'texted' ? [`${plainly}${nameZh}`, `${plainly}${code}`] : [`${english}${nameZh}`, `${code}${english}`],
    );
  const forms: Readonly<Record<AmountCustom, readonly string[]>> = {
    spoken: [`${english} ${name}`, `${code}${english}`, `${sign}${english}`],
    abroad: [`${comma} ${code}`, `${english} ${code}`, `${code} ${comma}`, `${english}${code}`],
    billed: [`${code} ${english}`, `${sign}${english}`, `${sign.trim() === code ? '' : sign}${english} ${code}`],
    texted: [`${plainly} ${name}`, `${plainly}${code.toLowerCase()}`, `${sign}${plainly}`],
  };
  return chance.pick(forms[custom]);
}

const decimals = (currency: Currency) =>
  whole.has(currency) ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** The sum of amounts of one currency; none when they differ, since nobody knows the rate of the day. */
export function sumOf(amounts: readonly Money[]): Money | undefined {
  const [first] = amounts;
  return first !== undefined && amounts.every(({ currency }) => currency === first.currency)
    ? { currency: first.currency, cents: amounts.reduce((sum, { cents }) => sum + cents, 0) }
    : undefined;
}
