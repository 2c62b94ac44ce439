import type { Chance } from '../chance.ts';
import { clock, dayText } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';
import type { NumberStyle } from './number-style.ts';

const DAY = 86_400_000;
const dated = (locale: string, options: Intl.DateTimeFormatOptions) => (day: number) =>
  new Date(day * DAY).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
const inFull = { day: 'numeric', month: 'long', year: 'numeric' } as const;

type Days = readonly ((day: number) => string)[];
/** How templates of a tongue print a day. */
const days: Readonly<Record<Tongue, Days>> = {
  en: [
    dated('en-GB', inFull),
    dated('en-US', inFull),
    dated('en-GB', { ...inFull, weekday: 'long' }),
    dated('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
    (day) => dated('en-GB', { day: '2-digit', month: 'short', year: 'numeric' })(day).replaceAll(' ', '-'),
    dayText,
  ],
  zh: [
    dated('zh-CN', inFull),
    dayText,
    (day) => `${dated('zh-CN', inFull)(day)}（${dated('zh-CN', { weekday: 'short' })(day)}）`,
    (day) => dayText(day).replaceAll('-', '/'),
  ],
  de: [
    dated('de', inFull),
    dated('de', { day: '2-digit', month: '2-digit', year: 'numeric' }),
    dated('de', { ...inFull, weekday: 'long' }),
  ],
  fr: [dated('fr', inFull), dated('fr', { ...inFull, weekday: 'long' })],
  it: [dated('it', inFull), dated('it', { day: '2-digit', month: '2-digit', year: 'numeric' })],
  es: [dated('es', inFull), dated('es', { ...inFull, weekday: 'long' })],
  pt: [dated('pt-PT', inFull)],
};

const twelve = (minute: number): string =>
  new Date(minute * 60_000)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .replace(/\s/, ' ');
const times: Readonly<Record<Tongue, readonly ((minute: number) => string)[]>> = {
  en: [clock, twelve],
  zh: [clock],
  de: [(minute) => `${clock(minute)} Uhr`, clock],
  fr: [(minute) => clock(minute).replace(':', 'h')],
  it: [(minute) => `ore ${clock(minute)}`],
  es: [(minute) => `${clock(minute)} h`],
  pt: [clock],
};

type Form = (number: string) => string;
const english: Readonly<Record<Currency, readonly Form[]>> = {
  EUR: [(number) => `€${number}`, (number) => `EUR ${number}`, (number) => `€ ${number}`],
  GBP: [(number) => `£${number}`, (number) => `GBP ${number}`],
  CHF: [(number) => `CHF ${number.replace(',', '’')}`, (number) => `CHF ${number}`],
  JPY: [(number) => `¥${number}`, (number) => `JPY ${number}`, (number) => `${number} yen`],
  USD: [(number) => `$${number}`, (number) => `US$${number}`, (number) => `USD ${number}`],
  CZK: [(number) => `CZK ${number}`, (number) => `${number.replace(',', ' ')} Kč`],
  CNY: [(number) => `CNY ${number}`, (number) => `RMB ${number}`],
};
const chinese: Readonly<Record<Currency, readonly Form[]>> = {
  EUR: [(number) => `${number}欧元`, (number) => `EUR ${number}`],
  GBP: [(number) => `${number}英镑`],
  CHF: [(number) => `${number}瑞士法郎`],
  JPY: [(number) => `${number}日元`],
  USD: [(number) => `${number}美元`],
  CZK: [(number) => `${number}捷克克朗`],
  CNY: [(number) => `¥${number}`, (number) => `人民币${number}元`, (number) => `RMB ${number}`],
};
const localeOf: Readonly<Record<Exclude<Tongue, 'en' | 'zh'>, string>> = {
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  pt: 'pt-PT',
};

function amountOf({ cents, currency }: Money, tongue: Tongue, form: number): string {
  const decimals = currency === 'JPY' || currency === 'CZK' ? 0 : 2;
  const shape = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
  if (tongue !== 'en' && tongue !== 'zh') {
    // The Swiss part thousands with a mark of their own, whatever they speak.
    const locale = currency === 'CHF' ? 'de-CH' : localeOf[tongue];
    const number = (cents / 100).toLocaleString(locale, { ...shape, useGrouping: 'always' });
    if (currency === 'CHF') return `CHF ${number}`;
    return form % 2 === 0 && currency === 'EUR' ? `${number} €` : `${number} ${currency}`;
  }
  const forms = (tongue === 'en' ? english : chinese)[currency];
  return forms[form % forms.length]?.((cents / 100).toLocaleString('en', shape)) ?? '';
}

/** As templates of firms print days, times and sums: in one way throughout a letter, by the customs of its tongue. */
export function firmNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const form = chance.int(0, 5);
  return {
    date: chance.pick(days[tongue]),
    time: chance.pick(times[tongue]),
    amount: (money) => (money === undefined ? '' : amountOf(money, tongue, form)),
  };
}

const chatDays: Readonly<Record<'en' | 'zh', Days>> = {
  en: [
    dated('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }),
    dated('en-US', { month: 'long', day: 'numeric' }),
    dated('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }),
  ],
  zh: [
    dated('zh-CN', { month: 'long', day: 'numeric' }),
    (day) => `${dated('zh-CN', { month: 'long', day: 'numeric' })(day)}${dated('zh-CN', { weekday: 'short' })(day)}`,
  ],
};

/** As friends tell one another when to meet: mostly without the year. */
export function friendNumbers(tongue: Tongue, chance: Chance): NumberStyle {
  const language = tongue === 'zh' ? 'zh' : 'en';
  const short = chance.is(0.5);
  return {
    ...firmNumbers(tongue, chance),
    date: chance.pick(chatDays[language]),
    time: (minute) =>
      language === 'en' && short ? twelve(minute).replace(':00', '').replace(' ', '').toLowerCase() : clock(minute),
  };
}
