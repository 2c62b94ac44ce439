import { slug } from '../../language/fold.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { distanceKm, type Location, locationNames } from '../../memory/location.ts';
import type { LeafArgs } from '../../memory/query-plan.ts';
import { hitRates, type Reading, read } from './evidence.ts';
import { saysName } from './item-words.ts';

const { sure, weak } = hitRates.place;
const lenders: ReadonlySet<Location['source']> = new Set(['event', 'look-alike', 'message', 'text']);

/** Whether a place is known by what surrounds the item alone. */
export const isLent = ({ source }: Location): boolean => lenders.has(source);

const DEFAULT_RADIUS_KM = 0.5;

/**
 * How an item's place agrees with a name, or with a spot and its radius. A name in the text stands in, weakly; so does that
 * of a place in it: `parts` are the known ones, as slugs.
 */
export function weighPlace(
  args: LeafArgs<'place'>,
  item: MemoryItem,
  baseRate: number,
  parts: readonly string[] = [],
): Reading {
  const { place } = item;
  const here = place === undefined ? undefined : placeReading(args, place, baseRate, parts);
  if (here?.truth === 'yes') return here;
  if (namesIt(args.name, item)) return read('yes', weak, baseRate, `names ${args.name}`);
  // Houses of one name stand in many towns: where an item was is not overruled by what it names.
  const part = here === undefined ? item.entities?.find((entity) => parts.includes(slug(entity.name))) : undefined;
  if (part !== undefined) return read('yes', weak, baseRate, `names ${part.name}, in ${args.name}`);
  // What only its surroundings tell of a picture speaks against another place, but rules none out.
  if (here !== undefined) return place !== undefined && isLent(place) ? { ...here, truth: 'unknown' } : here;
  return read('unknown', sure, baseRate, 'place unknown: neither for nor against');
}

function placeReading(
  args: LeafArgs<'place'>,
  place: Location,
  baseRate: number,
  parts: readonly string[],
): Reading | undefined {
  if (args.lat !== undefined && args.lon !== undefined && place.lat !== undefined && place.lon !== undefined) {
    const km = distanceKm({ lat: args.lat, lon: args.lon }, { lat: place.lat, lon: place.lon });
    const near = km <= (args.radiusKm ?? DEFAULT_RADIUS_KM);
    const far = km < 1 ? `${Math.round(km * 1000)} m` : `${Math.round(km)} km`;
    if (!near) return read('no', sure, baseRate, `${far} from ${args.name}`);
    const other = otherHouse(args, place);
    if (other !== undefined) return read('yes', NEXT_DOOR, baseRate, `at ${other}, near ${args.name}`);
    if (args.level === 'poi' && place.poi === undefined && km > WITHIN_A_HOUSE_KM)
      return read('yes', NEXT_DOOR, baseRate, `${far} from ${args.name}`);
    return read('yes', sure, baseRate, `at ${args.name}`);
  }
  const wanted = slug(args.name);
  const names = [
    ...locationNames(place),
    ...(place.label === undefined ? [] : [place.label, ...place.label.split(',')]),
  ];
  if (names.some((name) => slug(name) === wanted)) return read('yes', sure, baseRate, `in ${args.name}`);
  const part = place.country === undefined ? names.find((name) => parts.includes(slug(name))) : undefined;
  if (part !== undefined) return read('yes', sure, baseRate, `in ${part}, in ${args.name}`);
  // A place that is known only by a wider or narrower name than the one asked may still be there.
  const rival = rivalName(args, place);
  return rival === undefined ? undefined : read('no', sure, baseRate, `in ${rival}, not ${args.name}`);
}

/** What a position may be off and what a house takes: farther away one is in its street. */
const WITHIN_A_HOUSE_KM = 0.15;
/** Of what was at a house, so many are held to be at another one nearby. */
const NEXT_DOOR = 0.15;

/** The house that the item is known to be at, where that is not the one asked for. */
function otherHouse({ level, name }: LeafArgs<'place'>, { poi }: Location): string | undefined {
  if (level !== 'poi' || poi === undefined) return undefined;
  const [asked, own] = [slug(name), slug(poi)];
  return own.includes(asked) || asked.includes(own) ? undefined : poi;
}

/** The item's own name at the level that was asked; where the level is unknown, its town or country tells them apart. */
function rivalName(args: LeafArgs<'place'>, place: Location): string | undefined {
  switch (args.level) {
    case 'country':
      return place.country;
    case 'region':
      return place.region;
    case 'city':
      return place.city;
    case 'poi':
      return place.poi;
    case 'named':
      return undefined;
    case undefined:
      return place.city !== undefined && place.country !== undefined ? place.city : undefined;
  }
}

function namesIt(name: string, item: MemoryItem): boolean {
  const wanted = slug(name);
  if (item.entities?.some((entity) => slug(entity.name) === wanted) === true) return true;
  return saysName(item, wanted);
}
