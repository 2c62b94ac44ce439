import { briefInWords } from '../../../src/memory/in-words/thing-in-words.ts';
import type { ThingBrief } from '../../../src/memory/things/thing-brief.ts';
import { type Language, words } from './language.ts';

export const thingWords = words({
  en: {
    cards: 'Bookings, orders and events',
    cancelled: 'Cancelled',
    more: 'More details',
    readFrom: (source: string, place: string) => `Read from ${source} (${place})`,
    open: 'Open link',
    to: 'to',
  },
  zh: {
    cards: '预订、订单与活动',
    cancelled: '已取消',
    more: '更多详情',
    readFrom: (source: string, place: string) => `读取自 ${source}（${place}）`,
    open: '打开链接',
    to: '至',
  },
});

/** How structured data was written down, as people call it. */
export const sourceNames: Readonly<Record<string, string>> = {
  'json-ld': 'JSON-LD',
  microdata: 'microdata',
  icalendar: 'iCalendar',
  pkpass: 'Wallet',
  vcard: 'vCard',
  barcode: 'barcode',
  pdf: 'PDF',
  text: 'text',
};

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' };

/** "3 May 2027, 14:20" of a node's moment, on the clock of its place; the day alone where it says no more. */
export function nodeMoment(moment: string, language: Language, style: 'short' | 'whole' = 'whole'): string {
  const local = moment.slice(0, 16);
  const at = new Date(local.length === 10 ? `${local}T00:00Z` : `${local}Z`);
  if (Number.isNaN(at.getTime())) return moment;
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: style === 'short' ? 'short' : 'long',
    ...(style === 'short' ? {} : { year: 'numeric', weekday: 'short' }),
    ...(local.length === 10 ? {} : { hour: '2-digit', minute: '2-digit', hour12: false }),
    timeZone: 'UTC',
  }).format(at);
}

/** "Flight LH 1166 · 3 May, 14:20 · FRA → LIS" */
export const thingLine = (brief: ThingBrief, language: Language): string =>
  briefInWords(brief, language, (start) => nodeMoment(start, language, 'short'));
