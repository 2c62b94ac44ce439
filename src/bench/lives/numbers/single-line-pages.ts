import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import { betweenFriends, figuresOf, type NumberStyle, namesOfMoneyZh } from './number-style.ts';

type Way<T> = readonly ((value: T) => string)[];

const partsOf = (day: number) => {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  return { year, month, date, name: monthNames[Number(month) - 1] ?? '' };
};
const by = (locale: string, form: Intl.DateTimeFormatOptions): ((day: number) => string) => {
  const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
  return (day) => format.format(day * 86_400_000);
};
const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const withWeekday = { ...long, weekday: 'long' } as const;
const shortWeekday = by('en', { weekday: 'short' });
const weekdayZh = by('zh', { weekday: 'long' });

/** "Thu 04 Mar 2021", as booking pages print it. */
const stampedDay = (day: number): string => {
  const { year, date, name } = partsOf(day);
  return `${shortWeekday(day)} ${date} ${name.slice(0, 3)} ${year}`;
};
const plainZh = (day: number): string => {
  const { year, month, date } = partsOf(day);
  return `${year}年${Number(month)}月${Number(date)}日`;
};

/** How senders date a mail; where two orders of figures are in use, the month is named. */
const vendorDays: Readonly<Record<Tongue, Way<number>>> = {
  en: [
    stampedDay,
    by('en-US', long),
    (day) => `${by('en-GB', long)(day)} (${by('en', { weekday: 'long' })(day)})`,
    by('en-US', { ...long, month: 'short', weekday: 'short' }),
    by('en-GB', withWeekday),
  ],
  zh: [plainZh, (day) => `${plainZh(day)} ${weekdayZh(day)}`, (day) => dayText(day).replaceAll('-', '/')],
  de: [by('de', withWeekday), by('de', { ...long, month: 'short' })],
  fr: [by('fr', withWeekday), by('fr', { ...long, month: 'short' })],
  it: [by('it', withWeekday), by('it', { ...long, month: 'short' })],
  es: [by('es', long), by('es', { ...long, month: 'short' })],
  pt: [by('pt-PT', long), by('pt-PT', { ...long, month: '2-digit', day: '2-digit' })],
};

const twelve = (minute: number, before: string, after: string, dot = ':'): string =>
  `${Math.floor(minute / 60) % 12 || 12}${dot}${String(minute % 60).padStart(2, '0')}${minute < 720 ? before : after}`;
/** 上午 and 下午 with figures, as telephones show the time. */
const halvesZh = (minute: number): string => `${minute < 720 ? '上午' : '下午'}${twelve(minute, '', '')}`;
const vendorTimes: Readonly<Record<'en' | 'zh' | 'other', Way<number>>> = {
  en: [clock, (minute) => twelve(minute, 'am', 'pm'), (minute) => twelve(minute, ' AM', ' PM')],
  zh: [clock, halvesZh],
  other: [clock],
};

/** Signs that mean one money alone in these lives. */
const signs: Readonly<Partial<Record<Currency, string>>> = { EUR: '€', GBP: '£', USD: 'US$' };
const customs = ['code first', 'code last', 'sign'] as const;

function sum(custom: (typeof customs)[number], tongue: Tongue, money: Money): string {
  const { currency } = money;
  const commas = tongue === 'en' || tongue === 'zh';
  const figures = figuresOf(money, commas ? 'en' : tongue === 'fr' ? 'fr' : 'de');
  const sign = custom === 'sign' ? signs[currency] : undefined;
  if (tongue === 'zh' && custom === 'code last') return `${figures} ${namesOfMoneyZh[currency]}`;
  if (sign !== undefined) return commas ? `${sign}${figures}` : `${figures} ${sign}`;
  return custom === 'code last' || !commas ? `${figures} ${currency}` : `${currency} ${figures}`;
}

/** As sites, shops and practices write days, times and sums in the mails of the sixteenth voice: one way for all of a mail. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const custom = chance.pick(customs);
  return {
    date: chance.pick(vendorDays[tongue]),
    time: chance.pick(vendorTimes[tongue === 'en' || tongue === 'zh' ? tongue : 'other']),
    amount: (money) => (money === undefined ? '' : sum(custom, tongue, money)),
  };
}

const palDays: Readonly<Record<'en' | 'zh', Way<number>>> = {
  en: [
    by('en-US', { weekday: 'long', day: 'numeric', month: 'long' }),
    by('en-US', { day: 'numeric', month: 'long' }),
    by('en-GB', { weekday: 'short', day: 'numeric', month: 'long' }),
  ],
  zh: [
    (day) => plainZh(day).replace(/^\d+年/, ''),
    (day) => `${plainZh(day).replace(/^\d+年/, '')}（${weekdayZh(day)}）`,
  ],
};
const palTimes: Readonly<Record<'en' | 'zh', Way<number>>> = {
  en: [(minute) => twelve(minute, 'am', 'pm'), (minute) => twelve(minute, ' am', ' pm', '.')],
  zh: [clock, halvesZh],
};

/** As one writes the day and the hour to somebody one knows; sums as elsewhere. */
export const friendNumbers = betweenFriends(firmNumbers, palDays, palTimes);
