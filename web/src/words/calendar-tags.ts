import { monthNames } from '../../../src/memory/time-span.ts';
import type { Language } from './language.ts';

/** Chinese names of tags derived from a date; weekdays and months come from the browser. */
const chinese: Readonly<Record<string, string>> = {
  night: '夜晚',
  morning: '上午',
  noon: '中午',
  afternoon: '下午',
  evening: '傍晚',
  weekend: '周末',
  weekday: '工作日',
  spring: '春天',
  summer: '夏天',
  autumn: '秋天',
  winter: '冬天',
  "New Year's Day": '元旦',
  "Valentine's Day": '情人节',
  Halloween: '万圣节',
  'Christmas Eve': '平安夜',
  'Christmas Day': '圣诞节',
  "New Year's Eve": '跨年夜',
};
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The localised name of a tag derived from a date; other names are unchanged. */
export function calendarTagInWords(name: string, language: Language): string {
  if (language === 'en') return name;
  const weekday = weekdays.indexOf(name);
  // 1 January 2024 was a Monday.
  if (weekday >= 0) return format({ weekday: 'long' }, Date.UTC(2024, 0, 1 + weekday));
  const month = (monthNames as readonly string[]).indexOf(name);
  return month >= 0 ? format({ month: 'long' }, Date.UTC(2024, month, 1)) : (chinese[name] ?? name);
}

const format = (shape: Intl.DateTimeFormatOptions, at: number): string =>
  new Intl.DateTimeFormat('zh-CN', { ...shape, timeZone: 'UTC' }).format(at);
