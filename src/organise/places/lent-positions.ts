import tzLookup from '@photostructure/tz-lookup';
import type { ItemId } from '../../memory/ids.ts';
import { locationNames } from '../../memory/location.ts';
import { tellsWhen } from '../../memory/time-span.ts';
import { positionAt, type Track } from '../../memory/track.ts';
import { instantOf } from '../events/zone-clock.ts';
import { isMedia, type View } from '../view.ts';

export const lentRule = {
  /** Seconds before and after a stretch in which its end still says where somebody was. */
  nearEnd: 5 * 60,
  /** How sure a position is inside a stretch, and near the end of one. */
  confidence: 0.85,
  nearConfidence: 0.65,
  /** Clocks on earth differ by so many seconds at most. */
  mostApart: 15 * 60 * 60,
} as const;

/** Where a history of locations says that a picture was made, and which item of the history says so. */
export type Lent = {
  readonly lat: number;
  readonly lon: number;
  readonly confidence: number;
  readonly from: ItemId;
};

type Stretch = { readonly from: number; readonly to: number; readonly track: Track; readonly id: ItemId };

const minutesKnown: ReadonlySet<string> = new Set(['subsecond', 'second', 'minute']);

/**
 * Positions that histories of locations lend to pictures and films that say nothing of where they were made, by the time at
 * which they were. A time without an offset is read on the clock of the place that it leads to.
 */
export function lentPositions(views: readonly View[], ownerZone: string): Map<View, Lent> {
  const stretches = stretchesOf(views);
  const found = new Map<View, Lent>();
  if (stretches.all.length === 0) return found;
  for (const view of views) {
    const lent = mayBorrow(view) ? lentTo(view, stretches, ownerZone) : undefined;
    if (lent !== undefined) found.set(view, lent);
  }
  return found;
}

/** A place of its own, whoever gave it, always holds. */
function mayBorrow(view: View): view is View & { readonly time: NonNullable<View['time']> } {
  const { place, time } = view;
  if (!isMedia(view) || time === undefined || !tellsWhen(time) || !minutesKnown.has(time.precision)) return false;
  return place === undefined || (place.lat === undefined && locationNames(place).length === 0);
}

type Stretches = {
  /** By their beginning. */
  readonly all: readonly Stretch[];
  /** Of each stretch the latest end of it and all before. */
  readonly ends: readonly number[];
};

function stretchesOf(views: readonly View[]): Stretches {
  const all = views
    .flatMap(({ id, track }) =>
      (track?.stretches ?? []).map((points): Stretch => {
        const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
        return { from, to, track: { stretches: [points] }, id };
      }),
    )
    .sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
  let latest = Number.NEGATIVE_INFINITY;
  const ends = all.map(({ to }) => {
    latest = Math.max(latest, to);
    return latest;
  });
  return { all, ends };
}

function lentTo(
  view: View & { readonly time: NonNullable<View['time']> },
  stretches: Stretches,
  ownerZone: string,
): Lent | undefined {
  const { time } = view;
  const zone = time.zone ?? ownerZone;
  const seconds = instantOf(time, zone) / 1000;
  const isFixed = /(Z|[+-]\d{2}:\d{2})$/.test(time.start) || time.offset !== undefined || time.zone !== undefined;
  const lent = lentAt(seconds, stretches);
  if (isFixed) return lent;
  if (lent !== undefined && isOnClock(time, lent, seconds)) return lent;
  // The camera's clock is that of where the picture was made: that place tells the moment, and the moment the place.
  for (const near of zonesAround(seconds, stretches)) {
    const moment = instantOf(time, near) / 1000;
    const there = lentAt(moment, stretches);
    if (there !== undefined && isOnClock(time, there, moment)) return there;
  }
  return undefined;
}

const isOnClock = (time: NonNullable<View['time']>, { lat, lon }: Lent, seconds: number): boolean =>
  instantOf(time, tzLookup(lat, lon)) / 1000 === seconds;

/** The zones in which a history is within the hours by which clocks differ, the nearest first. */
function zonesAround(seconds: number, { all, ends }: Stretches): string[] {
  const zones = new Set<string>();
  for (let i = lastFrom(all, seconds + lentRule.mostApart); i >= 0; i--) {
    if ((ends[i] ?? 0) < seconds - lentRule.mostApart || zones.size >= MOST_ZONES) break;
    const [point] = all[i]?.track.stretches[0] ?? [];
    if (point !== undefined) zones.add(tzLookup(point[1], point[2]));
  }
  return [...zones];
}
const MOST_ZONES = 6;

/** The last stretch that begins no later; -1 where none does. */
function lastFrom(all: readonly Stretch[], seconds: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.from ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where the stretch around a moment says; else the end of the nearest, if it is minutes away. */
function lentAt(seconds: number, { all, ends }: Stretches): Lent | undefined {
  let near: (Lent & { readonly gap: number }) | undefined;
  for (let i = lastFrom(all, seconds + lentRule.nearEnd); i >= 0; i--) {
    if ((ends[i] ?? 0) < seconds - lentRule.nearEnd) break;
    const stretch = all[i];
    if (stretch === undefined) continue;
    const gap = Math.max(0, stretch.from - seconds, seconds - stretch.to);
    if (gap > lentRule.nearEnd || (near !== undefined && gap >= near.gap)) continue;
    const at = positionAt(stretch.track, Math.min(stretch.to, Math.max(stretch.from, seconds)));
    const confidence = gap === 0 ? lentRule.confidence : lentRule.nearConfidence;
    if (at !== undefined) near = { ...at, confidence, from: stretch.id, gap };
    if (gap === 0) break;
  }
  if (near === undefined) return undefined;
  const { lat, lon, confidence, from } = near;
  return { lat: rounded(lat), lon: rounded(lon), confidence, from };
}

const DEGREES = 1e5;
const rounded = (degrees: number): number => Math.round(degrees * DEGREES) / DEGREES;
