import { type CalendarDay, daysInMonth, isoDay, yearNear } from '../../language/calendar-day.ts';
import { hanClock } from '../../language/han-clock.ts';
import { type FoundPhrase, findPhrases, firstPhraseWithin, lastPhraseWithin } from '../../language/phrases.ts';
import { type DayOrder, numericDates, type WrittenDate, wordedDates } from '../../language/written-dates.ts';
import type { MentionedDate } from '../../memory/item-text.ts';
import { dateLabels } from './date-labels.ts';
import { namedDays } from './named-days.ts';
import { countryOfDomain, lineAbove, lineStart, type Passage, type TextContext } from './passage.ts';
import { numberedDays, type RelativeDate, relativeDates } from './relative-dates.ts';
import { shortDates } from './short-dates.ts';

const FARTHEST_LABEL = 80;
const MOST_DATES = 100;
/** Chinese says what a date is of behind it: 12月24日08:30起飞. */
const HAN_LABEL_BEHIND = 6;

/** Countries that write the month first. */
const monthFirstCountries: ReadonlySet<string> = new Set(['US', 'PH', 'PR', 'GU']);

/**
 * The order of day and month: the sender's country says it, then the text's language, then the money it speaks of where that is
 * not the owner's, then the owner's locale.
 */
export function dayOrder(passage: Pick<Passage, 'language' | 'text'>, context: TextContext): DayOrder {
  const sender = countryOfDomain(context.senderDomain);
  if (sender !== undefined) return monthFirstCountries.has(sender) ? 'mdy' : 'dmy';
  if (passage.language !== undefined && passage.language !== 'en') return 'dmy';
  const region = context.locale.split('-')[1]?.toUpperCase() ?? context.country;
  const own = region !== undefined && monthFirstCountries.has(region) ? 'mdy' : 'dmy';
  // Money only says anything where the figures leave something open, and few texts have such figures.
  if (!figures.test(passage.text)) return own;
  const dollars = /(?:AUD|CAD|NZD|SGD|HKD|TWD)/.test(context.currency) ? americanSum : dollarSum;
  const [isAmerican, isOther] = [dollars.test(passage.text), dayFirstSum.test(passage.text)];
  if (isAmerican === isOther) return own;
  if (own === 'mdy') return isOther ? 'dmy' : own;
  return isAmerican && context.currency !== 'USD' && passage.language === 'en' ? 'mdy' : own;
}

const figures = /\d\/\d/;
const dayFirstMoney = 'EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|AUD|NZD|INR|BRL|MXN|SGD';
const dayFirstSum = new RegExp(
  `(?:[€£]|(?<![A-Z])(?:${dayFirstMoney}))\\s?\\d|\\d\\s?(?:[€£]|(?:${dayFirstMoney})(?![A-Z]))`,
);
const americanSum = /(?:US ?\$|(?<![A-Z])USD)\s?\d|\d\s?USD(?![A-Z])/;
const dollarSum = /(?:(?<![A-Z])(?:US ?)?\$|(?<![A-Z])USD)\s?\d|\d\s?USD(?![A-Z])/;

const NEAR_DAYS = 2;
const DAY = 86_400_000;

/**
 * A bill bears the day on which it comes, and a booking its number of nights: where only the other order of figures has such a
 * day, or days so far apart, it is that one.
 */
function orderOfLetter(text: string, order: DayOrder, sentAt: string | undefined): DayOrder {
  if (!slashed.test(text)) return order;
  const other = order === 'dmy' ? 'mdy' : 'dmy';
  const [usual, tried] = [daysOf(text, order), daysOf(text, other)];
  const nights = nightsTold(text);
  if (nights !== undefined && isApart(tried, nights) !== isApart(usual, nights))
    return isApart(tried, nights) ? other : order;
  if (sentAt === undefined) return order;
  const sent = Date.parse(sentAt.slice(0, 10));
  const isNear = (days: readonly number[]): boolean => days.some((day) => Math.abs(day - sent) <= NEAR_DAYS * DAY);
  return !isNear(usual) && isNear(tried) ? other : order;
}

const daysOf = (text: string, order: DayOrder): number[] =>
  numericDates(text, order).flatMap(({ from: { year, month, day } }) =>
    year === undefined || day === undefined ? [] : [Date.parse(isoDay(year, month, day))],
  );

/** Whether one of the days follows the one before it by so many nights. */
const isApart = (days: readonly number[], nights: number): boolean =>
  days.some((day, at) => at > 0 && Math.round((day - (days[at - 1] ?? day)) / DAY) === nights);

const night = '(?:nights?|noites?|noches?|nuits?|nott[ei]|nächte?|nacht(?:en)?|nätter|natt)';
const nightsSaid = new RegExp(
  `(?<![\\p{L}\\d/.])(\\d{1,2}) ?${night}(?!\\p{L})|(?<!\\p{L})${night}(?: ?\\(s\\))? ?[:：|] ?(\\d{1,2})(?!\\d)|(?:共|住|计)? ?(\\d{1,2}) ?[晚泊](?!上|餐|饭|间|会)|[晚泊]数[:：]? ?(\\d{1,2})(?!\\d)`,
  'iu',
);
/** How many nights a booking or a bill says it is of. */
function nightsTold(text: string): number | undefined {
  const found = nightsSaid
    .exec(text)
    ?.slice(1)
    .find((digits) => digits !== undefined);
  return found === undefined || Number(found) === 0 ? undefined : Number(found);
}

const slashed = /\d\/\d{1,2}\/\d/;

type Stretch = { readonly startsAt: string; readonly endsAt: string; readonly start: number; readonly end: number };

/** Dates that a text speaks of, in order, as closed local spans ("2024-05-07T00:00:00" to "…T23:59:59", or a moment). */
export function datesIn(passage: Passage, context: TextContext): MentionedDate[] {
  const { text } = passage;
  const order = orderOfLetter(text, dayOrder(passage, context), context.sentAt);
  const written = [...numericDates(text, order), ...wordedDates(passage), ...shortDates(text, order, context.sentAt)]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .slice(0, MOST_DATES);
  const stretches = joinRanges(text, withoutOverlaps(written)).flatMap((date) => stretchOf(text, date, context.sentAt));
  const named = namedDays(passage, context)
    .filter((day) => isFree(day, stretches))
    .map((day) => inMonthTold(text, day, stretches));
  const byNumber = numberedDays(text, context.sentAt).filter((r) => isFree(r, stretches) && isFree(r, named));
  const relative = relativeDates(passage, context.sentAt).filter(
    (r) => isFree(r, stretches) && isFree(r, named) && !isWeekdayOf(text, r, [...stretches, ...byNumber]),
  );
  const numbered = byNumber.filter((r) => isFree(r, relative));
  const told = [...named, ...relative, ...numbered].map(
    (r): Stretch => ({
      ...spanOf(r.day, r.lastDay, r.day === r.lastDay ? r.time : undefined),
      start: r.start,
      end: r.end,
    }),
  );
  const all = [...stretches, ...told].sort((a, b) => a.start - b.start);
  if (all.length === 0) return [];
  const labels = findPhrases(dateLabels, passage.words);
  return all.map((stretch) => ({
    start: stretch.startsAt,
    end: stretch.endsAt,
    role: roleOf(passage, labels, stretch, all),
    field: passage.field,
    text: text.slice(stretch.start, stretch.end),
  }));
}

/** "I land on 12 July and leave on the 20th": of the month that the sentence names before, or of the next. */
function inMonthTold(text: string, told: RelativeDate, dates: readonly Stretch[]): RelativeDate {
  const before = dates.findLast(({ end }) => end <= told.start);
  if (told.isNumber !== true || before === undefined || /[.!?]\s|\n/u.test(text.slice(before.end, told.start)))
    return told;
  const [year, month] = [Number(before.startsAt.slice(0, 4)), Number(before.startsAt.slice(5, 7))];
  const number = Number(told.day.slice(8, 10));
  const later = number < Number(before.startsAt.slice(8, 10)) ? 1 : 0;
  const of = new Date(Date.UTC(year, month - 1 + later, 1));
  if (number > daysInMonth(of.getUTCFullYear(), of.getUTCMonth() + 1)) return told;
  const day = isoDay(of.getUTCFullYear(), of.getUTCMonth() + 1, number);
  return { ...told, day, lastDay: day };
}

type Range = { readonly start: number; readonly end: number };
const isFree = (range: Range, taken: readonly Range[]): boolean =>
  taken.every((other) => range.end <= other.start || range.start >= other.end);

/** "Saturday the 13th of July", 周六（9月9日）: the weekday of a date that follows is no day of its own. */
const onlyBetween = /^\s?[,(（]?\s?(?:the|den|le|el|il|dem|d\.)?\s?$/iu;
const isWeekdayOf = (text: string, told: Range, dates: readonly Range[]): boolean =>
  dates.some(
    ({ start, end }) =>
      (start >= told.end && start - told.end <= 8 && onlyBetween.test(text.slice(told.end, start))) ||
      // 6月11日（周一）, "11.06. (Montag)": and none that follows it.
      (end <= told.start && told.start - end <= 3 && weekdayBehind.test(text.slice(end, told.end + 1))),
  );
const weekdayBehind =
  /^[,.]?\s?[(（[]?\s?(?:(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]|\p{L}{2,10}\.?)(?:[)）\],，。;；\s]|$)/u;

function withoutOverlaps(dates: readonly WrittenDate[]): WrittenDate[] {
  const kept: WrittenDate[] = [];
  for (const date of dates) {
    if (date.start >= (kept.at(-1)?.end ?? 0)) kept.push(date);
  }
  return kept;
}

const between =
  /^\s*(?:[-–—]|to|until|till|til|through|thru|bis(?: zum)?|au|al|até(?: a)?|tot|→|➔|➜|->|=>|>|至|到|から|〜|～|~)\s*(?:\(?\p{L}{1,10}\.?\)?,?\s)?(?:the\s|le\s|el\s|den\s|il\s)?$/u;

/** "28 May – 3 June 2024" is one stretch; the first day takes the year of the second. */
function joinRanges(text: string, dates: readonly WrittenDate[]): WrittenDate[] {
  const joined: WrittenDate[] = [];
  for (const date of dates) {
    const before = joined.at(-1);
    const isRange =
      before !== undefined &&
      before.to === undefined &&
      date.to === undefined &&
      date.start - before.end < 20 &&
      between.test(text.slice(before.end, date.start));
    if (!isRange) {
      joined.push(date);
      continue;
    }
    const year = before.from.year ?? date.from.year;
    const from = year === undefined ? before.from : { ...before.from, year };
    joined[joined.length - 1] = { from, to: date.from, start: before.start, end: date.end };
  }
  return joined;
}

function stretchOf(text: string, date: WrittenDate, sentAt: string | undefined): Stretch[] {
  const first = dayBounds(date.from, sentAt);
  const last = date.to === undefined ? first : dayBounds(date.to, sentAt);
  if (first === undefined || last === undefined || last.last < first.first) return [];
  const clock = date.to === undefined && date.from.day !== undefined ? clockAfter(text, date.end) : undefined;
  return [{ ...spanOf(first.first, last.last, clock?.time), start: date.start, end: clock?.end ?? date.end }];
}

function dayBounds(day: CalendarDay, sentAt: string | undefined): { first: string; last: string } | undefined {
  const year = day.year ?? yearNear(day, sentAt);
  if (year === undefined) return undefined;
  return {
    first: isoDay(year, day.month, day.day ?? 1),
    last: isoDay(year, day.month, day.day ?? daysInMonth(year, day.month)),
  };
}

const spanOf = (first: string, last: string, time: string | undefined): { startsAt: string; endsAt: string } =>
  time === undefined
    ? { startsAt: `${first}T00:00:00`, endsAt: `${last}T23:59:59` }
    : { startsAt: `${first}T${time}:00`, endsAt: `${first}T${time}:00` };

const clock =
  /^(?:T|,?\s{0,2}(?:at|um|à|alle|a las|às|om|kl\.?|ab|from|von|klo|starting(?: at)?|dep(?:art(?:s|ure)?)?\.?|between|zwischen|entre|tra le|@|\(?\p{L}{3}\)?)?\s{0,2})(\d{1,2})(?:([:.h時点])(\d{2})?)?(?::\d{2})?(?:\s?(am|pm|a\.m\.|p\.m\.|Uhr|uur|h))?(?![\p{Script=Latin}\d])/iu;

/** As soldiers and stations say it: "1930 hrs". */
const plainClock =
  /^,?\s{0,2}(?:at\s|um\s|à\s|starting\s(?:at\s)?)?([01]\d|2[0-3])([0-5]\d)\s?(?:hrs?|hours|uhr|h)\b/iu;

/** From when to when somebody comes: "between 9 and 11", "08–12 Uhr". */
const clockRange =
  /^,?\s{0,2}(?:(?:between|zwischen|entre|from|von|de)\s(\d{1,2})(?:[:.](\d{2}))?\s?(?:and|und|to|bis|et|y|a|à|-|–)\s?\d{1,2}(?:[:.]\d{2})?(?:\s?(am|pm|Uhr|h)\b)?|(\d{1,2})(?:[:.](\d{2}))?\s?(?:-|–)\s?\d{1,2}(?:[:.]\d{2})?\s?(am|pm|Uhr)\b)/iu;

function rangeAfter(text: string): { readonly time: string; readonly length: number } | undefined {
  const match = clockRange.exec(text);
  if (match === null) return undefined;
  const written = Number(match[1] ?? match[4]);
  const hour = (match[3] ?? match[6])?.toLowerCase() === 'pm' && written < 12 ? written + 12 : written;
  const minute = match[2] ?? match[5] ?? '00';
  return hour > 23 || Number(minute) > 59
    ? undefined
    : { time: `${String(hour).padStart(2, '0')}:${minute}`, length: match[0].length };
}

/** The time of day right behind a date; a bare number is none. */
function clockAfter(text: string, at: number): { readonly time: string; readonly end: number } | undefined {
  const han = hanClock(text.slice(at, at + 30));
  if (han !== undefined) return { time: han.time, end: at + han.length };
  const range = rangeAfter(text.slice(at, at + 40));
  if (range !== undefined) return { time: range.time, end: at + range.length };
  const plain = plainClock.exec(text.slice(at, at + 30));
  if (plain !== null) return { time: `${plain[1]}:${plain[2]}`, end: at + plain[0].length };
  const match = clock.exec(text.slice(at, at + 30));
  if (match === null || (match[3] === undefined && match[4] === undefined && match[2] === undefined)) return undefined;
  if (match[2] === '.' && match[3] === undefined) return undefined;
  const half = match[4]?.toLowerCase()[0];
  const written = Number(match[1]);
  const hour = half === 'p' && written < 12 ? written + 12 : half === 'a' && written === 12 ? 0 : written;
  const minute = Number(match[3] ?? 0);
  if (hour > 23 || minute > 59) return undefined;
  return { time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, end: at + match[0].length };
}

/** By the nearest label before it in its line; when only a weekday stands before it, by the line above, unless that is of a day of its own or of several. */
function roleOf(
  passage: Passage,
  labels: readonly FoundPhrase<MentionedDate['role']>[],
  stretch: Stretch,
  all: readonly Range[],
): MentionedDate['role'] {
  const { text } = passage;
  const from = lineStart(text, stretch.start);
  const nearest = lastPhraseWithin(labels, Math.max(from, stretch.start - FARTHEST_LABEL), stretch.start);
  const behind = firstPhraseWithin(labels, stretch.end, stretch.end + HAN_LABEL_BEHIND);
  const isOfHan = behind !== undefined && /\p{Script=Han}/u.test(text.charAt(stretch.end));
  // 7月13日入住、7月15日退房: what stands right behind one day says it of that one.
  const isOfOther =
    nearest !== undefined && all.some(({ end }) => end > from && nearest.start - end <= 1 && nearest.start >= end);
  if (isOfHan && isOfOther && behind.start - stretch.end <= 1) return behind.value;
  // A sentence that ended says nothing of the date behind it.
  if (nearest !== undefined && !/[。！？]/u.test(text.slice(nearest.end, stretch.start))) return nearest.value;
  if (isOfHan) return behind.value;
  if (stretch.start - from > 14) return 'other';
  const above = lineAbove(text, from);
  if (above === undefined || above.end - above.start > FARTHEST_LABEL) return 'other';
  if (all.some(({ start, end }) => start >= above.start && end <= above.end)) return 'other';
  const last = lastPhraseWithin(labels, above.start, above.end);
  const first = firstPhraseWithin(labels, above.start, above.end);
  return first?.value === last?.value ? (last?.value ?? 'other') : 'other';
}
