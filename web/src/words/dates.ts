import type { TimeSpan } from '../../../src/memory/time-span.ts';
import type { Language } from './language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' };

/** Wall-clock parts are formatted as if they were UTC: a photo of 15:09 in Tokyo was taken at 15:09. */
const wallClock = (instant: string): Date => new Date(`${instant.replace(/(Z|[+-]\d{2}:\d{2})$/, '')}Z`);

/** An invalid date is shown as it is, so that one bad record does not break a page. */
const isDate = (date: Date): boolean => !Number.isNaN(date.getTime());

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const shapes: Readonly<Record<TimeSpan['precision'], Intl.DateTimeFormatOptions>> = {
  subsecond: { ...day, hour: '2-digit', minute: '2-digit' },
  second: { ...day, hour: '2-digit', minute: '2-digit' },
  minute: { ...day, hour: '2-digit', minute: '2-digit' },
  hour: { ...day, hour: '2-digit' },
  day,
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
};

/** A time with its known precision: "7 May 2023 at 15:09", "May 2019". */
export function timeInWords(time: Pick<TimeSpan, 'start' | 'precision'>, language: Language): string {
  const at = wallClock(time.start);
  if (!isDate(at)) return time.start;
  return new Intl.DateTimeFormat(locales[language], { ...shapes[time.precision], timeZone: 'UTC' }).format(at);
}

/** The days of a span: "3–9 July 2023", "2023年7月3日至9日". */
export function spanInWords(span: Pick<TimeSpan, 'start' | 'end'>, language: Language): string {
  const [start, end] = [wallClock(span.start), wallClock(span.end)];
  if (!isDate(start) || !isDate(end)) return [...new Set([span.start, span.end])].join(' – ');
  if (language === 'zh') return daysInChinese(span);
  const format = new Intl.DateTimeFormat(locales[language], { ...day, month: 'short', timeZone: 'UTC' });
  return format.formatRange(start, end);
}

/** Browsers format Chinese ranges in digits; here the second date omits what it shares with the first. */
function daysInChinese({ start, end }: Pick<TimeSpan, 'start' | 'end'>): string {
  const [first, last] = [start, end].map((one) => timeInWords({ start: one, precision: 'day' }, 'zh'));
  if (first === undefined || last === undefined || first === last) return first ?? '';
  const shared = start.slice(0, 7) === end.slice(0, 7) ? '月' : start.slice(0, 4) === end.slice(0, 4) ? '年' : '';
  return `${first}至${shared === '' ? last : last.slice(last.indexOf(shared) + 1)}`;
}

/** "July 2023" of "2023-07". */
export function monthInWords(month: string, language: Language): string {
  const start = `${month}-01T00:00:00`;
  return isDate(wallClock(start)) ? timeInWords({ start, precision: 'month' }, language) : month;
}

/** "January – March 2023", "2023年1月至3月"; in either order. */
export function monthsInWords(one: string, other: string, language: Language): string {
  const [from = '', to = ''] = [one, other].toSorted();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${from}-01T00:00:00Z`), new Date(`${to}-01T00:00:00Z`));
}

/** "1:04" or "1:02:09" of seconds. */
export function durationInWords(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** A timestamp in local time: "21 Nov 2026, 16:20". */
export function instantInWords(instant: string, language: Language): string {
  const at = new Date(instant);
  if (!isDate(at)) return instant;
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
