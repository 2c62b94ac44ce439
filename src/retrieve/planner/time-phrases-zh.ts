import type { LeafArgs } from '../../memory/query-plan.ts';
import { addDays, dayExists, dayOf, daySpan, isoDay, monthsSpan, weekSpan } from './calendar.ts';
import { mask, type QuestionText } from './question-text.ts';
import type { TimePhrase } from './time-phrases.ts';
import type { TimeContext } from './time-points.ts';
import { dayParts, seasons } from './time-words.ts';

const relativeYears: Readonly<Record<string, number>> = { 前年: -2, 去年: -1, 今年: 0, 明年: 1 };
const relativeDays: Readonly<Record<string, number>> = { 前天: -2, 昨天: -1, 今天: 0, 明天: 1 };
const seasonNames: Readonly<Record<string, string>> = { 春: 'spring', 夏: 'summer', 秋: 'autumn', 冬: 'winter' };
const partNames: Readonly<Record<string, string>> = {
  早上: 'morning',
  上午: 'morning',
  中午: 'noon',
  下午: 'afternoon',
  晚上: 'evening',
  夜里: 'night',
};
const holidayTags: Readonly<Record<string, string>> = {
  圣诞节: 'christmas',
  圣诞: 'christmas',
  春节: 'chinese new year',
  中秋节: 'mid-autumn',
  中秋: 'mid-autumn',
  国庆节: 'national day',
  国庆: 'national day',
  端午节: 'dragon boat',
  元旦: 'new year',
  情人节: 'valentine',
  万圣节: 'halloween',
};
const numerals = '一二三四五六七八九十';

const numberOf = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === '两') return 2;
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (numerals.indexOf(tens ?? '') + 1 || 1) * 10 : 0;
  return ten + (ones ? numerals.indexOf(ones) + 1 : 0);
};

type Reading = { readonly args: LeafArgs<'time'>; readonly exact: boolean } | undefined;
type Rule = { readonly pattern: RegExp; readonly read: (m: RegExpExecArray, c: TimeContext) => Reading };

const number = '\\d{1,2}|[一二三四五六七八九十两]{1,3}';
const yearWord = '(?:(?:19|20)\\d\\d)年|前年|去年|今年|明年';
const yearNumber = (word: string, c: TimeContext): number =>
  /^\d/.test(word) ? Number(word.slice(0, 4)) : Number(c.now.slice(0, 4)) + (relativeYears[word] ?? 0);

function monthOrDay(m: RegExpExecArray, c: TimeContext): Reading {
  const [, y, month = '', day] = m;
  const inMonth = numberOf(month);
  if (inMonth < 1 || inMonth > 12) return undefined;
  if (day === undefined) {
    return y === undefined
      ? { args: { months: [inMonth] }, exact: true }
      : { args: monthsSpan(yearNumber(y, c), inMonth), exact: true };
  }
  const thisYear = Number(c.now.slice(0, 4));
  const year =
    y === undefined
      ? isoDay(thisYear, inMonth, numberOf(day)) <= dayOf(c.now)
        ? thisYear
        : thisYear - 1
      : yearNumber(y, c);
  return dayExists(year, inMonth, numberOf(day))
    ? { args: daySpan(isoDay(year, inMonth, numberOf(day))), exact: true }
    : undefined;
}

function season(m: RegExpExecArray, c: TimeContext): Reading {
  const first = seasons[seasonNames[m[2] ?? ''] ?? '']?.[c.southern ? 'south' : 'north'] ?? 1;
  if (m[1] === undefined)
    return { args: { months: [0, 1, 2].map((i) => ((first - 1 + i) % 12) + 1).sort((a, b) => a - b) }, exact: true };
  return { args: monthsSpan(yearNumber(m[1], c), first, 3), exact: true };
}

function ago(m: RegExpExecArray, c: TimeContext): Reading {
  const count = numberOf(m[1] ?? '');
  const [y, month] = [Number(c.now.slice(0, 4)), Number(c.now.slice(5, 7))];
  if (m[2] === '年') return { args: monthsSpan(y - count, 1, 12), exact: false };
  if (m[2] === '月') return { args: monthsSpan(y, month - count), exact: false };
  const days = count * (m[2] === '天' ? 1 : 7);
  const slack = m[2] === '天' ? 0 : 3;
  return { args: daySpan(addDays(dayOf(c.now), -days - slack), addDays(dayOf(c.now), -days + slack)), exact: false };
}

const rules: readonly Rule[] = [
  { pattern: new RegExp(`(${yearWord})?的?(${number})月(?:份)?(?:的?(${number})[日号])?`), read: monthOrDay },
  { pattern: new RegExp(`(${yearWord})?的?(春|夏|秋|冬)(?:天|季)`), read: season },
  { pattern: new RegExp(`(${number})个?(天|周|星期|月|年)(?:以)?前`), read: ago },
  {
    pattern: /(上|这|本)个?(?:周末)/,
    read: (m, c) => ({
      args: daySpan(
        addDays(dayOf(weekSpan(addDays(dayOf(c.now), m[1] === '上' ? -7 : 0)).end), -1),
        dayOf(weekSpan(addDays(dayOf(c.now), m[1] === '上' ? -7 : 0)).end),
      ),
      exact: true,
    }),
  },
  {
    pattern: /(上|这|本)个?(?:周|星期|礼拜)/,
    read: (m, c) => ({ args: weekSpan(addDays(dayOf(c.now), m[1] === '上' ? -7 : 0)), exact: true }),
  },
  {
    pattern: /(上|这|本)个?月/,
    read: (m, c) => ({
      args: monthsSpan(Number(c.now.slice(0, 4)), Number(c.now.slice(5, 7)) - (m[1] === '上' ? 1 : 0)),
      exact: true,
    }),
  },
  {
    pattern: /前天|昨天|今天|明天/,
    read: (m, c) => ({ args: daySpan(addDays(dayOf(c.now), relativeDays[m[0]] ?? 0)), exact: true }),
  },
  {
    pattern: new RegExp(`(${Object.keys(holidayTags).join('|')})`),
    read: (m) => ({ args: { tag: holidayTags[m[1] ?? ''] ?? '' }, exact: false }),
  },
  { pattern: /周末/, read: () => ({ args: { weekdays: [6, 7] }, exact: false }) },
  {
    pattern: new RegExp(`(${Object.keys(partNames).join('|')})`),
    read: (m) => ({
      args: { hours: [...(dayParts[partNames[m[1] ?? ''] ?? ''] ?? [])].sort((a, b) => a - b) },
      exact: false,
    }),
  },
  {
    pattern: new RegExp(`(${yearWord})`),
    read: (m, c) => ({ args: monthsSpan(yearNumber(m[1] ?? '', c), 1, 12), exact: true }),
  },
];

/** Every time that Chinese words of the question name, longest rules first, and the question without those words. */
export function timePhrasesZh(
  question: QuestionText,
  context: TimeContext,
): { readonly phrases: TimePhrase[]; readonly question: QuestionText } {
  let left = question;
  const phrases: TimePhrase[] = [];
  for (const { pattern, read } of rules) {
    for (const m of left.rest.matchAll(new RegExp(pattern.source, 'g'))) {
      const found = read(m, context);
      if (found === undefined || m[0] === '') continue;
      phrases.push({ start: m.index, end: m.index + m[0].length, ...found });
      left = mask(left, m.index, m.index + m[0].length);
    }
  }
  return { phrases, question: left };
}
