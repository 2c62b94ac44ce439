import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import { betweenFriends, figuresOf, type NumberStyle, namesOfMoneyZh } from './number-style.ts';

const year = (day: number): string => dayText(day).slice(0, 4);
const month = (day: number): number => Number(dayText(day).slice(5, 7));
const date = (day: number): number => Number(dayText(day).slice(8));
const two = (count: number): string => String(count).padStart(2, '0');
const monthName = (day: number): string => monthNames[month(day) - 1] ?? '';
const byLocale = (locale: string, options: Intl.DateTimeFormatOptions) => (day: number) =>
  new Date(day * 86_400_000).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
const weekday = byLocale('en-GB', { weekday: 'long' });
const weekdayZh = (day: number): string => [...'日一二三四五六'][new Date(day * 86_400_000).getUTCDay()] ?? '';
const ordinal = (day: number): string => {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(date(day));
  return `${date(day)}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule]}`;
};

type Days = readonly ((day: number) => string)[];
const atLength = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const inFigures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
/** How mail systems print a day. English ones name the month, since figures alone can be read in two ways. */
const printedDays: Readonly<Record<Tongue, Days>> = {
  en: [
    (day) => `${weekday(day)}, ${date(day)} ${monthName(day)} ${year(day)}`,
    (day) => `${weekday(day).slice(0, 3)}, ${monthName(day).slice(0, 3)} ${date(day)}, ${year(day)}`,
    (day) => `${two(date(day))}-${monthName(day).slice(0, 3)}-${year(day)}`,
    (day) => `${ordinal(day)} ${monthName(day)} ${year(day)}`,
    (day) => `${monthName(day)} ${date(day)}, ${year(day)}`,
    (day) => `${dayText(day)} (${weekday(day)})`,
  ],
  zh: [
    (day) => `${year(day)}年${month(day)}月${date(day)}日`,
    (day) => `${year(day)}年${two(month(day))}月${two(date(day))}日（周${weekdayZh(day)}）`,
    (day) => `${dayText(day)} 星期${weekdayZh(day)}`,
    dayText,
  ],
  de: [byLocale('de', atLength), byLocale('de', inFigures)],
  fr: [byLocale('fr', atLength), byLocale('fr', inFigures)],
  it: [byLocale('it', atLength), byLocale('it', inFigures)],
  es: [byLocale('es', atLength), byLocale('es', inFigures)],
  pt: [byLocale('pt-PT', atLength), byLocale('pt-PT', inFigures)],
};

const hours = (minute: number): number => Math.floor(minute / 60);
const onDial = (minute: number): string => `${hours(minute) % 12 || 12}:${two(minute % 60)}`;
const half = (minute: number): string => (minute < 720 ? 'AM' : 'PM');
const partZh = (minute: number): string =>
  minute < 720 ? '上午' : minute < 780 ? '中午' : minute < 1080 ? '下午' : '晚上';
const printedTimes: Readonly<Record<'en' | 'zh' | 'other', readonly ((minute: number) => string)[]>> = {
  en: [
    clock,
    (minute) => `${onDial(minute)} ${half(minute)}`,
    (minute) => `${onDial(minute)}${half(minute).toLowerCase()}`,
  ],
  zh: [clock, (minute) => `${partZh(minute)}${onDial(minute)}`],
  other: [clock],
};

/** Where the currency stands, and by its code or its sign. */
type Place = 'code before' | 'code after' | 'sign before';
const places: readonly Place[] = ['code before', 'code after', 'sign before', 'sign before'];
const signs: Readonly<Record<Currency, string>> = {
  EUR: '€',
  GBP: '£',
  CHF: 'CHF ',
  JPY: 'JPY ',
  USD: 'US$',
  CZK: 'CZK ',
  CNY: '¥',
};

function amountIn(money: Money, tongue: Tongue, place: Place, grouped: boolean): string {
  const { currency } = money;
  const continental = tongue !== 'en' && tongue !== 'zh' && currency === 'EUR';
  const number = figuresOf(money, continental ? 'de' : 'en', grouped);
  if (place === 'code before') return `${currency} ${number}`;
  if (place === 'code after') return tongue === 'zh' ? `${number}${namesOfMoneyZh[currency]}` : `${number} ${currency}`;
  return continental ? `${number} €` : `${signs[currency]}${number}`;
}

/** As mail systems print days, times and sums in the eleventh voice: one way for all of a letter. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const place = chance.pick(places);
  const grouped = chance.is(0.8);
  return {
    date: chance.pick(printedDays[tongue]),
    time: chance.pick(printedTimes[tongue === 'en' || tongue === 'zh' ? tongue : 'other']),
    amount: (money) => (money === undefined ? '' : amountIn(money, tongue, place, grouped)),
  };
}

const jottedDays: Readonly<Record<'en' | 'zh', Days>> = {
  en: [
    (day) => `${weekday(day)} ${date(day)} ${monthName(day)}`,
    (day) => `${monthName(day)} ${ordinal(day)}`,
    (day) => `${monthName(day).slice(0, 3)} ${date(day)} (${weekday(day)})`,
    (day) => `${date(day)} ${monthName(day)} ${year(day)}`,
  ],
  zh: [
    (day) => `${month(day)}月${date(day)}日（周${weekdayZh(day)}）`,
    (day) => `${month(day)}月${date(day)}日`,
    (day) => `${year(day)}年${month(day)}月${date(day)}日`,
  ],
};
const jottedTimes: Readonly<Record<'en' | 'zh', readonly ((minute: number) => string)[]>> = {
  en: [
    clock,
    (minute) =>
      `${minute % 60 === 0 ? onDial(minute).replace(':00', '') : onDial(minute)}${half(minute).toLowerCase()}`,
  ],
  zh: [clock, (minute) => `${partZh(minute)}${onDial(minute)}`],
};

/** As friends put down dates and hours in a mail; sums as elsewhere. */
export const friendNumbers = betweenFriends(firmNumbers, jottedDays, jottedTimes);
