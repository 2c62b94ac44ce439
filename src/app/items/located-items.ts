import { temporalTags } from '../../ingest/temporal-tags.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Location } from '../../memory/location.ts';
import type { Geocoder } from '../../ports/geocoder.ts';

export type Gazetteer = Pick<Geocoder, 'reverse' | 'find'>;

let opened: Promise<Geocoder> | undefined;
/** The offline gazetteer, loaded once and only when a position is to be named. */
export const openGazetteer = (): Promise<Gazetteer> => {
  opened ??= import('../../adapters/geonames/geocoder.ts').then(({ openGeonames }) => openGeonames());
  return opened;
};

/** Items whose positions have names, as a memory would give them; what already has a city, or no position, stays as it is. */
export async function* locatedItems(items: AsyncIterable<MemoryItem>): AsyncGenerator<MemoryItem> {
  for await (const item of items) {
    const place = item.place === undefined ? undefined : await named(item.place);
    yield place === undefined ? item : { ...item, place };
  }
}

async function named(place: Location): Promise<Location | undefined> {
  const { lat, lon, city } = place;
  if (lat === undefined || lon === undefined || city !== undefined) return undefined;
  const found = await (await openGazetteer()).reverse(lat, lon);
  if (found === undefined) return undefined;
  const { km: _km, ...names } = found;
  return { ...names, ...place };
}

/** Words for when an item was made, by its own clock and the holidays of its country: part of day, weekday, season, month. */
export function whenWords({ time, place }: MemoryItem): readonly string[] {
  if (time === undefined) return [];
  const tags = temporalTags(time, { lat: place?.lat, countryCode: place?.countryCode });
  return tags?.value.map(({ name }) => name) ?? [];
}
