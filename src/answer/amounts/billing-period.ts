import { DAY_MS, daysBetween } from '../../memory/time-span.ts';

type Dates = { readonly start: string; readonly end: string };

const SHORTEST_DAYS = 6;
const LONGEST_DAYS = 190;

const daysOf = ({ start, end }: Dates): number => daysBetween(start, end);

/** "Period 1–30 September 2022": the stretch of time that a bill counts, of all dates that it names; nothing when it names none. */
export const periodOf = (dates: readonly Dates[]): Dates | undefined =>
  dates.find((date) => daysOf(date) >= SHORTEST_DAYS && daysOf(date) <= LONGEST_DAYS);

/** The ISO day in the middle: of two months or years that a period touches, the one that most of it is in. */
export const middleOf = (period: Dates): string =>
  new Date(Date.parse(period.start.slice(0, 10)) + (daysOf(period) / 2) * DAY_MS).toISOString().slice(0, 10);

const monthOfBill = /(?<![\d年])(1[0-2]|[1-9])月份?(?!\d)/u;
const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** "5月电费账单", sent in June: the month that a bill is called by, the last of that name when it came (an ISO day). */
export function monthCalled(title: string, came: string): Dates | undefined {
  const named = monthOfBill.exec(title)?.[1];
  if (named === undefined || came === '') return undefined;
  const month = Number(named) - 1;
  const year = Number(came.slice(0, 4)) - (month > Number(came.slice(5, 7)) - 1 ? 1 : 0);
  return { start: dayOf(year, month, 1), end: dayOf(year, month + 1, 0) };
}
