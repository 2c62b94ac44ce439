import type { Chance } from '../chance.ts';
import { clock, dateForms, dateText, dateZh, dayText, monthNames } from '../truth/calendar.ts';
import { type AmountCustom, otherAmount, printedAmount } from '../truth/money.ts';
import type { Tongue } from '../world/places.ts';
import * as collectedMail from './collected-mail.ts';
import * as exportedInbox from './exported-inbox.ts';
import * as formLetters from './form-letters.ts';
import * as headingsAndButtons from './headings-and-buttons.ts';
import * as labelsOverValues from './labels-over-values.ts';
import * as linksAndFooters from './links-and-footers.ts';
import * as manyCountries from './many-countries.ts';
import type { NumberStyle } from './number-style.ts';
import * as researchInbox from './research-inbox.ts';
import * as rowsOfAmounts from './rows-of-amounts.ts';
import * as singleLinePages from './single-line-pages.ts';

/** Styles that differ from the usual one only by their tables here. */
const tabled = ['formal-and-chatty', 'learnt-late', 'half-remembered', 'two-languages'] as const;
type Tabled = (typeof tabled)[number];

type Styled = (tongue: Tongue, chance: Chance) => NumberStyle;
/** Styles with a file of their own; friends of a voice may write numbers differently from its firms. */
const own = {
  'form-letters': formLetters.firmNumbers,
  'form-letters-friends': formLetters.friendNumbers,
  'many-countries': manyCountries.firmNumbers,
  'rows-of-amounts': rowsOfAmounts.firmNumbers,
  'rows-of-amounts-friends': rowsOfAmounts.friendNumbers,
  'research-inbox': researchInbox.firmNumbers,
  'research-inbox-friends': researchInbox.friendNumbers,
  'exported-inbox': exportedInbox.firmNumbers,
  'exported-inbox-friends': exportedInbox.friendNumbers,
  'collected-mail': collectedMail.firmNumbers,
  'collected-mail-friends': collectedMail.friendNumbers,
  'headings-and-buttons': headingsAndButtons.firmNumbers,
  'headings-and-buttons-friends': headingsAndButtons.friendNumbers,
  'labels-over-values': labelsOverValues.firmNumbers,
  'labels-over-values-friends': labelsOverValues.friendNumbers,
  'single-line-pages': singleLinePages.firmNumbers,
  'single-line-pages-friends': singleLinePages.friendNumbers,
  'links-and-footers': linksAndFooters.firmNumbers,
  'links-and-footers-friends': linksAndFooters.friendNumbers,
} as const satisfies Readonly<Record<string, Styled>>;
type Own = keyof typeof own;
const isOwn = (name: NumberStyleName): name is Own => Object.hasOwn(own, name);

export type NumberStyleName = 'usual' | Tabled | Own;
/** Names of all styles in which letters write dates, times and amounts. */
export const numberStyles = [
  'usual',
  ...tabled,
  ...(Object.keys(own) as Own[]),
] as const satisfies readonly NumberStyleName[];

type Days = readonly ((day: number) => string)[];

const part = (day: number, from: number, to: number): string => dayText(day).slice(from, to);
const number = (day: number, from: number, to: number): string => String(Number(part(day, from, to)));
const month = (day: number): string => monthNames[Number(part(day, 5, 7)) - 1] ?? '';
const weekday = (day: number): string =>
  new Date(day * 86_400_000).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
const ordinal = (day: number): string => {
  const date = Number(part(day, 8, 10));
  return `${date}${['st', 'nd', 'rd'][date % 10 > 3 || Math.floor(date / 10) === 1 ? 9 : (date % 10) - 1] ?? 'th'}`;
};
const digits = [...'〇一二三四五六七八九'];
const chineseNumber = (count: number): string =>
  `${count >= 20 ? (digits[Math.floor(count / 10)] ?? '') : ''}${count >= 10 ? '十' : ''}${count % 10 > 0 ? (digits[count % 10] ?? '') : ''}`;

const days: Readonly<Record<Tabled, Readonly<Record<'en' | 'zh', Days>>>> = {
  'formal-and-chatty': {
    en: [
      (day) => `${weekday(day)} ${ordinal(day)} ${month(day)} ${part(day, 0, 4)}`,
      (day) => `${month(day)} ${ordinal(day)}, ${part(day, 0, 4)}`,
      (day) => `${weekday(day).slice(0, 3)}, ${month(day).slice(0, 3)} ${number(day, 8, 10)}`,
      (day) => `the ${ordinal(day)} of ${month(day)} ${part(day, 0, 4)}`,
    ],
    zh: [
      (day) => `${number(day, 5, 7)}月${number(day, 8, 10)}号`,
      (day) => `${part(day, 0, 4)}年${number(day, 5, 7)}月${number(day, 8, 10)}号`,
    ],
  },
  'learnt-late': {
    en: [
      dayText,
      (day) => `${part(day, 8, 10)}.${part(day, 5, 7)}.${part(day, 0, 4)}`,
      (day) => `${part(day, 8, 10)}/${month(day).slice(0, 3)}/${part(day, 0, 4)}`,
      (day) => `${number(day, 8, 10)}. ${month(day)} ${part(day, 0, 4)}`,
    ],
    zh: [
      (day) =>
        `${[...part(day, 0, 4)].map((one) => digits[Number(one)]).join('')}年${chineseNumber(Number(part(day, 5, 7)))}月${chineseNumber(Number(part(day, 8, 10)))}日`,
      (day) => dayText(day).replaceAll('-', '.'),
      (day) => `${part(day, 0, 4)}年${part(day, 5, 7)}月${part(day, 8, 10)}日`,
    ],
  },
  'half-remembered': {
    en: [
      (day) => `${weekday(day)}, ${month(day)} ${number(day, 8, 10)}, ${part(day, 0, 4)}`,
      (day) => `${weekday(day).slice(0, 3)} ${number(day, 8, 10)} ${month(day).slice(0, 3)} ${part(day, 0, 4)}`,
      (day) => `${number(day, 8, 10)} ${month(day)} ${part(day, 0, 4)}`,
      (day) => `${part(day, 8, 10)} ${month(day).slice(0, 3).toUpperCase()} ${part(day, 0, 4)}`,
    ],
    zh: [
      (day) => `${part(day, 0, 4)}年${part(day, 5, 7)}月${part(day, 8, 10)}日`,
      dayText,
      (day) => `${part(day, 0, 4)}/${part(day, 5, 7)}/${part(day, 8, 10)}`,
    ],
  },
  'two-languages': {
    en: [
      (day) => `${month(day).slice(0, 3).toLowerCase()} ${number(day, 8, 10)} ${part(day, 0, 4)}`,
      (day) => `${number(day, 8, 10)} ${month(day).slice(0, 3)} ’${part(day, 2, 4)}`,
      (day) => `${weekday(day).slice(0, 3).toLowerCase()} the ${ordinal(day)} of ${month(day).toLowerCase()}`,
    ],
    zh: [
      (day) => `${number(day, 5, 7)}月${number(day, 8, 10)}号`,
      (day) => `${part(day, 2, 4)}年${number(day, 5, 7)}月${number(day, 8, 10)}号`,
      (day) => `${number(day, 5, 7)}.${number(day, 8, 10)}`,
    ],
  },
};

const hour = (minute: number): number => Math.floor(minute / 60);
const two = (count: number): string => String(count).padStart(2, '0');
const twelveHours = (minute: number, mark: string, gap: string): string =>
  `${hour(minute) % 12 === 0 ? 12 : hour(minute) % 12}${mark}${two(minute % 60)}${gap}${minute < 720 ? 'am' : 'pm'}`;

const times: Readonly<Record<Tabled, readonly ((minute: number) => string)[]>> = {
  'formal-and-chatty': [
    (minute) => twelveHours(minute, '.', ''),
    (minute) => twelveHours(minute, ':', ' ').toUpperCase(),
    (minute) => `${two(hour(minute))}${two(minute % 60)} hrs`,
  ],
  'learnt-late': [
    (minute) => `${hour(minute)}h${two(minute % 60)}`,
    (minute) => `${two(hour(minute))}.${two(minute % 60)}`,
    (minute) => `${clock(minute)} h`,
  ],
  'half-remembered': [
    clock,
    (minute) => twelveHours(minute, ':', ' ').toUpperCase(),
    (minute) => twelveHours(minute, ':', ''),
  ],
  'two-languages': [
    (minute) => twelveHours(minute, ':', '').replace(':00', ''),
    (minute) => `${hour(minute) % 12 === 0 ? 12 : hour(minute) % 12}.${two(minute % 60)} ${minute < 720 ? 'am' : 'pm'}`,
  ],
};
const timesZh: Readonly<Record<Tabled, (minute: number) => string>> = {
  'formal-and-chatty': (minute) => `${hour(minute)}点${two(minute % 60)}分`,
  'learnt-late': (minute) => `${hour(minute)}时${two(minute % 60)}分`,
  'half-remembered': clock,
  'two-languages': (minute) =>
    `${minute < 720 ? '上午' : minute < 1080 ? '下午' : '晚上'}${hour(minute) % 12 === 0 ? 12 : hour(minute) % 12}点${minute % 60 === 0 ? '' : minute % 60 === 30 ? '半' : two(minute % 60)}`,
};

const customs: Readonly<Record<Tabled, AmountCustom>> = {
  'formal-and-chatty': 'spoken',
  'learnt-late': 'abroad',
  'half-remembered': 'billed',
  'two-languages': 'texted',
};

/** The style of one letter: drawn once, so that a letter keeps to one way of writing. */
export function numberStyleOf(name: NumberStyleName, tongue: Tongue, chance: Chance): NumberStyle {
  if (isOwn(name)) return own[name](tongue, chance);
  if (name === 'usual')
    return {
      date:
        tongue === 'zh'
          ? dateZh
          : tongue === 'de'
            ? chance.pick([dateForms[4] ?? dateText, dateText])
            : chance.pick(dateForms),
      time: chance.is(0.7) || tongue !== 'en' ? clock : (minute) => twelveHours(minute, ':', ' '),
      amount: (money) => (money === undefined ? '' : printedAmount(money, tongue, chance)),
    };
  const foreign = tongue !== 'en' && tongue !== 'zh';
  return {
    date: foreign ? chance.pick([dateForms[4] ?? dateText, dateText]) : chance.pick(days[name][tongue]),
    time: foreign ? clock : tongue === 'zh' ? timesZh[name] : chance.pick(times[name]),
    amount: (money) =>
      money === undefined
        ? ''
        : foreign
          ? printedAmount(money, tongue, chance)
          : otherAmount(money, tongue, customs[name], chance),
  };
}
