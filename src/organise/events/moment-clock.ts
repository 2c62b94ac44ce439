import type { View } from '../view.ts';
import { dayInWords } from './calendar-words.ts';
import type { Tongue } from './event-words.ts';

const MINUTE = 60_000;
const clockOf = (local: number): string => new Date(local).toISOString().slice(11, 16);
const dayOf = (local: number): string => new Date(local).toISOString().slice(0, 10);

/**
 * From when to when a moment was, by the clock of where it began: "12:40 to 15:10", "at 13:53", "20:10 to 00:50 on
 * 7 May 2023". A run that crosses zones is told in the first one's time, so that it never ends before it begins.
 *
 * @param views sorted oldest first
 */
export function clockOfMoment(views: readonly View[], tongue: Tongue): string {
  const [first] = views;
  const last = views.at(-1);
  if (first?.local === undefined) return '';
  const from = Math.floor(first.local / MINUTE) * MINUTE;
  const lasted = (last?.instant ?? 0) - (first.instant ?? 0);
  const to = Math.floor((first.local + Math.max(0, lasted)) / MINUTE) * MINUTE;
  if (to === from) return tongue === 'zh' ? clockOf(from) : `at ${clockOf(from)}`;
  const isNextDay = dayOf(to) !== dayOf(from);
  if (tongue === 'zh') return `${clockOf(from)}至${isNextDay ? dayInWords(dayOf(to), tongue) : ''}${clockOf(to)}`;
  return `${clockOf(from)} to ${clockOf(to)}${isNextDay ? ` on ${dayInWords(dayOf(to))}` : ''}`;
}
