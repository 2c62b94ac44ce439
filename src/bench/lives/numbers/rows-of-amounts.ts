import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import { betweenFriends, figuresOf, type NumberStyle } from './number-style.ts';

const year = (day: number): string => dayText(day).slice(0, 4);
const month = (day: number): number => Number(dayText(day).slice(5, 7));
const date = (day: number): number => Number(dayText(day).slice(8));
const two = (count: number): string => String(count).padStart(2, '0');
const english = (day: number): string => monthNames[month(day) - 1] ?? '';
const worded = (locale: string, options: Intl.DateTimeFormatOptions) => (day: number) =>
  new Date(day * 86_400_000).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
const weekday = worded('en-GB', { weekday: 'long' });
const ordinal = (day: number): string => {
  const of = date(day);
  const last = of > 10 && of < 14 ? 0 : of % 10;
  return `${of}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
};
const pointed = (day: number): string => `${two(date(day))}.${two(month(day))}.${year(day)}`;

type Days = readonly ((day: number) => string)[];
/** How firms print a day. Figures alone are used only in an order that cannot be misread. */
const days: Readonly<Record<Tongue, Days>> = {
  en: [
    (day) => `${weekday(day).slice(0, 3)}, ${two(date(day))} ${english(day).slice(0, 3)} ${year(day)}`,
    (day) => `${english(day)} ${ordinal(day)}, ${year(day)}`,
    (day) => `${two(date(day))}${english(day).slice(0, 3).toUpperCase()}${year(day)}`,
    (day) => `${weekday(day)} ${ordinal(day)} ${english(day)} ${year(day)}`,
    (day) => `${english(day).slice(0, 3)} ${date(day)}, ${year(day)} (${weekday(day).slice(0, 3)})`,
    pointed,
    dayText,
  ],
  zh: [
    (day) => `${year(day)}年${month(day)}月${date(day)}日`,
    (day) =>
      `${year(day)}-${dayText(day).slice(5)}（周${[...'日一二三四五六'][new Date(day * 86_400_000).getUTCDay()]}）`,
    (day) => `${year(day)}.${two(month(day))}.${two(date(day))}`,
  ],
  de: [worded('de', { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' }), pointed],
  fr: [worded('fr', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }), pointed],
  it: [worded('it', { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }), pointed],
  es: [worded('es', { day: 'numeric', month: 'long', year: 'numeric' })],
  pt: [worded('pt-PT', { day: 'numeric', month: 'long', year: 'numeric' })],
};

const half = (minute: number): string => (minute < 720 ? 'am' : 'pm');
const hours = (minute: number): number => Math.floor(minute / 60);
const twelve = (minute: number): number => hours(minute) % 12 || 12;
const times: Readonly<Record<'en' | 'zh' | 'other', readonly ((minute: number) => string)[]>> = {
  en: [
    clock,
    (minute) => `${twelve(minute)}:${two(minute % 60)} ${half(minute)}`,
    (minute) => `${two(hours(minute))}${two(minute % 60)}h`,
    (minute) => `${clock(minute)} hrs`,
  ],
  zh: [clock, (minute) => `${hours(minute)}:${two(minute % 60)}`],
  other: [clock, (minute) => clock(minute).replace(':', '.')],
};

type Form = 'before' | 'code' | 'after' | 'sign after';
const forms: readonly Form[] = ['before', 'code', 'after', 'sign after'];
const signs: Readonly<Record<Currency, string>> = {
  EUR: '€',
  GBP: '£',
  CHF: 'Fr.',
  JPY: '¥',
  USD: '$',
  CZK: 'Kč',
  CNY: '¥',
};
const chineseNames: Readonly<Record<Currency, string>> = {
  EUR: '欧元',
  GBP: '英镑',
  CHF: '瑞郎',
  JPY: '日元',
  USD: '美元',
  CZK: '克朗',
  CNY: '元',
};

/** What parts the thousands; some firms part none. */
type Parting = 'mark' | 'blank' | 'none';
const partings: readonly Parting[] = ['mark', 'mark', 'blank', 'none'];

/** The figures by the customs of a tongue. */
function figures(money: Money, tongue: Tongue, parting: Parting): string {
  const { currency } = money;
  const locale = tongue === 'en' || tongue === 'zh' || currency === 'CHF' || currency === 'USD' ? 'en' : 'de';
  const number = figuresOf(money, locale, parting !== 'none');
  return parting === 'blank' ? number.replace(/[.,](?=\d{3})/g, ' ') : number;
}

function amountOf(money: Money, tongue: Tongue, form: Form, parting: Parting): string {
  const number = figures(money, tongue, parting);
  const { currency } = money;
  if (form === 'code') return `${currency} ${number}`;
  if (tongue === 'zh')
    return currency === 'CNY' && form === 'before' ? `¥${number}` : `${number}${chineseNames[currency]}`;
  // The crown follows its number; francs and yen are written out where their sign would be another's.
  if (form === 'after' || (tongue !== 'en' && form === 'before')) return `${number} ${currency}`;
  if (form === 'sign after' && currency === 'EUR') return `${number} €`;
  return currency === 'CZK' ? `${number} Kč` : `${signs[currency]}${currency === 'CHF' ? ' ' : ''}${number}`;
}

/** As firms print days, times and sums in the tenth voice: in one way throughout a letter. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const form = chance.pick(forms);
  const parting = chance.pick(partings);
  return {
    date: chance.pick(days[tongue]),
    time: chance.pick(times[tongue === 'en' || tongue === 'zh' ? tongue : 'other']),
    amount: (money) => (money === undefined ? '' : amountOf(money, tongue, form, parting)),
  };
}

const mailDays: Readonly<Record<'en' | 'zh', Days>> = {
  en: [
    (day) => `${weekday(day)} the ${ordinal(day)} of ${english(day)}`,
    (day) => `${weekday(day)}, ${english(day)} ${ordinal(day)}`,
    (day) => `${ordinal(day)} ${english(day)} ${year(day)}`,
    (day) => `${date(day)} ${english(day)}`,
  ],
  zh: [
    (day) => `${month(day)}月${date(day)}号（星期${[...'日一二三四五六'][new Date(day * 86_400_000).getUTCDay()]}）`,
    (day) => `${year(day)}年${month(day)}月${date(day)}日`,
  ],
};
const mailTimes: Readonly<Record<'en' | 'zh', readonly ((minute: number) => string)[]>> = {
  en: [
    (minute) =>
      minute % 60 === 0 ? `${twelve(minute)} ${half(minute)}` : `${twelve(minute)}.${two(minute % 60)} ${half(minute)}`,
    clock,
  ],
  zh: [
    (minute) =>
      `${minute < 720 ? '上午' : minute < 1080 ? '下午' : '晚上'}${twelve(minute)}点${minute % 60 === 0 ? '' : minute % 60 === 30 ? '半' : `${minute % 60}分`}`,
  ],
};

/** As people write dates and hours in a private mail; sums as elsewhere. */
export const friendNumbers = betweenFriends(firmNumbers, mailDays, mailTimes);
