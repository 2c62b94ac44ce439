import { z } from 'zod';
import { distanceKm } from './location.ts';

/** Where somebody was at a moment: seconds since the epoch, latitude and longitude in degrees (WGS 84). */
export const trackPointSchema = z.tuple([z.int(), z.number().min(-90).max(90), z.number().min(-180).max(180)]);
export type TrackPoint = z.infer<typeof trackPointSchema>;

/** A way through space and time. Inside a stretch nothing is unknown for long, however far apart its points are in time. */
export const trackSchema = z.object({ stretches: z.array(z.array(trackPointSchema).min(1)) });
export type Track = z.infer<typeof trackSchema>;

export const trackRule = {
  /** Points that a track of one item keeps. */
  mostPoints: 400,
  /** Kilometres that a left-out point may lie off the way that is kept. */
  toleranceKm: 0.03,
  /** Seconds without a point after which it is unknown where somebody went meanwhile. */
  longestGap: 15 * 60,
  /** Who is still at the place after so many seconds was there, as far as anybody knows. */
  longestRest: 4 * 60 * 60,
  restKm: 0.3,
} as const;

const spot = ([, lat, lon]: TrackPoint) => ({ lat, lon });
const apart = (a: TrackPoint, b: TrackPoint): number => distanceKm(spot(a), spot(b));

/** The position on the straight way from one point to another at a moment in seconds, across the date line where that is shorter. */
export function between(a: TrackPoint, b: TrackPoint, at: number): { readonly lat: number; readonly lon: number } {
  const share = b[0] === a[0] ? 0 : Math.min(1, Math.max(0, (at - a[0]) / (b[0] - a[0])));
  const turn = b[2] - a[2] > 180 ? -360 : b[2] - a[2] < -180 ? 360 : 0;
  const lon = a[2] + share * (b[2] + turn - a[2]);
  return { lat: a[1] + share * (b[1] - a[1]), lon: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon };
}

/** Whether nothing is unknown between two points that follow one another. */
function isContinuous(a: TrackPoint, b: TrackPoint): boolean {
  const gap = b[0] - a[0];
  return gap <= trackRule.longestGap || (gap <= trackRule.longestRest && apart(a, b) <= trackRule.restKm);
}

/**
 * A track of points in any order: cut where it is unknown where somebody went, without points that the others tell, and
 * with no more than `mostPoints`. `stays` are stretches on their own, of which both ends were seen by whoever wrote them.
 */
export function trackOf(points: readonly TrackPoint[], stays: readonly (readonly TrackPoint[])[] = []): Track {
  const sorted = [...points].sort((a, b) => a[0] - b[0]);
  const stretches: TrackPoint[][] = [];
  let last: TrackPoint | undefined;
  for (const point of sorted) {
    if (last !== undefined && point[0] === last[0]) continue;
    if (last !== undefined && isContinuous(last, point)) stretches.at(-1)?.push(point);
    else stretches.push([point]);
    last = point;
  }
  return simplified([...stretches, ...stays.map((stay) => [...stay])]);
}

function simplified(stretches: readonly TrackPoint[][]): Track {
  let tolerance: number = trackRule.toleranceKm;
  let found = stretches.map((stretch) => withoutNeedless(stretch, tolerance));
  const size = (): number => found.reduce((sum, { length }) => sum + length, 0);
  // Stretches of a day are few; should they not be, the shortest say least.
  if (found.length > trackRule.mostPoints / 2)
    found = found.toSorted((a, b) => lasting(b) - lasting(a)).slice(0, trackRule.mostPoints / 2);
  while (size() > trackRule.mostPoints) {
    tolerance *= 2;
    found = found.map((stretch) => withoutNeedless(stretch, tolerance));
  }
  return { stretches: found.sort((a, b) => startOf(a) - startOf(b)) };
}

const startOf = (stretch: readonly TrackPoint[]): number => stretch[0]?.[0] ?? 0;
const lasting = (stretch: readonly TrackPoint[]): number => (stretch.at(-1)?.[0] ?? 0) - startOf(stretch);

/** Douglas and Peucker, with the distance between where somebody was and where the kept points say that they were then. */
function withoutNeedless(stretch: readonly TrackPoint[], tolerance: number): TrackPoint[] {
  const kept = new Set<number>([0, stretch.length - 1]);
  const open: [number, number][] = [[0, stretch.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const [a, b] = [stretch[from], stretch[to]];
    if (a === undefined || b === undefined) continue;
    let [farthest, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const point = stretch[i];
      if (point === undefined) continue;
      const off = distanceKm(spot(point), between(a, b, point[0]));
      if (off > farthest) [farthest, at] = [off, i];
    }
    if (at === -1) continue;
    kept.add(at);
    open.push([from, at], [at, to]);
  }
  return [...kept].sort((a, b) => a - b).flatMap((i) => (stretch[i] === undefined ? [] : [stretch[i]]));
}

/** What two histories tell of the same time, as one; the same object where the second tells nothing more. */
export function unitedTrack(known: Track, next: Track): Track {
  const covered = (point: TrackPoint): boolean => {
    const here = positionAt(known, point[0]);
    return here !== undefined && distanceKm(here, spot(point)) <= trackRule.restKm;
  };
  const news = next.stretches.filter((stretch) => !stretch.every(covered));
  if (news.length === 0) return known;
  const isStay = (stretch: readonly TrackPoint[]) => lasting(stretch) > trackRule.longestRest && stretch.length === 2;
  const all = [...known.stretches, ...news];
  return trackOf(all.filter((one) => !isStay(one)).flat(), all.filter(isStay));
}

/** Where a track says that somebody was at a moment in seconds; nothing where it does not. */
export function positionAt(
  { stretches }: Track,
  at: number,
): { readonly lat: number; readonly lon: number } | undefined {
  let best: { readonly gap: number; readonly lat: number; readonly lon: number } | undefined;
  for (const stretch of stretches) {
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (first === undefined || last === undefined || at < first[0] || at > last[0]) continue;
    const after = firstFrom(stretch, at);
    const [a, b] = [stretch[Math.max(0, after - 1)] ?? first, stretch[after] ?? last];
    const gap = b[0] - a[0];
    if (best === undefined || gap < best.gap) best = { gap, ...between(a, b, at) };
  }
  return best === undefined ? undefined : { lat: best.lat, lon: best.lon };
}

/** The first point at or after a moment. */
function firstFrom(stretch: readonly TrackPoint[], at: number): number {
  let [low, high] = [0, stretch.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretch[middle]?.[0] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
