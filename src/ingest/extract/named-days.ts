import { isoDay } from '../../language/calendar-day.ts';
import { monthByName, weekdayByName } from '../../language/calendar-words.ts';
import { fold } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import { findPhrases } from '../../language/phrases.ts';
import { marksOf, type Word } from '../../language/words.ts';
import { holidaysOn } from '../temporal-tags-holidays.ts';
import { type NamedDay, namedDayPhrases } from './named-day-words.ts';
import type { Passage, TextContext } from './passage.ts';
import type { RelativeDate } from './relative-dates.ts';

const DAY_MS = 86_400_000;
/** A named day is mostly ahead of the letter, at most this far behind. */
const DAYS_BEHIND = 45;
const MOST_DAYS = 8;
const weekdayMarks = marksOf(weekdayByName.keys());

/**
 * Days that a text calls by a name: "on Diwali", "Christmas Eve", 中秋节, "Saturday the 12th"; the one nearest to the day
 * of writing, mostly ahead, or of the year that stands behind. Nothing without a day of writing.
 */
export function namedDays(passage: Passage, context: TextContext): RelativeDate[] {
  const { sentAt } = context;
  if (sentAt === undefined || !/^\d{4}-\d{2}-\d{2}/.test(sentAt)) return [];
  const sent = Date.parse(`${sentAt.slice(0, 10)}T00:00:00Z`);
  const named = findPhrases(namedDayPhrases, passage.words)
    .slice(0, MOST_DAYS)
    .flatMap(({ value, start, end }): RelativeDate[] => {
      const stated = /^,?\s((?:19|20)\d\d)(?!\d)/.exec(passage.text.slice(end, end + 7));
      const from = stated === null ? sent - DAYS_BEHIND * DAY_MS : Date.UTC(Number(stated[1]), 0, 1);
      const day = dayOfName(value, from, context);
      return day === undefined ? [] : [{ day, lastDay: day, start, end: end + (stated?.[0].length ?? 0) }];
    });
  const weekdays = passage.words
    .filter((word) => weekdayMarks[word.mark] === 1 && weekdayByName.has(word.folded))
    .flatMap((word) => weekdayOfMonth(passage.text, word, sent));
  const days = daysOfMonth(passage.text, sent).filter((d) =>
    weekdays.every((w) => d.end <= w.start || d.start >= w.end),
  );
  return [...named, ...weekdays, ...days];
}

/** The first day of the name from a day on, within a year. */
function dayOfName({ holiday, monthDay, country }: NamedDay, from: number, context: TextContext): string | undefined {
  for (let n = 0; n < 366; n++) {
    const day = new Date(from + n * DAY_MS).toISOString().slice(0, 10);
    if (monthDay === undefined ? holidaysOn(day, country ?? context.country).includes(holiday) : day.endsWith(monthDay))
      return day;
  }
  return undefined;
}

/** A bare number is a day only where nothing is counted by it and no hour begins: before a stop, or before what tells the hour. */
const ordinal =
  /^,? (?:(?:the |den |le |el |il )?([1-3]?\d)(?:st|nd|rd|th|º|\.(?= [\p{Ll}(]))(?![\p{L}\d])|([1-3]?\d)(?=[,;)!?]|\.(?!\d)|\s*\n|$| (?:at|from|um|ab|à|a las|alle|ore|om|kl|às)(?!\p{L})))/iu;
const monthBehind = /^\s*(?:of |de )?(?<month>\p{L}+)/u;
const MOST_MONTHS = 4;

/** "Saturday the 12th", "Saturday 12th", "samedi 12": the next month in which the 12th is a Saturday. */
function weekdayOfMonth(text: string, word: Word, sent: number): RelativeDate[] {
  const weekday = weekdayByName.get(word.folded);
  const match = weekday === undefined ? null : ordinal.exec(text.slice(word.end, word.end + 24));
  if (weekday === undefined || match === null) return [];
  const number = Number(match[1] ?? match[2]);
  const behind = text.slice(word.end + match[0].length, word.end + match[0].length + 16);
  if (monthByName.has(fold(monthBehind.exec(behind)?.groups?.['month'] ?? ''))) return [];
  const at = new Date(sent);
  for (let n = 0; n < MOST_MONTHS; n++) {
    const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + n, number));
    const isIt = day.getUTCDate() === number && (day.getUTCDay() + 6) % 7 === weekday - 1;
    if (!isIt || day.getTime() < sent) continue;
    const iso = isoDay(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
    return [{ day: iso, lastDay: iso, start: word.start, end: word.end + match[0].length }];
  }
  return [];
}

/** What `onTheDay` cannot do without, looked for in a fraction of its time. */
const hasOrdinal = /\d(?:st|nd|rd|th)/iu;
const onTheDay =
  /\b(?:on|by|until|for|from|till) the (\d{1,2})(?:st|nd|rd|th)\b(?! of | floor| century| anniversary| birthday| edition| time)/giu;

/** "on the 18th": the next one, when no month stands beside it. */
function daysOfMonth(text: string, sent: number): RelativeDate[] {
  if (!hasOrdinal.test(text)) return [];
  const at = new Date(sent);
  return matchesIn(text, onTheDay)
    .slice(0, MOST_DAYS)
    .flatMap((match): RelativeDate[] => {
      for (let n = 0; n < MOST_MONTHS; n++) {
        const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + n, Number(match[1])));
        if (day.getUTCDate() !== Number(match[1]) || day.getTime() < sent) continue;
        const iso = isoDay(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
        return [{ day: iso, lastDay: iso, start: match.index, end: match.index + match[0].length, isNumber: true }];
      }
      return [];
    });
}
