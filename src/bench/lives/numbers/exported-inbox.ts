import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import { betweenFriends, figuresOf, type NumberStyle, namesOfMoneyZh } from './number-style.ts';

const year = (day: number): string => dayText(day).slice(0, 4);
const month = (day: number): number => Number(dayText(day).slice(5, 7));
const date = (day: number): number => Number(dayText(day).slice(8));
const monthName = (day: number): string => monthNames[month(day) - 1] ?? '';
const shortMonth = (day: number): string => monthName(day).slice(0, 3);
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekday = (day: number): string => weekdays[new Date(day * 86_400_000).getUTCDay()] ?? '';
const weekdayZh = (day: number): string => [...'日一二三四五六'][new Date(day * 86_400_000).getUTCDay()] ?? '';
const dotted = (day: number): string => dayText(day).split('-').toReversed().join('.');
const slashed = (day: number): string => dayText(day).split('-').toReversed().join('/');
const locally = (locale: string) => (day: number) =>
  new Date(day * 86_400_000).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });

type Days = readonly ((day: number) => string)[];
/** How senders of an inbox print a day. In English the month is named or the year stands first, since figures alone can be read in two ways. */
const inboxDays: Readonly<Record<Tongue, Days>> = {
  en: [
    (day) => `${weekday(day).slice(0, 3)} ${date(day)} ${shortMonth(day)} ${year(day)}`,
    (day) => `${weekday(day)}, ${monthName(day)} ${date(day)}, ${year(day)}`,
    (day) => `${date(day)} ${monthName(day)} ${year(day)}`,
    (day) => `${shortMonth(day)} ${date(day)}, ${year(day)}`,
    (day) => `${date(day)} ${shortMonth(day)} ${year(day)} (${weekday(day).slice(0, 3)})`,
    dayText,
  ],
  zh: [
    (day) => `${year(day)}年${month(day)}月${date(day)}日`,
    (day) => `${year(day)}年${month(day)}月${date(day)}日 周${weekdayZh(day)}`,
    (day) => `${dayText(day)}（星期${weekdayZh(day)}）`,
    (day) => dayText(day).replaceAll('-', '/'),
  ],
  de: [locally('de'), dotted],
  fr: [locally('fr'), slashed],
  it: [locally('it'), slashed],
  es: [locally('es'), slashed],
  pt: [locally('pt-PT'), slashed],
};

const two = (count: number): string => String(count).padStart(2, '0');
const hour = (minute: number): number => Math.floor(minute / 60);
const onDial = (minute: number): string => `${hour(minute) % 12 || 12}:${two(minute % 60)}`;
const partZh = (minute: number): string =>
  minute < 360 ? '凌晨' : minute < 720 ? '上午' : minute < 1080 ? '下午' : '晚上';
const inTwelveZh = (minute: number): string => `${partZh(minute)}${onDial(minute)}`;
type Times = readonly ((minute: number) => string)[];
const inboxTimes: Readonly<Record<'en' | 'zh' | 'fr' | 'other', Times>> = {
  en: [
    clock,
    clock,
    (minute) => `${onDial(minute)} ${minute < 720 ? 'am' : 'pm'}`,
    (minute) => `${onDial(minute)}${minute < 720 ? 'am' : 'pm'}`,
  ],
  zh: [clock, clock, inTwelveZh],
  fr: [clock, (minute) => `${hour(minute)}h${two(minute % 60)}`],
  other: [clock],
};

const signs: Readonly<Record<Currency, string>> = {
  EUR: '€',
  GBP: '£',
  CHF: 'CHF ',
  JPY: 'JP¥',
  USD: '$',
  CZK: 'Kč ',
  CNY: 'CN¥',
};
type AmountForm = 'sign' | 'sign, code' | 'code before' | 'code after';
const amountForms: readonly AmountForm[] = ['sign', 'sign', 'sign, code', 'code before', 'code after'];

function amountBy(form: AmountForm, tongue: Tongue, money: Money): string {
  const { currency } = money;
  const continental = tongue !== 'en' && tongue !== 'zh' && currency === 'EUR';
  const number = figuresOf(money, continental ? 'de' : 'en');
  if (form === 'code before') return `${currency} ${number}`;
  if (form === 'code after') return tongue === 'zh' ? `${number}${namesOfMoneyZh[currency]}` : `${number} ${currency}`;
  if (continental) return `${number} €`;
  return `${signs[currency]}${number}${form === 'sign, code' && /^\W/.test(signs[currency]) ? ` ${currency}` : ''}`;
}

const timesOf = (tongue: Tongue): Times =>
  inboxTimes[tongue === 'en' || tongue === 'zh' || tongue === 'fr' ? tongue : 'other'];

/** As the senders of an inbox print days, times and sums in the twelfth voice: one way for all of a letter. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const form = chance.pick(amountForms);
  return {
    date: chance.pick(inboxDays[tongue]),
    time: chance.pick(timesOf(tongue)),
    amount: (money) => (money === undefined ? '' : amountBy(form, tongue, money)),
  };
}

const ordinals: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};
const ordinal = (day: number): string =>
  `${date(day)}${ordinals[new Intl.PluralRules('en', { type: 'ordinal' }).select(date(day))]}`;
const noteDays: Readonly<Record<'en' | 'zh', Days>> = {
  en: [
    (day) => `${weekday(day)}, ${date(day)} ${monthName(day)}`,
    (day) => `${weekday(day)} the ${ordinal(day)} of ${monthName(day)}`,
    (day) => `${monthName(day)} ${date(day)}`,
    (day) => `${date(day)} ${monthName(day)}`,
  ],
  zh: [
    (day) => `${month(day)}月${date(day)}号`,
    (day) => `${month(day)}月${date(day)}日周${weekdayZh(day)}`,
    (day) => `${month(day)}月${date(day)}日`,
  ],
};
const noteTimes: Readonly<Record<'en' | 'zh', Times>> = {
  en: [clock, (minute) => `${onDial(minute).replace(':00', '')} ${minute < 720 ? 'am' : 'pm'}`],
  zh: [clock, inTwelveZh],
};

/** As friends put down dates and hours in a short mail; sums as elsewhere. */
export const friendNumbers = betweenFriends(firmNumbers, noteDays, noteTimes);
