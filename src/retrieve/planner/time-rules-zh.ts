import { addDays } from '../../memory/time-span.ts';
import { dayOf, daySpan, isoDay, lastOfMonth, monthsSpan, type Span, weekSpan } from './calendar.ts';
import { chineseNumber } from './number-words.ts';
import {
  ago,
  dated,
  hoursAround,
  hoursBetween,
  past,
  periods,
  sameTimeOf,
  seasonMonths,
  seasonOfYear,
} from './relative-time.ts';
import { holidays } from './tables/holiday-names.ts';
import {
  exactly,
  isLongAgo,
  monthOf,
  roughly,
  type TimeContext,
  type TimePoint,
  type TimeRule,
  yearOf,
} from './time-context.ts';
import { holidayPoint } from './time-readings.ts';

const relativeYears: Readonly<Record<string, number>> = {
  大前年: -3,
  前年: -2,
  去年: -1,
  上一年: -1,
  今年: 0,
  本年: 0,
  明年: 1,
  后年: 2,
};
const relativeDays: Readonly<Record<string, number>> = {
  大前天: -3,
  前天: -2,
  前日: -2,
  昨天: -1,
  昨日: -1,
  昨: -1,
  今天: 0,
  今日: 0,
  今: 0,
  明天: 1,
  后天: 2,
};
const seasonNames: Readonly<Record<string, string>> = { 春: 'spring', 夏: 'summer', 秋: 'autumn', 冬: 'winter' };
/** Hours of the parts of a day, longer words first. */
const partHours: Readonly<Record<string, readonly number[]>> = {
  大清早: [4, 5, 6, 7],
  清晨: [4, 5, 6, 7],
  凌晨: [0, 1, 2, 3, 4, 5],
  早晨: [5, 6, 7, 8, 9],
  一大早: [5, 6, 7, 8],
  早上: [5, 6, 7, 8, 9, 10, 11],
  上午: [7, 8, 9, 10, 11],
  中午: [11, 12, 13],
  正午: [11, 12, 13],
  午后: [12, 13, 14, 15],
  下午: [12, 13, 14, 15, 16, 17],
  傍晚: [16, 17, 18, 19],
  黄昏: [16, 17, 18, 19],
  晚上: [18, 19, 20, 21, 22, 23],
  夜晚: [18, 19, 20, 21, 22, 23],
  夜里: [0, 1, 2, 3, 4, 20, 21, 22, 23],
  晚间: [18, 19, 20, 21, 22, 23],
  深夜: [0, 1, 2, 3, 21, 22, 23],
  半夜: [0, 1, 2, 3, 4, 21, 22, 23],
  午夜: [0, 23],
  夜间: [0, 1, 2, 3, 4, 20, 21, 22, 23],
  白天: [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
};
/** Months of parts of a year. */
const yearParts: Readonly<Record<string, readonly [number, number]>> = {
  年初: [1, 3],
  年头: [1, 3],
  年中: [5, 8],
  年底: [11, 12],
  年末: [11, 12],
  上半年: [1, 6],
  下半年: [7, 12],
  岁末: [12, 12],
};
/** Days of parts of a month. */
const monthParts: Readonly<Record<string, readonly [number, number]>> = {
  初: [1, 10],
  上旬: [1, 10],
  中旬: [11, 20],
  中: [10, 20],
  下旬: [21, 31],
  底: [21, 31],
  末: [21, 31],
};
const weekdayNumbers = '一二三四五六日';

const number = '\\d{1,3}|[一二三四五六七八九十两百]{1,4}';
const yearWord =
  '(?:19|20)\\d\\d年|(?:[0-3]\\d|9\\d)年(?![前以之后内多])|[一二][九零〇]?[零〇一二三四五六七八九]{2,3}年|大前年|前年|去年|上一年|今年|明年|后年';
const numberOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : (chineseNumber(text) ?? Number.NaN));

/** 2023年, 22年, 二〇二三年, 去年. */
function yearNumber(word: string, c: TimeContext): number {
  const relative = relativeYears[word];
  if (relative !== undefined) return yearOf(c) + relative;
  const value = numberOf(word.replace(/年$/, ''));
  return value >= 100 ? value : value < 50 ? 2000 + value : 1900 + value;
}
const yearFrom = (word: string | undefined, c: TimeContext): number | undefined =>
  word === undefined ? undefined : yearNumber(word, c);
/** Without a year: the last such month that has begun. */
const lastSuch = (month: number, c: TimeContext): number => (month <= monthOf(c) ? yearOf(c) : yearOf(c) - 1);

function monthOrDay(m: RegExpExecArray, c: TimeContext): TimePoint | undefined {
  const [, y, monthWord = '', day, until] = m;
  const month = numberOf(monthWord);
  if (month < 1 || month > 12) return undefined;
  if (day === undefined)
    return y === undefined ? { args: { months: [month] }, exact: true } : exactly(monthsSpan(yearNumber(y, c), month));
  const span = dated(yearFrom(y, c), month, numberOf(day), c);
  const last = until === undefined ? undefined : numberOf(until);
  if (span === undefined || last === undefined || last > lastOfMonth(2024, month)) return exactly(span);
  return exactly({ start: span.start, end: `${span.start.slice(0, 8)}${String(last).padStart(2, '0')}T23:59:59` });
}

function monthPart(m: RegExpExecArray, c: TimeContext): TimePoint | undefined {
  const month = numberOf(m[2] ?? '');
  const part = monthParts[m[3] ?? ''];
  if (part === undefined || !(month >= 1 && month <= 12)) return undefined;
  const year = yearFrom(m[1], c) ?? lastSuch(month, c);
  return roughly(
    daySpan(isoDay(year, month, part[0]), isoDay(year, month, Math.min(part[1], lastOfMonth(year, month)))),
  );
}

function season(m: RegExpExecArray, c: TimeContext): TimePoint {
  const name = seasonNames[m[2] ?? ''] ?? '';
  const year = yearFrom(m[1], c);
  return year === undefined
    ? { args: { months: seasonMonths(name, c) }, exact: true }
    : { args: seasonOfYear(name, year, c), exact: true };
}

const schoolHoliday = (m: RegExpExecArray, c: TimeContext): TimePoint => {
  const [first, last] = m[2] === '暑假' ? [7, 8] : [1, 2];
  const year = yearFrom(m[1], c);
  return year === undefined
    ? { args: { months: [first ?? 7, last ?? 8] }, exact: false }
    : { args: monthsSpan(year, first ?? 7, 2), exact: false };
};

const units: Readonly<Record<string, string>> = {
  天: 'day',
  日: 'day',
  周: 'week',
  星期: 'week',
  礼拜: 'week',
  月: 'month',
  年: 'year',
  季度: 'quarter',
  周末: 'weekend',
};
const unitWord = '天|周末|周|星期|礼拜|月|年';
/** 上上 is two back, 下 one on. */
const stepsOf = (word: string): number =>
  ({ 上上: -2, 上: -1, 上一: -1, 前: -1, 这: 0, 这一: 0, 本: 0, 当: 0, 下: 1, 下一: 1 })[word] ?? 0;

function weekOrDay(m: RegExpExecArray, c: TimeContext): TimePoint | undefined {
  const week = weekSpan(addDays(dayOf(c.now), 7 * stepsOf(m[1] ?? '')));
  const day = weekdayNumbers.indexOf((m[2] ?? '').replace('天', '日').replace('末', ''));
  if (m[2] === undefined || m[2] === '') return exactly(week);
  if (m[2] === '末') return exactly(periods['weekend']?.(c, stepsOf(m[1] ?? '')));
  return exactly(daySpan(addDays(dayOf(week.start), day)));
}

const clock = (m: RegExpExecArray): TimePoint => {
  const [, part = '', said = '', side] = m;
  const late = /下午|晚|傍晚|夜/.test(part) && numberOf(said) < 12;
  const hour = numberOf(said) + (late ? 12 : 0);
  const hours =
    side === undefined
      ? hoursAround(hour)
      : /后/u.test(side)
        ? hoursBetween(hour, 23)
        : hoursBetween(0, (hour + 23) % 24);
  return { args: { hours }, exact: false };
};

/** Chinese days are China's, unless the owner lives where they are kept otherwise. */
const chineseLands: ReadonlySet<string> = new Set(['CN', 'HK', 'MO', 'TW', 'SG', 'MY']);
const inChinese = (c: TimeContext): TimeContext =>
  c.country !== undefined && chineseLands.has(c.country) ? c : { ...c, country: 'CN' };

const decade = (m: RegExpExecArray): TimePoint | undefined => {
  const short = numberOf(m[2] ?? '');
  const first = m[1] === undefined ? (short < 40 ? 2000 : 1900) + short : Number(m[1]) * 100 + short;
  return exactly(monthsSpan(first, 1, 120));
};

const span = (m: RegExpExecArray, c: TimeContext): Span | undefined => {
  const [from, to] = [yearFrom(m[1], c), yearFrom(m[2], c)];
  return from === undefined || to === undefined || to < from ? undefined : monthsSpan(from, 1, 12 * (to - from + 1));
};

/** Longest and surest first; what a rule has read, the next does not see. */
export const chineseRules: readonly TimeRule[] = [
  { pattern: /((?:19|20)\d\d)年?(?:到|至|-|—|~)((?:19|20)\d\d)年/u, read: (m, c) => exactly(span(m, c)) },
  { pattern: /历年|往年|每年/u, read: () => undefined },
  ...holidays
    .filter(({ chinese }) => chinese !== undefined)
    .map(
      (holiday): TimeRule => ({
        pattern: new RegExp(
          `(${yearWord})?的?(?:${(holiday.chinese ?? '').split(' ').join('|')})(?:期间|假期|当天|那天|前后|时|晚上)?`,
          'u',
        ),
        read: (m, c) => holidayPoint(holiday, { year: yearFrom(m[1], c) }, inChinese(c)),
      }),
    ),
  { pattern: new RegExp(`(${yearWord})?的?(${number})月(初|上旬|中旬|下旬|底|末|中)`, 'u'), read: monthPart },
  {
    pattern: new RegExp(
      `(${yearWord})?的?(${number})月(?:份)?(?:的?(${number})(?:[日号]|(?=[到至—~-]))(?:[到至—~-](${number})[日号])?)?`,
      'u',
    ),
    read: monthOrDay,
  },
  { pattern: new RegExp(`(${yearWord})?的?(暑假|寒假)(?:期间)?`, 'u'), read: schoolHoliday },
  { pattern: new RegExp(`(${yearWord})?的?(春|夏|秋|冬)(?:天|季|日(?!本))`, 'u'), read: season },
  {
    pattern: new RegExp(`(${yearWord})?的?(?<=年|年的)(初|底|末|中)(?![间学国心])`, 'u'),
    read: (m, c) => {
      const part = yearParts[`年${m[2] ?? ''}`];
      const year = yearFrom(m[1], c);
      return part && year !== undefined ? roughly(monthsSpan(year, part[0], part[1] - part[0] + 1)) : undefined;
    },
  },
  {
    pattern: new RegExp(`(${yearWord})?的?(上半年|下半年|(?<!\\d)(?:年初|年头|年中|年底|年末)|岁末)`, 'u'),
    read: (m, c) => {
      const part = yearParts[m[2] ?? ''];
      const year = yearFrom(m[1], c) ?? lastSuch(part?.[0] ?? 1, c);
      return part && roughly(monthsSpan(year, part[0], part[1] - part[0] + 1));
    },
  },
  {
    pattern: new RegExp(`(${yearWord})?的?第?([一二三四1-4])季度`, 'u'),
    read: (m, c) => {
      const first = 3 * (numberOf(m[2] ?? '') - 1) + 1;
      return exactly(monthsSpan(yearFrom(m[1], c) ?? lastSuch(first, c), first, 3));
    },
  },
  { pattern: /去年的?(?:今天|今日|同一天)/u, read: (_, c) => roughly(sameTimeOf(yearOf(c) - 1, 1, c)) },
  {
    pattern: /去年的?(?:这个?时候|这时候?|此时|同期|同一时间)/u,
    read: (_, c) => roughly(sameTimeOf(yearOf(c) - 1, 10, c)),
  },
  {
    pattern: new RegExp(
      `(?:大?约|差不多|大概)?(半|几|好几|(?<!\\d)(?:${number}))个?(多)?(${unitWord})(?:多)?(?:以|之)?前`,
      'u',
    ),
    read: (m, c) =>
      roughly(
        ago(/几/.test(m[1] ?? '') ? 3 : m[1] === '半' ? 0.5 : numberOf(m[1] ?? ''), units[m[3] ?? ''] ?? 'day', c),
      ),
  },
  {
    pattern: new RegExp(
      `(?:在)?(?:最近|过去|近|这|前(?!一[天晚夜]))的?(半|几|${number})个?(${unitWord})(?:里|内|来|间|以来)?`,
      'u',
    ),
    read: (m, c) => {
      const count = /几/.test(m[1] ?? '') ? (m[2] === '天' ? 7 : 3) : m[1] === '半' ? 0.5 : numberOf(m[1] ?? '');
      return Number.isNaN(count) ? undefined : roughly(past(count, units[m[2] ?? ''] ?? 'day', c));
    },
  },
  {
    pattern:
      /最近(?!的?(?:[一那这二两三四五六七八九十\d]+)?(?:次|张|封|段|个(?!月)|趟|部|本|条))|近期|近来|前段时间|前一?阵子?|这段时间|这阵子|不久前|前不久/u,
    read: (_, c) => (isLongAgo(c) ? undefined : roughly(past(90, 'day', c))),
  },
  {
    pattern: /(上上|上一|上|这一|这|本|下一|下)个?(?:周|星期|礼拜)(末|[一二三四五六日天](?![共起块直些]))?/u,
    read: weekOrDay,
  },
  {
    pattern: /(上上|上一|上|这|本|当|下一|下)个?(月|季度)/u,
    read: (m, c) => exactly(periods[units[m[2] ?? ''] ?? '']?.(c, stepsOf(m[1] ?? ''))),
  },
  {
    pattern: /大前天|前天|昨天|昨日|今天|今日|明天|后天/u,
    read: (m, c) => exactly(daySpan(addDays(dayOf(c.now), relativeDays[m[0]] ?? 0))),
  },
  {
    pattern: /昨晚|昨夜|今晚|前晚/u,
    read: (m, c) => {
      const day = addDays(dayOf(c.now), { 昨: -1, 今: 0, 前: -2 }[m[0].slice(0, 1)] ?? 0);
      return exactly({ start: `${day}T17:00:00`, end: `${addDays(day, 1)}T05:00:00` });
    },
  },
  {
    pattern: /今早|今晨/u,
    read: (_, c) => ({ args: { ...daySpan(dayOf(c.now)), hours: [5, 6, 7, 8, 9, 10] }, exact: true }),
  },
  { pattern: /(20|19)?([0-9]0|[一二三四五六七八九零〇]{1,2}十?)年代/u, read: decade },
  { pattern: /周末/u, read: () => ({ args: { weekdays: [6, 7] }, exact: false }) },
  { pattern: /工作日|平日|上班日/u, read: () => ({ args: { weekdays: [1, 2, 3, 4, 5] }, exact: false }) },
  {
    pattern: /(?:周|星期|礼拜)([一二三四五六日天])(?![起本共块直些])/u,
    read: (m) => ({ args: { weekdays: [weekdayNumbers.indexOf((m[1] ?? '').replace('天', '日')) + 1] }, exact: false }),
  },
  {
    pattern: new RegExp(
      `(凌晨|早上|上午|中午|下午|傍晚|晚上|夜里)?(${number})点(?:半|整|钟|多|\\d{1,2}分?)?(?:左右|(以后|之后|过后|以前|之前))?`,
      'u',
    ),
    read: clock,
  },
  {
    pattern: new RegExp(Object.keys(partHours).join('|'), 'u'),
    read: (m) => ({ args: { hours: [...(partHours[m[0]] ?? [])] }, exact: false }),
  },
  {
    pattern:
      /(?<![\d.])((?:19|20)\d\d)(?=[和与跟、及到至](?:19|20)\d\d)|(?<=(?:19|20)\d\d[和与跟、及到至])((?:19|20)\d\d)(?!\d|年)/u,
    read: (m) => exactly(monthsSpan(Number(m[1] ?? m[2]), 1, 12)),
  },
  { pattern: new RegExp(`(${yearWord})`, 'u'), read: (m, c) => exactly(monthsSpan(yearNumber(m[1] ?? '', c), 1, 12)) },
];
