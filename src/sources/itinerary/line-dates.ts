import { type CalendarDay, fullYear, isCalendarDay, isoDay, yearNear } from '../../language/calendar-day.ts';
import { monthByName } from '../../language/calendar-words.ts';
import { fold } from '../../language/fold.ts';

/** A day or a time of day where it stands in a line. */
export type Placed = { readonly start: number; readonly end: number };
export type LineDay = Placed & { readonly day: CalendarDay };
/** `hour` and `minute` as "08:05", with the days that it is later than the line before it says ("+1"). */
export type LineTime = Placed & { readonly time: string; readonly daysLater: number };

const tongues = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'pl', 'cs', 'hu'];
const plain = (name: string): string => fold(name).replace(/\.$/, '');

/** How the languages name a part of a date, alone and in one. */
function namesIn(part: 'month' | 'weekday', dates: readonly Date[]): (readonly [name: string, at: number])[] {
  return tongues.flatMap((tongue) =>
    (['long', 'short'] as const).flatMap((length) =>
      [{}, { day: 'numeric' } as const].flatMap((day) => {
        const format = new Intl.DateTimeFormat(tongue, { [part]: length, ...day, timeZone: 'UTC' });
        return dates.map((date, at) => {
          const name = format.formatToParts(date).find(({ type }) => type === part)?.value ?? '';
          return [plain(name), at + 1] as const;
        });
      }),
    ),
  );
}

type Names = { readonly months: ReadonlyMap<string, number>; readonly weekdays: ReadonlySet<string> };
let known: Names | undefined;

function names(): Names {
  if (known !== undefined) return known;
  const months = new Map(monthByName);
  const each = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));
  for (const [name, month] of namesIn('month', each)) if (!months.has(name)) months.set(name, month);
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
  known = { months, weekdays: new Set(namesIn('weekday', week).map(([name]) => name)) };
  return known;
}

const isoForm = /(?<!\d)((?:19|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/g;
const figuresForm = /(?<![\d.,])(\d{1,2})([./-])(\d{1,2})\2\s?((?:19|20)?\d\d)(?![\d:])/g;
const dayAndMonth = /(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(?!\s?\d\d(?:\d\d)?(?![\d:]))/g;
const dayFirst =
  /(?<![\p{L}\d])(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s.-]{0,2}(?:de\s|of\s)?(\p{L}{3,12})(?:[-'’\s]?(\d\d)(?!\d|\s?[:.h]\s?\d|\s?[ap]\.?m)|[\s,.-]{1,2}(?:de\s|del\s)?((?:19|20)\d\d)(?!\d)|((?:19|20)\d\d)(?!\d))?/gu;
const monthFirst = /(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\d:.])(?:,?\s((?:19|20)\d\d)(?!\d))?/gu;
const hanForm = /(?:((?:19|20)\d\d)年\s?)?(\d{1,2})月\s?(\d{1,2})日/g;

/** The days that a line names, in order; `isMonthFirst` reads "7/4/2024" as 4 July. */
export function daysOfLine(line: string, isMonthFirst = false): LineDay[] {
  const found: LineDay[] = [];
  const push = (match: RegExpExecArray, year: string | undefined, month: number | undefined, day: number): void => {
    const read = { ...(year === undefined ? {} : { year: fullYear(year) }), month: month ?? 0, day };
    const [start, end] = [match.index, match.index + match[0].length];
    if (isCalendarDay(read) && !found.some((other) => other.start < end && start < other.end))
      found.push({ day: read, start: weekdayBefore(line, start), end });
  };
  for (const m of line.matchAll(isoForm)) push(m, m[1], Number(m[2]), Number(m[3]));
  for (const m of line.matchAll(hanForm)) push(m, m[1], Number(m[2]), Number(m[3]));
  for (const m of line.matchAll(figuresForm)) {
    const [one, other] = [Number(m[1]), Number(m[3])];
    const swapped = m[2] === '/' && ((isMonthFirst && one <= 12) || other > 12);
    push(m, m[4], swapped ? one : other, swapped ? other : one);
  }
  for (const m of line.matchAll(dayAndMonth)) push(m, undefined, Number(m[2]), Number(m[1]));
  if (/\d/.test(line) && /\p{L}{3}/u.test(line)) {
    const monthOf = (word = ''): number | undefined => names().months.get(fold(word));
    for (const m of line.matchAll(dayFirst)) push(m, m[3] ?? m[4] ?? m[5], monthOf(m[2]), Number(m[1]));
    for (const m of line.matchAll(monthFirst)) push(m, m[3], monthOf(m[1]), Number(m[2]));
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A day of the week belongs to the date that it stands before. */
function weekdayBefore(line: string, start: number): number {
  const word = /(\p{L}{2,12})[.,]{0,2}\s{1,2}$/u.exec(line.slice(Math.max(0, start - 16), start));
  return word !== null && names().weekdays.has(fold(word[1] ?? '')) ? start - word[0].length : start;
}

const timeForm =
  /(?<![\d.,:])(\d{1,2})([:.h])(\d\d)(?::\d\d)?(?![\d:]|[.,]\d)(?:\s?([ap])\.?\s?m\b\.?|\s?(?:uhr|uur|hrs|hod|klo?|h)\b\.?)?(?:\s?\(?\+(\d)(?!\d)\)?)?/gi;

/** The times of day of a line ("18:20", "6:20 PM", "18h20", "18.20 Uhr"), outside of `taken`. */
export function timesOfLine(line: string, taken: readonly Placed[] = []): LineTime[] {
  const found: LineTime[] = [];
  for (const match of line.matchAll(timeForm)) {
    const [all, hour, mark, minute, half, later] = match;
    const [start, end] = [match.index, match.index + all.length];
    const isNamed = /uhr|uur|hrs|hod|klo?|\bm\b|[ap]\.?m/i.test(all) || /\bklo?\.?\s?$/i.test(line.slice(0, start));
    if ((mark === '.' && !isNamed) || taken.some((other) => other.start < end && start < other.end)) continue;
    const added = half === undefined ? 0 : half.toLowerCase() === 'p' ? 12 : 0;
    const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + added;
    if (hours > 24 || Number(minute) > 59 || (hours === 24 && Number(minute) > 0)) continue;
    const isMidnight = hours === 24;
    const time = `${isMidnight ? '00' : String(hours).padStart(2, '0')}:${minute}`;
    found.push({ time, daysLater: Number(later ?? 0) + (isMidnight ? 1 : 0), start, end });
  }
  return found;
}

/** The day as "2024-05-21"; one without its year is that nearest to `near`. */
export function wholeDay({ year, month, day = 1 }: CalendarDay, near: string | undefined): string | undefined {
  const known = year ?? yearNear({ month, day }, near);
  return known === undefined ? undefined : isoDay(known, month, day);
}
