import { ownReadings } from '../../ingest/derive.ts';
import { textReadings } from '../../ingest/extract/text-readings.ts';
import { fold } from '../../language/fold.ts';
import type { MemoryItem, StoredItem } from '../../memory/item.ts';
import type { Reading } from '../../memory/reading.ts';
import type { ExtractionSettings, PlaceTable } from './place-table.ts';

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
  ownReadings(item, settings, (seen) => extractText(seen, settings, places));
