import { distanceKm } from '../../memory/location.ts';
import { tellsWhen } from '../../memory/time-span.ts';
import type { Spot } from '../places/spots.ts';
import { isMedia, type View } from '../view.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** PhotoBench §3.1.2: a window of four hours and at least three pictures. */
export const momentRule = {
  windowMs: 4 * HOUR,
  fewest: 3,
  /** The pace at which the window is just four hours: a picture every 20 minutes. */
  usualGapMs: 20 * MINUTE,
  /** The window grows with this power of the local gap over the usual one, so that 16 times the gap doubles it. */
  power: 0.25,
  narrowestMs: 2 * HOUR,
  widestMs: 6 * HOUR,
  /** Gaps on either side from which the local pace is read. */
  neighbours: 5,
  longestMs: 18 * HOUR,
  /** A quiet stretch with a journey in it ends a moment however short it is by the clock. */
  journeyKm: 50,
  journeyMs: 45 * MINUTE,
} as const;

/** True for times that say when something was made. */
export const isCaptured = (view: View): boolean => view.time !== undefined && tellsWhen(view.time);
const canBelong = (view: View): boolean => isMedia(view) && view.instant !== undefined && isCaptured(view);

/**
 * Moments: runs of pictures and videos with no quiet stretch longer than an adaptive window, of at least three items.
 *
 * The window is four hours at a usual pace of one picture in 20 minutes. The pace around a gap is the geometric mean of up
 * to five gaps on either side of it (each counted as at most a day and at least a second; the gap itself is left out,
 * so that it does not excuse itself). A quick series narrows the window, down to two hours, because a pause of that
 * length in such a series is a real end; a slow day widens it, up to six hours, because there a pause is its rhythm.
 * What still runs longer than 18 hours is cut at its longest pause, again and again. Deterministic in the set of
 * items; each item is in at most one moment. Distances are on the world's clock, so that a change of zone in flight neither tears nor folds a run.
 *
 * @param views sorted oldest first (`byTime`)
 * @param spots where they were made, strays set right
 */
export function momentsOf(views: readonly View[], spots: ReadonlyMap<View, Spot>): View[][] {
  const timed = views.filter(canBelong);
  const gaps = timed.map((view, i) => at(view) - at(timed[i - 1] ?? view));
  const runs: View[][] = [];
  let run: View[] = [];
  timed.forEach((view, i) => {
    const before = timed[i - 1];
    if (before !== undefined && endsBetween(spots.get(before), spots.get(view), gaps, i)) {
      runs.push(run);
      run = [];
    }
    run.push(view);
  });
  runs.push(run);
  return runs.flatMap(cutToLength).filter((r) => r.length >= momentRule.fewest);
}

const at = (view: View): number => view.instant ?? 0;

function endsBetween(from: Spot | undefined, to: Spot | undefined, gaps: readonly number[], i: number): boolean {
  const gap = gaps[i] ?? 0;
  if (gap <= momentRule.journeyMs) return false;
  return gap > windowAt(gaps, i) || journeyed(from, to);
}

function journeyed(from: Spot | undefined, to: Spot | undefined): boolean {
  if (from?.lat === undefined || from.lon === undefined || to?.lat === undefined || to.lon === undefined) return false;
  return distanceKm({ lat: from.lat, lon: from.lon }, { lat: to.lat, lon: to.lon }) >= momentRule.journeyKm;
}

/** The window around gap `i` (between items i-1 and i), in milliseconds. */
function windowAt(gaps: readonly number[], i: number): number {
  let sum = 0;
  let n = 0;
  const from = Math.max(1, i - momentRule.neighbours);
  const to = Math.min(gaps.length - 1, i + momentRule.neighbours);
  for (let j = from; j <= to; j++) {
    if (j === i) continue;
    sum += Math.log(Math.min(24 * HOUR, Math.max(SECOND, gaps[j] ?? 0)));
    n++;
  }
  if (n === 0) return momentRule.windowMs;
  const pace = Math.exp(sum / n) / momentRule.usualGapMs;
  const wide = momentRule.windowMs * pace ** momentRule.power;
  return Math.min(momentRule.widestMs, Math.max(momentRule.narrowestMs, wide));
}

function cutToLength(run: readonly View[]): View[][] {
  const todo: View[][] = [[...run]];
  const done: View[][] = [];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const first = next[0];
    const last = next.at(-1);
    if (first === undefined || last === undefined) continue;
    if (at(last) - at(first) <= momentRule.longestMs) {
      done.push(next);
      continue;
    }
    const cut = widestPause(next);
    todo.push(next.slice(cut), next.slice(0, cut));
  }
  return done;
}

/** Index of the item after the longest pause, the earliest of several. */
function widestPause(run: readonly View[]): number {
  let widest = 1;
  let length = -1;
  run.forEach((view, i) => {
    const before = run[i - 1];
    if (before !== undefined && at(view) - at(before) > length) {
      length = at(view) - at(before);
      widest = i;
    }
  });
  return widest;
}
