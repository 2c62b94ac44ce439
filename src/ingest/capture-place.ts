import { observed } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { MediaTags, TaggedPosition } from '../ports/media-tags.ts';

/** Order in which positions of one file are believed. */
const order: readonly TaggedPosition['source'][] = ['exif-gps', 'xmp-gps', 'quicktime-gps'];

/** False for positions that no receiver gives: not numbers, off the globe, and 0,0. */
export function isPosition(lat: number, lon: number): boolean {
  if (!Number.isFinite(lat) || !Number.isFinite(lon) || Math.abs(lat) > 90 || Math.abs(lon) > 180) return false;
  return !(Math.abs(lat) < 1e-5 && Math.abs(lon) < 1e-5);
}

/** A fix on two whole degrees has a chance below one in a million: a rounded one, or a broken writer's default. */
const WHOLE_DEGREES_CONFIDENCE = 0.5;
const trustIn = (lat: number, lon: number): { confidence?: number } =>
  Number.isInteger(lat) && Number.isInteger(lon) ? { confidence: WHOLE_DEGREES_CONFIDENCE } : {};

/** Metres that a person with a camera can be at: the Dead Sea's floor to an airliner's ceiling. */
const isAltitude = (metres: number): boolean => Number.isFinite(metres) && metres > -600 && metres < 20_000;

/** Degrees to a centimetre: rationals and fixed-point numbers come with digits that were never measured. */
const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;

/** Every believable position of the tags, most believed first. */
export function capturePlaces(tags: MediaTags): Reading<'place'>[] {
  return tags.positions
    .filter(({ lat, lon }) => isPosition(lat, lon))
    .toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source))
    .map(({ source, lat, lon, altitude }) =>
      reading(
        'place',
        {
          lat: rounded(lat),
          lon: rounded(lon),
          ...(altitude !== undefined && isAltitude(altitude) ? { altitude } : {}),
          source,
        },
        { ...observed(tags.by, tags.version), ...trustIn(lat, lon) },
      ),
    );
}
