import { createRequire } from 'node:module';
import type { ParsedResult, ParsingOption } from 'chrono-node';
import { daysInMonth, isoDay } from '../../language/calendar-day.ts';
import type { Language } from '../../language/detect-language.ts';
import { matchesIn } from '../../language/matches.ts';
import { findPhrases } from '../../language/phrases.ts';
import { relativeWords } from './date-labels.ts';
import { lineEnd, lineStart, type Passage } from './passage.ts';

/** A day, or from `day` to `lastDay` where only a week, a month or a year is told. */
export type RelativeDate = {
  readonly day: string;
  readonly lastDay: string;
  readonly time?: string;
  readonly start: number;
  readonly end: number;
  /** Neither month nor weekday are told: "on the 20th". */
  readonly isNumber?: true;
};

type Parser = (text: string, reference: Date, option: ParsingOption) => ParsedResult[];
/** Languages with a parser of their own beside English, in which everything is tried. */
const parsed: ReadonlySet<Language> = new Set(['de', 'fr', 'es', 'pt', 'nl', 'ja', 'zh', 'it']);
const require = createRequire(import.meta.url);
const parsers = new Map<Language, Parser>();

/** Each language's parser is some thirty modules, which are loaded with the first text that needs them. */
function parserOf(language: Language): Parser {
  const known = parsers.get(language);
  if (known !== undefined) return known;
  const { parse }: { readonly parse: Parser } = require(`chrono-node/${language}`);
  parsers.set(language, parse);
  return parse;
}

/** A short text is easily taken for another language, so English is tried when its own parser finds nothing. */
function readBy(own: Parser | undefined, text: string, reference: Date): ParsedResult[] {
  const found = own?.(text, reference, { forwardDate: true }) ?? [];
  return found.length > 0 ? found : parserOf('en')(text, reference, { forwardDate: true });
}

/** Reading words of time is slow, so only so many places of a text are read, each with so much around it. */
const MOST_PLACES = 8;
const MOST_AROUND = 60;

/** "Tomorrow", "next Friday at 3 pm": told against the day of writing; nothing without one. */
export function relativeDates(passage: Passage, sentAt: string | undefined): RelativeDate[] {
  if (sentAt === undefined || !/^\d{4}-\d{2}-\d{2}/.test(sentAt)) return [];
  const places = findPhrases(relativeWords, passage.words).slice(0, MOST_PLACES);
  if (places.length === 0) return [];
  const [year = 0, month = 1, day = 1] = sentAt.slice(0, 10).split('-').map(Number);
  const reference = new Date(year, month - 1, day, 12);
  const { language } = passage;
  const own = language !== undefined && parsed.has(language) ? parserOf(language) : undefined;
  const found: RelativeDate[] = [];
  let readTo = 0;
  for (const place of places) {
    if (place.start < readTo) continue;
    const { text } = passage;
    const from = Math.max(lineStart(text, place.start), place.start - MOST_AROUND, readTo);
    const to = Math.min(lineEnd(text, place.end), place.end + MOST_AROUND);
    readTo = place.end;
    for (const result of readBy(own, text.slice(from, to), reference)) {
      const start = from + result.index;
      if (start > place.start || start + result.text.length < place.end) continue;
      const { start: when } = result;
      const read = isoDay(when.get('year') ?? year, when.get('month') ?? month, when.get('day') ?? day);
      const inWeek = hanDayOfWeek(text, start, start + result.text.length, reference);
      const date = inWeek ?? read;
      const numbered = when.isCertain('weekday') ? dayBehind(text, start + result.text.length, reference) : undefined;
      const end = numbered?.end ?? start + result.text.length;
      const hour = when.isCertain('hour') ? when.get('hour') : null;
      const time = hour === null ? {} : { time: `${two(hour)}:${two(when.get('minute') ?? 0)}` };
      const isBareWeekday =
        inWeek === undefined && when.isCertain('weekday') && !when.isCertain('day') && numbered === undefined;
      const isPast = isCalledPast(text, start, end) || isOver(text, start, end);
      const told = isBareWeekday && date > sentAt && isPast ? weekBefore(date) : date;
      found.push({
        ...stretchTold(numbered?.day ?? told, when.isCertain('weekday'), result.text),
        ...time,
        start,
        end,
      });
      readTo = end;
    }
  }
  return found;
}

/** 下周日, 下下周二, 上周五: Chinese weeks begin on Monday, and each 下 is one further. */
const hanWeek = /(?<to>下+|上+|[这這本])(?:个|個|一)?(?:周|週|星期|礼拜|禮拜)(?<day>[一二三四五六日天])/u;
const hanDays = '一二三四五六日';
function hanDayOfWeek(text: string, start: number, end: number, reference: Date): string | undefined {
  const { to = '', day = '' } = hanWeek.exec(text.slice(Math.max(0, start - 1), end))?.groups ?? {};
  if (to === '') return undefined;
  const weeks = to.startsWith('下') ? to.length : to.startsWith('上') ? -to.length : 0;
  const weekday = hanDays.indexOf(day === '天' ? '日' : day);
  const today = (reference.getDay() + 6) % 7;
  const found = new Date(reference);
  found.setDate(reference.getDate() - today + weekday + 7 * weeks);
  return isoDay(found.getFullYear(), found.getMonth() + 1, found.getDate());
}

/** "Last Friday", "samedi dernier": a week's day that is called past by itself. */
const calledPast =
  /\b(?:last|past|letzte[nrms]?|vergangene[nrms]?|vorige[nrms]?|derni(?:er|ère)|passée?|pasad[oa]|últim[oa]|passad[oa]|scors[oa]|vorige|afgelopen|förra|forrige)\b|(?<![\p{L}以])上(?:个|個|一)?(?:周|週|星期|礼拜|禮拜)/iu;
/** So far before and behind a day the word stands that calls it past. */
const NEXT_TO = 16;

function isCalledPast(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - NEXT_TO), start);
  const after = text.slice(end, end + NEXT_TO);
  const told = text.slice(start, end);
  return (
    calledPast.test(told) ||
    /(?:last|past) $/iu.test(before) ||
    /^ (?:last|past|derni(?:er|ère)|passé|pasado|scors[oa])\b/iu.test(after)
  );
}

/** "Saturday was lovely", 周六的火锅真好吃: what is told as over was on the last such day. */
const toldAsOver =
  /\b(?:was|were|had|went|came|loved|enjoyed|met|saw|ate|visited|hiked|celebrated|danced|thank(?:s| you)(?: again| so much| very much)? for)\b|\b(?:waren|hatten|gegessen|gewesen|getroffen|gesehen|gefeiert)\b|真(?:好|棒|开心|高兴|是|的很)|(?:很|好|太|特别|非常)(?:开心|高兴|愉快|好吃|好玩|好喝|好看|棒)|好吃|好玩/iu;
const toldAsAhead =
  /\b(?:next|this|coming|will|shall|would|could|can|may|might|should|going to|let['’]?s|see you|looking forward|until|by|if|was (?:moved|changed|postponed|rescheduled|wondering|hoping|thinking|going|supposed|meant|to)|were (?:going|thinking|hoping|wondering|moved|supposed|to))\b|['’]ll\b|\?|[下这本]|要|将|会|请|吧|吗|见|想|打算|准备|推|改/iu;
const FARTHEST_CLAUSE = 60;

function isOver(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - FARTHEST_CLAUSE), start)
      .split(/[,;.!?\n，。！？；]/u)
      .at(-1) ?? '';
  const isEnd = /[,;.，。]\s*$/u.test(text.slice(start, end));
  const after = isEnd ? '' : (/^[^,;.!?\n，。！？；]{0,60}[?？]?/u.exec(text.slice(end))?.[0] ?? '');
  const clause = `${before}${text.slice(start, end)}${after}`;
  return toldAsOver.test(clause) && !toldAsAhead.test(clause);
}

function weekBefore(day: string): string {
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 7 * MILLISECONDS_OF_DAY);
  return before.toISOString().slice(0, 10);
}

/** 改到25号上午: a day of the month alone, where what stands around it says that it is a day. */
const dayAlone =
  /(?<=改到|改成|改为|改為|改在|改至|要改|推迟到|推遲到|推到|推至|延到|延至|延期到|順延到|顺延到|提前到|提早到|换到|換到|调到|調到|挪到|拖到|转到|轉到|保留到|改期到|改签到|改約|改约|定在|定到|订在|訂在|订到|訂到|订的是|訂的是|约在|約在|约到|約到|约的|約的|约了|約了|移到|那天是?|就)(?<day>[1-3]?\d)[号號日]|(?<![\d月年第楼樓区區-])(?<part>[1-3]?\d)[号號](?=\s?(?:上午|下午|晚上|早上|中午|傍晚|凌晨|当天|當天|那天|那晚|以后|以後|之前|以前|出发|出發|见面|見面|到达|到達|开始|開始|可以|有空|没空|沒空|不行|[（(]\s?(?:周|星期|週|礼拜|禮拜)?[一二三四五六日天][）)]|(?:周|星期|週|礼拜|禮拜)[一二三四五六日天]))/gu;

/** Days told by their number alone, the next of that number. */
export function numberedDays(text: string, sentAt: string | undefined): RelativeDate[] {
  if (sentAt === undefined || !/^\d{4}-\d{2}-\d{2}/.test(sentAt) || !/[号號日]/u.test(text)) return [];
  const [year = 0, month = 1, today = 1] = sentAt.slice(0, 10).split('-').map(Number);
  const reference = new Date(year, month - 1, today, 12);
  return matchesIn(text, dayAlone).flatMap((match) => {
    const found = dayBehind(text, match.index, reference);
    return found === undefined ? [] : [{ day: found.day, lastDay: found.day, start: match.index, end: found.end }];
  });
}

const numberBehind = /^[（(]?\s?(?<day>[1-3]?\d)[号號日](?:[）)])?/u;

/** 下周日17号: the number says which day is meant, the next of that number. */
function dayBehind(
  text: string,
  at: number,
  reference: Date,
): { readonly day: string; readonly end: number } | undefined {
  const found = numberBehind.exec(text.slice(at, at + 8));
  const day = Number(found?.groups?.['day']);
  if (found === null || !(day >= 1 && day <= 31)) return undefined;
  const later = day < reference.getDate() ? 1 : 0;
  const month = new Date(reference.getFullYear(), reference.getMonth() + later, 1);
  if (day > daysInMonth(month.getFullYear(), month.getMonth() + 1)) return undefined;
  return { day: isoDay(month.getFullYear(), month.getMonth() + 1, day), end: at + found[0].length };
}

const units: readonly (readonly [pattern: RegExp, unit: 'week' | 'month' | 'year'])[] = [
  [/\bweeks?\b|woche|semaine|semana|settimana|\bweek\b|[周週](?![一二三四五六日末])/i, 'week'],
  [/month|monat|\bmois\b|\bmes\b|\bmese\b|\bmês\b|maand|个月|先月|来月/i, 'month'],
  [/\byears?\b|jahr|année|\baño|\banno\b|\bano\b|\bjaar\b|去年|明年|来年/i, 'year'],
];
const MILLISECONDS_OF_DAY = 86_400_000;

/** "Last week" is all of that week, Monday to Sunday, and claims no day of it. */
function stretchTold(day: string, saysWeekday: boolean, said: string): { day: string; lastDay: string } {
  const unit = saysWeekday ? undefined : units.find(([pattern]) => pattern.test(said))?.[1];
  if (unit === undefined) return { day, lastDay: day };
  if (unit === 'year') return { day: `${day.slice(0, 4)}-01-01`, lastDay: `${day.slice(0, 4)}-12-31` };
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (unit === 'month') return { day: isoDay(year, month, 1), lastDay: isoDay(year, month, daysInMonth(year, month)) };
  const at = Date.parse(`${day}T00:00:00Z`);
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * MILLISECONDS_OF_DAY;
  const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
  return { day: iso(monday), lastDay: iso(monday + 6 * MILLISECONDS_OF_DAY) };
}

const two = (n: number): string => String(n).padStart(2, '0');
