/** A day as read; `year` is absent when the text leaves it out, `day` when only a month is meant. */
export type CalendarDay = { readonly year?: number; readonly month: number; readonly day?: number };

const pad = (n: number, width = 2): string => String(n).padStart(width, '0');
const MILLISECONDS_OF_DAY = 86_400_000;
/** A day without a year is usually ahead of the letter that names it, at most this far behind. */
const DAYS_BEHIND = 60;

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** False for 31 February, month 13, and years that a person's mail does not speak of. */
export function isCalendarDay({ year, month, day }: CalendarDay): boolean {
  if (month < 1 || month > 12) return false;
  if (year !== undefined && (year < 1900 || year > 2099)) return false;
  return day === undefined || (day >= 1 && day <= daysInMonth(year ?? 2000, month));
}

/** "24" is 2024, "85" is 1985. */
export const fullYear = (written: string): number =>
  written.length > 2 ? Number(written) : Number(written) + (Number(written) < 70 ? 2000 : 1900);

export const isoDay = (year: number, month: number, day: number): string => `${pad(year, 4)}-${pad(month)}-${pad(day)}`;

/** The year of a day whose year was left out, nearest to the day of writing, mostly ahead. `undefined` without one. */
export function yearNear({ month, day }: CalendarDay, sentAt: string | undefined): number | undefined {
  const sent = sentAt === undefined ? Number.NaN : Date.parse(`${sentAt.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(sent)) return undefined;
  const around = new Date(sent).getUTCFullYear();
  for (const year of [around - 1, around, around + 1]) {
    const days = (Date.UTC(year, month - 1, day ?? 1) - sent) / MILLISECONDS_OF_DAY;
    if (days >= -DAYS_BEHIND && days < 366 - DAYS_BEHIND && isCalendarDay({ year, month, ...(day && { day }) }))
      return year;
  }
  return undefined;
}
