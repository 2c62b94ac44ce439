import type { Chance } from '../chance.ts';
import { clock, dayText } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import { betweenFriends, figuresOf, type NumberStyle, namesOfMoneyZh } from './number-style.ts';

type Days = readonly ((day: number) => string)[];
type Times = readonly ((minute: number) => string)[];

const printedBy = (locale: string, form: Intl.DateTimeFormatOptions): ((day: number) => string) => {
  const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
  return (day) => format.format(day * 86_400_000);
};
const [yearOf, dateOf] = [printedBy('en', { year: 'numeric' }), printedBy('en', { day: 'numeric' })];
const [monthOf, weekdayOf] = [printedBy('en', { month: 'long' }), printedBy('en', { weekday: 'long' })];
const starOf = printedBy('zh', { weekday: 'long' });
const monthNumber = (day: number): string => String(Number(dayText(day).slice(5, 7)));
const dayFirst = (mark: string) => (day: number) => dayText(day).split('-').toReversed().join(mark);
const abroad = (locale: string, mark: string): Days => [
  printedBy(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
  dayFirst(mark),
];

/** How booking systems print a day; in English the month has its name, or the year stands first. */
const systemDays: Readonly<Record<Tongue, Days>> = {
  en: [
    (day) => `${weekdayOf(day).slice(0, 3)} ${dateOf(day)} ${monthOf(day)} ${yearOf(day)}`,
    (day) => `${dateOf(day)} ${monthOf(day)} ${yearOf(day)} (${weekdayOf(day)})`,
    (day) => `${weekdayOf(day)}, ${monthOf(day).slice(0, 3)} ${dateOf(day)} ${yearOf(day)}`,
    (day) => `${monthOf(day)} ${dateOf(day)}, ${yearOf(day)}`,
    (day) => `${dayText(day)} (${weekdayOf(day).slice(0, 3)})`,
  ],
  zh: [
    (day) => `${yearOf(day)}年${monthNumber(day)}月${dateOf(day)}日${starOf(day)}`,
    (day) => `${yearOf(day)}年${monthNumber(day)}月${dateOf(day)}日`,
    dayText,
  ],
  de: abroad('de', '.'),
  fr: abroad('fr', '/'),
  it: abroad('it', '/'),
  es: abroad('es', '/'),
  pt: abroad('pt-PT', '/'),
};

const hourOf = (minute: number): number => Math.floor(minute / 60);
const minutesOf = (minute: number): string => String(minute % 60).padStart(2, '0');
const halfDay = (minute: number, before: string, after: string): string =>
  `${hourOf(minute) % 12 || 12}:${minutesOf(minute)}${minute < 720 ? before : after}`;
/** 上午 and 下午 with an hour of twelve, as phones print it in Chinese. */
const halfDayZh = (minute: number): string => `${minute < 720 ? '上午' : '下午'}${halfDay(minute, '', '')}`;

const systemTimes: Readonly<Record<'en' | 'zh' | 'other', Times>> = {
  en: [
    clock,
    (minute) => halfDay(minute, ' am', ' pm').replace(':', '.'),
    (minute) => halfDay(minute, 'am', 'pm'),
    (minute) => `${clock(minute)} h`,
  ],
  zh: [clock, halfDayZh],
  other: [clock],
};
const tableOf = (tongue: Tongue): 'en' | 'zh' | 'other' => (tongue === 'en' || tongue === 'zh' ? tongue : 'other');

const signs: Readonly<Partial<Record<Currency, string>>> = { EUR: '€', GBP: '£', JPY: '¥', USD: '$', CNY: '¥' };
const namesZh = { ...namesOfMoneyZh, CNY: '人民币' };
const orders = ['sign', 'sign apart', 'code before', 'code after'] as const;
const commaTongues: ReadonlySet<Tongue> = new Set<Tongue>(['de', 'fr', 'it', 'es', 'pt']);

function sum(order: (typeof orders)[number], tongue: Tongue, money: Money): string {
  const { currency } = money;
  const local = commaTongues.has(tongue) && currency === 'EUR';
  const figures = figuresOf(money, local ? 'de' : 'en');
  // A sign that two moneys share would leave open which is meant.
  const sign = currency === 'CNY' && tongue !== 'zh' ? undefined : currency === 'JPY' ? undefined : signs[currency];
  if (local) return order === 'code before' ? `EUR ${figures}` : `${figures} €`;
  if (tongue === 'zh' && (order === 'code after' || sign === undefined)) return `${figures}${namesZh[currency]}`;
  if (order === 'code after') return `${figures} ${currency}`;
  if (order === 'code before' || sign === undefined) return `${currency} ${figures}`;
  return order === 'sign apart' ? `${sign} ${figures}` : `${sign}${figures}`;
}

/** As systems print days, times and sums into the mails of the fourteenth voice: one way for all of a letter. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const order = chance.pick(orders);
  return {
    date: chance.pick(systemDays[tongue]),
    time: chance.pick(systemTimes[tableOf(tongue)]),
    amount: (money) => (money === undefined ? '' : sum(order, tongue, money)),
  };
}

const personalDays: Readonly<Record<'en' | 'zh', Days>> = {
  en: [
    (day) => `${weekdayOf(day)} (${dateOf(day)} ${monthOf(day)})`,
    (day) => `${monthOf(day)} ${dateOf(day)}`,
    (day) => `${weekdayOf(day)} ${dateOf(day)} ${monthOf(day).slice(0, 3)}`,
  ],
  zh: [
    (day) => `${monthNumber(day)}月${dateOf(day)}日`,
    (day) => `${starOf(day).replace('星期', '周')}（${monthNumber(day)}月${dateOf(day)}号）`,
  ],
};
const personalTimes: Readonly<Record<'en' | 'zh', Times>> = {
  en: [clock, (minute) => halfDay(minute, 'am', 'pm').replace(':00', '')],
  zh: [clock, halfDayZh],
};

/** As one notes a day and an hour to a friend; sums as systems do. */
export const friendNumbers = betweenFriends(firmNumbers, personalDays, personalTimes);
