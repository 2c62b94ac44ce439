import { isMedia, type View } from '../view.ts';
import { type Spot, spotDistanceKm } from './spots.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const strayRule = {
  /** Neighbours that are looked at on either side, and how far off in time. */
  neighbours: 4,
  reachMs: 6 * HOUR,
  /** Positions nearer than this are one place. */
  togetherKm: 30,
  /** There and back again takes a journey: a mean speed above this is no visit. */
  detourKmh: 120,
  /** With neighbours on one side alone, only what no aircraft does is told. */
  fastestKmh: 900,
  /** How many times the weight of its own place the place of the others must have. */
  outvoted: 2,
  confidence: 0.75,
  /** One item between two of one place: how far off these may be, how fast the detour would have been, how sure it is. */
  lonely: { reachMs: 36 * HOUR, detourKmh: 300, confidence: 0.6 },
} as const;

/** Where the items around say that an item was made, against its own position; `by` are those that say so. */
export type Stray = { readonly spot: Spot; readonly by: readonly View[]; readonly confidence: number };

type Neighbour = { readonly view: View; readonly spot: Spot; readonly gap: number; readonly weight: number };

/**
 * Items whose position contradicts those made around them: a picture in Prague between two in Lyon minutes apart. The
 * position stays what was observed; this says what it should be. Neighbours vote by closeness in time; where nobody
 * outvotes the other, or the journey was possible, nothing is said.
 *
 * @param views sorted oldest first
 */
export function strayPositions(views: readonly View[], spots: ReadonlyMap<View, Spot>): Map<View, Stray> {
  const placed = views.flatMap((view) => {
    const spot = spots.get(view);
    const isMadeThere = isMedia(view) && view.instant !== undefined && view.time?.source !== 'parent';
    return isMadeThere && spot?.lat !== undefined ? [{ view, spot }] : [];
  });
  const found = new Map<View, Stray>();
  placed.forEach(({ view, spot }, i) => {
    if (view.place?.source === 'owner') return;
    const stray = strayOf(view, spot, around(placed, i)) ?? lonelyStray(spot, placed[i - 1], placed[i + 1], view);
    if (stray !== undefined) found.set(view, stray);
  });
  return found;
}

function around(placed: readonly { readonly view: View; readonly spot: Spot }[], i: number): Neighbour[] {
  const at = placed[i]?.view.instant ?? 0;
  const from = Math.max(0, i - strayRule.neighbours);
  return placed.slice(from, i + strayRule.neighbours + 1).flatMap(({ view, spot }, n) => {
    const gap = (view.instant ?? 0) - at;
    if (from + n === i || Math.abs(gap) > strayRule.reachMs) return [];
    return [{ view, spot, gap, weight: 1 / (1 + Math.abs(gap) / (30 * MINUTE)) }];
  });
}

const apart = (a: Spot, b: Spot): number => spotDistanceKm(a, b) ?? 0;

function strayOf(view: View, spot: Spot, near: readonly Neighbour[]): Stray | undefined {
  const away = near.filter((n) => apart(n.spot, spot) > strayRule.togetherKm);
  if (away.length === 0) return undefined;
  const sum = (list: readonly Neighbour[]) => list.reduce((total, n) => total + n.weight, 0);
  const groups = away.map((n) => away.filter((other) => apart(other.spot, n.spot) <= strayRule.togetherKm));
  const [group] = groups.sort((a, b) => sum(b) - sum(a));
  if (group === undefined) return undefined;
  const own = near.filter((n) => apart(n.spot, spot) <= strayRule.togetherKm);
  const ownWeight = sum(own) + (own.length === 0 ? 0.5 : 1);
  if (sum(group) < strayRule.outvoted * ownWeight || !isImpossible(spot, group)) return undefined;
  const ranked = group.toSorted((a, b) => Math.abs(a.gap) - Math.abs(b.gap) || (a.view.id < b.view.id ? -1 : 1));
  const [nearest] = ranked;
  if (nearest === undefined || view.id === nearest.view.id) return undefined;
  const by = ranked.slice(0, 3).map((n) => n.view);
  return { spot: { ...nearest.spot, poi: undefined, exact: false }, by, confidence: strayRule.confidence };
}

type Placed = { readonly view: View; readonly spot: Spot };

/** A lone item between two that were made in one place a day apart at most: there and back again by air, for one picture. */
function lonelyStray(spot: Spot, before: Placed | undefined, after: Placed | undefined, view: View): Stray | undefined {
  if (before === undefined || after === undefined) return undefined;
  const { reachMs, detourKmh, confidence } = strayRule.lonely;
  const lasted = (after.view.instant ?? 0) - (before.view.instant ?? 0);
  if (lasted > reachMs || apart(before.spot, after.spot) > strayRule.togetherKm) return undefined;
  const km = apart(before.spot, spot) + apart(spot, after.spot);
  if (km < 2 * strayRule.togetherKm || km / Math.max(lasted / HOUR, 1 / 60) < detourKmh) return undefined;
  const gap = (other: Placed) => Math.abs((other.view.instant ?? 0) - (view.instant ?? 0));
  const nearest = gap(before) <= gap(after) ? before : after;
  return { spot: { ...nearest.spot, poi: undefined, exact: false }, by: [before.view, after.view], confidence };
}

/** Whether nobody could have been at `spot` meanwhile: there and back from the group, or there alone by air. */
function isImpossible(spot: Spot, group: readonly Neighbour[]): boolean {
  const before = group.filter((n) => n.gap <= 0).toSorted((a, b) => b.gap - a.gap)[0];
  const after = group.filter((n) => n.gap >= 0).toSorted((a, b) => a.gap - b.gap)[0];
  if (before !== undefined && after !== undefined) {
    const km = apart(before.spot, spot) + apart(spot, after.spot);
    return km / Math.max(1 / 60, (after.gap - before.gap) / HOUR) > strayRule.detourKmh;
  }
  const one = before ?? after;
  if (one === undefined) return false;
  return apart(one.spot, spot) / Math.max(1 / 60, Math.abs(one.gap) / HOUR) > strayRule.fastestKmh;
}
