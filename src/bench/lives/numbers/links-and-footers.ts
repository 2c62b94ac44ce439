import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import { betweenFriends, figuresOf, type NumberStyle, namesOfMoneyZh } from './number-style.ts';

type Way<T> = readonly ((value: T) => string)[];

const partsOf = (day: number) => {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  return { year, month: Number(month), date: Number(date), name: monthNames[Number(month) - 1] ?? '' };
};
const by = (locale: string, form: Intl.DateTimeFormatOptions): ((day: number) => string) => {
  const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
  return (day) => format.format(day * 86_400_000);
};
const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const weekday = by('en', { weekday: 'long' });
const weekdayZh = by('zh', { weekday: 'short' });

const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (date: number): string => `${date}${endings[ordinals.select(date)]}`;
/** "March 4th, 2021", as forms that add the ending themselves print it. */
const withEnding = (day: number): string => {
  const { year, date, name } = partsOf(day);
  return `${name} ${ordinal(date)}, ${year}`;
};
const namedZh = (day: number): string => {
  const { year, month, date } = partsOf(day);
  return `${year}年${month}月${date}日`;
};

/** How senders date a mail; figures alone only where the year leads, which is read in one way. */
const merchantDays: Readonly<Record<Tongue, Way<number>>> = {
  en: [
    by('en-GB', long),
    (day) => `${weekday(day)}, ${by('en-US', long)(day)}`,
    withEnding,
    (day) => `${weekday(day).slice(0, 3)}, ${by('en-GB', { ...long, month: 'short' })(day)}`,
    dayText,
  ],
  zh: [namedZh, (day) => `${namedZh(day)}（${weekdayZh(day)}）`, dayText],
  de: [by('de', long), by('de', { ...long, weekday: 'short' })],
  fr: [by('fr', long), by('fr', { ...long, weekday: 'short' })],
  it: [by('it', long), by('it', { ...long, weekday: 'short' })],
  es: [by('es', long), by('es', { ...long, weekday: 'short' })],
  pt: [by('pt-PT', long), by('pt-PT', { ...long, weekday: 'short' })],
};

const halves = (minute: number, [before, after]: readonly [string, string]): string =>
  `${Math.floor(minute / 60) % 12 || 12}:${String(minute % 60).padStart(2, '0')}${minute < 720 ? before : after}`;
/** 上午9点15分, as a person at a desk writes the hour. */
const spelledZh = (minute: number): string => {
  const past = minute % 60;
  return `${minute < 720 ? '上午' : '下午'}${Math.floor(minute / 60) % 12 || 12}点${past === 0 ? '' : `${past}分`}`;
};
const merchantTimes: Readonly<Record<'en' | 'zh' | 'other', Way<number>>> = {
  en: [clock, (minute) => halves(minute, [' AM', ' PM']), (minute) => halves(minute, ['am', 'pm'])],
  zh: [clock, spelledZh],
  other: [clock],
};

/** Signs that mean one money alone in these lives. */
const signs: Readonly<Partial<Record<Currency, string>>> = { EUR: '€', GBP: '£', USD: '$' };
const customs = ['sign', 'code behind', 'code in front'] as const;

function sum(custom: (typeof customs)[number], tongue: Tongue, money: Money): string {
  const { currency } = money;
  const commas = tongue === 'en' || tongue === 'zh';
  const figures = figuresOf(money, commas ? 'en' : 'de');
  const sign = custom === 'sign' ? signs[currency] : undefined;
  if (sign !== undefined) return commas ? `${sign}${figures}` : `${figures} ${sign}`;
  if (tongue === 'zh' && custom !== 'code in front') return `${figures}${namesOfMoneyZh[currency]}`;
  return commas && custom === 'code in front' ? `${currency} ${figures}` : `${figures} ${currency}`;
}

/** As sites, shops and practices write days, times and sums in the mails of the seventeenth voice: one way for all of a mail. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const custom = chance.pick(customs);
  return {
    date: chance.pick(merchantDays[tongue]),
    time: chance.pick(merchantTimes[tongue === 'en' || tongue === 'zh' ? tongue : 'other']),
    amount: (money) => (money === undefined ? '' : sum(custom, tongue, money)),
  };
}

const buddyDays: Readonly<Record<'en' | 'zh', Way<number>>> = {
  en: [
    (day) => `${weekday(day)} the ${ordinal(partsOf(day).date)} of ${partsOf(day).name}`,
    by('en-GB', { day: 'numeric', month: 'long' }),
    (day) => `${weekday(day)}, ${partsOf(day).name} ${partsOf(day).date}`,
  ],
  zh: [
    (day) => namedZh(day).replace(/^\d+年/, ''),
    (day) => `${partsOf(day).month}月${partsOf(day).date}号${weekdayZh(day)}`,
  ],
};
const buddyTimes: Readonly<Record<'en' | 'zh', Way<number>>> = {
  en: [(minute) => halves(minute, [' am', ' pm']), clock],
  zh: [clock, spelledZh],
};

/** As one writes the day and the hour to somebody one knows; sums as elsewhere. */
export const friendNumbers = betweenFriends(firmNumbers, buddyDays, buddyTimes);
