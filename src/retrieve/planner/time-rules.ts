import { monthsSpan } from './calendar.ts';
import { englishNumbers, numberOfWord } from './number-words.ts';
import {
  ago,
  dated,
  hoursAround,
  hoursBetween,
  hoursOf,
  lastWeekday,
  past,
  periods,
  sameTimeOf,
  seasonMonths,
  seasonOfYear,
  seasonSpan,
  yearly,
} from './relative-time.ts';
import { holidays } from './tables/holiday-names.ts';
import { exactly, isLongAgo, roughly, type TimeRule, yearOf } from './time-context.ts';
import {
  clockHour,
  clockRange,
  daysOfMonth,
  holidayPoint,
  indexOfForm,
  monthAndNumber,
  monthNamed,
  monthPart,
  numberOf,
  numericDate,
  partByOrdinal,
  relativeDay,
  seasonPart,
  unitOf,
  yearNumber,
  yearPart,
} from './time-readings.ts';
import { dayParts, monthForms, seasons, weekdayForms } from './time-words.ts';

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
const numbers = `\\d{1,3}|${alternatives(Object.keys(englishNumbers).filter((word) => (englishNumbers[word] ?? 0) < 20 && !/(?:st|nd|rd|th)$|second/.test(word)))}|few|couple of`;
const year = '(?:19|20)\\d\\d';
const unit = '(day|week|fortnight|month|year|weekend)s?';

const partWords = 'early|late|mid-?|(?:the )?(?:beginning|start|middle|end|first half|second half) of';
const afterSeason =
  '(?! (?:leaves|foliage|colou?rs?|rolls?|onions?|coats?|jackets?|break|palace|school|camp|olympics|tyres|tires|job|house|sale|semester|term))';
const whichWord = '(last|this|next|the past|the previous|previous)';
/** The weekday of a date says nothing more: "Tuesday 9 July 2019". */
const weekdayBefore = `(?:(?:${anyWeekday})\\.?,? )?`;
const ofYear = '(?:,| of| in)?(?: the)? (last|this|next|previous|prior) year';

const yearSteps = (word: string | undefined): number => ({ this: 0, next: 1 })[unitOf(word)] ?? -1;

/** In order of trial: longer and surer readings first. Patterns are anchored where they are tried. */
export const rules: readonly TimeRule[] = [
  {
    pattern: new RegExp(`${weekdayBefore}(${year})([-./])(\\d{1,2})\\2(\\d{1,2})(?!\\d)`),
    read: (m, c) => exactly(dated(Number(m[1]), Number(m[3]), Number(m[4]), c)),
  },
  // The year first: "2021 August 25", "2021, 25 August".
  {
    pattern: new RegExp(`(${year})[, ]+(${months})\\.?,? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`),
    read: (m, c) => exactly(dated(Number(m[1]), monthNamed(m[2]), Number(m[3]), c)),
  },
  {
    pattern: new RegExp(`(${year})[, ]+(?:the )?(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? (${months})\\b`),
    read: (m, c) => exactly(dated(Number(m[1]), monthNamed(m[3]), Number(m[2]), c)),
  },
  // The day last: "August 2021, the 25th".
  {
    pattern: new RegExp(`(${months})\\.?,? (${year}),? (?:on )?the (\\d{1,2})(?:st|nd|rd|th)\\b`),
    read: (m, c) => exactly(dated(Number(m[2]), monthNamed(m[1]), Number(m[3]), c)),
  },
  {
    pattern: new RegExp(`(${year}) ?[-–—/] ?((?:19|20)\\d\\d)(?![\\d-])`),
    read: (m) =>
      Number(m[2]) > Number(m[1])
        ? exactly(monthsSpan(Number(m[1]), 1, 12 * (Number(m[2]) - Number(m[1]) + 1)))
        : undefined,
  },
  {
    pattern: new RegExp(`(${year})-(\\d\\d)(?![\\d-])`),
    read: (m) =>
      Number(m[2]) >= 1 && Number(m[2]) <= 12 ? exactly(monthsSpan(Number(m[1]), Number(m[2]))) : undefined,
  },
  { pattern: new RegExp(`${weekdayBefore}(\\d{1,2})[/.](\\d{1,2})[/.](${year}|\\d\\d)(?!\\d)`), read: numericDate },
  {
    pattern: new RegExp(`(?<![\\d/])(\\d{1,2})/(${year})(?![\\d/])`),
    read: (m) =>
      Number(m[1]) >= 1 && Number(m[1]) <= 12 ? exactly(monthsSpan(Number(m[2]), Number(m[1]))) : undefined,
  },
  {
    pattern: new RegExp(
      `(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) (week|weekend|${weekdays}) (?:of|in) (${months})(?:,? (${year}))?\\b`,
    ),
    read: partByOrdinal,
  },
  {
    pattern: new RegExp(
      `${weekdayBefore}(?:the )?(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? (${months})\\.?(?:,? (?:of |in )?(${year}))?\\b`,
    ),
    read: (m, c) => exactly(dated(yearNumber(m[3]), monthNamed(m[2]), Number(m[1]), c)),
  },
  ...[
    [`(${months})\\.?`, ' ?(?:[-–—]|to|until|till|through|thru) ?'],
    [`between (${months})\\.?`, ' and '],
  ].map(
    ([first, between]): TimeRule => ({
      pattern: new RegExp(
        `${first} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?${between}(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (?:of |in )?(${year})\\b|\\b(?![:.]?\\d| [ap]\\.?m\\b))`,
      ),
      read: (m, c) => daysOfMonth(monthNamed(m[1]), [Number(m[2]), Number(m[3])], yearNumber(m[4]), c),
    }),
  ),
  {
    pattern: new RegExp(
      `${weekdayBefore}(${months})\\.? ((?:the )?)(\\d{1,2})((?:st|nd|rd|th)?)(?:,? ?(${year})\\b|\\b(?! ?(?:people|persons|euros?|dollars)))`,
    ),
    read: (m, c) => monthAndNumber(m, c),
  },
  {
    pattern: new RegExp(`(${partWords}) ?(${months})(?:,? (${year}))?\\b`),
    read: (m, c) => monthPart(m[1] ?? '', monthNamed(m[2]), m[3], c),
  },
  {
    pattern: new RegExp(`(${partWords}) ?(?:the year )?(${year}|(?:last|this) year)\\b`),
    read: (m, c) =>
      yearPart(
        m[1] ?? '',
        /last/i.test(m[2] ?? '') ? yearOf(c) - 1 : /this/i.test(m[2] ?? '') ? yearOf(c) : Number(m[2]),
      ),
  },
  {
    pattern: new RegExp(`(?:q([1-4])|the (first|second|third|fourth) quarter)(?: of| in)? (${year})\\b`),
    read: (m) => exactly(monthsSpan(Number(m[3]), 3 * ((numberOfWord(m[1] ?? m[2] ?? '') ?? 1) - 1) + 1, 3)),
  },
  {
    pattern: new RegExp(`(${months}) ?(?:-|–|/|to|and|until|through) ?(${months}),? (?:of )?(${year})\\b`),
    read: (m) => {
      const [from, to] = [monthNamed(m[1]), monthNamed(m[2])];
      return to >= from
        ? exactly(monthsSpan(Number(m[3]), from, to - from + 1))
        : exactly(monthsSpan(Number(m[3]) - 1, from, to + 13 - from));
    },
  },
  {
    pattern: new RegExp(`(${months})\\.?(?: of|,| in)? (${year})\\b`),
    read: (m) => exactly(monthsSpan(Number(m[2]), monthNamed(m[1]))),
  },
  // The year first: "2019 June", "2020 spring time".
  {
    pattern: new RegExp(
      `(${year})[, ]+(?!may (?:[a-z]+ )?(?:have|be|not|also|well|still|has|need|or)\\b)(${months})\\.?(?! \\d{1,2}\\b)\\b`,
    ),
    read: (m) => exactly(monthsSpan(Number(m[1]), monthNamed(m[2]))),
  },
  {
    pattern: new RegExp(`(${year})(?:'s)?,? (${season})(?: ?time)?\\b${afterSeason}`),
    read: (m, c) => exactly(seasonOfYear(m[2] ?? '', Number(m[1]), c)),
  },
  {
    pattern: new RegExp(`(${months})${ofYear}\\b`),
    read: (m, c) => exactly(monthsSpan(yearOf(c) + yearSteps(m[2]), monthNamed(m[1]))),
  },
  {
    pattern: new RegExp(`(?:the )?(${season})${ofYear}\\b`),
    read: (m, c) => exactly(seasonOfYear(m[1] ?? '', yearOf(c) + yearSteps(m[2]), c)),
  },
  {
    pattern: new RegExp(`${whichWord} (${months})\\b`),
    read: (m, c) => exactly(yearly(m[1] ?? '', (y) => monthsSpan(y, monthNamed(m[2])), c)),
  },
  { pattern: new RegExp(`(early|mid-?|late) (${season})(?:,? (?:of )?(${year}))?\\b${afterSeason}`), read: seasonPart },
  {
    pattern: new RegExp(`(?:the )?(${season})(?: of| in|,)?(?: the year)? (${year})([-/](?:\\d\\d)?\\d\\d)?\\b`),
    read: (m, c) => exactly((m[3] === undefined ? seasonOfYear : seasonSpan)(m[1] ?? '', Number(m[2]), c)),
  },
  {
    pattern: new RegExp(`(?:(?:the )?(${season}) before last|(?:the )?last (${season}) but one)\\b`),
    read: (m, c) => {
      const name = m[1] ?? m[2] ?? '';
      const latest = yearly('last', (y) => seasonSpan(name, y, c), c);
      return latest && exactly(seasonSpan(name, Number(latest.start.slice(0, 4)) - 1, c));
    },
  },
  {
    pattern: new RegExp(`${whichWord} (${season})\\b${afterSeason}`),
    read: (m, c) => exactly(yearly(m[1] ?? '', (y) => seasonSpan(m[2] ?? '', y, c), c)),
  },
  ...holidays.map(
    (h): TimeRule => ({
      pattern: new RegExp(
        `(?:(last|this|next) )?(?:the )?\\b(?:${h.words.source})\\b(?:['’]s)?(?:(?: of| in|,)? (${year})|,? (last|this|next) year)?`,
      ),
      read: (m, c) => holidayPoint(h, { year: yearNumber(m[2]), word: m[1] ?? m[3] }, c),
    }),
  ),
  {
    pattern:
      /(?:the )?day before yesterday|yesterday|today|tonight|tomorrow|this (?:morning|afternoon|evening)|last night(?! of\b)|the night before last/,
    read: (m, c) => relativeDay(m[0].replace(/^day/i, 'the day'), c),
  },
  {
    pattern: new RegExp(`(${numbers}) years? ago (?:today|this week|on this day)\\b`),
    read: (m, c) => {
      const back = numberOf(m[1]);
      return Number.isInteger(back)
        ? roughly(sameTimeOf(yearOf(c) - back, /today|day/.test(m[0]) ? 1 : 10, c))
        : undefined;
    },
  },
  {
    pattern:
      /(?:this|the same) (?:time|day|week) (?:of )?last year|(?:exactly )?(?:a|one) year ago (?:today|this week)/,
    read: (m, c) => roughly(sameTimeOf(yearOf(c) - 1, /today|day/.test(m[0]) ? 1 : 10, c)),
  },
  {
    pattern: new RegExp(
      `(?:about |around |roughly |almost |over )?(${numbers}|half an?) ${unit} (?:ago\\b|back\\b|(?:before|earlier)(?=\\s*(?:[?.!,;]|$)))`,
    ),
    read: (m, c) => roughly(ago(/^half/i.test(m[1] ?? '') ? 0.5 : numberOf(m[1]), unitOf(m[2]), c)),
  },
  {
    pattern: new RegExp(`(${numbers}) (spring|summer|autumn|fall|winter)s (?:ago|back)\\b`),
    read: (m, c) => {
      const latest = yearly('last', (y) => seasonSpan(m[2] ?? '', y, c), c);
      const back = numberOf(m[1]) - 1;
      return latest && back >= 0
        ? exactly(seasonSpan(m[2] ?? '', Number(latest.start.slice(0, 4)) - back, c))
        : undefined;
    },
  },
  {
    pattern: new RegExp(`(?:the )?(?:last|past) (${numbers}) ${unit}\\b`),
    read: (m, c) => exactly(past(numberOf(m[1]), unitOf(m[2]), c)),
  },
  // A whole month by the calendar, not the thirty days until now.
  {
    pattern:
      /(?:the )?(?:last|past|previous|preceding|prior|most recent)(?: full| whole| complete)? (?:full |whole |complete )?calendar (week|month|year)\b|(?:the )?(?:preceding|prior|foregoing) (week|month|quarter|year)\b|(?:the )?(?:last|past|previous) (?:full|whole|complete) (week|month|quarter|year)\b/,
    read: (m, c) => exactly(periods[unitOf(m[1] ?? m[2] ?? m[3])]?.(c, -1)),
  },
  { pattern: /(?:the )?past (day|week|month|year)\b/, read: (m, c) => exactly(past(1, unitOf(m[1]), c)) },
  {
    pattern:
      /(?:the )?(week|month|year|weekend) (?:(?:that|which) )?(?:(?:has|is|was) )?just (?:gone|past|passed|ended|finished|over)\b(?: by\b)?/,
    read: (m, c) => exactly(periods[unitOf(m[1])]?.(c, -1)),
  },
  {
    pattern: /(?:(?:the )?(week|month|year|weekend) before last|(?:the )?last (week|month|year|weekend) but one)\b/,
    read: (m, c) => exactly(periods[unitOf(m[1] ?? m[2])]?.(c, -2)),
  },
  // "The concert the month before": before now, where nothing else follows.
  {
    pattern:
      /(?:the )?(week|month|year) before(?! (?:the|my|our|his|her|their|i|we|he|she|they|it|that|this|last|a|an|christmas|easter|new)\b)(?= ?(?:[,.?!;:]|$|which|what|when|where|who|how|exact|on|in|took|taken|pics?|photos?|with|was|were|is|fly|flying|flight|hotel|for|at|from|got))/,
    read: (m, c) => exactly(periods[unitOf(m[1])]?.(c, -1)),
  },
  {
    pattern: /(last|this|next|the previous|previous) (week|month|quarter|year|weekend)\b(?! of\b)/,
    read: (m, c) =>
      exactly(periods[unitOf(m[2])]?.(c, /this/i.test(m[1] ?? '') ? 0 : /next/i.test(m[1] ?? '') ? 1 : -1)),
  },
  {
    pattern:
      /recently|lately|these days|in recent (?:days|weeks|months)|(?:most )?(?<!\d )(?<!\d most )(?<!\b(?:two|three|four|five|six|seven|eight|nine|ten) most )recent(?= (?:photo|picture|video|e-?mail|mail|image|trip)s\b)|the other day/,
    read: (m, c) =>
      /^most/i.test(m[0]) || isLongAgo(c) ? undefined : roughly(past(/other day/.test(m[0]) ? 21 : 90, 'day', c)),
  },
  {
    pattern: new RegExp(`(?:last|this past) (${anyWeekday})\\b`),
    read: (m, c) => exactly(lastWeekday(indexOfForm(weekdayForms, m[1] ?? ''), c)),
  },
  {
    pattern: /(?:the )?(?:(early|late|mid)[- ])?((?:19|20)\d0|\d0)['’]?s\b/,
    read: (m) => {
      const first = Number((m[2] ?? '').length === 2 ? `${Number(m[2]) < 40 ? 20 : 19}${m[2]}` : m[2]);
      const [from, count] = { early: [0, 48], mid: [36, 48], late: [72, 48] }[unitOf(m[1])] ?? [0, 120];
      return m[1] === undefined
        ? exactly(monthsSpan(first, 1, 120))
        : roughly(monthsSpan(first, 1 + (from ?? 0), count));
    },
  },
  {
    pattern: /((?:early|late) in the (?:morning|afternoon|evening)|late at night)\b/,
    read: (m) => ({ args: { hours: hoursOf(m[1] ?? '') }, exact: false }),
  },
  {
    pattern:
      /(lunchtime|midnight|mornings|afternoons|evenings|daytime|nighttime|after dark|during the day)\b|(morning|afternoon|evening|night)(?= (?:photos?|pictures?|shots?|selfies?|videos?|walks?|runs?|swims?)\b)/,
    read: (m) => ({ args: { hours: hoursOf(m[1] ?? m[2] ?? '') }, exact: false }),
  },
  { pattern: /(?:the )?weekends?\b/, read: () => ({ args: { weekdays: [6, 7] }, exact: false }) },
  {
    pattern: /weekdays\b|working days\b|workdays\b/,
    read: () => ({ args: { weekdays: [1, 2, 3, 4, 5] }, exact: false }),
  },
  {
    pattern: /between (\d{1,2})(?::\d\d)? ?(a\.?m|p\.?m)?\.? and (\d{1,2})(?::\d\d)? ?(a\.?m|p\.?m)\b\.?/,
    read: clockRange,
  },
  {
    pattern:
      /(after|before|until|since) (\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)(?::\d\d)?(?: o'clock)? ?(a\.?m|p\.?m|in the (?:morning|afternoon|evening)|at night)\b\.?/,
    read: (m) => {
      const hour = clockHour(String(numberOfWord(m[2] ?? '') ?? m[2]), /^a|morning/i.test(m[3] ?? '') ? 'am' : 'pm');
      return {
        args: { hours: /after|since/.test(m[1] ?? '') ? hoursBetween(hour, 23) : hoursBetween(0, (hour + 23) % 24) },
        exact: false,
      };
    },
  },
  {
    pattern: /(\d{1,2})(?::\d\d)? ?(a\.?m|p\.?m)\b\.?/,
    read: (m) => ({ args: { hours: hoursAround(clockHour(m[1], m[2])) }, exact: false }),
  },
  {
    pattern: new RegExp(`(${weekdays})s\\b`),
    read: (m) => ({ args: { weekdays: [indexOfForm(weekdayForms, m[1] ?? '')] }, exact: false }),
  },
  {
    pattern: new RegExp(`(${weekdays}) (mornings|afternoons|evenings|nights)\\b`),
    read: (m) => ({
      args: { weekdays: [indexOfForm(weekdayForms, m[1] ?? '')], hours: hoursOf(m[2] ?? '') },
      exact: false,
    }),
  },
  {
    // “Our Saturday evening in Ghent”, “the Sunday I moved in”: one of that occasion, not the last before today.
    pattern: new RegExp(
      `(?<=\\b(?:the|our|that|my|one) )(${weekdays})\\b(?=[?.!,]|$| (?:morning|afternoon|evening|night|i|we|he|she|they|you|when|that|in|at)\\b)`,
    ),
    read: (m) => ({ args: { weekdays: [indexOfForm(weekdayForms, m[1] ?? '')] }, exact: false }),
  },
  {
    pattern: new RegExp(`(${weekdays})\\b`),
    read: (m, c) => roughly(lastWeekday(indexOfForm(weekdayForms, m[1] ?? ''), c)),
  },
  {
    pattern: new RegExp(`(summer|autumn|winter|springtime|summertime|wintertime)s?\\b${afterSeason}`),
    read: (m, c) => ({ args: { months: seasonMonths((m[1] ?? '').replace('time', ''), c) }, exact: false }),
  },
  {
    pattern: new RegExp(
      `(?:the (?:month|year) (?:of )?)?(${year})(?![\\d.,:-]*\\d)\\b(?! ?(?:euros?|eur|usd|dollars|pounds|yen|km|metres|meters|miles|people|%))`,
    ),
    read: (m) => exactly(monthsSpan(Number(m[1]), 1, 12)),
  },
  { pattern: new RegExp(`(${plainMonths})\\b`), read: (m) => ({ args: { months: [monthNamed(m[1])] }, exact: true }) },
];

/** Only after a word that must be followed by a time: "in May", "since March". */
export const afterCue: readonly TimeRule[] = [
  { pattern: new RegExp(`(${months})\\b`), read: (m) => ({ args: { months: [monthNamed(m[1])] }, exact: true }) },
  {
    pattern: new RegExp(`(?:the )?(${season})(?:s|time)?\\b${afterSeason}`),
    read: (m, c) => ({ args: { months: seasonMonths(m[1] ?? '', c) }, exact: true }),
  },
  {
    pattern: new RegExp(
      `(?:the )?(${parts})s?\\b(?! (?:sky|light|sun|fog|mist|dew|star|gown|dress|coffee|market|paper|news|class|train|flight|shift|view|tea|prayer|glow|club|bus))`,
    ),
    read: (m) => ({ args: { hours: hoursOf(m[1] ?? '') }, exact: false }),
  },
  {
    pattern: new RegExp(`(${anyWeekday})\\b`),
    read: (m, c) => roughly(lastWeekday(indexOfForm(weekdayForms, m[1] ?? ''), c)),
  },
];
