import type { LeafArgs, QueryPlan } from '../query-plan.ts';
import { calendarSpan, monthNames } from '../time-span.ts';

export type Language = QueryPlan['language'];

const weekdayNames = {
  en: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  zh: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
} as const;

const numbers = (iso: string): readonly [number, number, number] => [
  Number(iso.slice(0, 4)),
  Number(iso.slice(5, 7)),
  Number(iso.slice(8, 10)),
];

/** "7 May 2023" · "2023年5月7日"; of a local ISO date or time. */
export function dayWords(iso: string, language: Language): string {
  const [year, month, day] = numbers(iso);
  return language === 'zh' ? `${year}年${month}月${day}日` : `${day} ${monthNames[month - 1] ?? ''} ${year}`;
}

/** What a time leaf asks, with its preposition: "in May 2023", "since 1 March 2024", "on Saturdays" · "2023年5月". */
export function timeWords(args: LeafArgs<'time'>, language: Language): string {
  const parts = [
    ...spanWords(args.start, args.end, language),
    ...(args.tag === undefined ? [] : [language === 'zh' ? `“${args.said ?? args.tag}”` : `at ${capital(args.tag)}`]),
    ...(args.months === undefined ? [] : [monthWords(args.months, language)]),
    ...(args.weekdays === undefined ? [] : [weekdayWords(args.weekdays, language)]),
    ...(args.hours === undefined ? [] : [hourWords(args.hours, language)]),
  ];
  if (parts.length > 0) return parts.join(language === 'zh' ? '，' : ', ');
  return args.said ?? (language === 'zh' ? '任何时间' : 'at any time');
}

const capital = (words: string): string => words.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());

function spanWords(start: string | undefined, end: string | undefined, language: Language): string[] {
  const zh = language === 'zh';
  if (start === undefined && end === undefined) return [];
  if (start === undefined)
    return [
      zh
        ? `${edgeWords(end ?? '', 'T23:59:59', language)}及以前`
        : `until ${edgeWords(end ?? '', 'T23:59:59', language)}`,
    ];
  if (end === undefined)
    return [zh ? `${edgeWords(start, 'T00:00:00', language)}以来` : `since ${edgeWords(start, 'T00:00:00', language)}`];
  const [year, month] = numbers(start);
  if (isCalendar(start.slice(0, 4), start, end)) return [zh ? `${year}年` : `in ${year}`];
  if (isCalendar(start.slice(0, 7), start, end))
    return [zh ? `${year}年${month}月` : `in ${monthNames[month - 1] ?? ''} ${year}`];
  const clock = /T00:00:00$/.test(start) && /T23:59:59$/.test(end);
  const [from, to] = [dayWords(start, language), dayWords(end, language)];
  if (from === to && clock) return [zh ? from : `on ${from}`];
  if (from === to)
    return [
      zh
        ? `${from} ${start.slice(11, 16)}到${end.slice(11, 16)}`
        : `on ${from} from ${start.slice(11, 16)} to ${end.slice(11, 16)}`,
    ];
  return [zh ? `${from}到${to}` : `from ${from} to ${to}`];
}

/** A day, with its clock where the span does not begin or end with the day. */
const edgeWords = (iso: string, whole: string, language: Language): string =>
  iso.endsWith(whole)
    ? dayWords(iso, language)
    : `${dayWords(iso, language)}${language === 'zh' ? ' ' : ', '}${iso.slice(11, 16)}`;

function isCalendar(prefix: string, start: string, end: string): boolean {
  const span = calendarSpan(prefix, 'row');
  return span.start === start && span.end === end;
}

function monthWords(months: readonly number[], language: Language): string {
  if (language === 'zh') return months.map((month) => `${month}月`).join('、');
  return `in ${orList(
    months.map((month) => monthNames[month - 1] ?? ''),
    language,
  )}`;
}

function weekdayWords(weekdays: readonly number[], language: Language): string {
  if (weekdays.length === 2 && weekdays.includes(6) && weekdays.includes(7))
    return language === 'zh' ? '周末' : 'at a weekend';
  const names = weekdays.map((day) => weekdayNames[language][day - 1] ?? '');
  return language === 'zh' ? names.join('、') : `on ${orList(names, language)}`;
}

/** Hours as one span of the clock where they are one, also over midnight: "from 20:00 to 5:00". */
function hourWords(hours: readonly number[], language: Language): string {
  const present = new Set(hours);
  const firsts = hours.filter((hour) => !present.has((hour + 23) % 24));
  const [first] = firsts;
  if (firsts.length !== 1 || first === undefined) {
    const listed = hours.map((hour) => `${hour}:00`);
    return language === 'zh' ? listed.join('、') : `at ${orList(listed, language)}`;
  }
  const to = (first + hours.length) % 24;
  return language === 'zh' ? `${first}点到${to}点` : `between ${first}:00 and ${to}:00`;
}

/** "a, b or c" · "a、b或c" */
export function orList(words: readonly string[], language: Language): string {
  if (words.length < 2) return words[0] ?? '';
  return language === 'zh'
    ? `${words.slice(0, -1).join('、')}或${words.at(-1)}`
    : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
