import type { ItemId } from '../memory/ids.ts';
import type { Location, LocationSource } from '../memory/location.ts';
import { derived } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import { by, organiseVersion } from './context.ts';
import type { LookAlike } from './look-alikes.ts';
import { compareText, pushTo } from './ordering.ts';
import { spotDistanceKm } from './spots.ts';
import type { VenueSighting } from './venue-evidence.ts';
import { isMedia, type View } from './view.ts';

const MINUTE = 60_000;

export const evidenceRule = {
  lookAlikeMs: 15 * MINUTE,
  lookAlikeConfidence: 0.8,
  /** How sure the nearest placed item of the same event is, by how far off in time it is. */
  byGap: [
    { withinMs: 10 * MINUTE, confidence: 0.85 },
    { withinMs: 60 * MINUTE, confidence: 0.65 },
    { withinMs: 6 * 60 * MINUTE, confidence: 0.45 },
  ],
  /** Neighbours before and after that are further apart than this say only the names they share. */
  spreadKm: 5,
} as const;

const isPlaced = (view: View): boolean =>
  view.place?.lat !== undefined || view.place?.city !== undefined || view.place?.country !== undefined;

/**
 * Derived places: for items without any, from the nearest placed items of their moment and from look-alikes minutes away;
 * for all, the venues that documents of those hours name. Observed places stay as they are; every reading says
 * what it rests on. Two venues for one hour are two readings, equally sure.
 */
export function placeReadings(
  moments: readonly (readonly View[])[],
  pairs: readonly LookAlike[],
  venues: ReadonlyMap<ItemId, readonly VenueSighting[]>,
): Map<ItemId, Reading<'place'>[]> {
  const found = new Map<ItemId, Reading<'place'>[]>();
  for (const moment of moments) fromMoment(moment, found);
  for (const pair of pairs) fromLookAlike(pair, found);
  for (const [id, sightings] of venues) {
    for (const value of venueReadings(sightings)) pushTo(found, id, value);
  }
  for (const readings of found.values()) readings.sort((a, b) => compareText(JSON.stringify(a), JSON.stringify(b)));
  return found;
}

function fromMoment(moment: readonly View[], found: Map<ItemId, Reading<'place'>[]>): void {
  const placed = moment.filter(isPlaced);
  if (placed.length === 0) return;
  let next = 0;
  moment.forEach((view) => {
    while (next < placed.length && (placed[next]?.instant ?? 0) < (view.instant ?? 0)) next++;
    if (isPlaced(view)) return;
    const value = fromNeighbours(view, placed[next - 1], placed[next]);
    if (value !== undefined) pushTo(found, view.id, value);
  });
}

function fromNeighbours(view: View, before: View | undefined, after: View | undefined): Reading<'place'> | undefined {
  const gap = (other: View | undefined) =>
    other === undefined ? Number.POSITIVE_INFINITY : Math.abs((other.instant ?? 0) - (view.instant ?? 0));
  const nearest = gap(before) <= gap(after) ? before : after;
  if (nearest?.place === undefined) return undefined;
  const sure = evidenceRule.byGap.find((row) => gap(nearest) <= row.withinMs)?.confidence;
  if (sure === undefined) return undefined;
  const km =
    before?.place === undefined || after?.place === undefined ? undefined : spotDistanceKm(before.place, after.place);
  const apart = km !== undefined && km > evidenceRule.spreadKm;
  const value = apart ? sharedNames(before?.place, after?.place) : borrowed(nearest.place, 'event');
  if (value === undefined) return undefined;
  return reading('place', value, derived(by.place, organiseVersion, sure, [nearest.id]));
}

/** The place of another item, as said by `source`. Its altitude and unparsed label are its own. */
function borrowed(place: Location, source: LocationSource): Location {
  const { altitude: _altitude, label: _label, ...rest } = place;
  return { ...rest, source };
}

function sharedNames(a: Location | undefined, b: Location | undefined): Location | undefined {
  if (a === undefined || b === undefined) return undefined;
  const same = <K extends 'city' | 'region' | 'country' | 'countryCode'>(key: K) =>
    a[key] !== undefined && a[key] === b[key] ? { [key]: a[key] } : {};
  const names = { ...same('city'), ...same('region'), ...same('country'), ...same('countryCode') };
  return Object.keys(names).length === 0 ? undefined : { ...names, source: 'event' };
}

function fromLookAlike({ from, to, bits }: LookAlike, found: Map<ItemId, Reading<'place'>[]>): void {
  if (bits > 10 || from.instant === undefined || to.instant === undefined) return;
  if (Math.abs(from.instant - to.instant) > evidenceRule.lookAlikeMs) return;
  for (const [view, other] of [
    [from, to],
    [to, from],
  ] as const) {
    if (isPlaced(view) || !isMedia(view) || other.place === undefined || !isPlaced(other)) continue;
    const confidence = evidenceRule.lookAlikeConfidence - bits / 100;
    const value = reading(
      'place',
      borrowed(other.place, 'look-alike'),
      derived(by.place, organiseVersion, confidence, [other.id]),
    );
    pushTo(found, view.id, value);
  }
}

function venueReadings(sightings: readonly VenueSighting[]): Reading<'place'>[] {
  const byName = new Map<string, VenueSighting[]>();
  for (const sighting of sightings) pushTo(byName, sighting.name, sighting);
  return [...byName].map(([poi, list]) => {
    const confidence = Math.max(...list.map((s) => s.confidence)) / byName.size;
    const basis = [...new Set(list.map((s) => s.view.id))].sort(compareText);
    return reading('place', { poi, source: 'message' }, derived(by.place, organiseVersion, confidence, basis));
  });
}
