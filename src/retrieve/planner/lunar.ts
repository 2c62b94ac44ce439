import { addDays } from '../../memory/time-span.ts';
import { daySpan, isoDay, type Span } from './calendar.ts';

/** A calendar of the moon that the runtime knows (Unicode CLDR), and a month and day in it. */
type LunarDay = {
  readonly calendar: 'chinese' | 'islamic-umalqura' | 'hebrew';
  readonly month: string;
  readonly day: number /** No earlier in any year ("09-05"): where the search begins. */;
  readonly notBefore?: string;
};

const formats = new Map<string, Intl.DateTimeFormat>();
const found = new Map<string, string | undefined>();

function formatOf(calendar: LunarDay['calendar']): Intl.DateTimeFormat {
  const known = formats.get(calendar);
  if (known !== undefined) return known;
  const month = calendar === 'hebrew' ? 'long' : 'numeric';
  const made = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month, day: 'numeric', timeZone: 'UTC' });
  formats.set(calendar, made);
  return made;
}

/** The first day of a Gregorian year that is the given day of a lunar month; a leap month does not count. */
export function lunarDay(year: number, { calendar, month, day, notBefore = '01-01' }: LunarDay): string | undefined {
  const key = `${calendar} ${year} ${month} ${day}`;
  if (found.has(key)) return found.get(key);
  const format = formatOf(calendar);
  let iso = `${isoDay(year, 1, 1).slice(0, 4)}-${notBefore}`;
  let match: string | undefined;
  while (match === undefined && iso.startsWith(String(year))) {
    const parts = format.formatToParts(new Date(`${iso}T00:00:00Z`));
    const value = (type: 'month' | 'day'): string => parts.find((part) => part.type === type)?.value ?? '';
    if (value('month') === month && Number(value('day')) === day) match = iso;
    iso = addDays(iso, 1);
  }
  found.set(key, match);
  return match;
}

/** A span around a lunar day, for each Gregorian year. */
export const lunar =
  (calendar: LunarDay['calendar'], month: string, day: number, notBefore: string, from = 0, to = from) =>
  (year: number): Span | undefined => {
    const iso = lunarDay(year, { calendar, month, day, notBefore });
    return iso === undefined ? undefined : daySpan(addDays(iso, from), addDays(iso, to));
  };
