import { monthNames, partsOfDay, weekdayNames } from './event-words.ts';

const parts = (day: string): [number, number, number] => {
  const [y = 0, m = 1, d = 1] = day.split('-').map(Number);
  return [y, m, d];
};
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** "6 May 2023" */
export function dayInWords(day: string): string {
  const [y, m, d] = parts(day);
  return `${d} ${monthNames[m - 1]} ${y}`;
}
/** "May 2023", "May–June 2023" or "December 2023 – January 2024" */
export function monthsInWords(first: string, last: string): string {
  const [y1, m1] = parts(first);
  const [y2, m2] = parts(last);
  if (y1 !== y2) return `${monthNames[m1 - 1]} ${y1} – ${monthNames[m2 - 1]} ${y2}`;
  return m1 === m2 ? `${monthNames[m1 - 1]} ${y1}` : `${monthNames[m1 - 1]}–${monthNames[m2 - 1]} ${y1}`;
}
/** "from 5 to 7 May 2023", with month and year of the first day only where they differ */
export function rangeInWords(first: string, last: string): string {
  const [y1, m1, d1] = parts(first);
  const [y2, m2] = parts(last);
  const from = y1 !== y2 ? dayInWords(first) : m1 === m2 ? `${d1}` : `${d1} ${monthNames[m1 - 1]}`;
  return `from ${from} to ${dayInWords(last)}`;
}
export const weekdayInWords = (day: string): string => weekdayNames[weekday(day)] ?? '';
export const partOfDay = (hour: number): string => partsOfDay.find((p) => hour < p.before)?.name ?? 'Night';
export const nightsBetween = (first: string, last: string): number =>
  Math.round((Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
/** True when the night from Saturday to Sunday lies between the two days. */
export function hasSaturdayNight(first: string, last: string): boolean {
  const untilSaturday = (6 - weekday(first) + 7) % 7;
  return nightsBetween(first, last) > untilSaturday;
}
/** "Mia", "Mia and Jonas", "Mia, Jonas and Ana" */
export function listInWords(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
