import type { ItemId } from '../../memory/ids.ts';
import { isMedia, type View } from '../view.ts';
import { isPlaced } from './place-names.ts';
import type { Spot } from './spots.ts';
import type { VenueSighting } from './venue-evidence.ts';

/**
 * The spots with those added that papers of stays give to items without any: pictures of the days of a stay were made
 * in its town, so that a trip shows even where no picture of it has a position. Two stays in two towns say nothing.
 */
export function withStays(
  views: readonly View[],
  spots: ReadonlyMap<View, Spot>,
  venues: ReadonlyMap<ItemId, readonly VenueSighting[]>,
): ReadonlyMap<View, Spot> {
  const added = new Map<View, Spot>();
  for (const view of views) {
    if (!isMedia(view) || isPlaced(spots.get(view))) continue;
    const stays = (venues.get(view.id) ?? []).filter((s) => s.kind === 'stay' && s.city?.lat !== undefined);
    const city = stays[0]?.city;
    if (city === undefined || stays.some((s) => s.city?.name !== city.name)) continue;
    const { name, lat, lon, country, countryCode } = city;
    added.set(view, { lat, lon, city: name, region: undefined, country, countryCode, exact: false });
  }
  return added.size === 0 ? spots : new Map([...spots, ...added]);
}
