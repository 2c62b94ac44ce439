import { personIdOfAddress } from '../language/mail-address.ts';
import type { MemoryItem, StoredItem } from '../memory/item.ts';
import { assembleItem, storedPart, withReadings } from '../memory/item.ts';
import type { Mention } from '../memory/person.ts';
import { derived } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { Settings } from '../memory/settings.ts';
import type { Geocoder } from '../ports/geocoder.ts';
import { temporalTags } from './temporal-tags.ts';

/** Extracts amounts, dates, references, names and kinds from an item's words; pure, perhaps in another thread. */
export type TextExtraction = (item: MemoryItem) => Reading[] | Promise<Reading[]>;

export type DeriveContext = {
  readonly settings: Settings;
  readonly geocoder: Geocoder | undefined;
  readonly extractText: TextExtraction;
};

/** The extractor that tells correspondents by their addresses alone. */
export const CORRESPONDENTS = 'correspondents';

/** Names of the extractors whose readings `derive` makes anew; whoever else says something is left alone. */
const remade = ['geocoder', 'temporal-tags', 'extract.', CORRESPONDENTS];
const isRemade = (by: string): boolean => remade.some((name) => by.startsWith(name));

/**
 * Everything that can be computed from what was observed: place names from coordinates, what the text says, temporal
 * tags. Idempotent, and run again whenever an observation changes.
 */
export async function derive(item: StoredItem, context: DeriveContext): Promise<StoredItem> {
  const observed = storedPart(
    item,
    item.readings.filter((r) => !isRemade(r.provenance.by)),
  );
  const places = await placeNames(assembleItem(observed), context.geocoder);
  const placed = places === undefined ? observed : withReadings(observed, [places]);
  const seen = assembleItem(placed);
  const text = await context.extractText(seen);
  const tags =
    seen.time === undefined
      ? undefined
      : temporalTags(seen.time, {
          ...(seen.place?.lat === undefined ? {} : { lat: seen.place.lat }),
          ...countryOf(seen, context.settings),
        });
  const people = correspondents(seen);
  return withReadings(placed, [
    ...text,
    ...(tags === undefined ? [] : [tags]),
    ...(people === undefined ? [] : [people]),
  ]);
}

/** Mentions with an address are known by it, until organising finds whose it is. */
function correspondents({ people = [] }: MemoryItem): Reading | undefined {
  const known = people.flatMap((mention): Mention[] =>
    mention.address === undefined || mention.id !== undefined
      ? []
      : [{ ...mention, id: personIdOfAddress(mention.address) }],
  );
  return known.length === 0 ? undefined : reading('people', known, derived(CORRESPONDENTS));
}

/** The country whose holidays count: where the item was made, else the owner's. */
function countryOf(item: MemoryItem, settings: Settings): { countryCode?: string } {
  const code = item.place?.countryCode ?? settings.country;
  return code === undefined ? {} : { countryCode: code };
}

async function placeNames(item: MemoryItem, geocoder: Geocoder | undefined): Promise<Reading | undefined> {
  const { lat, lon, city } = item.place ?? {};
  if (geocoder === undefined || lat === undefined || lon === undefined || city !== undefined) return undefined;
  const names = await geocoder.reverse(lat, lon);
  if (names === undefined) return undefined;
  const { km, ...levels } = names;
  return reading(
    'place',
    { ...levels, source: 'geocoder' },
    derived(`geocoder.${geocoder.name}`, geocoder.version, km === undefined ? undefined : Math.max(0.3, 1 - km / 60)),
  );
}
