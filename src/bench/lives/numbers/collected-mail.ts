import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import { betweenFriends, figuresOf, type NumberStyle, namesOfMoneyZh } from './number-style.ts';

const partsOf = (day: number): readonly [year: string, month: number, date: number] => {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  return [year, Number(month), Number(date)];
};
const padded = (count: number): string => String(count).padStart(2, '0');
const monthOf = (day: number): string => monthNames[partsOf(day)[1] - 1] ?? '';
const inLocale = (locale: string, form: Intl.DateTimeFormatOptions) => (day: number) =>
  new Date(day * 86_400_000).toLocaleDateString(locale, { ...form, timeZone: 'UTC' });
const weekdayOf = inLocale('en', { weekday: 'long' });
const weekdayZh = inLocale('zh', { weekday: 'short' });
const joined = (mark: string) => (day: number) => dayText(day).split('-').toReversed().join(mark);
/** With the month in words, and the weekday before it. */
const spelled = (locale: string) =>
  inLocale(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

type Days = readonly ((day: number) => string)[];
/** How senders print a day; in English the month is always a word. */
const senderDays: Readonly<Record<Tongue, Days>> = {
  en: [
    (day) => `${partsOf(day)[2]} ${monthOf(day).slice(0, 3)} ${partsOf(day)[0]}`,
    (day) => `${monthOf(day)} ${partsOf(day)[2]}, ${partsOf(day)[0]}`,
    (day) => `${weekdayOf(day).slice(0, 3)}, ${monthOf(day).slice(0, 3)} ${partsOf(day)[2]}, ${partsOf(day)[0]}`,
    (day) => `${weekdayOf(day)} ${partsOf(day)[2]} ${monthOf(day)} ${partsOf(day)[0]}`,
    (day) => `${padded(partsOf(day)[2])}-${monthOf(day).slice(0, 3)}-${partsOf(day)[0]}`,
  ],
  zh: [
    (day) => `${partsOf(day)[0]}年${partsOf(day)[1]}月${partsOf(day)[2]}日（${weekdayZh(day)}）`,
    (day) => `${partsOf(day)[0]}年${padded(partsOf(day)[1])}月${padded(partsOf(day)[2])}日`,
    (day) => dayText(day).replaceAll('-', '.'),
    (day) => `${dayText(day)} ${weekdayZh(day)}`,
  ],
  de: [spelled('de'), joined('.')],
  fr: [spelled('fr'), joined('/')],
  it: [spelled('it'), joined('/')],
  es: [spelled('es'), joined('/')],
  pt: [spelled('pt-PT'), joined('/')],
};

const hourOf = (minute: number): number => Math.floor(minute / 60);
const onDial = (minute: number): string => `${hourOf(minute) % 12 || 12}:${padded(minute % 60)}`;
const morning = (minute: number): boolean => minute < 720;
/** Hours of the day by their Chinese names; the hour after noon is 12, the one after midnight 0. */
function byDaytime(minute: number): string {
  const hour = hourOf(minute);
  const name = hour < 6 ? '凌晨' : hour < 12 ? '上午' : hour < 13 ? '中午' : hour < 18 ? '下午' : '晚上';
  return `${name}${hour > 12 ? hour - 12 : hour}点${minute % 60 === 0 ? '' : `${padded(minute % 60)}分`}`;
}
type Times = readonly ((minute: number) => string)[];
const senderTimes: Readonly<Record<'en' | 'zh' | 'de' | 'fr' | 'other', Times>> = {
  en: [clock, clock, (minute) => `${onDial(minute)} ${morning(minute) ? 'AM' : 'PM'}`],
  zh: [clock, (minute) => `${padded(hourOf(minute))}时${padded(minute % 60)}分`, byDaytime],
  de: [clock, (minute) => `${clock(minute)} Uhr`],
  fr: [clock, (minute) => `${hourOf(minute)} h ${padded(minute % 60)}`],
  other: [clock],
};
const timesOf = (tongue: Tongue): Times =>
  senderTimes[tongue === 'en' || tongue === 'zh' || tongue === 'de' || tongue === 'fr' ? tongue : 'other'];

const symbols: Readonly<Record<Currency, string>> = {
  EUR: '€',
  GBP: '£',
  CHF: 'CHF ',
  JPY: 'JPY ',
  USD: '$',
  CZK: 'CZK ',
  CNY: 'RMB ',
};
const unitsZh = { ...namesOfMoneyZh, CZK: '克朗' };
const places = ['symbol', 'symbol', 'code first', 'code last'] as const;

function printed(place: (typeof places)[number], tongue: Tongue, money: Money): string {
  const { currency } = money;
  const figures = (locale: string): string => figuresOf(money, locale);
  if (tongue === 'zh')
    return place === 'symbol' ? `${figures('en')}${unitsZh[currency]}` : `${currency} ${figures('en')}`;
  const locally = tongue === 'en' || currency !== 'EUR' ? figures('en') : figures('de');
  if (place === 'code first') return `${currency} ${locally}`;
  if (place === 'code last') return `${locally} ${currency}`;
  return tongue === 'en' || currency !== 'EUR' ? `${symbols[currency]}${locally}` : `${locally} €`;
}

/** As firms that write to one person print days, times and sums in the thirteenth voice: one way for all of a letter. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const place = chance.pick(places);
  return {
    date: chance.pick(senderDays[tongue]),
    time: chance.pick(timesOf(tongue)),
    amount: (money) => (money === undefined ? '' : printed(place, tongue, money)),
  };
}

const friendDays: Readonly<Record<'en' | 'zh', Days>> = {
  en: [
    (day) => `${weekdayOf(day)} ${partsOf(day)[2]} ${monthOf(day)}`,
    (day) => `${weekdayOf(day).slice(0, 3)} ${monthOf(day).slice(0, 3)} ${partsOf(day)[2]}`,
    (day) => `${weekdayOf(day)}, ${monthOf(day)} ${partsOf(day)[2]}`,
  ],
  zh: [
    (day) => `${partsOf(day)[1]}月${partsOf(day)[2]}号${weekdayZh(day)}`,
    (day) => `${partsOf(day)[1]}月${partsOf(day)[2]}号`,
  ],
};
const friendTimes: Readonly<Record<'en' | 'zh', Times>> = {
  en: [clock, (minute) => `${onDial(minute).replace(':00', '')}${morning(minute) ? 'am' : 'pm'}`],
  zh: [clock, byDaytime],
};

/** As friends write dates and hours in a private mail; sums as firms do. */
export const friendNumbers = betweenFriends(firmNumbers, friendDays, friendTimes);
