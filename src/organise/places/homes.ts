import { compareText, countIn, pushTo } from '../ordering.ts';
import type { View } from '../view.ts';
import { middle, type Spot, spotDistanceKm } from './spots.ts';

/** Somewhere the owner keeps coming back to, with the items there and the days it held (ISO; open when absent). */
export type Haunt = {
  readonly kind: 'home' | 'work';
  readonly lat: number | undefined;
  readonly lon: number | undefined;
  readonly city: string | undefined;
  readonly region: string | undefined;
  readonly country: string | undefined;
  readonly countryCode: string | undefined;
  readonly since: string | undefined;
  readonly until: string | undefined;
  readonly items: readonly View[];
  readonly confidence: number;
};

type Cluster = { readonly key: string; readonly spot: Spot; readonly views: readonly View[] };
type Stay = { readonly cluster: Cluster; readonly days: ReadonlySet<string> };

export const hauntRule = {
  /** Cells of about a kilometre, joined with their neighbours. */
  cellDegrees: 0.01,
  fewestDays: 3,
  /** Days between the first and the last: a holiday is shorter. */
  shortestSpanDays: 14,
  /** Months in which another place leads, before it counts as a move. */
  monthsOfMove: 2,
  fewestWorkDays: 5,
  /** Share of the days at a place of work that are spent there in office hours. */
  workShare: 0.6,
  /** Share of all office hours around home that are spent there: what is merely passed by now and then is no work. */
  workLead: 0.2,
  /** A second home takes this many days in its months, and this share of all days that were ever spent there. */
  fewestDaysOfMove: 5,
  livedShare: 0.6,
  /** How far a town reaches, and the share of its days that a house in it must hold to be told apart. */
  townKm: 12,
  houseShare: 0.5,
} as const;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0;
const atHomeHour = (view: View): boolean =>
  view.day !== undefined && (isWeekend(view.day) || view.hour === undefined || view.hour >= 19 || view.hour < 8);
const atWorkHour = (view: View): boolean =>
  view.day !== undefined && !isWeekend(view.day) && view.hour !== undefined && view.hour >= 9 && view.hour < 17;

/**
 * Homes and workplaces. Items are gathered in grid cells that touch (density clusters without a size to choose). A
 * home leads, by days with something in the evening, at night or on a weekend, in its months; when another place
 * leads for two months or more, the owner has moved and there are two homes, each with its time. Work is where
 * weekday office hours are spent elsewhere than at home. Places of only a few days, or within two weeks, are neither.
 */
export function hauntsOf(views: readonly View[], spots: ReadonlyMap<View, Spot>): Haunt[] {
  const clusters = clustersOf(views, spots);
  const homes = homesOf(clusters);
  return [...homes, ...workOf(clusters, homes)];
}

function clustersOf(views: readonly View[], spots: ReadonlyMap<View, Spot>): Cluster[] {
  const cells = new Map<string, View[]>();
  for (const view of views) {
    const spot = spots.get(view);
    if (spot === undefined || view.day === undefined || view.modality === 'email') continue;
    if (spot.exact && spot.lat !== undefined && spot.lon !== undefined)
      pushTo(cells, cellKey(spot.lat, spot.lon), view);
    else if (spot.city !== undefined) pushTo(cells, `city:${spot.city}\n${spot.country ?? ''}`, view);
  }
  const groups = joinCells(cells);
  return groups.map(([key, members]) => ({ key, views: members, spot: centreSpot(members, spots) }));
}

/** Walls, garden and street: what lies within this of a home's middle was made at home. */
const AT_HOME_KM = 0.5;

/** Whether an item was made at one of the homes, in its time; by its city alone where that is all that is known. */
export function homeTest(homes: readonly Haunt[], spots: ReadonlyMap<View, Spot>): (view: View) => boolean {
  return (view) => {
    const spot = spots.get(view);
    if (spot === undefined || spot.poi !== undefined) return false;
    return homes.some((home) => {
      if (view.day !== undefined && !isHeldOn(home, view.day)) return false;
      const km = spot.exact ? spotDistanceKm(spot, home) : undefined;
      return km !== undefined && km <= AT_HOME_KM;
    });
  };
}

/** True on the days between a haunt's first and last. */
export const isHeldOn = ({ since, until }: Pick<Haunt, 'since' | 'until'>, day: string): boolean =>
  (since === undefined || day >= since) && (until === undefined || day <= until);

const cellKey = (lat: number, lon: number): string =>
  `${Math.floor(lat / hauntRule.cellDegrees)}:${Math.floor(lon / hauntRule.cellDegrees)}`;

/** Cells with at least `fewestDays` days are cores; every cell goes to the strongest core in its neighbourhood. */
function joinCells(cells: ReadonlyMap<string, View[]>): [string, View[]][] {
  const strength = new Map([...cells].map(([key, members]) => [key, new Set(members.map((v) => v.day)).size]));
  const ranked = [...cells.keys()].sort((a, b) => (strength.get(b) ?? 0) - (strength.get(a) ?? 0) || compareText(a, b));
  const owner = new Map<string, string>();
  for (const key of ranked) {
    if (owner.has(key)) continue;
    owner.set(key, key);
    for (const near of neighbours(key)) if (cells.has(near) && !owner.has(near)) owner.set(near, key);
  }
  const groups = new Map<string, View[]>();
  for (const key of ranked) {
    for (const view of cells.get(key) ?? []) pushTo(groups, owner.get(key) ?? key, view);
  }
  return [...groups].sort((a, b) => compareText(a[0], b[0]));
}

function neighbours(key: string): string[] {
  if (key.startsWith('city:')) return [];
  const [row = 0, column = 0] = key.split(':').map(Number);
  return [-1, 0, 1].flatMap((dr) => [-1, 0, 1].map((dc) => `${row + dr}:${column + dc}`)).filter((k) => k !== key);
}

function centreSpot(members: readonly View[], spots: ReadonlyMap<View, Spot>): Spot {
  const all = members.flatMap((v) => spots.get(v) ?? []);
  const points = all.flatMap((s) => (s.lat === undefined || s.lon === undefined ? [] : [{ lat: s.lat, lon: s.lon }]));
  const centre = points.length === 0 ? undefined : middle(points);
  const leading = (pick: (s: Spot) => string | undefined) => {
    const counts = new Map<string, number>();
    for (const s of all) {
      const name = pick(s);
      if (name !== undefined) countIn(counts, name);
    }
    return [...counts].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))[0]?.[0];
  };
  return {
    lat: centre?.lat,
    lon: centre?.lon,
    city: leading((s) => s.city),
    region: leading((s) => s.region),
    country: leading((s) => s.country),
    countryCode: leading((s) => s.countryCode),
    exact: all.some((s) => s.exact),
  };
}

function stays(clusters: readonly Cluster[], counts: (view: View) => boolean, fewest: number): Stay[] {
  return clusters.flatMap((cluster) => {
    const days = new Set(cluster.views.filter(counts).flatMap((v) => v.day ?? []));
    const numbers = [...days].map(dayNumber).sort((a, b) => a - b);
    const span = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0);
    return days.size >= fewest && span >= hauntRule.shortestSpanDays ? [{ cluster, days }] : [];
  });
}

type Period = { readonly stay: Stay; readonly months: string[] };

function homesOf(clusters: readonly Cluster[]): Haunt[] {
  const candidates = townsOf(stays(clusters, atHomeHour, hauntRule.fewestDays));
  const periods = livedIn(settle(leaders(candidates)));
  return periods.map((period, i) => {
    const days = daysIn(period);
    const since = i === 0 ? undefined : days[0];
    const until = i === periods.length - 1 ? undefined : days.at(-1);
    return haunt('home', period.stay, since, until, days.length);
  });
}

const daysIn = ({ stay, months }: Period): string[] =>
  [...stay.days].filter((day) => months.includes(day.slice(0, 7))).sort(compareText);

/**
 * Clusters of one town are one home where none of them holds most of its days: positions that scatter tell a town, not
 * a house. Where one does, it stands for itself, so that a move across town is still two homes.
 */
function townsOf(candidates: readonly Stay[]): Stay[] {
  const ranked = candidates.toSorted((a, b) => b.days.size - a.days.size || compareText(a.cluster.key, b.cluster.key));
  const taken = new Set<Stay>();
  return ranked.flatMap((stay) => {
    if (taken.has(stay)) return [];
    const town = ranked.filter((other) => !taken.has(other) && isOneTown(stay.cluster.spot, other.cluster.spot));
    const months = monthsOf(stay);
    const meanwhile = town.filter((other) => other === stay || shares(months, monthsOf(other)));
    const days = new Set(meanwhile.flatMap((other) => [...other.days]));
    for (const other of meanwhile) taken.add(other);
    if (stay.days.size >= days.size * hauntRule.houseShare) return [stay];
    const views = meanwhile.flatMap((other) => other.cluster.views);
    return [{ cluster: { ...stay.cluster, views }, days }];
  });
}

const isOneTown = (a: Spot, b: Spot): boolean => (spotDistanceKm(a, b) ?? Number.POSITIVE_INFINITY) <= hauntRule.townKm;
const monthsOf = (stay: Stay): ReadonlySet<string> => new Set([...stay.days].map((day) => day.slice(0, 7)));
const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((month) => b.has(month));

/** Periods that were lived in: enough days, and a place that one does not keep visiting before and after. */
function livedIn(periods: readonly Period[]): Period[] {
  if (periods.length < 2) return [...periods];
  const inPeriods = new Map<Stay, number>();
  for (const period of periods) countIn(inPeriods, period.stay, daysIn(period).length);
  const most = Math.max(...inPeriods.values());
  const kept = periods.filter((period) => {
    const { stay } = period;
    const days = inPeriods.get(stay) ?? 0;
    if (days === most) return true;
    // A holiday over the end of a month leads two of them, and is none the longer for it.
    const own = daysIn(period).map(dayNumber);
    const lasted = (own.at(-1) ?? 0) - (own[0] ?? 0) >= hauntRule.shortestSpanDays;
    return lasted && days >= hauntRule.fewestDaysOfMove && days >= stay.days.size * hauntRule.livedShare;
  });
  return kept.length === periods.length ? kept : livedIn(joinRuns(kept));
}

/** Which stay leads each month; months without any are left out. */
function leaders(candidates: readonly Stay[]): Period[] {
  const counts = new Map<string, Map<Stay, number>>();
  for (const stay of candidates) {
    for (const day of stay.days) {
      const month = counts.get(day.slice(0, 7)) ?? new Map<Stay, number>();
      countIn(month, stay);
      counts.set(day.slice(0, 7), month);
    }
  }
  const months = [...counts.keys()].sort(compareText);
  return months.flatMap((month) => {
    const ranked = [...(counts.get(month) ?? [])].sort(
      (a, b) => b[1] - a[1] || b[0].days.size - a[0].days.size || compareText(a[0].cluster.key, b[0].cluster.key),
    );
    const stay = ranked[0]?.[0];
    return stay === undefined ? [] : [{ stay, months: [month] }];
  });
}

/**
 * Runs of months with one leader; a run too short to be a move belongs to what was before it (or comes after). Where one
 * was in the most weeks is home, though it led a single month: an evening a month elsewhere leads many.
 */
function settle(byMonth: readonly Period[]): Period[] {
  const joined = joinRuns(byMonth);
  const lasting = joined.filter((p) => p.months.length >= hauntRule.monthsOfMove);
  const weeks = new Map(joined.map(({ stay }) => [stay, weeksOf(stay)]));
  const most = [...weeks].sort(
    ([a, n], [b, m]) => m - n || b.days.size - a.days.size || compareText(a.cluster.key, b.cluster.key),
  )[0]?.[0];
  if (lasting.some(({ stay }) => stay === most)) return joinRuns(lasting);
  return joinRuns(joined.filter(({ stay }) => stay === most));
}

const weeksOf = ({ days }: Stay): number => new Set([...days].map((day) => Math.floor(dayNumber(day) / 7))).size;

function joinRuns(periods: readonly Period[]): Period[] {
  const runs: Period[] = [];
  for (const period of periods) {
    const last = runs.at(-1);
    if (last?.stay === period.stay) last.months.push(...period.months);
    else runs.push({ stay: period.stay, months: [...period.months] });
  }
  return runs;
}

const COMMUTE_KM = 100;

function workOf(clusters: readonly Cluster[], homes: readonly Haunt[]): Haunt[] {
  const lived = new Set(homes.flatMap((h) => h.items));
  const away = clusters.filter((c) => !c.views.some((view) => lived.has(view)));
  const near = clusters.filter(({ spot }) => homes.every((h) => (spotDistanceKm(spot, h) ?? 0) < COMMUTE_KM));
  const offices = new Set(near.flatMap((c) => c.views.filter(atWorkHour).flatMap((v) => v.day ?? [])));
  const candidates = stays(away, atWorkHour, hauntRule.fewestWorkDays)
    .filter(({ days }) => days.size >= offices.size * hauntRule.workLead)
    .filter(({ cluster, days }) => days.size >= new Set(cluster.views.map((v) => v.day)).size * hauntRule.workShare)
    .filter(
      ({ cluster }) => homes.length === 0 || homes.some((h) => (spotDistanceKm(cluster.spot, h) ?? 0) < COMMUTE_KM),
    );
  return livedIn(settle(leaders(candidates))).map((period, i, all) => {
    const days = daysIn(period);
    return haunt(
      'work',
      period.stay,
      i === 0 ? undefined : days[0],
      i === all.length - 1 ? undefined : days.at(-1),
      days.length,
    );
  });
}

function haunt(
  kind: Haunt['kind'],
  stay: Stay,
  since: string | undefined,
  until: string | undefined,
  days: number,
): Haunt {
  const { lat, lon, city, region, country, countryCode } = stay.cluster.spot;
  const confidence = Math.min(0.95, 0.5 + days / 40);
  return { kind, lat, lon, city, region, country, countryCode, since, until, items: stay.cluster.views, confidence };
}
