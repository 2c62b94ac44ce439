import { hasDigit, integerOf } from '../../../python/digits.ts';
import { matches, type Pattern, pattern, substitute } from '../../../python/pattern.ts';
import { lastCharacters } from '../../../python/text.ts';
import { monthNumbers } from './months.ts';

const month = [...monthNumbers.keys()].join('|');
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?:,?\\s*(\\d{4}))?';

type Groups = readonly (string | undefined)[];
/** How one way of writing a date is found, and which of its groups are what. */
type Form = { readonly found: Pattern; read(groups: Groups): string | undefined };

const numeric = ([, year = '', months = '', day = '']: Groups): string =>
  dated(integerOf(year), integerOf(months), integerOf(day));

const isoDate: Form = { found: pattern('\\b(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})\\b'), read: numeric };
const compactDate: Form = {
  found: pattern('\\b((?:19|20)\\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])\\b'),
  read: numeric,
};
const monthRange: Form = {
  found: pattern(`\\b(${month})\\s+${DAY}\\s*(?:-|to|–)\\s*${DAY}${YEAR}\\b`),
  read: ([, name, first, last, year]) => {
    const [start, end] = [named(name, first, year), named(name, last, year)];
    return start === undefined || end === undefined ? undefined : `${start}-${end}`;
  },
};
const monthDay: Form = {
  found: pattern(`\\b(${month})\\s+${DAY}${YEAR}\\b`),
  read: ([, name, day, year]) => named(name, day, year),
};
const dayMonth: Form = {
  found: pattern(`\\b${DAY}\\s+(${month})${YEAR}\\b`),
  read: ([, day, name, year]) => named(name, day, year),
};

function named(name = '', day = '', year: string | undefined): string | undefined {
  const number = monthNumbers.get(name.toLowerCase());
  return number === undefined ? undefined : dated(integerOf(year ?? '0'), number, integerOf(day));
}

/** `YYYYMMDD`, or `MMDD` without a year; the year 0 is none. Dates that no calendar has stay as they are. */
function dated(year: number, months: number, day: number): string {
  const [y, m, d] = [String(year).padStart(4, '0'), String(months).padStart(2, '0'), String(day).padStart(2, '0')];
  return year === 0 ? `${m}${d}` : `${y}${m}${d}`;
}

const read = ({ found, read: readGroups }: Form, text: string): string[] =>
  matches(found, text).flatMap((groups) => readGroups(groups) ?? []);

/** The dates of a text, each once: `YYYYMMDD`, `MMDD`, or a range of two joined by `-`. Days before months are not read. */
export function datesIn(text: string): string[] {
  if (!hasDigit(text)) return [];
  const rest = substitute(monthRange.found, ' ', text);
  const found = [isoDate, compactDate, monthRange].flatMap((form) => read(form, text));
  return [...new Set([...found, ...[monthDay, dayMonth].flatMap((form) => read(form, rest))])];
}

/** The text with dates made blank. */
export const withoutDates = (text: string): string =>
  !hasDigit(text)
    ? text
    : [isoDate, compactDate, monthRange, monthDay, dayMonth].reduce(
        (held, form) => substitute(form.found, ' ', held),
        text,
      );

const sameDay = (one: string, other: string): boolean =>
  one.length === 4 || other.length === 4 ? lastCharacters(one, 4) === lastCharacters(other, 4) : one === other;

function sameDate(gold: string, said: string): boolean {
  const [start = '', end] = gold.split('-');
  const [saidStart = '', saidEnd] = said.split('-');
  if (end === undefined) return sameDay(gold, said);
  return saidEnd !== undefined && sameDay(start, saidStart) && sameDay(end, saidEnd);
}

/** Whether each gold date has a said date of its own: month and day alone where either lacks the year. */
export function datesMatch(gold: readonly string[], said: readonly string[]): boolean {
  const left = [...said];
  return gold.every((date) => {
    const at = left.findIndex((other) => sameDate(date, other));
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}
