import type { ItemId } from '../memory/ids.ts';
import { localMillis } from '../memory/time-span.ts';
import { compareText, pushTo } from './ordering.ts';
import { isMedia, type View } from './view.ts';

const HOUR = 3_600_000;

/** A document that says where the owner was: the venue, the document, and when that was as well as it says. */
export type VenueSighting = {
  readonly name: string;
  readonly view: View;
  readonly from: number;
  readonly to: number;
  readonly confidence: number;
};

/** What kinds of documents place their holder at a venue. Bookings speak of plans, which their dates give. */
const kindsAtVenue = new Set(['receipt', 'ticket', 'menu', 'booking', 'change', 'reminder', 'sign', 'card']);
/** Kinds of accounts that are visits; what was ordered from home names no place one was at. */
const visits = new Set(['restaurant', 'ticket', 'lodging', 'appointment']);
const rolesOfVisits = new Set(['event', 'arrival', 'other']);

export const venueRule = {
  /** A receipt's own time is that of paying: one was there before, and hardly after. */
  beforeMs: 3 * HOUR,
  afterMs: HOUR,
  nearConfidence: 0.75,
  dayConfidence: 0.4,
} as const;

const isVisit = (view: View): boolean => {
  const leading = [...(view.words?.votes ?? [])].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))[0]?.[0];
  return leading !== undefined && visits.has(leading);
};

function venueNames(view: View): string[] {
  const venues = view.entities.filter((e) => e.kind === 'venue').map((e) => e.name);
  if (venues.length > 0) return [...new Set(venues)].slice(0, 2);
  // A merchant is a place when the owner photographed its paper, or when the words are those of a visit.
  const merchants = view.entities.filter((e) => e.kind === 'merchant').map((e) => e.name);
  return isMedia(view) || isVisit(view) ? [...new Set(merchants)].slice(0, 1) : [];
}

/** All sightings of venues in documents, oldest first. */
export function venueSightings(views: readonly View[]): VenueSighting[] {
  return views.flatMap((view) => {
    if (view.documentKind === undefined || !kindsAtVenue.has(view.documentKind)) return [];
    return venueNames(view).flatMap((name) => whenThere(view).map((when) => ({ name, view, ...when })));
  });
}

function whenThere(view: View): { from: number; to: number; confidence: number }[] {
  const stated = view.dates.filter((d) => rolesOfVisits.has(d.role) && d.start.length >= 10);
  const [clock] = stated.filter((d) => d.start.length > 10 && !d.start.endsWith('T00:00:00'));
  if (clock !== undefined) return [around(localMillis(clock.start))];
  if (view.documentKind === 'receipt' || isMedia(view)) {
    if (view.local !== undefined && view.hour !== undefined) return [around(view.local)];
  }
  const [day] = stated;
  if (day === undefined) return [];
  const from = localMillis(`${day.start.slice(0, 10)}T00:00:00`);
  return Number.isFinite(from) ? [{ from, to: from + 24 * HOUR, confidence: venueRule.dayConfidence }] : [];
}

const around = (at: number) => ({
  from: at - venueRule.beforeMs,
  to: at + venueRule.afterMs,
  confidence: venueRule.nearConfidence,
});

/** Sightings that reach each picture: those of its hours when there are any, else those of its day. */
export function venuesNear(views: readonly View[]): Map<ItemId, VenueSighting[]> {
  const byDay = new Map<string, VenueSighting[]>();
  for (const sighting of venueSightings(views)) {
    for (const at of new Set([sighting.from, sighting.to - 1])) pushTo(byDay, dayOf(at), sighting);
  }
  const near = new Map<ItemId, VenueSighting[]>();
  if (byDay.size === 0) return near;
  for (const view of views) {
    if (!isMedia(view) || view.local === undefined || view.hour === undefined || view.time?.source === 'parent')
      continue;
    const { local } = view;
    const hits = (byDay.get(dayOf(local)) ?? []).filter((s) => s.view !== view && s.from <= local && local <= s.to);
    const close = hits.filter((s) => s.confidence >= venueRule.nearConfidence);
    const told = close.length > 0 ? close : hits;
    if (told.length > 0) near.set(view.id, told);
  }
  return near;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
