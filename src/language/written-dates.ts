import { type CalendarDay, fullYear, isCalendarDay } from './calendar-day.ts';
import { monthByName } from './calendar-words.ts';
import { fold } from './fold.ts';
import { hanNumber } from './han-clock.ts';
import { matchesIn } from './matches.ts';
import { marksOf, type Word } from './words.ts';

/** A date as it stands in the text: one day or month, or a range of days; the range [start, end) is what to quote. */
export type WrittenDate = {
  readonly from: CalendarDay;
  readonly to?: CalendarDay;
  readonly start: number;
  readonly end: number;
};

/** Which of 03/04/2024 is the month. */
export type DayOrder = 'dmy' | 'mdy';

const yearFirst =
  /(?<![\d./]|(?<![./]\d\d|[./]\d{4}|\d-\d\d)-)((?:19|20)\d\d)(?:([-/.])(\d{1,2})\2(\d{1,2})(?!\d|[-/.]\d(?!\d{3}[-/.]\d))|年\s?(\d{1,2})月\s?(\d{1,2})(?:[日号號]|(?!\d|[-/.]\d)))/g;
const yearLast =
  /(?<![\d./:]|(?<![./]\d\d|[./]\d{4}|\d\.|(?<![\d.,/:-])\d\d?)-)(\d{1,2})(?:([./])(\d{1,2})\2((?:19|20)\d\d|\d\d)|-(\d{1,2})-((?:19|20)\d\d))(?!\d|[-/.:]\d(?!\d?[./-]\d{1,2}[./-]\d))/g;
/** The first day of a stretch that its last day dates: "12.-15.06.2020", "28.05. – 03.06.2020". */
const firstOfStretch = /(?<![\d.,:/-])(\d{1,2})(?:\.(?:(\d{1,2})\.)?\s?(?:-|–|—|bis|au|al|tot)\s?|[-–])$/u;
/** The last day of a stretch that its first day dates: 10月3日至5日. */
const lastOfStretchCjk = /^\s?(?:-|–|—|~|～|至|到)\s?(\d{1,2})[日号號]/u;
/** Figures parted twice, as all dates are that have no characters. */
const partedTwice = /\d[-/.]\d\d?[-/.]\d/;
const LONGEST_FIRST = 12;
/** A month that a bill is of: 2023年1月. */
const monthCjk = /(?<!\d)((?:19|20)\d\d)年\s?(\d{1,2})月(?!\s?\d|\s?[-–—~至到])/g;
/** 20年2月13号, as people type it. */
const shortYearCjk = /(?<![\d.])(\d\d)年\s?(\d{1,2})月\s?(\d{1,2})[日号號]/g;
/** 民國113年5月7日, as offices of Taiwan count. */
const republicYear = /民[國国]\s?(\d{2,3})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?[日号號]/g;
const REPUBLIC_BEFORE = 1911;
/** 十月九号, 十二月二十五日: as people write it. */
const spokenCjk =
  /(?<![\d年一二三四五六七八九十每个個])(十[一二]?|[一二三四五六七八九])月([一二三]?十[一二三四五六七八九]?|[一二三四五六七八九])[日号號]/g;
const monthFirstCjk = /(?<![\d年.])(\d{1,2})月(\d{1,2})[日号號]/g;

/** Dates in figures. `order` decides what the figures leave open, unless another date of the text shows its order. */
export function numericDates(text: string, order: DayOrder): WrittenDate[] {
  const found: WrittenDate[] = [];
  const push = (match: RegExpExecArray, day: CalendarDay): void => {
    if (!isCalendarDay(day)) return;
    const [start, end] = [match.index, match.index + match[0].length];
    found.push(stretchAround(text, day, start, end) ?? { from: day, start, end });
  };
  const isParted = partedTwice.test(text);
  const hasYear = text.includes('年');
  if (isParted || hasYear) {
    for (const m of matchesIn(text, yearFirst))
      push(m, { year: Number(m[1]), month: Number(m[3] ?? m[5]), day: Number(m[4] ?? m[6]) });
  }
  const last = (isParted ? matchesIn(text, yearLast) : []).map((m) => ({
    m,
    a: Number(m[1]),
    b: Number(m[3] ?? m[5]),
    mark: m[2] ?? '-',
    year: fullYear(m[4] ?? m[6] ?? ''),
  }));
  const shown = last.find(({ a, b, mark }) => mark !== '.' && a > 12 !== b > 12);
  const slashes: DayOrder = shown === undefined ? order : shown.a > 12 ? 'dmy' : 'mdy';
  for (const { m, a, b, mark, year } of last) {
    const dayFirst = mark === '.' || slashes === 'dmy' ? b <= 12 : a > 12;
    push(m, dayFirst ? { year, month: b, day: a } : { year, month: a, day: b });
  }
  // Those that follow have a month's character.
  if (!text.includes('月')) return found;
  for (const m of matchesIn(text, monthCjk)) push(m, { year: Number(m[1]), month: Number(m[2]) });
  for (const m of matchesIn(text, shortYearCjk))
    push(m, { year: fullYear(m[1] ?? ''), month: Number(m[2]), day: Number(m[3]) });
  for (const m of matchesIn(text, republicYear))
    push(m, { year: Number(m[1]) + REPUBLIC_BEFORE, month: Number(m[2]), day: Number(m[3]) });
  for (const m of matchesIn(text, spokenCjk)) push(m, { month: hanNumber(m[1] ?? ''), day: hanNumber(m[2] ?? '') });
  for (const m of matchesIn(text, monthFirstCjk)) push(m, { month: Number(m[1]), day: Number(m[2]) });
  return found;
}

/** The stretch of days of which one end is written in full, the other as a day, or a day and a month. */
function stretchAround(text: string, day: CalendarDay, start: number, end: number): WrittenDate | undefined {
  const ahead = firstOfStretch.exec(text.slice(Math.max(0, start - LONGEST_FIRST), start));
  if (ahead !== null) {
    const from = { ...day, day: Number(ahead[1]), ...(ahead[2] === undefined ? {} : { month: Number(ahead[2]) }) };
    const isOrdered = from.month < day.month || (from.month === day.month && from.day < (day.day ?? 0));
    if (isOrdered && isCalendarDay(from)) return { from, to: day, start: start - ahead[0].length, end };
  }
  const behind = lastOfStretchCjk.exec(text.slice(end, end + LONGEST_FIRST));
  const to = { ...day, day: Number(behind?.[1]) };
  if (behind === null || to.day <= (day.day ?? 0) || !isCalendarDay(to)) return undefined;
  return { from: day, to, start, end: end + behind[0].length };
}

const dayBefore =
  /(?<![\d.,:/'’-])(?:(\d{1,2})(?:st|nd|rd|th|\.)?\s?(?:-|–|to|bis|au|al|a|und|and|y|e)\s?)?(\d{1,2})(?:st|nd|rd|th|er|re|º|ª|\.)?[\s/.,-]{0,2}(?:of\s|de\s|do\s)?$/;
const dayAfter =
  /^\.?[\s/-]{1,2}(\d{1,2})(?:st|nd|rd|th)?(?:\s?(?:-|–|to|and)\s?(\d{1,2})(?:st|nd|rd|th)?)?(?![\d%]|[:.]\d|\s?%)/;
const yearAfter =
  /^\.?,?[\s/.-]{0,2}(?:de\s|del\s|do\s)?(?:((?:19|20)\d\d)(?!\s?(?:hrs?|hours|uhr)\b)|['’](\d\d))(?!\d)/i;
const dayWithYear = /^\s\d{1,2}(?:st|nd|rd|th|,?\s(?:19|20)\d\d)/;
const LONGEST_BEFORE = 24;
const monthMarks = marksOf(monthByName.keys());

/** Dates with a month in words, in any of the languages that are known; a month alone needs a year. */
export function wordedDates(passage: { readonly text: string; readonly words: readonly Word[] }): WrittenDate[] {
  const { text } = passage;
  const found: WrittenDate[] = [];
  for (const word of passage.words) {
    const month = monthMarks[word.mark] === 1 ? monthByName.get(word.folded) : undefined;
    if (month === undefined) continue;
    // The end of a compound names no month: "check-out" is no Portuguese October.
    if (/\p{L}-$/u.test(text.slice(Math.max(0, word.start - 2), word.start))) continue;
    const written = aroundMonth(text, month, word.start, word.end);
    if (
      written !== undefined &&
      isCalendarDay(written.from) &&
      (written.to === undefined || isCalendarDay(written.to))
    ) {
      found.push(written);
    }
  }
  return found;
}

const otherMonth = (text: string): boolean => monthByName.has(fold(/^[\s.]{1,2}(\p{L}+)/u.exec(text)?.[1] ?? ''));

function aroundMonth(text: string, month: number, start: number, end: number): WrittenDate | undefined {
  const tail = text.slice(end, end + 30);
  const ahead = dayBefore.exec(text.slice(Math.max(0, start - LONGEST_BEFORE), start));
  // "Covers: 2. March 12th, 2016": the number of another sentence.
  const before = ahead !== null && /\d\.\s$/.test(ahead[0]) && dayWithYear.test(tail) ? null : ahead;
  const behind = before === null ? dayAfter.exec(tail) : null;
  // "In 3 Dec, out 5 Dec": the day of another month makes no month of the word before it.
  const after = behind !== null && otherMonth(tail.slice(behind[0].length)) ? null : behind;
  const daysEnd = end + (after?.[0].length ?? 0);
  const year = yearAfter.exec(text.slice(daysEnd, daysEnd + 12));
  const dateEnd = daysEnd + (year?.[0].length ?? 0);
  const date = (day: string | undefined): CalendarDay => ({
    month,
    ...(day === undefined ? {} : { day: Number(day) }),
    ...(year === null ? {} : { year: fullYear(year[1] ?? year[2] ?? '') }),
  });
  if (before !== null) {
    const from = start - before[0].length;
    const first = before[1] ?? before[2];
    return {
      from: date(first),
      ...(before[1] === undefined ? {} : { to: date(before[2]) }),
      start: from,
      end: dateEnd,
    };
  }
  if (after !== null) {
    return { from: date(after[1]), ...(after[2] === undefined ? {} : { to: date(after[2]) }), start, end: dateEnd };
  }
  return year === null || year[2] !== undefined ? undefined : { from: date(undefined), start, end: dateEnd };
}
