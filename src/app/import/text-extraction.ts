import { ownReadings } from '../../ingest/derive.ts';
import { textReadings } from '../../ingest/extract/text-readings.ts';
import { fold } from '../../language/fold.ts';
import type { MemoryItem, StoredItem } from '../../memory/item.ts';
import type { Reading } from '../../memory/reading.ts';
import type { Settings } from '../../memory/settings.ts';
import type { Geocoder } from '../../ports/geocoder.ts';

/** Well-known places by folded name; plain data, so that it can be handed to a thread. */
export type PlaceTable = ReadonlyMap<
  string,
  { readonly name: string; readonly kind: 'city'; readonly population: number }
>;

/** What extraction knows of the owner. */
export type ExtractionSettings = Pick<Settings, 'locale' | 'currency' | 'country'>;

/** Smaller places share their names with too many ordinary words. */
const LEAST_POPULATION = 100_000;

export const placeTable = (geocoder: Pick<Geocoder, 'placesAbove'>): PlaceTable =>
  new Map(
    geocoder
      .placesAbove(LEAST_POPULATION)
      .map(({ name, city, population }) => [fold(name), { name: city, kind: 'city', population }]),
  );

/** Reads an item's words with the owner's notation, and the country of the item where that is known. */
export function extractText(item: MemoryItem, settings: ExtractionSettings, places: PlaceTable): Reading[] {
  const country = item.place?.countryCode ?? settings.country;
  return textReadings(item, {
    locale: settings.locale,
    currency: settings.currency,
    ...(country === undefined ? {} : { country }),
    findPlace: (name) => places.get(fold(name)),
  });
}

/** Everything that follows from an item alone, with the owner's settings. */
export const readItem = (item: StoredItem, settings: ExtractionSettings, places: PlaceTable): Reading[] =>
  ownReadings(item, settings.country, (seen) => extractText(seen, settings, places));
