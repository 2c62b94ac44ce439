import { hasDigit, integerOf } from '../../../python/digits.ts';
import { matches, pattern, substitute } from '../../../python/pattern.ts';

const CLOCK = '(\\d{1,2})(?::(\\d{2}))?\\s*';
const range = pattern(`\\b${CLOCK}(am|pm)?\\s*(?:-|to|–|and)\\s*${CLOCK}(am|pm)?\\b`);
const halfDay = pattern(`\\b${CLOCK}(am|pm)\\b`);
const dottedHalfDay = pattern(`\\b${CLOCK}(a\\.m\\.|p\\.m\\.)\\b`);
const clock24 = pattern('\\b([01]?\\d|2[0-3]):([0-5]\\d)\\b', { case: 'matters' });

/** Words for times, and spellings of the half days; replaced wherever they stand, within words too. */
const spelt: readonly (readonly [string, string])[] = [
  ['noon', '12:00'],
  ['midday', '12:00'],
  ['midnight', '00:00'],
  ['a.m.', 'am'],
  ['p.m.', 'pm'],
  ['a. m.', 'am'],
  ['p. m.', 'pm'],
];

const pad = (number: number): string => String(number).padStart(2, '0');

function clock(hour = '', minute = '0', half?: string): string {
  const hours = integerOf(hour);
  const minutes = pad(integerOf(minute));
  if (half === undefined) return `${pad(hours)}:${minutes}`;
  return `${pad((hours === 12 ? 0 : hours) + (half === 'pm' ? 12 : 0))}:${minutes}`;
}

/** The text as times are read from it: lower case, words for times in figures. */
const inFigures = (text: string): string =>
  spelt.reduce((held, [word, figures]) => held.replaceAll(word, figures), text.toLowerCase());

/**
 * The times of a text, each once, as `HH:MM` or `HH:MM-HH:MM`. Two numbers with a dash are a range of hours, and
 * `4:00 pm` is read twice, as 04:00 and as 16:00: quirks that the official rules keep.
 */
export function timesIn(text: string): string[] {
  const figures = inFigures(text);
  if (!hasDigit(figures)) return [];
  const rest = substitute(range, ' ', figures);
  return [
    ...new Set([
      ...matches(range, figures).map(rangeOf),
      ...matches(clock24, rest).map(([, hour, minute]) => clock(hour, minute)),
      ...matches(halfDay, rest).map(([, hour, minute, half]) => clock(hour, minute, half)),
    ]),
  ];
}

const rangeOf = ([, hour, minute, half, endHour, endMinute, endHalf]: readonly (string | undefined)[]): string =>
  `${clock(hour, minute, half ?? endHalf)}-${clock(endHour, endMinute, endHalf)}`;

/** Ranges of which one side is plainly a time of day, unlike `2-3`. */
const plainRanges = (figures: string) =>
  matches(range, figures).filter(([, , minute, half, , endMinute, endHalf]) =>
    [minute, half, endMinute, endHalf].some((part) => part !== undefined),
  );

const withoutPlainRanges = (figures: string): string =>
  plainRanges(figures).reduce((held, [whole = '']) => held.replace(whole, ' '), figures);

/** As `timesIn`, but `4:00 pm` is read once, and two numbers with a dash are no range of hours. */
export function timesReadOnce(text: string): string[] {
  const figures = inFigures(text);
  const rest = withoutPlainRanges(figures);
  return [
    ...new Set([
      ...plainRanges(figures).map(rangeOf),
      ...matches(halfDay, rest).map(([, hour, minute, half]) => clock(hour, minute, half)),
      ...matches(clock24, substitute(halfDay, ' ', rest)).map(([, hour, minute]) => clock(hour, minute)),
    ]),
  ];
}

/** The text, in lower case, without what `timesReadOnce` reads. */
export const withoutTimesReadOnce = (text: string): string =>
  [halfDay, clock24].reduce((held, found) => substitute(found, ' ', held), withoutPlainRanges(inFigures(text)));

const blanked = [range, clock24, halfDay, dottedHalfDay];

/** The text with times made blank. */
export function withoutTimes(text: string): string {
  const rest = blanked.reduce((held, found) => substitute(found, ' ', held), text);
  return spelt.reduce((held, [word]) => held.replaceAll(word, ' '), rest);
}
