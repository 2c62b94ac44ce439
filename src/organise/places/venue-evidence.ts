import type { ItemId } from '../../memory/ids.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { OrganiseContext } from '../context.ts';
import type { Absence } from '../events/away.ts';
import { type PoiClaim, tellingWords as telling } from '../events/event-facts.ts';
import { canPlace, canShowMeal } from '../events/visit-words.ts';
import { compareText, pushTo } from '../ordering.ts';
import { bestSpelling, venueKey } from '../people/firm-names.ts';
import { isMedia, type View } from '../view.ts';
import type { CityNames } from './city-names.ts';
import { countryName, gazetteer } from './gazetteer.ts';
import { type Spot, spotDistanceKm } from './spots.ts';

const HOUR = 3_600_000;

/** A document that says where the owner was: the venue, its city, the document, and when as well as it says. */
export type VenueSighting = {
  readonly name: string;
  /** A visit is told of its hours; a stay of its city on all its days, and of its walls only at night. */
  readonly kind: 'visit' | 'stay';
  readonly city: TownNamed | undefined;
  /** Pictures known to be farther than this from that city, or from where the paper was photographed, are none of it. */
  readonly reachKm: number;
  readonly view: View;
  readonly from: number;
  readonly to: number;
  readonly confidence: number;
};
export type TownNamed = {
  readonly name: string | undefined;
  readonly country: string | undefined;
  readonly countryCode: string | undefined;
  readonly lat: number | undefined;
  readonly lon: number | undefined;
};

const lodgingName =
  /\b(hotel|hostel|motel|inn|suites|guest ?house|pension|resort|lodge|b&b|bed and breakfast|apartments?|albergo|posada|pousada|gasthof|auberge|ryokan)\b|酒店|宾馆|民宿|旅馆|客栈/iu;
const rolesOfVisits = new Set(['event', 'arrival', 'other']);
const rolesOfStays = new Set(['check-in', 'check-out', 'event', 'other']);

export const venueRule = {
  /** A receipt's own time is that of paying: one was there before, and hardly after. */
  beforeMs: 3 * HOUR,
  afterMs: HOUR,
  nearConfidence: 0.75,
  dayConfidence: 0.4,
  stayConfidence: 0.35,
  longestStayMs: 45 * 24 * HOUR,
  /** A picture known to be farther from the venue's city than this was not made there. */
  elsewhereKm: 60,
  paperKm: 0.3,
} as const;

/** Who carries, sells for others or writes for everybody is nowhere that one was. */
const noPlace =
  /\b(air|airlines?|airways|aero\w*|jet\w*|rail|railways?|bahn|trains?|tickets?|ticket office|box office|tours?|travel|agency|booking\.com|expedia|airbnb|opentable|uber|lyft|bolt|amazon|paypal|team|insurance|bank)\b|航空|铁路|票务|携程|飞猪|美团|滴滴|保险|银行/iu;

/** At a hotel one is from evening to morning. */
const isNight = (hour: number | undefined): boolean => hour !== undefined && (hour >= 21 || hour < 9);

function venueNames(view: View): string[] {
  const once = (names: readonly string[]) => [...new Map(names.map((name) => [venueKey(name), name])).values()];
  const named = (kind: 'venue' | 'merchant') =>
    view.entities.filter((e) => e.kind === kind && !noPlace.test(e.name)).map((e) => e.name);
  const venues = named('venue');
  const merchants = named('merchant');
  if (view.visit === 'journey') return [];
  // A merchant is a place when the owner photographed its paper, or when the words are those of a visit.
  const isPlace = isMedia(view) || view.visit !== undefined;
  const same = merchants.filter((name) => venues.some((venue) => venueKey(venue) === venueKey(name)));
  if (same.length > 0) return once(same).slice(0, 1);
  if (venues.length > 0) return once(venues).slice(0, 2);
  return isPlace ? once(merchants).slice(0, 1) : [];
}

/** Firms that some paper is a journey with: their other papers place nobody either. */
function carriersOf(views: readonly View[]): ReadonlySet<string> {
  const journeys = views.filter((view) => view.visit === 'journey');
  const firms = journeys.flatMap((view) => view.entities.filter((e) => e.kind === 'merchant' && e.field === undefined));
  return new Set(firms.map((e) => venueKey(e.name)));
}

/** When which firm or venue cancelled something, as wall-clock milliseconds. */
function cancellationsOf(views: readonly View[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const view of views) {
    if (view.documentKind !== 'cancellation' || view.local === undefined) continue;
    for (const { kind, name } of view.entities) {
      if (kind === 'merchant' || kind === 'venue') pushTo(found, venueKey(name), view.local);
    }
  }
  return found;
}

/** What was cancelled between its paper and its end did not happen. */
const isCancelled = (
  { local = 0 }: View,
  name: string,
  { to }: Span,
  cancellations: ReadonlyMap<string, readonly number[]>,
): boolean => cancellations.get(venueKey(name))?.some((at) => local <= at && at <= to) ?? false;

/** All sightings of venues in documents, oldest first. */
export function venueSightings(views: readonly View[], context: OrganiseContext, cities: CityNames): VenueSighting[] {
  const carriers = carriersOf(views);
  const cancellations = cancellationsOf(views);
  return views.flatMap((view) => {
    if (!canPlace(view.documentKind)) return [];
    const city = townNamed(view, context, cities);
    return venueNames(view).flatMap((name) => {
      if (carriers.has(venueKey(name))) return [];
      const isStay = lodgingName.test(name) || view.visit === 'stay';
      if (!isStay && view.documentKind === 'invoice') return [];
      const when = isStay ? daysOfStay(view) : hoursOfVisit(view);
      const reachKm = isMedia(view) ? venueRule.paperKm : venueRule.elsewhereKm;
      const of = isStay ? ('stay' as const) : ('visit' as const);
      return when
        .filter((span) => !isCancelled(view, name, span, cancellations))
        .map((span) => ({ name, kind: of, city, reachKm, view, ...span }));
    });
  });
}

/** The city that a document names, with its country: the one it names first, as far as the gazetteer knows it. */
function townNamed(view: View, context: OrganiseContext, cities: CityNames): TownNamed | undefined {
  const own = view.place;
  if (isMedia(view) && own !== undefined && (own.city !== undefined || own.lat !== undefined)) {
    const { city: name, country, countryCode, lat, lon } = own;
    return { name, country, countryCode, lat, lon };
  }
  const name = view.entities.find((e) => e.kind === 'city')?.name;
  if (name === undefined) return undefined;
  const told = view.entities.filter((e) => e.kind === 'country').map((e) => e.name);
  const all = gazetteer(context, name);
  const known = all.find((p) => told.includes(countryName(p.countryCode) ?? '')) ?? all[0];
  const country = known === undefined ? told[0] : countryName(known.countryCode);
  const called = known === undefined ? undefined : cities.nameAt(known);
  return { name: called ?? name, country, countryCode: known?.countryCode, lat: known?.lat, lon: known?.lon };
}

type Span = Pick<VenueSighting, 'from' | 'to' | 'confidence'>;

function hoursOfVisit(view: View): Span[] {
  const stated = view.dates.filter((d) => rolesOfVisits.has(d.role) && d.start.length >= 10);
  const [clock] = stated.filter((d) => d.start.length > 10 && !d.start.endsWith('T00:00:00'));
  if (clock !== undefined) return [around(localMillis(clock.start))];
  const [day] = stated;
  const isOwnTime = view.local !== undefined && view.hour !== undefined;
  const saysOtherDay = day !== undefined && day.start.slice(0, 10) !== view.day;
  if ((view.documentKind === 'receipt' || isMedia(view)) && isOwnTime && !saysOtherDay) return [around(view.local)];
  if (day === undefined) return [];
  const from = localMillis(`${day.start.slice(0, 10)}T00:00:00`);
  return Number.isFinite(from) ? [{ from, to: from + 24 * HOUR, confidence: venueRule.dayConfidence }] : [];
}

/** From the first day that a document of a stay names to the last, at most a month and a half. */
function daysOfStay(view: View): Span[] {
  const stated = view.dates.filter((d) => rolesOfStays.has(d.role) && d.start.length >= 10);
  const first = stated.map((d) => localMillis(`${d.start.slice(0, 10)}T00:00:00`)).filter(Number.isFinite);
  const last = stated.map((d) => localMillis(`${d.end.slice(0, 10)}T23:59:59`)).filter(Number.isFinite);
  if (first.length === 0 || last.length === 0) return [];
  const from = Math.min(...first);
  const to = Math.max(...last);
  const isStay = to - from >= 25 * HOUR && to - from <= venueRule.longestStayMs;
  return isStay ? [{ from, to, confidence: venueRule.stayConfidence }] : [];
}

const around = (at: number): Span => ({
  from: at - venueRule.beforeMs,
  to: at + venueRule.afterMs,
  confidence: venueRule.nearConfidence,
});

/**
 * Sightings that reach each picture: those of its hours when there are any, else those of its day; none that names a
 * city far from where the picture was made.
 */
export function venuesNear(
  views: readonly View[],
  spots: ReadonlyMap<View, Spot>,
  sightings: readonly VenueSighting[],
  absences: readonly Absence[],
): Map<ItemId, VenueSighting[]> {
  const byDay = new Map<string, VenueSighting[]>();
  for (const sighting of sightings) {
    for (let at = sighting.from; at <= sighting.to + 24 * HOUR; at += 24 * HOUR) {
      const day = dayOf(Math.min(at, sighting.to));
      if (byDay.get(day)?.at(-1) !== sighting) pushTo(byDay, day, sighting);
    }
  }
  const near = new Map<ItemId, VenueSighting[]>();
  if (byDay.size === 0) return near;
  const recent: VenueSighting[][] = [];
  for (const view of views) {
    const isAway = view.day !== undefined && isOnTrip(view.day, absences);
    const told = reaching(view, spots.get(view), byDay).filter((s) => !isAway || !isPlanAtHome(s));
    if (told.length === 0) continue;
    const same = recent.find((other) => other.length === told.length && other.every((s, at) => s === told[at]));
    if (same === undefined && recent.unshift(told) > MOST_RECENT) recent.pop();
    near.set(view.id, same ?? told);
  }
  return near;
}

/** Pictures of one hour have the same sightings, which may be a thousand: among so many of the last lists an equal one is looked for. */
const MOST_RECENT = 8;

const isOnTrip = (day: string, absences: readonly Absence[]): boolean =>
  absences.some(({ first, last }) => first <= day && day <= last);
/** An appointment that names no town is one at home, which a trip may have crossed. */
const isPlanAtHome = ({ city, view }: VenueSighting): boolean =>
  city === undefined && !isMedia(view) && view.documentKind !== 'receipt' && view.documentKind !== 'invoice';

function reaching(
  view: View,
  spot: Spot | undefined,
  byDay: ReadonlyMap<string, readonly VenueSighting[]>,
): VenueSighting[] {
  const { local } = view;
  if (!isMedia(view) || local === undefined || view.hour === undefined || view.time?.source === 'parent') return [];
  const meant = (byDay.get(dayOf(local)) ?? []).filter(
    (s) => s.view !== view && s.from <= local && local <= s.to && !isElsewhere(spot, s),
  );
  // A picture of a beach was not taken at the dinner of that hour.
  const isMeal = ({ view: { visit } }: VenueSighting): boolean => visit === 'meal';
  const hits = meant.some(isMeal) && !canShowMeal(telling(view)) ? meant.filter((s) => !isMeal(s)) : meant;
  const close = hits.filter((s) => s.confidence >= venueRule.nearConfidence);
  return [
    ...(close.length > 0 ? close : hits.filter((s) => s.kind === 'visit')),
    ...hits.filter((s) => s.kind === 'stay'),
  ];
}

function isElsewhere(spot: Spot | undefined, { city, reachKm }: VenueSighting): boolean {
  if (spot === undefined || city === undefined) return false;
  const km = spotDistanceKm(spot, city);
  return km === undefined ? false : km > reachKm;
}

/** The venues of sightings that a picture was made at, as far as they tell: of a stay only at night. */
export const venuesOf = (view: View, sightings: readonly VenueSighting[]): VenueSighting[] => {
  const visit = sightings.filter((s) => s.kind === 'visit');
  return visit.length > 0 ? visit : sightings.filter((s) => s.kind === 'stay' && isNight(view.hour));
};

/** Papers that are written where they are photographed. */
const ownPapers = new Set(['receipt', 'menu', 'ticket', 'sign']);

/**
 * The venues that an item was made at, weighed: its own place counts once, a document of its hours twice, one of its day
 * or of a stay less.
 */
export function poisOf(
  view: View,
  spot: Spot | undefined,
  sightings: readonly VenueSighting[] = [],
): readonly PoiClaim[] {
  const isPaper = isMedia(view) && view.documentKind !== undefined && ownPapers.has(view.documentKind);
  if (spot?.poi === undefined && sightings.length === 0 && !isPaper) return [];
  const own: PoiClaim[] = spot?.poi === undefined ? [] : [{ name: spot.poi, weight: 1, decides: true }];
  const told = venuesOf(view, sightings).map(
    ({ name, confidence, city }): PoiClaim => ({
      name,
      weight: 2.5 * confidence,
      city: city?.name,
      decides: true,
    }),
  );
  const paper = isPaper ? venueNames(view).map((name) => ({ name, weight: 1.5 })) : [];
  const claims: readonly PoiClaim[] = [...own, ...told, ...paper];
  if (claims.length < 2) return claims;
  const strongest = new Map<string, PoiClaim>();
  for (const claim of claims) {
    const key = venueKey(claim.name);
    const known = strongest.get(key);
    const name = known === undefined ? claim.name : bestSpelling(new Map([claim.name, known.name].map((n) => [n, 1])));
    const stronger = known === undefined || known.weight < claim.weight ? claim : known;
    strongest.set(key, { ...stronger, name });
  }
  return [...strongest.values()].sort((a, b) => b.weight - a.weight || compareText(a.name, b.name));
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
