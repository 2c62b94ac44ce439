import { readOnce } from '../../memory/read-once.ts';
import { daysBetween } from '../../memory/time-span.ts';
import type { OrganiseContext } from '../context.ts';
import type { Haunt } from '../places/homes.ts';
import { type Spot, sameCountry, spotDistanceKm } from '../places/spots.ts';
import type { View } from '../view.ts';

const HOUR = 3_600_000;

const awayRule = {
  /** Nearer than this, in the same country, is not a journey. */
  farKm: 60,
  /** Days without any placed item that a trip may span. */
  bridgeDays: 4,
  /** Longer absences are a life elsewhere, not a trip. */
  longestDays: 90,
  /** Items that claim to be at home between items away may be mistakes of position when these are this close. */
  strayMs: 48 * HOUR,
  /** Within a day, who was at home drove there and back at most so fast; else they flew, with the way to the airport. */
  dayHours: 12,
  roadKmh: 100,
  flightKmh: 450,
  /** No leg of it is faster than an airliner. */
  byAirKmh: 900,
} as const;

export type Whereabouts = 'home' | 'away' | 'unknown';

const MONTH_MS = 31 * 86_400_000;
const monthFrom = (day: string, by: -1 | 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * MONTH_MS).toISOString().slice(0, 10);

/** The days on which a home held, give or take a month. */
const boundsOf = readOnce(({ since, until }: Haunt) => ({
  from: since === undefined ? '' : monthFrom(since, -1),
  to: until === undefined ? '9999' : monthFrom(until, 1),
}));

function holds(home: Haunt, day: string): boolean {
  const { from, to } = boundsOf(home);
  return day >= from && day <= to;
}

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
export type Absence = {
  readonly first: string;
  readonly last: string;
  readonly away: readonly View[];
  /** True where bookings alone say so: `away` are those. */
  readonly isBooked?: true;
};

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
  const strays = strayItems(placed);
  placed.forEach(({ view, where, day }) => {
    const before = run.at(-1)?.day;
    if (where === 'home') {
      if (!strays.has(view)) run = closed(runs, run);
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

/** The items at home that cannot have been: see `isStrayRun`. Each run is judged once. */
function strayItems(placed: readonly Placed[]): ReadonlySet<View> {
  const strays = new Set<View>();
  for (let from = 0; from < placed.length; from++) {
    if (placed[from]?.where !== 'home') continue;
    let to = from;
    while (placed[to + 1]?.where === 'home') to++;
    const run = placed.slice(from, to + 1);
    if (isStrayRun(placed[from - 1], run, placed[to + 1])) for (const { view } of run) strays.add(view);
    from = to;
  }
  return strays;
}

/**
 * Whether a run of items at home lies between items away in such a way that nobody was at home meanwhile: reached and
 * left faster than by road within a day, or than by air.
 */
function isStrayRun(before: Placed | undefined, run: readonly Placed[], after: Placed | undefined): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (before === undefined || first === undefined || last === undefined || after === undefined) return false;
  const hours = hoursBetween(before.view, after.view);
  if (hours === undefined || hours * HOUR > awayRule.strayMs) return false;
  const there = spotDistanceKm(before.spot, first.spot) ?? 0;
  const back = spotDistanceKm(last.spot, after.spot) ?? 0;
  const legs = [
    { km: there, hours: hoursBetween(before.view, first.view) },
    { km: back, hours: hoursBetween(last.view, after.view) },
  ];
  if (legs.some((leg) => leg.km / Math.max(leg.hours ?? 0, 0.5) > awayRule.byAirKmh)) return true;
  const onTheWay = hours - (hoursBetween(first.view, last.view) ?? 0);
  const fastest = hours <= awayRule.dayHours ? awayRule.roadKmh : awayRule.flightKmh;
  return (there + back) / Math.max(onTheWay, 0.5) > fastest;
}

const hoursBetween = (a: View, b: View): number | undefined =>
  a.instant === undefined || b.instant === undefined ? undefined : Math.abs(b.instant - a.instant) / HOUR;

function absence(run: readonly View[]): Absence[] {
  const days = run.flatMap((v) => v.day ?? []).sort();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined || first === last) return [];
  return daysBetween(first, last) > awayRule.longestDays ? [] : [{ first, last, away: run }];
}
