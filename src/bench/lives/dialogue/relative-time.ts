import type { Chance } from '../chance.ts';

const DAY = 86_400_000;
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(' ');

/** How something was dated in passing, and the date that it comes to. */
export type Dated = { readonly said: string; readonly means: string };

/** "7 May 2023" of days since 1970. */
export const dateText = (day: number): string => {
  const date = new Date(day * DAY);
  return `${date.getUTCDate()} ${monthText(day)}`;
};
/** "May 2023" of days since 1970. */
export const monthText = (day: number): string => {
  const date = new Date(day * DAY);
  return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};
const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();
const weekdayOf = (day: number): number => new Date(day * DAY).getUTCDay();
/** Some day of the month before or after. */
const monthAway = (day: number, by: number): number => {
  const date = new Date(day * DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 15) / DAY;
};

type Phrase = (today: number, chance: Chance) => Dated;
const fixed =
  (said: string, days: number): Phrase =>
  (today) => ({ said, means: dateText(today + days) });
const around =
  (said: string, means: (today: number) => string): Phrase =>
  (today) => ({ said, means: means(today) });

const last: Phrase = (today, chance) => {
  const back = chance.int(2, 6);
  const weekday = weekdays[weekdayOf(today - back)];
  return { said: `last ${weekday}`, means: `the ${weekday} before ${dateText(today)}` };
};
const coming: Phrase = (today, chance) => {
  const ahead = chance.int(2, 6);
  const weekday = weekdays[weekdayOf(today + ahead)];
  return { said: `this ${weekday}`, means: `the ${weekday} after ${dateText(today)}` };
};

/** What a speaker says of a time, by what a story asks for: just past, some time ago, years ago, to come. */
const phrases: Readonly<Record<string, readonly Phrase[]>> = {
  ago: [
    fixed('yesterday', -1),
    fixed('yesterday', -1),
    fixed('two days ago', -2),
    last,
    last,
    around('last week', (today) => `the week before ${dateText(today)}`),
    around('last weekend', (today) => `the weekend before ${dateText(today)}`),
    fixed('this morning', 0),
    around('two weeks ago', (today) => `two weeks before ${dateText(today)}`),
    around('last month', (today) => monthText(monthAway(today, -1))),
  ],
  years: [
    around('last year', (today) => String(yearOf(today) - 1)),
    around('two years ago', (today) => String(yearOf(today) - 2)),
    around('about three years ago', (today) => String(yearOf(today) - 3)),
    (today, chance) => {
      const year = yearOf(today) - chance.int(2, 8);
      return { said: `back in ${year}`, means: String(year) };
    },
  ],
  soon: [
    fixed('tomorrow', 1),
    coming,
    coming,
    around('next week', (today) => `the week after ${dateText(today)}`),
    around('next weekend', (today) => `the weekend after ${dateText(today)}`),
    around('next month', (today) => monthText(monthAway(today, 1))),
    around('in a fortnight', (today) => dateText(today + 14)),
  ],
};

/** A time as it is said in a conversation of that day, in days since 1970. Errors: RangeError for a kind unknown. */
export function datedBy(kind: string, today: number, chance: Chance): Dated {
  const found = phrases[kind];
  if (found === undefined) throw new RangeError(`no way to say "${kind}"`);
  return chance.pick(found)(today, chance);
}

export const isDating = (kind: string): boolean => kind in phrases;
