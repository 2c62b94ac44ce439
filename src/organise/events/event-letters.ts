import { pushTo } from '../ordering.ts';
import { isMedia, type View } from '../view.ts';
import { dayAfter, rolesOfDays, tellsOfDays } from './happenings.ts';

/** Days that one paper can tell of; a longer span is a season ticket or a misread date. */
const MOST_DAYS = 31;

/**
 * What the letters and papers of a life tell of its days: mails of stays, journeys and visits by the days they name,
 * receipts by the day they came, and what people wrote by the day they wrote it.
 */
export function lettersByDay(views: readonly View[]): ReadonlyMap<string, readonly View[]> {
  const byDay = new Map<string, View[]>();
  for (const view of views) for (const day of daysOf(view)) pushTo(byDay, day, view);
  return byDay;
}

function daysOf(view: View): ReadonlySet<string> {
  const days = new Set<string>();
  if (view.modality !== 'email' || view.day === undefined) return days;
  const { documentKind: kind } = view;
  if (kind === undefined || kind === 'personal' || kind === 'card') return days.add(view.day);
  if (!tellsOfDays.has(kind)) return days;
  for (const date of view.dates) {
    if (!rolesOfDays.has(date.role)) continue;
    const last = date.end.slice(0, 10);
    let day = date.start.slice(0, 10);
    for (let n = 0; day <= last && n < MOST_DAYS; n++) {
      days.add(day);
      day = dayAfter(day);
    }
  }
  const hasPlace = view.entities.some((e) => e.kind === 'venue' || e.kind === 'city');
  if (kind === 'receipt' && hasPlace) days.add(view.day);
  return days;
}

/** Papers among the pictures of an event: receipts, tickets and menus that were photographed. */
export const papersIn = (views: readonly View[]): View[] =>
  views.filter((view) => isMedia(view) && view.documentKind !== undefined);
