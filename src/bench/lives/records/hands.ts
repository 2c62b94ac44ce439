import type { Chance } from '../chance.ts';
import { clock, dateForms, dateText, dateZh, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import { type AmountCustom, otherAmount, printedAmount } from '../truth/money.ts';
import type { Tongue } from '../world/places.ts';
import { chatHand, templateHand } from './hands-eighth.ts';
import { jottedHand, mailedHand } from './hands-eleventh.ts';
import { firmHand, mateHand } from './hands-fifteenth.ts';
import { personalHand, systemHand } from './hands-fourteenth.ts';
import { learntHand } from './hands-ninth.ts';
import { buddyHand, merchantHand } from './hands-seventeenth.ts';
import { palHand, vendorHand } from './hands-sixteenth.ts';
import { printedHand, privateHand } from './hands-tenth.ts';
import { friendHand, senderHand } from './hands-thirteenth.ts';
import { inboxHand, noteHand } from './hands-twelfth.ts';

/** Whose way of writing numbers a letter has: the usual ones, or those of a voice with pens of its own. */
export type HandName = 'usual' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | OwnHand;
/** Hands that have their customs in files of their own. */
type OwnHand =
  | 'eighth'
  | 'chat'
  | 'learnt'
  | 'printed'
  | 'private'
  | 'mailed'
  | 'jotted'
  | 'inbox'
  | 'note'
  | 'sender'
  | 'friend'
  | 'system'
  | 'personal'
  | 'firm'
  | 'mate'
  | 'vendor'
  | 'pal'
  | 'merchant'
  | 'buddy';
/** How one letter writes days, minutes of the day and money. */
export type Hand = {
  readonly date: (day: number) => string;
  readonly time: (minute: number) => string;
  readonly amount: (money: Money | undefined) => string;
};
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

const days: Readonly<Record<Exclude<HandName, 'usual' | OwnHand>, Readonly<Record<'en' | 'zh', Days>>>> = {
  fourth: {
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
  fifth: {
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
  sixth: {
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
  seventh: {
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

const times: Readonly<Record<Exclude<HandName, 'usual' | OwnHand>, readonly ((minute: number) => string)[]>> = {
  fourth: [
    (minute) => twelveHours(minute, '.', ''),
    (minute) => twelveHours(minute, ':', ' ').toUpperCase(),
    (minute) => `${two(hour(minute))}${two(minute % 60)} hrs`,
  ],
  fifth: [
    (minute) => `${hour(minute)}h${two(minute % 60)}`,
    (minute) => `${two(hour(minute))}.${two(minute % 60)}`,
    (minute) => `${clock(minute)} h`,
  ],
  sixth: [clock, (minute) => twelveHours(minute, ':', ' ').toUpperCase(), (minute) => twelveHours(minute, ':', '')],
  seventh: [
    (minute) => twelveHours(minute, ':', '').replace(':00', ''),
    (minute) => `${hour(minute) % 12 === 0 ? 12 : hour(minute) % 12}.${two(minute % 60)} ${minute < 720 ? 'am' : 'pm'}`,
  ],
};
const timesZh: Readonly<Record<Exclude<HandName, 'usual' | OwnHand>, (minute: number) => string>> = {
  fourth: (minute) => `${hour(minute)}点${two(minute % 60)}分`,
  fifth: (minute) => `${hour(minute)}时${two(minute % 60)}分`,
  sixth: clock,
  seventh: (minute) =>
    `${minute < 720 ? '上午' : minute < 1080 ? '下午' : '晚上'}${hour(minute) % 12 === 0 ? 12 : hour(minute) % 12}点${minute % 60 === 0 ? '' : minute % 60 === 30 ? '半' : two(minute % 60)}`,
};

const customs: Readonly<Record<Exclude<HandName, 'usual' | OwnHand>, AmountCustom>> = {
  fourth: 'spoken',
  fifth: 'abroad',
  sixth: 'billed',
  seventh: 'texted',
};

const own: Readonly<Record<OwnHand, (tongue: Tongue, chance: Chance) => Hand>> = {
  eighth: templateHand,
  chat: chatHand,
  learnt: learntHand,
  printed: printedHand,
  private: privateHand,
  mailed: mailedHand,
  jotted: jottedHand,
  inbox: inboxHand,
  note: noteHand,
  sender: senderHand,
  friend: friendHand,
  system: systemHand,
  personal: personalHand,
  firm: firmHand,
  mate: mateHand,
  vendor: vendorHand,
  pal: palHand,
  merchant: merchantHand,
  buddy: buddyHand,
};
const isOwn = (name: HandName): name is OwnHand => Object.hasOwn(own, name);

/** The hand of one letter: forms are drawn once, so that a letter does not change its ways. */
export function handOf(name: HandName, tongue: Tongue, chance: Chance): Hand {
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
