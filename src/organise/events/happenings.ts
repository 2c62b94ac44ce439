import { compareText, pushTo } from '../ordering.ts';
import { byTime, isMedia, type View } from '../view.ts';
import type { Absence } from './away.ts';
import { isCaptured } from './moments.ts';

/** A day of the owner's life: its items (a moment that runs past midnight belongs whole to the day it began). */
export type Day = {
  readonly day: string;
  readonly moments: readonly (readonly View[])[];
  readonly views: readonly View[];
};
export type Trip = { readonly absence: Absence; readonly days: readonly Day[]; readonly about: readonly View[] };
export type Happenings = { readonly trips: readonly Trip[]; readonly days: readonly Day[] };

/** A day with fewer items and no moment is no event of its own, unless it lies in a trip. */
const FEWEST_OF_A_DAY = 3;

/** Mails that tell of a stay, a journey or a visit: they belong to the days they speak of. */
export const tellsOfDays = new Set(['booking', 'ticket', 'change', 'invoice', 'receipt', 'reminder']);
export const rolesOfDays = new Set(['check-in', 'check-out', 'departure', 'arrival', 'event']);

/**
 * Days and trips over the moments. Media and texts make days; mails never do (a day of advertisements is no event),
 * but a mail about dates within a trip (booking, ticket, invoice) joins that trip, and bookings alone make one.
 *
 * @param views sorted oldest first
 */
export function happeningsOf(
  views: readonly View[],
  moments: readonly (readonly View[])[],
  absences: readonly Absence[],
): Happenings {
  const days = daysOf(views, moments, absences);
  const byDay = new Map(days.map((day) => [day.day, day]));
  const taken = new Set<string>();
  const mails = views.filter(
    (v) => v.modality === 'email' && v.documentKind !== undefined && tellsOfDays.has(v.documentKind),
  );
  const trips: Trip[] = [];
  for (const absence of absences) {
    const own = tripDays(absence, byDay, taken);
    if (own.length === 0 && absence.isBooked !== true) continue;
    for (const { day } of own) taken.add(day);
    const about = mails.filter((mail) => isAbout(mail, absence));
    trips.push({
      absence,
      days: own,
      about: absence.isBooked === true ? [...new Set([...absence.away, ...about])] : about,
    });
  }
  return { trips, days };
}

function daysOf(views: readonly View[], moments: readonly (readonly View[])[], absences: readonly Absence[]): Day[] {
  const dayOfMember = new Map<View, string>();
  const momentsOfDay = new Map<string, (readonly View[])[]>();
  for (const moment of moments) {
    const day = moment[0]?.day;
    if (day === undefined) continue;
    pushTo(momentsOfDay, day, moment);
    for (const view of moment) dayOfMember.set(view, day);
  }
  const members = new Map<string, View[]>();
  for (const view of views) {
    const day = dayOfMember.get(view) ?? view.day;
    if (day === undefined || view.isDocument || !(isMedia(view) || view.modality === 'text')) continue;
    if (!isMedia(view) || dayOfMember.has(view) || isCaptured(view)) pushTo(members, day, view);
  }
  const inTrip = (day: string) => absences.some((a) => a.first <= day && day <= a.last);
  return [...members]
    .filter(([day, own]) => own.length >= FEWEST_OF_A_DAY || momentsOfDay.has(day) || inTrip(day))
    .sort((a, b) => compareText(a[0], b[0]))
    .map(([day, own]) => ({ day, moments: momentsOfDay.get(day) ?? [], views: own.sort(byTime) }));
}

/** A day on which one trip ends and the next begins belongs to the earlier. */
function tripDays({ first, last, away }: Absence, days: ReadonlyMap<string, Day>, taken: ReadonlySet<string>): Day[] {
  const own: Day[] = [];
  // A party past midnight may have moved the first items to the day before.
  const start = dayBefore(first);
  const shown = new Set<View>(away);
  for (let day = start; day <= last; day = dayAfter(day)) {
    const found = days.get(day);
    if (found === undefined || taken.has(day)) continue;
    if (day !== start || found.views.some((v) => shown.has(v))) own.push(found);
  }
  return own;
}

const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
const dayBefore = (day: string): string => shifted(day, -1);
export const dayAfter = (day: string): string => shifted(day, 1);

function isAbout(mail: View, { first, last }: Absence): boolean {
  const speaks = mail.dates.filter((d) => rolesOfDays.has(d.role));
  if (speaks.some((d) => d.start.slice(0, 10) <= last && d.end.slice(0, 10) >= first)) return true;
  return (
    mail.documentKind === 'receipt' && mail.day !== undefined && first <= mail.day && mail.day <= last && hasPlace(mail)
  );
}
const hasPlace = (mail: View): boolean => mail.entities.some((e) => e.kind === 'venue' || e.kind === 'city');
