import { z } from 'zod';

export const locationSources = [
  'owner',
  'exif-gps',
  'xmp-gps',
  'quicktime-gps',
  'sidecar',
  'geocoder',
  'row',
  'text',
  'event',
  'look-alike',
  'message',
  'track',
] as const;
export type LocationSource = (typeof locationSources)[number];

/**
 * Where an item was made: signed WGS 84 degrees and names by level. Absence of coordinates means unknown; 0,0 and
 * values off the globe never get this far. `countryCode` is ISO 3166-1 alpha-2.
 */
export const locationSchema = z
  .object({
    lat: z.number().min(-90).max(90).optional(),
    lon: z.number().min(-180).max(180).optional(),
    altitude: z.number().optional(),
    poi: z.string().optional(),
    city: z.string().optional(),
    region: z.string().optional(),
    country: z.string().optional(),
    countryCode: z.string().length(2).optional(),
    /** The address or location name as the source wrote it, unparsed. */
    label: z.string().optional(),
    source: z.enum(locationSources),
  })
  .refine((l) => (l.lat === undefined) === (l.lon === undefined), 'lat and lon go together');
export type Location = z.infer<typeof locationSchema>;

/** The names of a location from the narrowest to the widest, as a person would read them. */
export function locationNames(location: Location): string[] {
  const names = [location.poi, location.city, location.region, location.country].filter((n) => n !== undefined);
  return names.length === 0 && location.label !== undefined ? [location.label] : [...new Set(names)];
}

const EARTH_RADIUS_KM = 6371.0088;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const rad = Math.PI / 180;
  const dLat = (b.lat - a.lat) * rad;
  const dLon = (b.lon - a.lon) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}
