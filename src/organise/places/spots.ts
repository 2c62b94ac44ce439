import { distanceKm } from '../../memory/location.ts';
import type { OrganiseContext } from '../context.ts';
import { compareText, pushTo } from '../ordering.ts';
import type { View } from '../view.ts';
import { countryName, gazetteer } from './gazetteer.ts';
import { settlementOf } from './settlement.ts';

/** Where an item was, as far as anything says: a position (its own, or its city's), and the names. */
export type Spot = {
  readonly lat: number | undefined;
  readonly lon: number | undefined;
  readonly city: string | undefined;
  readonly region: string | undefined;
  readonly country: string | undefined;
  readonly countryCode: string | undefined;
  /** A venue, where the source names one. */
  readonly poi?: string | undefined;
  /** False when the position is only that of the city. */
  readonly exact: boolean;
};

/** Anything that may have a position. */
export type Located = { readonly lat?: number | undefined; readonly lon?: number | undefined };
type Point = { readonly lat: number; readonly lon: number };

/**
 * Spots of all views that have any place. An item that only names its city stands at the middle of the items of
 * that city that have coordinates, else where the gazetteer has it; else its position is unknown.
 */
export function spotsOf(views: readonly View[], context: OrganiseContext): Map<View, Spot> {
  const centres = cityCentres(views);
  const spots = new Map<View, Spot>();
  for (const view of views) {
    const place = view.place;
    if (place === undefined) continue;
    const { lat, lon, region, country, countryCode } = place;
    const { city, poi } = settlementOf(place, context);
    if (lat !== undefined && lon !== undefined) {
      const names = city === undefined && country === undefined ? context.placeOf?.(lat, lon) : undefined;
      spots.set(view, {
        lat,
        lon,
        city: city ?? names?.city,
        region: region ?? names?.region,
        country: country ?? names?.country,
        countryCode: countryCode ?? names?.countryCode,
        ...(poi === undefined ? {} : { poi }),
        exact: true,
      });
    } else if (city !== undefined || country !== undefined) {
      const centre = city === undefined ? undefined : centreOf(city, countryCode, country, centres, context);
      spots.set(view, { lat: centre?.lat, lon: centre?.lon, city, region, country, countryCode, poi, exact: false });
    }
  }
  return spots;
}

const cityKey = (city: string, country: string | undefined) => `${city}\n${country ?? ''}`;

function cityCentres(views: readonly View[]): Map<string, Point> {
  const points = new Map<string, Point[]>();
  for (const { place } of views) {
    if (place?.city === undefined || place.lat === undefined || place.lon === undefined) continue;
    pushTo(points, cityKey(place.city, place.country), { lat: place.lat, lon: place.lon });
  }
  return new Map([...points].map(([key, list]) => [key, middle(list)]));
}

/** The median point: robust against single strays, and independent of order. */
export function middle(points: readonly Point[]): Point {
  // `Float64Array.from` asks each point through an iterator, which of many points takes longer than to sort them.
  const [lats, lons] = [new Float64Array(points.length), new Float64Array(points.length)];
  for (const [at, { lat, lon }] of points.entries()) {
    lats[at] = lat;
    lons[at] = lon;
  }
  lats.sort();
  lons.sort();
  const half = Math.floor(points.length / 2);
  return { lat: lats[half] ?? 0, lon: lons[half] ?? 0 };
}

function centreOf(
  city: string,
  code: string | undefined,
  country: string | undefined,
  centres: ReadonlyMap<string, Point>,
  context: OrganiseContext,
): Point | undefined {
  const own = centres.get(cityKey(city, country));
  if (own !== undefined) return own;
  const known = gazetteer(context, city);
  return (
    known.find((p) => p.countryCode === code || (country !== undefined && countryName(p.countryCode) === country)) ??
    (code === undefined && country === undefined ? known[0] : undefined)
  );
}

/** Kilometres between two spots, or nothing when either position is unknown. */
export function spotDistanceKm(a: Located, b: Located): number | undefined {
  if (a.lat === undefined || a.lon === undefined || b.lat === undefined || b.lon === undefined) return undefined;
  return distanceKm({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon });
}

/** Same country, different country, or not known. */
export function sameCountry(
  a: Spot,
  b: { readonly country?: string | undefined; readonly countryCode?: string | undefined },
): boolean | undefined {
  if (a.countryCode !== undefined && b.countryCode !== undefined) return a.countryCode === b.countryCode;
  if (a.country !== undefined && b.country !== undefined) return compareText(a.country, b.country) === 0;
  return undefined;
}
