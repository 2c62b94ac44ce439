import type { Chance } from '../chance.ts';
import { clock, dayText } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import { betweenFriends, figuresOf, type NumberStyle } from './number-style.ts';

type Days = readonly ((day: number) => string)[];
type Times = readonly ((minute: number) => string)[];

const dateParts = (day: number) => {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  return { year, month, date };
};
const inWords = (locale: string, form: Intl.DateTimeFormatOptions): ((day: number) => string) => {
  const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
  return (day) => format.format(day * 86_400_000);
};
const full = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const weekdayOf = inWords('en', { weekday: 'long' });
const weekdayZh = inWords('zh', { weekday: 'short' });
const monthOf = inWords('en', { month: 'long' });

/** How firms date a mail; English names the month, or puts the year first. */
const firmDays: Readonly<Record<Tongue, Days>> = {
  en: [
    inWords('en-GB', full),
    inWords('en-US', { ...full, weekday: 'long' }),
    (day) => `${weekdayOf(day)} ${inWords('en-GB', full)(day)}`,
    inWords('en-GB', { ...full, weekday: 'short', month: 'short' }),
    dayText,
  ],
  zh: [
    (day) => `${inWords('zh', full)(day)}（${weekdayZh(day)}）`,
    inWords('zh', full),
    (day) => {
      const { year, month, date } = dateParts(day);
      return `${year}年${month}月${date}日`;
    },
  ],
  de: [inWords('de', full), inWords('de', { ...full, month: '2-digit', day: '2-digit' })],
  fr: [inWords('fr', full), inWords('fr', { ...full, month: '2-digit', day: '2-digit' })],
  it: [inWords('it', full), inWords('it', { ...full, month: '2-digit', day: '2-digit' })],
  es: [inWords('es', full), inWords('es', { ...full, month: '2-digit', day: '2-digit' })],
  pt: [inWords('pt-PT', full), inWords('pt-PT', { ...full, month: '2-digit', day: '2-digit' })],
};

const halfDay = (minute: number, before: string, after: string): string =>
  `${Math.floor(minute / 60) % 12 || 12}:${String(minute % 60).padStart(2, '0')}${minute < 720 ? before : after}`;
/** 早上, 下午 and 晚上 with an hour of twelve and 点. */
const spokenZh = (minute: number): string => {
  const hour = Math.floor(minute / 60);
  const part = hour < 6 ? '凌晨' : hour < 12 ? '上午' : hour < 13 ? '中午' : hour < 18 ? '下午' : '晚上';
  return `${part}${hour % 12 || 12}点${minute % 60 === 0 ? '' : minute % 60 === 30 ? '半' : `${String(minute % 60).padStart(2, '0')}分`}`;
};
const firmTimes: Readonly<Record<'en' | 'zh' | 'other', Times>> = {
  en: [clock, (minute) => halfDay(minute, ' AM', ' PM'), (minute) => halfDay(minute, ' a.m.', ' p.m.'), clock],
  zh: [clock, spokenZh],
  other: [clock],
};

/** Signs that stand for one money alone in these lives. */
const signs: Readonly<Partial<Record<Currency, string>>> = { EUR: '€', GBP: '£', USD: '$' };
const units: Readonly<Record<Currency, string>> = {
  EUR: '欧元',
  GBP: '英镑',
  CHF: '瑞郎',
  JPY: '日元',
  USD: '美元',
  CZK: '捷克克朗',
  CNY: '元',
};
const customs = ['sign', 'before', 'after'] as const;

function sum(custom: (typeof customs)[number], tongue: Tongue, money: Money): string {
  const { currency } = money;
  const english = tongue === 'en' || tongue === 'zh';
  const figures = figuresOf(money, english ? 'en' : tongue === 'fr' ? 'fr' : 'de');
  const sign = signs[currency];
  if (!english) return custom === 'sign' && sign !== undefined ? `${figures} ${sign}` : `${figures} ${currency}`;
  if (custom === 'sign' && sign !== undefined) return `${sign}${figures}`;
  if (tongue === 'zh') return `${figures}${units[currency]}`;
  return custom === 'after' ? `${figures} ${currency}` : `${currency} ${figures}`;
}

/** As firms write days, times and sums in the mails of the fifteenth voice: one way for all of a letter. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const custom = chance.pick(customs);
  return {
    date: chance.pick(firmDays[tongue]),
    time: chance.pick(firmTimes[tongue === 'en' || tongue === 'zh' ? tongue : 'other']),
    amount: (money) => (money === undefined ? '' : sum(custom, tongue, money)),
  };
}

const matesDays: Readonly<Record<'en' | 'zh', Days>> = {
  en: [
    inWords('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }),
    inWords('en-GB', { day: 'numeric', month: 'long' }),
    (day) => `${weekdayOf(day).slice(0, 3)}, ${monthOf(day)} ${Number(dateParts(day).date)}`,
  ],
  zh: [
    (day) => `${Number(dateParts(day).month)}月${Number(dateParts(day).date)}号`,
    (day) => `${Number(dateParts(day).month)}月${Number(dateParts(day).date)}日${weekdayZh(day)}`,
  ],
};
const matesTimes: Readonly<Record<'en' | 'zh', Times>> = {
  en: [clock, (minute) => halfDay(minute, ' am', ' pm')],
  zh: [clock, spokenZh],
};

/** As one tells a friend the day and the hour; sums as firms do. */
export const friendNumbers = betweenFriends(firmNumbers, matesDays, matesTimes);
