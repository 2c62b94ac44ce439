import type { EventBrief } from '../../../../src/contract/timeline-verb.ts';
import type { Language } from '../../words/language.ts';
import { titleIn } from '../../words/titles.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' };

/** "Thu 11 May", "5月11日周四": the year is shown above, with the month. */
export function dayInWords(day: string, language: Language): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

/** Parts of titles that repeat the date shown beside them: the weekday at the start, the date at the end. */
const dateBehind = /[,，]?\s*\d{1,2}\s+\p{L}+\s+\d{4}$/u;
const dateBefore = /^\d{4}年\d{1,2}月\d{1,2}日[,，·]?\s*/u;
const weekdayBefore =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:\s+(?:in|at|on)\s+|$)|(?:星期|周)[一二三四五六日天][,，]?\s*在?)/u;

/** An event's title without its date; undefined if nothing is left. */
export function bareTitle(title: string): string | undefined {
  const bare = title.replace(dateBehind, '').replace(dateBefore, '').replace(weekdayBefore, '').trim();
  return bare === '' ? undefined : bare;
}

/** The title of a day, or that of its only moment. */
export function titleOfDay(
  events: readonly EventBrief[],
  language: Language,
): { readonly id: string; readonly title: string } | undefined {
  const day = events.find(({ kind }) => kind === 'day');
  const title = day === undefined ? undefined : bareTitle(titleIn(day, language));
  if (day !== undefined && title !== undefined) return { id: day.id, title };
  const [moment, other] = events.filter(({ kind }) => kind === 'moment');
  const only = moment === undefined || other !== undefined ? undefined : bareTitle(titleIn(moment, language));
  return moment === undefined || only === undefined ? undefined : { id: moment.id, title: only };
}
