import { pattern, substitute } from '../../../python/pattern.ts';
import { datesIn } from './dates.ts';
import { monthNames } from './months.ts';
import { beforeLastBracket } from './normalise.ts';

const DAY_MS = 86_400_000;

/** Days from the day of the question, in the order in which they are replaced. */
const dayWords: readonly (readonly [string, number])[] = [
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
  ['yesterday', -1],
];
const explained = pattern('(today|tonight|tomorrow|yesterday)\\s*\\([^)]+\\)');

/** The first full date of a question, at UTC midnight; `undefined` when there is none, or none that the calendar has. */
export function questionDate(question: string): Date | undefined {
  const written = datesIn(question).find((date) => date.length === 8);
  if (written === undefined) return undefined;
  const date = new Date(`${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6, 8)}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10).replaceAll('-', '') === written;
  return exists ? date : undefined;
}

/** "Tomorrow" becomes the month and day that it is, counted from the question's date. */
export function withDays(text: string, from: Date | undefined): string {
  if (from === undefined) return text;
  let held = text;
  for (const [word, days] of dayWords) {
    const day = new Date(from.getTime() + days * DAY_MS);
    const spelling = [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()].find((form) =>
      held.includes(form),
    );
    if (spelling !== undefined) held = held.replaceAll(spelling, monthAndDay(day));
  }
  return beforeLastBracket(held, (part) => substitute(explained, '$1', part));
}

const monthAndDay = (day: Date): string =>
  `${monthNames[day.getUTCMonth()]} ${String(day.getUTCDate()).padStart(2, '0')}`;
