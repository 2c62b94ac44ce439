import * as chrono from 'chrono-node';
import { weekdayByName } from '../../language/calendar-words.ts';
import { fold } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import type { QuotedDay } from './quoted-values.ts';

const DAY = 86_400_000;
/** What is told by a weekday alone is of the two weeks to come, or of the week that was. */
const [BEFORE, AFTER] = [7, 14];

const dayOf = (time: number): QuotedDay => {
  const at = new Date(time);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
};

/** Words for a day counted from the one on which they were said. */
const counted: readonly { readonly pattern: RegExp; readonly days: number }[] = [
  {
    pattern: /\b(?:today|tonight|heute|aujourd['’]hui|hoy|hoje|oggi|vandaag|idag|i dag)\b|今天|今晚|今早|今日|本日/iu,
    days: 0,
  },
  { pattern: /\b(?:tomorrow|morgen|demain|domani|imorgon)\b|ma[nñ]ana|amanh[aã]|明天|明晚|明早|明日|听日/iu, days: 1 },
  { pattern: /\b(?:übermorgen|après-demain|dopodomani|overmorgen)\b|pasado ma[nñ]ana|后天|後天/iu, days: 2 },
  {
    pattern: /\b(?:yesterday|last night|gestern|hier|ayer|ontem|ieri|gisteren|igår)\b|昨天|昨晚|昨日|寻日/iu,
    days: -1,
  },
  { pattern: /\b(?:vorgestern|avant-hier|anteayer|eergisteren)\b|前天/iu, days: -2 },
];

const monthDay =
  /(?<![\d.,:/-])(?<day>[1-3]?\d)(?:st|nd|rd|th|\.(?=\s|$)|º|号|號|日)(?![\d])|\b(?:the|den|le|el|il|de)\s(?<bare>[1-3]?\d)(?!\d|[:.,]\d)/giu;
const hanWeekday = /(?:周|週|星期|礼拜|禮拜)(?<day>[一二三四五六日天])/gu;
const hanDays = '一二三四五六日';

/**
 * The days that words may mean which were said on a known day (ISO, local): "yesterday", "on Friday", "the 12th". A day of
 * the week or of the month leaves open which; each that it may be is given, since this only checks what was read.
 */
export function toldDays(text: string, saidOn: string): QuotedDay[] {
  const said = Date.parse(`${saidOn.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(said)) return [];
  return [
    ...parsedDays(text, saidOn),
    ...counted.flatMap(({ pattern, days }) => (pattern.test(text) ? [dayOf(said + days * DAY)] : [])),
    ...weekdaysIn(text).flatMap((weekday) =>
      nearby(said)
        .filter((time) => isoWeekday(time) === weekday)
        .map(dayOf),
    ),
    ...matchesIn(text, monthDay).flatMap(({ groups }) =>
      daysOfMonth(Number(groups?.['day'] ?? groups?.['bare']), said),
    ),
  ];
}

function parsedDays(text: string, saidOn: string): QuotedDay[] {
  const from = new Date(`${saidOn.slice(0, 19)}Z`);
  return [false, true].flatMap((forwardDate) =>
    chrono.en.casual
      .parse(text, from, { forwardDate })
      .flatMap(({ start, end }) =>
        [start, ...(end === null || end === undefined ? [] : [end])].map((part) => dayOf(part.date().getTime())),
      ),
  );
}

const nearby = (said: number): number[] =>
  Array.from({ length: BEFORE + AFTER + 1 }, (_, i) => said + (i - BEFORE) * DAY);
const isoWeekday = (time: number): number => ((new Date(time).getUTCDay() + 6) % 7) + 1;

function weekdaysIn(text: string): number[] {
  const words = (text.match(/\p{L}+/gu) ?? []).flatMap((word) => weekdayByName.get(fold(word)) ?? []);
  const han = matchesIn(text, hanWeekday).map(
    ({ groups }) => hanDays.indexOf((groups?.['day'] ?? '').replace('天', '日')) + 1,
  );
  return [...new Set([...words, ...han])];
}

/** That day of the month in which it was said, of the one before and of the one after. */
function daysOfMonth(day: number, said: number): QuotedDay[] {
  if (!(day >= 1 && day <= 31)) return [];
  const at = new Date(said);
  return [-1, 0, 1].flatMap((months) => {
    const time = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, day);
    return new Date(time).getUTCDate() === day ? [dayOf(time)] : [];
  });
}
