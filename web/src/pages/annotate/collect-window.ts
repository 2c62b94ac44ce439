import type { TimelineCounts } from '../../../../src/contract/timeline-verb.ts';

/** Months of a window: about a year, in which what belongs together usually lies. */
export const WINDOW_MONTHS = 12;

/** A month as "2023-05". */
export type Month = string;
export type MonthCount = { readonly month: Month; readonly mail: number; readonly pictures: number };

const numberOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOf = (number: number): Month =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The month so many months later, or earlier for a negative number. */
export const shifted = (month: Month, by: number): Month => monthOf(numberOf(month) + by);

/** The last month of the window that begins with this one. */
export const windowEnd = (start: Month): Month => shifted(start, WINDOW_MONTHS - 1);

/** Every month from the first to the last that has anything, also those that have nothing. */
export function everyMonth(counts: readonly (TimelineCounts & { readonly month: Month })[]): MonthCount[] {
  const known = new Map(counts.map((one) => [one.month, one]));
  const numbers = counts.map(({ month }) => numberOf(month));
  if (numbers.length === 0) return [];
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const month = monthOf(first + n);
    const { email = 0, text = 0, image = 0, video = 0 } = known.get(month) ?? {};
    return { month, mail: email + text, pictures: image + video };
  });
}

/** The months that a window can begin with, the first and the last; the same one where all fits into one window. */
export function windowStarts(months: readonly MonthCount[]): readonly [Month, Month] | undefined {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  if (first === undefined || last === undefined) return undefined;
  return [first, monthOf(Math.max(numberOf(first), numberOf(last) - WINDOW_MONTHS + 1))];
}

/** How far a window that begins with `start` has slid from the first; and back again. */
export const slidBy = (first: Month, start: Month): number => numberOf(start) - numberOf(first);

/** A start within what a window can begin with. */
export function boundedStart([first, last]: readonly [Month, Month], start: Month): Month {
  return monthOf(Math.max(numberOf(first), Math.min(numberOf(last), numberOf(start))));
}
