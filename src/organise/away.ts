import type { OrganiseContext } from './context.ts';
import type { Haunt } from './homes.ts';
import { type Spot, sameCountry, spotDistanceKm } from './spots.ts';
import type { View } from './view.ts';

const HOUR = 3_600_000;

export const awayRule = {
  /** Nearer than this, in the same country, is not a journey. */
  farKm: 60,
  /** Days without any placed item that a trip may span. */
  bridgeDays: 4,
  /** Longer absences are a life elsewhere, not a trip. */
  longestDays: 90,
  /** One item that claims to be at home, between items away this close to it, is a mistake of its position. */
  strayMs: 12 * HOUR,
  /** Home and back takes a journey: a mean speed above this is none. */
  fastestKmh: 500,
  /** No leg of it is faster than an airliner. */
  byAirKmh: 900,
} as const;

export type Whereabouts = 'home' | 'away' | 'unknown';

const MONTH_MS = 31 * 86_400_000;
const holds = (home: Haunt, day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return (
    (home.since === undefined || at >= Date.parse(`${home.since}T00:00:00Z`) - MONTH_MS) &&
    (home.until === undefined || at <= Date.parse(`${home.until}T00:00:00Z`) + MONTH_MS)
  );
};

/** Whether a spot is away from every home of that day: about 60 km, or another country (nearer is a border town). */
export function whereabouts(
  spot: Spot | undefined,
  day: string,
  homes: readonly Haunt[],
  context: OrganiseContext,
): Whereabouts {
  if (spot === undefined) return 'unknown';
  const then = homes.filter((home) => holds(home, day));
  if (then.length === 0) return withoutHome(spot, context.settings.country);
  const seen = then.map((home) => fromHome(spot, home));
  if (seen.includes('home')) return 'home';
  return seen.includes('unknown') ? 'unknown' : 'away';
}

/** With no home known, only another country than the settings' is surely away. */
function withoutHome(spot: Spot, country: string | undefined): Whereabouts {
  if (country === undefined || spot.countryCode === undefined) return 'unknown';
  return spot.countryCode === country ? 'unknown' : 'away';
}

const BORDER_TOWN_KM = 15;

function fromHome(spot: Spot, home: Haunt): Whereabouts {
  const km = spotDistanceKm(spot, home);
  const same = sameCountry(spot, home);
  if (km !== undefined) return km >= awayRule.farKm || (same === false && km >= BORDER_TOWN_KM) ? 'away' : 'home';
  if (same === false) return 'away';
  if (spot.city !== undefined && home.city !== undefined) {
    if (spot.city === home.city) return 'home';
    return spot.region !== undefined && home.region !== undefined && spot.region !== home.region ? 'away' : 'unknown';
  }
  return 'unknown';
}

/** A run of days away from home, with the items that show it. */
export type Absence = { readonly first: string; readonly last: string; readonly away: readonly View[] };

const daysBetween = (a: string, b: string): number =>
  (Date.parse(`${b}T00:00:00Z`) - Date.parse(`${a}T00:00:00Z`)) / 86_400_000;

/**
 * Absences from home of at least one night: items away with none at home between them and at most four days without
 * any. Two trips with an hour at home between them are two. Only what was made on the spot counts, not mails.
 *
 * @param views sorted oldest first
 */
export function absencesOf(
  views: readonly View[],
  spots: ReadonlyMap<View, Spot>,
  homes: readonly Haunt[],
  context: OrganiseContext,
): Absence[] {
  const placed = views.flatMap((view) => {
    if (view.day === undefined || view.modality === 'email' || view.time?.source === 'parent') return [];
    const spot = spots.get(view);
    const where = whereabouts(spot, view.day, homes, context);
    return where === 'unknown' || spot === undefined ? [] : [{ view, spot, where, day: view.day }];
  });
  const runs: View[][] = [];
  let run: View[] = [];
  placed.forEach(({ view, where, day }, i) => {
    const before = run.at(-1)?.day;
    if (where === 'home') {
      if (!isStray(placed, i)) run = closed(runs, run);
    } else {
      if (before !== undefined && daysBetween(before, day) > awayRule.bridgeDays + 1) run = closed(runs, run);
      run.push(view);
    }
  });
  closed(runs, run);
  return runs.flatMap(absence);
}

function closed(runs: View[][], run: View[]): View[] {
  if (run.length > 0) runs.push(run);
  return [];
}

type Placed = { readonly view: View; readonly spot: Spot; readonly where: Whereabouts };

function isStray(placed: readonly Placed[], i: number): boolean {
  const before = placed[i - 1];
  const after = placed[i + 1];
  if (before?.where !== 'away' || after?.where !== 'away') return false;
  const from = before.view.instant;
  const to = after.view.instant;
  if (from === undefined || to === undefined) return false;
  return to - from <= awayRule.strayMs || isTooFast(before, placed[i], after, (to - from) / HOUR);
}

const hoursBetween = (a: View, b: View): number => Math.abs((b.instant ?? 0) - (a.instant ?? 0)) / HOUR;

/** Home and back again faster than by air. */
function isTooFast(before: Placed, home: Placed | undefined, after: Placed, hours: number): boolean {
  if (home === undefined) return false;
  const there = spotDistanceKm(before.spot, home.spot) ?? 0;
  const back = spotDistanceKm(home.spot, after.spot) ?? 0;
  const legs = [
    { km: there, hours: hoursBetween(before.view, home.view) },
    { km: back, hours: hoursBetween(home.view, after.view) },
  ];
  if (legs.some((leg) => leg.km / Math.max(leg.hours, 0.5) > awayRule.byAirKmh)) return true;
  return (there + back) / Math.max(hours, 1) > awayRule.fastestKmh;
}

function absence(run: readonly View[]): Absence[] {
  const days = run.flatMap((v) => v.day ?? []).sort();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined || first === last) return [];
  return daysBetween(first, last) > awayRule.longestDays ? [] : [{ first, last, away: run }];
}
