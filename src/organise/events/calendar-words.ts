import { daysBetween, monthNames } from '../../memory/time-span.ts';
import { partsOfDay, type Tongue } from './event-words.ts';

const parts = (day: string): [number, number, number] => {
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number);
  return [y, m, d];
};
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const weekdayCharacters = '日一二三四五六';

/** "6 May 2023", 2023年5月6日 */
export function dayInWords(day: string, tongue: Tongue = 'en'): string {
  const [y, m, d] = parts(day);
  return tongue === 'zh' ? `${y}年${m}月${d}日` : `${d} ${monthNames[m - 1]} ${y}`;
}
/** "May 2023", "May–June 2023" or "December 2023 – January 2024" */
export function monthsInWords(first: string, last: string, tongue: Tongue = 'en'): string {
  const [y1, m1] = parts(first);
  const [y2, m2] = parts(last);
  if (tongue === 'zh') {
    if (y1 !== y2) return `${y1}年${m1}月至${y2}年${m2}月`;
    return m1 === m2 ? `${y1}年${m1}月` : `${y1}年${m1}至${m2}月`;
  }
  if (y1 !== y2) return `${monthNames[m1 - 1]} ${y1} – ${monthNames[m2 - 1]} ${y2}`;
  return m1 === m2 ? `${monthNames[m1 - 1]} ${y1}` : `${monthNames[m1 - 1]}–${monthNames[m2 - 1]} ${y1}`;
}
/** "from 5 to 7 May 2023", with month and year of the first day only where they differ; 2023年5月5日至7日 */
export function rangeInWords(first: string, last: string, tongue: Tongue = 'en'): string {
  const [y1, m1, d1] = parts(first);
  const [y2, m2, d2] = parts(last);
  if (tongue === 'zh') {
    const to = y1 !== y2 ? dayInWords(last, 'zh') : m1 === m2 ? `${d2}日` : `${m2}月${d2}日`;
    return `${dayInWords(first, 'zh')}至${to}`;
  }
  const from = y1 !== y2 ? dayInWords(first) : m1 === m2 ? `${d1}` : `${d1} ${monthNames[m1 - 1]}`;
  return `from ${from} to ${dayInWords(last)}`;
}
/** "5–7 May", "5 May": days of a trip whose year is known. */
export function daysInWords(first: string, last: string, tongue: Tongue = 'en'): string {
  const [, m1, d1] = parts(first);
  const [, m2, d2] = parts(last);
  if (tongue === 'zh') {
    if (first === last) return `${m1}月${d1}日`;
    return m1 === m2 ? `${m1}月${d1}至${d2}日` : `${m1}月${d1}日至${m2}月${d2}日`;
  }
  if (first === last) return `${d1} ${monthNames[m1 - 1]}`;
  return m1 === m2 ? `${d1}–${d2} ${monthNames[m1 - 1]}` : `${d1} ${monthNames[m1 - 1]} – ${d2} ${monthNames[m2 - 1]}`;
}
/** The hours of a day in which something began and ended. */
export type HoursOfDay = readonly [first: number, last: number];

export const weekdayInWords = (day: string, tongue: Tongue = 'en'): string =>
  tongue === 'zh' ? `星期${weekdayCharacters[weekday(day)] ?? ''}` : (weekdayNames[weekday(day)] ?? '');
const partOfDay = (hour: number, tongue: Tongue): string =>
  (partsOfDay.find((p) => hour < p.before) ?? partsOfDay[0])?.name[tongue] ?? '';

/** Hours from which on what began in one part of a day and ended in another is called by both. */
const LONG_HOURS = 3;

/** "Morning", or "Morning to evening" of what goes on for hours; past midnight the hours begin anew. */
export function partsOfDayInWords([first, last]: HoursOfDay, tongue: Tongue = 'en'): string {
  const [begun, ended] = [partOfDay(first, tongue), partOfDay(last, tongue)];
  const hours = last - first + (last < first ? 24 : 0);
  if (begun === ended || hours < LONG_HOURS) return begun;
  return tongue === 'zh' ? `${begun}到${ended}` : `${begun} to ${ended.toLowerCase()}`;
}
/** True when the night from Saturday to Sunday lies between the two days. */
export function hasSaturdayNight(first: string, last: string): boolean {
  const untilSaturday = (6 - weekday(first) + 7) % 7;
  return daysBetween(first, last) > untilSaturday;
}
/** "Mia", "Mia and Jonas", "Mia, Jonas and Ana"; Mia、Jonas和Ana */
export function listInWords(names: readonly string[], tongue: Tongue = 'en'): string {
  if (names.length < 2) return names[0] ?? '';
  const [comma, and] = tongue === 'zh' ? ['、', '和'] : [', ', ' and '];
  return `${names.slice(0, -1).join(comma)}${and}${names.at(-1)}`;
}
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
