import type { ItemId } from '../../memory/ids.ts';
import type { Location } from '../../memory/location.ts';
import { compareText } from '../ordering.ts';
import { venueKey } from '../people/firm-names.ts';
import { isMedia, type View } from '../view.ts';
import { isPlaced, namesOfSpot, sharedNames, spotAsPlace } from './place-names.ts';
import type { PlaceSources } from './place-sources.ts';
import { type Spot, spotDistanceKm } from './spots.ts';
import { venuesOf } from './venue-evidence.ts';

/** Where something says that an item was made. `rivals` where its own place says otherwise. */
export type Claim = {
  readonly view: View;
  readonly place: Location;
  readonly confidence: number;
  readonly basis: readonly ItemId[];
  readonly rivals: boolean;
};

/** Ids each once and in order; lists that are equal are one. */
export type BasisOf = (ids: readonly ItemId[]) => readonly ItemId[];

/** Of a day with a thousand letters, each of its pictures may rest on all of them. */
export function sharedBasis(): BasisOf {
  const known = new Map<string, readonly ItemId[]>();
  return (ids) => {
    const sorted = [...new Set(ids)].sort(compareText);
    const key = sorted.join('\n');
    const basis = known.get(key) ?? sorted;
    known.set(key, basis);
    return basis;
  };
}

const MINUTE = 60_000;

export const evidenceRule = {
  lookAlikeMs: 15 * MINUTE,
  lookAlikeConfidence: 0.8,
  lookAlikeBits: 10,
  /** How sure the nearest placed item is, by how far off in time it is; the last row only within one moment. */
  byGap: [
    { withinMs: 10 * MINUTE, confidence: 0.85, momentOnly: false },
    { withinMs: 60 * MINUTE, confidence: 0.65, momentOnly: false },
    { withinMs: 6 * 60 * MINUTE, confidence: 0.45, momentOnly: true },
  ],
  /** How sure the town is that both the item before and the one after are in, by the longer of the two gaps. */
  between: [
    { withinMs: 24 * 60 * MINUTE, confidence: 0.45 },
    { withinMs: 10 * 24 * 60 * MINUTE, confidence: 0.3 },
  ],
  /**
   * Pictures in a row without a position that are no coincidence where others have one: so many at least, by chance so
   * seldom, over more than a day.
   */
  blind: { least: 6, chance: 1e-4, overMs: 24 * 60 * MINUTE },
  /** Neighbours before and after that are further apart than this say only the names they share. */
  spreadKm: 5,
  /** Two venues named for one spot by pictures this close in time and space are rivals. */
  rivalMs: 45 * MINUTE,
  rivalKm: 0.3,
  rivalConfidence: 0.4,
} as const;

const instantOf = (view: View): number => view.instant ?? 0;
/** Pictures and videos by the moments at which they were made. */
export const timedOf = (views: readonly View[]): View[] =>
  views.filter((v) => isMedia(v) && v.instant !== undefined && v.time?.source !== 'parent');

/** For items without a place, where a history of locations says that their owner was. */
export const lentClaims = ({ lent, spots }: PlaceSources): Claim[] =>
  [...lent].map(([view, { lat, lon, confidence, from }]) => {
    const spot = spots.get(view);
    const place = { lat, lon, ...(spot === undefined ? {} : namesOfSpot(spot)), source: 'track' as const };
    return { view, place, confidence, basis: [from], rivals: false };
  });

/** For items without a place, that of the nearest placed ones before and after. */
export function neighbourClaims({ timed, spots, moments, strays }: PlaceSources): Claim[] {
  const momentOf = new Map(moments.flatMap((moment) => moment.map((view) => [view, moment] as const)));
  const holds = (view: View): boolean => isPlaced(spots.get(view)) && !strays.has(view);
  const after = nextOf(timed, holds);
  let before: View | undefined;
  return timed.flatMap((view, i) => {
    const nearby = [before, after[i]] as const;
    if (holds(view)) before = view;
    if (isPlaced(spots.get(view))) return [];
    return fromNeighbours(view, nearby, spots, momentOf);
  });
}

function fromNeighbours(
  view: View,
  [before, after]: readonly [View | undefined, View | undefined],
  spots: ReadonlyMap<View, Spot>,
  momentOf: ReadonlyMap<View, readonly View[]>,
): Claim[] {
  const near = [before, after].flatMap((other) => {
    const spot = other === undefined ? undefined : spots.get(other);
    if (other === undefined || spot === undefined) return [];
    const gap = Math.abs(instantOf(other) - instantOf(view));
    const moment = momentOf.get(view);
    const row = evidenceRule.byGap.find(
      (r) => gap <= r.withinMs && (!r.momentOnly || (moment !== undefined && momentOf.get(other) === moment)),
    );
    return row === undefined ? [] : [{ other, spot, gap, confidence: row.confidence }];
  });
  const [nearest, second] = near.sort((a, b) => a.gap - b.gap);
  if (nearest === undefined) return [];
  const km = second === undefined ? undefined : spotDistanceKm(nearest.spot, second.spot);
  const isApart = km !== undefined && km > evidenceRule.spreadKm && nearest.confidence === second?.confidence;
  if (!isApart || second === undefined) {
    const place = spotAsPlace(nearest.spot, 'event');
    return [{ view, place, confidence: nearest.confidence, basis: [nearest.other.id], rivals: false }];
  }
  return tie(view, nearest, second);
}

type Near = { readonly other: View; readonly spot: Spot; readonly confidence: number };

/** Two places equally near: what they share is its place, and both are named. */
function tie(view: View, a: Near, b: Near): Claim[] {
  const confidence = a.confidence / 2;
  const shared = sharedNames(a.spot, b.spot);
  const basis = [a.other.id, b.other.id];
  return [
    ...(shared === undefined ? [] : [{ view, place: shared, confidence: a.confidence, basis, rivals: false }]),
    ...[a, b].map(({ spot, other }) => ({
      view,
      place: { ...namesOfSpot(spot), source: 'event' as const },
      confidence,
      basis: [other.id],
      rivals: true,
    })),
  ];
}

/**
 * For items that nothing nearer places: the town of the last placed item before and the first after, where it is one and
 * both are days away at most. Who is in a town before and after has mostly stayed there; not so who took another camera
 * along, one that knows no position.
 */
export function betweenClaims({ timed, spots, strays }: PlaceSources, claimed: ReadonlySet<View>): Claim[] {
  const holds = (view: View): boolean => spots.get(view)?.city !== undefined && !strays.has(view);
  const after = nextOf(timed, holds);
  const blind = blindRuns(timed, spots);
  let before: View | undefined;
  return timed.flatMap((view, i): Claim[] => {
    const [from, to] = [before, after[i]];
    if (holds(view)) before = view;
    if (claimed.has(view) || isPlaced(spots.get(view)) || from === undefined || to === undefined) return [];
    if (blind.has(view) && instantOf(to) - instantOf(from) > evidenceRule.blind.overMs) return [];
    const [a, b] = [spots.get(from), spots.get(to)];
    const gap = Math.max(instantOf(view) - instantOf(from), instantOf(to) - instantOf(view));
    const row = evidenceRule.between.find((r) => gap <= r.withinMs);
    if (row === undefined || a === undefined || b === undefined || a.city !== b.city) return [];
    const place = sharedNames(a, b);
    if (place === undefined) return [];
    return [{ view, place, confidence: row.confidence, basis: [from.id, to.id], rivals: false }];
  });
}

/** Items of runs without any position that are too long to be chance, by how often one is missing elsewhere. */
function blindRuns(all: readonly View[], spots: ReadonlyMap<View, Spot>): ReadonlySet<View> {
  const runs: View[][] = [[]];
  for (const view of all) {
    if (isPlaced(spots.get(view))) runs.push([]);
    else runs.at(-1)?.push(view);
  }
  const { least, chance } = evidenceRule.blind;
  const placed = runs.length - 1;
  const now = runs.filter((run) => run.length < least).reduce((sum, run) => sum + run.length, 0);
  const missing = now / Math.max(1, placed + now);
  return new Set(runs.filter((run) => run.length >= least && missing ** run.length < chance).flat());
}

/** For each item the first after it that holds. */
function nextOf(all: readonly View[], holds: (view: View) => boolean): (View | undefined)[] {
  const after: (View | undefined)[] = [];
  let next: View | undefined;
  for (let i = all.length - 1; i >= 0; i--) {
    after[i] = next;
    const view = all[i];
    if (view !== undefined && holds(view)) next = view;
  }
  return after;
}

/** For items without a place, that of pictures that look alike and were made minutes away. */
export function lookAlikeClaims({ pairs, spots, strays }: PlaceSources): Claim[] {
  return pairs.flatMap(({ from, to, bits }) => {
    if (bits > evidenceRule.lookAlikeBits || from.instant === undefined || to.instant === undefined) return [];
    if (Math.abs(from.instant - to.instant) > evidenceRule.lookAlikeMs) return [];
    return [[from, to] as const, [to, from] as const].flatMap(([view, other]): Claim[] => {
      const spot = spots.get(other);
      if (isPlaced(spots.get(view)) || !isMedia(view) || spot === undefined || strays.has(other)) return [];
      const confidence = evidenceRule.lookAlikeConfidence - bits / 100;
      return [{ view, place: spotAsPlace(spot, 'look-alike'), confidence, basis: [other.id], rivals: false }];
    });
  });
}

/** For items whose position those around contradict, where those were. */
export const strayClaims = ({ strays }: PlaceSources): Claim[] =>
  [...strays].map(([view, stray]) => ({
    view,
    place: spotAsPlace(stray.spot, 'event'),
    confidence: stray.confidence,
    basis: stray.by.map((v) => v.id),
    rivals: true,
  }));

/**
 * Pictures of one meal under two venues: each is told the other's too, equally sure, unless a document of that hour
 * names one of them.
 */
export function rivalClaims({ timed, spots, venues }: PlaceSources): Claim[] {
  const named = timed.flatMap((view) => {
    const spot = spots.get(view);
    return spot?.poi === undefined ? [] : [{ view, spot, poi: spot.poi }];
  });
  const found: Claim[] = [];
  for (const [i, a] of named.entries()) {
    for (let j = i + 1; j < named.length; j++) {
      const b = named[j];
      if (b === undefined || instantOf(b.view) - instantOf(a.view) > evidenceRule.rivalMs) break;
      if (venueKey(a.poi) === venueKey(b.poi)) continue;
      if ((spotDistanceKm(a.spot, b.spot) ?? 0) > evidenceRule.rivalKm) continue;
      const told = venuesOf(a.view, venues.get(a.view.id) ?? []).map((s) => venueKey(s.name));
      const isDecided = told.includes(venueKey(a.poi)) || told.includes(venueKey(b.poi));
      if (!isDecided || told.includes(venueKey(b.poi))) found.push(rival(a.view, b.poi, b.view));
      if (!isDecided || told.includes(venueKey(a.poi))) found.push(rival(b.view, a.poi, a.view));
    }
  }
  return onceEach(found);
}

const rival = (view: View, poi: string, other: View): Claim => ({
  view,
  place: { poi, source: 'event' },
  confidence: evidenceRule.rivalConfidence,
  basis: [other.id],
  rivals: true,
});

function onceEach(claims: readonly Claim[]): Claim[] {
  return [...new Map(claims.map((c) => [`${c.view.id}\n${venueKey(c.place.poi ?? '')}`, c])).values()];
}
