import type { LeafArgs } from '../../memory/query-plan.ts';
import {
  addDays,
  dayExists,
  dayOf,
  daySpan,
  isoDay,
  lastOfMonth,
  millisOf,
  monthsSpan,
  type Span,
  weekdayOf,
  weekSpan,
} from './calendar.ts';
import { dayParts, holidays, monthForms, seasons, smallNumbers, weekdayForms } from './time-words.ts';

/** What relative words are relative to, and how the owner writes numeric dates. */
export type TimeContext = { readonly now: string; readonly southern: boolean; readonly dayFirst: boolean };

/** A time that words name. `exact`: the words are a calendar date or period, so a known other time is a contradiction. */
export type TimePoint = { readonly args: LeafArgs<'time'>; readonly exact: boolean };

type Rule = { readonly pattern: RegExp; readonly read: (m: RegExpExecArray, c: TimeContext) => TimePoint | undefined };

const alternatives = (forms: Iterable<string>): string => [...forms].sort((a, b) => b.length - a.length).join('|');
const months = alternatives(monthForms.flat());
/** Months that are words or names too need a sign that a date is meant. */
const plainMonths = alternatives(
  monthForms.flat().filter((form) => !['may', 'march', 'mar', 'sep', 'dec', 'jan', 'jun'].includes(form)),
);
const weekdays = alternatives(weekdayForms.map(([full]) => full ?? ''));
const anyWeekday = alternatives(weekdayForms.flat());
const season = alternatives(Object.keys(seasons));
const parts = alternatives(Object.keys(dayParts));
const numbers = `\\d{1,3}|${alternatives(Object.keys(smallNumbers))}`;
const year = '(?:19|20)\\d\\d';

const indexOfForm = (forms: readonly (readonly string[])[], word: string): number =>
  forms.findIndex((all) => all.includes(word.toLowerCase())) + 1;
const numberOf = (word: string): number => smallNumbers[word.toLowerCase().replace(/\s+/g, ' ')] ?? Number(word);
const yearOf = (c: TimeContext): number => Number(c.now.slice(0, 4));
const monthOf = (c: TimeContext): number => Number(c.now.slice(5, 7));

const exactly = (span: Span | undefined): TimePoint | undefined => span && { args: { ...span }, exact: true };
const roughly = (span: Span | undefined): TimePoint | undefined => span && { args: { ...span }, exact: false };

/** A day with its year, or without one the latest such day that has begun. */
function dated(y: string | undefined, month: number, day: number, c: TimeContext): Span | undefined {
  if (y !== undefined) return dayExists(Number(y), month, day) ? daySpan(isoDay(Number(y), month, day)) : undefined;
  if (!dayExists(2024, month, day)) return undefined;
  for (let candidate = yearOf(c); candidate > yearOf(c) - 8; candidate -= 1) {
    const found = isoDay(candidate, month, day);
    if (dayExists(candidate, month, day) && found <= dayOf(c.now)) return daySpan(found);
  }
  return undefined;
}

function seasonSpan(name: string, y: number, c: TimeContext): Span {
  const first = seasons[name.toLowerCase()]?.[c.southern ? 'south' : 'north'] ?? 1;
  return monthsSpan(y, first, 3);
}

/** The latest span of a yearly kind that lies before now (`last`), or the one of this year. */
function yearly(which: string, make: (y: number) => Span, c: TimeContext): Span {
  if (/this/i.test(which)) {
    // In March "this winter" is the one that has just ended, in November the one to come.
    const distance = (s: Span): number =>
      Math.max(0, millisOf(s.start) - millisOf(c.now), millisOf(c.now) - millisOf(s.end));
    const near = [make(yearOf(c)), make(yearOf(c) - 1)].toSorted((a, b) => distance(a) - distance(b));
    return near[0] ?? make(yearOf(c));
  }
  if (/next/i.test(which))
    return [make(yearOf(c)), make(yearOf(c) + 1)].find((s) => s.start > c.now) ?? make(yearOf(c) + 1);
  return [make(yearOf(c)), make(yearOf(c) - 1), make(yearOf(c) - 2)].find((s) => s.end < c.now) ?? make(yearOf(c) - 1);
}

const periods: Readonly<Record<string, (c: TimeContext, steps: number) => Span>> = {
  day: (c, n) => daySpan(addDays(dayOf(c.now), n)),
  week: (c, n) => weekSpan(addDays(dayOf(c.now), 7 * n)),
  fortnight: (c, n) => ({
    ...weekSpan(addDays(dayOf(c.now), 14 * n)),
    end: weekSpan(addDays(dayOf(c.now), 14 * n + 7)).end,
  }),
  month: (c, n) => monthsSpan(yearOf(c), monthOf(c) + n),
  year: (c, n) => monthsSpan(yearOf(c) + n, 1, 12),
  weekend: (c, n) => {
    const sunday = dayOf(weekSpan(addDays(dayOf(c.now), 7 * n)).end);
    return daySpan(addDays(sunday, -1), sunday);
  },
};

/** "Two weeks ago" is never exact: half a unit of slack on both sides, none for days. */
function ago(count: number, unit: string, c: TimeContext): Span | undefined {
  if (!Number.isFinite(count)) return undefined;
  const today = dayOf(c.now);
  const days = { day: count, week: count * 7, fortnight: count * 14 }[unit];
  if (days !== undefined) {
    const slack = unit === 'day' ? 0 : 3;
    return daySpan(addDays(today, -days - slack), addDays(today, -days + slack));
  }
  return unit === 'month' ? monthsSpan(yearOf(c), monthOf(c) - count) : monthsSpan(yearOf(c) - count, 1, 12);
}

/** "The last three weeks": up to now. */
function past(count: number, unit: string, c: TimeContext): Span {
  const days = { day: 1, week: 7, fortnight: 14, weekend: 7 }[unit];
  const end = `${dayOf(c.now)}T23:59:59`;
  if (days !== undefined) return { start: `${addDays(dayOf(c.now), -days * count)}T00:00:00`, end };
  const back = unit === 'month' ? count : 12 * count;
  return { start: `${dayOf(monthsSpan(yearOf(c), monthOf(c) - back).start).slice(0, 8)}01T00:00:00`, end };
}

const partOfMonth: Readonly<Record<string, readonly [number, number]>> = {
  early: [1, 10],
  'the beginning of': [1, 10],
  'the start of': [1, 10],
  mid: [10, 20],
  'the middle of': [10, 20],
  late: [20, 31],
  'the end of': [20, 31],
};

function monthPart(part: string, month: number, y: string | undefined, c: TimeContext): TimePoint | undefined {
  const days = partOfMonth[part.toLowerCase().replace('-', '').trim()];
  const inYear = Number(y ?? (month <= monthOf(c) ? yearOf(c) : yearOf(c) - 1));
  if (days === undefined) return undefined;
  return roughly(
    daySpan(isoDay(inYear, month, days[0]), isoDay(inYear, month, Math.min(days[1], lastOfMonth(inYear, month)))),
  );
}

function numericDate(m: RegExpExecArray, c: TimeContext): TimePoint | undefined {
  const [a, b] = [Number(m[1]), Number(m[2])];
  const y = (m[3] ?? '').length === 2 ? `20${m[3]}` : m[3];
  const [day, month] = b > 12 || (!c.dayFirst && a <= 12) ? [b, a] : [a, b];
  return exactly(dated(y, month, day, c));
}

function lastWeekday(word: string, c: TimeContext): Span {
  const back = (weekdayOf(dayOf(c.now)) - indexOfForm(weekdayForms, word) + 7) % 7 || 7;
  return daySpan(addDays(dayOf(c.now), -back));
}

const relativeDays: Readonly<Record<string, number>> = {
  today: 0,
  tonight: 0,
  yesterday: -1,
  tomorrow: 1,
  'the day before yesterday': -2,
  'this morning': 0,
  'this afternoon': 0,
  'this evening': 0,
  'last night': -1,
};

function relativeDay(words: string, c: TimeContext): TimePoint {
  const key = words.toLowerCase().replace(/\s+/g, ' ');
  const day = addDays(dayOf(c.now), relativeDays[key] ?? 0);
  if (key === 'last night')
    return { args: { start: `${day}T18:00:00`, end: `${addDays(day, 1)}T05:00:00` }, exact: true };
  const part = /morning|afternoon|evening|night/.exec(key)?.[0];
  return { args: { ...daySpan(day), ...(part === undefined ? {} : { hours: hoursOf(part) }) }, exact: true };
}

function holiday(m: RegExpExecArray, found: (typeof holidays)[number], c: TimeContext): TimePoint | undefined {
  const which = m[1] ?? m[3];
  const y = m[2];
  const { span, tag } = found;
  if (span === undefined)
    return y === undefined
      ? { args: { tag }, exact: false }
      : { args: { ...monthsSpan(Number(y), 1, 12), tag }, exact: false };
  if (y !== undefined) return { args: { ...span(Number(y)) }, exact: false };
  if (which !== undefined) return { args: { ...yearly(which, span, c) }, exact: false };
  return { args: { tag }, exact: false };
}

const hoursOf = (part: string): number[] => [...(dayParts[part.toLowerCase()] ?? [])].sort((a, b) => a - b);

/** The hours of a part of day that follows a date at once: "yesterday evening", "on Friday morning". */
export function partAfter(text: string, at: number): { readonly hours: number[]; readonly end: number } | undefined {
  const found = /(?:,? in the| at)? (morning|afternoon|evening|night)\b/iy;
  found.lastIndex = at;
  const match = found.exec(text);
  return match === null ? undefined : { hours: hoursOf(match[1] ?? ''), end: at + match[0].length };
}

const clockHour = (m: RegExpExecArray): TimePoint | undefined => {
  const hour = (Number(m[1]) % 12) + (/p/i.test(m[2] ?? '') ? 12 : 0);
  return { args: { hours: [(hour + 23) % 24, hour, (hour + 1) % 24].sort((a, b) => a - b) }, exact: false };
};

const recurringMonth = (m: RegExpExecArray): TimePoint => ({
  args: { months: [indexOfForm(monthForms, m[1] ?? '')] },
  exact: true,
});
const recurringSeason = (m: RegExpExecArray, c: TimeContext): TimePoint => {
  const first = Number(seasonSpan(m[1] ?? '', 2001, c).start.slice(5, 7));
  return { args: { months: [0, 1, 2].map((i) => ((first - 1 + i) % 12) + 1).sort((a, b) => a - b) }, exact: true };
};

/** In order of trial: longer and surer readings first. Patterns are anchored where they are tried. */
const rules: readonly Rule[] = [
  {
    pattern: new RegExp(`(${year})-(\\d\\d)-(\\d\\d)`),
    read: (m, c) => exactly(dated(m[1], Number(m[2]), Number(m[3]), c)),
  },
  {
    pattern: new RegExp(`(${year})-(\\d\\d)(?![\\d-])`),
    read: (m) =>
      Number(m[2]) >= 1 && Number(m[2]) <= 12 ? exactly(monthsSpan(Number(m[1]), Number(m[2]))) : undefined,
  },
  { pattern: new RegExp(`(\\d{1,2})[/.](\\d{1,2})[/.](${year}|\\d\\d)(?!\\d)`), read: numericDate },
  {
    pattern: new RegExp(`(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months})\\.?(?:,? (${year}))?\\b`),
    read: (m, c) => exactly(dated(m[3], indexOfForm(monthForms, m[2] ?? ''), Number(m[1]), c)),
  },
  {
    pattern: new RegExp(
      `(${months})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (${year}))?\\b(?! ?(?:people|persons|photos|pictures|videos|mails|e-?mails|euros?|dollars))`,
    ),
    read: (m, c) => exactly(dated(m[3], indexOfForm(monthForms, m[1] ?? ''), Number(m[2]), c)),
  },
  {
    pattern: new RegExp(`(early|late|mid-?|the (?:beginning|start|middle|end) of) ?(${months})(?:,? (${year}))?\\b`),
    read: (m, c) => monthPart(m[1] ?? '', indexOfForm(monthForms, m[2] ?? ''), m[3], c),
  },
  {
    pattern: new RegExp(`(${months})\\.?(?: of|,)? (${year})\\b`),
    read: (m) => exactly(monthsSpan(Number(m[2]), indexOfForm(monthForms, m[1] ?? ''))),
  },
  {
    pattern: new RegExp(`(last|this|next|the past) (${months})\\b`),
    read: (m, c) => exactly(yearly(m[1] ?? '', (y) => monthsSpan(y, indexOfForm(monthForms, m[2] ?? '')), c)),
  },
  {
    pattern: new RegExp(`(?:the )?(${season})(?: of| in|,)?(?: the year)? (${year})\\b`),
    read: (m, c) => exactly(seasonSpan(m[1] ?? '', Number(m[2]), c)),
  },
  {
    pattern: new RegExp(`(last|this|next|the past) (${season})\\b`),
    read: (m, c) => exactly(yearly(m[1] ?? '', (y) => seasonSpan(m[2] ?? '', y, c), c)),
  },
  ...holidays.map(
    (h): Rule => ({
      pattern: new RegExp(
        `(?:(last|this|next) )?(?:the )?\\b(?:${h.words.source})\\b(?:(?: of| in|,)? (${year})|,? (last|this|next) year)?`,
      ),
      read: (m, c) => holiday(m, h, c),
    }),
  ),
  {
    pattern:
      /(?:the )?day before yesterday|yesterday|today|tonight|tomorrow|this (?:morning|afternoon|evening)|last night/,
    read: (m, c) => relativeDay(m[0].replace(/^day/i, 'the day'), c),
  },
  {
    pattern: new RegExp(`(${numbers}) (day|week|fortnight|month|year)s? ago`),
    read: (m, c) => roughly(ago(numberOf(m[1] ?? ''), (m[2] ?? '').toLowerCase(), c)),
  },
  {
    pattern: new RegExp(`(?:the )?(?:last|past) (${numbers}) (day|week|month|year|weekend)s?\\b`),
    read: (m, c) => exactly(past(numberOf(m[1] ?? ''), (m[2] ?? '').toLowerCase(), c)),
  },
  { pattern: /(?:the )?past (day|week|month|year)\b/, read: (m, c) => exactly(past(1, (m[1] ?? '').toLowerCase(), c)) },
  {
    pattern: /(last|this|next|the previous) (week|month|year|weekend)\b/,
    read: (m, c) =>
      exactly(
        periods[(m[2] ?? '').toLowerCase()]?.(c, /this/i.test(m[1] ?? '') ? 0 : /next/i.test(m[1] ?? '') ? 1 : -1),
      ),
  },
  { pattern: new RegExp(`(?:last|this past) (${anyWeekday})\\b`), read: (m, c) => exactly(lastWeekday(m[1] ?? '', c)) },
  {
    pattern: /(?:the )?((?:19|20)\d0|\d0)['’]?s\b/,
    read: (m) =>
      exactly(monthsSpan(Number((m[1] ?? '').length === 2 ? `${Number(m[1]) < 40 ? 20 : 19}${m[1]}` : m[1]), 1, 120)),
  },
  { pattern: /(?:the )?weekends?\b/, read: () => ({ args: { weekdays: [6, 7] }, exact: false }) },
  { pattern: /(\d{1,2})(?::\d\d)? ?(a\.?m|p\.?m)\b\.?/, read: clockHour },
  {
    pattern: new RegExp(`(${weekdays})s\\b`),
    read: (m) => ({ args: { weekdays: [indexOfForm(weekdayForms, m[1] ?? '')] }, exact: false }),
  },
  { pattern: new RegExp(`(${weekdays})\\b`), read: (m, c) => roughly(lastWeekday(m[1] ?? '', c)) },
  { pattern: /(summer|autumn|winter)\b/, read: (m, c) => ({ ...recurringSeason(m, c), exact: false }) },
  {
    pattern: new RegExp(
      `(?:the (?:month|year) (?:of )?)?(${year})(?![\\d.,:-]*\\d)\\b(?! ?(?:euros?|eur|usd|dollars|pounds|yen|km|metres|meters|miles|photos|pictures|people|%))`,
    ),
    read: (m) => exactly(monthsSpan(Number(m[1]), 1, 12)),
  },
  { pattern: new RegExp(`(${plainMonths})\\b`), read: recurringMonth },
];
/** Only after a word that must be followed by a time: "in May", "since March". */
const afterCue: readonly Rule[] = [
  { pattern: new RegExp(`(${months})\\b`), read: recurringMonth },
  { pattern: new RegExp(`(?:the )?(${season})\\b`), read: recurringSeason },
  {
    pattern: new RegExp(`(?:the )?(?:early |late )?(${parts})s?\\b`),
    read: (m) => ({ args: { hours: hoursOf(m[1] ?? '') }, exact: false }),
  },
  { pattern: new RegExp(`(${anyWeekday})\\b`), read: (m, c) => roughly(lastWeekday(m[1] ?? '', c)) },
];

const compiled = (table: readonly Rule[]) => table.map((r) => ({ ...r, sticky: new RegExp(r.pattern.source, 'iy') }));
const always = compiled(rules);
const cued = compiled([...rules, ...afterCue]);

/** The time named at a position of a text, and where its words end. `cue` says that a preposition of time stands before. */
export function timeAt(
  text: string,
  at: number,
  cue: boolean,
  context: TimeContext,
): { readonly point: TimePoint; readonly end: number } | undefined {
  for (const { sticky, read } of cue ? cued : always) {
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    if (found === null || found[0] === '') continue;
    const point = read(found, context);
    if (point !== undefined) return { point, end: at + found[0].length };
  }
  return undefined;
}

/** The span of a point that names one; a recurring month or season is taken as the last one that has begun. */
export function anchored(point: TimePoint, context: TimeContext): Span | undefined {
  const { start, end, months: recurring } = point.args;
  if (start !== undefined && end !== undefined) return { start, end };
  const [first] = recurring ?? [];
  if (first === undefined) return undefined;
  const y = yearOf(context);
  return monthsSpan(first <= monthOf(context) ? y : y - 1, first, recurring?.length ?? 1);
}
