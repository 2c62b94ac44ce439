import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import { figuresOf, type NumberStyle } from './number-style.ts';

const year = (day: number): string => dayText(day).slice(0, 4);
const month = (day: number): number => Number(dayText(day).slice(5, 7));
const date = (day: number): number => Number(dayText(day).slice(8));
const monthName = (day: number): string => monthNames[month(day) - 1] ?? '';
const weekdayZh = (day: number): string => [...'日一二三四五六'][new Date(day * 86_400_000).getUTCDay()] ?? '';
type Days = readonly ((day: number) => string)[];

/** As one learnt it at school: the year first, no article, or points between the figures. */
const days: Readonly<Record<'en' | 'zh', Days>> = {
  en: [
    (day) => `${date(day)}. ${monthName(day)} ${year(day)}`,
    (day) => `${year(day)}/${dayText(day).slice(5).replace('-', '/')}`,
    (day) => `${year(day)} ${monthName(day).slice(0, 3)}. ${date(day)}`,
    (day) => `${date(day)} of ${monthName(day)} ${year(day)}`,
  ],
  zh: [
    (day) => `${year(day)}年${month(day)}月${date(day)}日`,
    (day) => `${year(day)}/${dayText(day).slice(5).replace('-', '/')}(${weekdayZh(day)})`,
    (day) => `${year(day)}年${month(day)}月${date(day)}号星期${weekdayZh(day)}`,
    (day) => `${year(day)}-${dayText(day).slice(5)}`,
  ],
};

const hour = (minute: number): number => Math.floor(minute / 60);
const two = (count: number): string => String(count).padStart(2, '0');
const half = (minute: number): string => {
  const of = hour(minute);
  return of < 12 ? '上午' : of < 18 ? '下午' : '晚上';
};
const times: Readonly<Record<'en' | 'zh', readonly ((minute: number) => string)[]>> = {
  en: [clock, (minute) => `${hour(minute)}h${two(minute % 60)}`, (minute) => `${clock(minute)} o'clock`],
  zh: [
    clock,
    (minute) => `${half(minute)}${hour(minute) > 12 ? hour(minute) - 12 : hour(minute)}:${two(minute % 60)}`,
    (minute) => `${hour(minute)}点${minute % 60 === 0 ? '整' : `${two(minute % 60)}分`}`,
  ],
};

const namesZh: Readonly<Record<Currency, readonly string[]>> = {
  EUR: ['欧元', '欧'],
  GBP: ['英镑'],
  CHF: ['瑞士法郎', '瑞郎'],
  JPY: ['日元', '日圆'],
  USD: ['美元', '美金'],
  CZK: ['捷克克朗'],
  CNY: ['元', '元人民币'],
};
const namesEn: Readonly<Record<Currency, string>> = {
  EUR: 'Euro',
  GBP: 'Pound',
  CHF: 'Swiss franc',
  JPY: 'Yen',
  USD: 'US Dollar',
  CZK: 'Kc',
  CNY: 'RMB',
};

/** As one writes in a tongue that one learnt late, or as shops of the mainland, Taipei and Hong Kong do. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const language = tongue === 'zh' ? 'zh' : 'en';
  const form = chance.int(0, 5);
  return {
    date: chance.pick(days[language]),
    time: chance.pick(times[language]),
    amount: (money) => (money === undefined ? '' : amountOf(money, language, form)),
  };
}

function amountOf(money: Money, language: 'en' | 'zh', form: number): string {
  const { currency } = money;
  const number = figuresOf(money, 'en', form % 2 === 0);
  if (form === 5) return `${currency} ${number}`;
  if (language === 'en') return `${number} ${form < 3 ? namesEn[currency] : currency}`;
  const names = namesZh[currency];
  return `${number}${names[form % names.length] ?? currency}`;
}
