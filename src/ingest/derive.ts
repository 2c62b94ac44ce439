import { personIdOfAddress } from '../language/mail-address.ts';
import type { MemoryItem, StoredItem } from '../memory/item.ts';
import { assembleItem, storedPart, withoutReadingsBy, withReadings } from '../memory/item.ts';
import type { Mention } from '../memory/person.ts';
import { derived } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { Settings } from '../memory/settings.ts';
import type { Geocoder } from '../ports/geocoder.ts';
import type { IndexEntry } from '../ports/store.ts';
import { CONTACT_READINGS, contactReadings } from './contact-readings.ts';
import { EVENT_READINGS, eventReadings } from './event-readings.ts';
import { temporalTags } from './temporal-tags.ts';
import { THING_READINGS, thingReadings } from './thing-readings.ts';

/** What the store keeps of an item, made on the way: what it is to index, and the JSON of the item. */
export type StoredForm = { readonly index: IndexEntry; readonly document: string };
/** What follows from an item alone; `form` is of the item with these readings. */
export type Derived = { readonly readings: readonly Reading[]; readonly form?: StoredForm };

/**
 * What follows from an item that has its place names: `ownReadings`, perhaps in another thread, which then also makes
 * what the store keeps of the item with these readings.
 */
export type Derivation = (placed: StoredItem) => Derived | Promise<Derived>;

export type DeriveContext = {
  readonly geocoder: Pick<Geocoder, 'name' | 'version' | 'reverse'> | undefined;
  readonly ownReadings: Derivation;
};

/** The extractor that tells correspondents by their addresses alone. */
const CORRESPONDENTS = 'correspondents';

/** Who corresponds, as `derive` read it of an item. */
export function correspondentsOf({ readings }: StoredItem): readonly Mention[] | undefined {
  const found = readings.find((one) => one.field === 'people' && one.provenance.by === CORRESPONDENTS);
  return found?.field === 'people' ? found.value : undefined;
}

/** Names of the extractors whose readings `derive` makes anew; whoever else says something is left alone. */
const remade = [
  'geocoder',
  'temporal-tags',
  'extract.',
  CORRESPONDENTS,
  EVENT_READINGS,
  CONTACT_READINGS,
  THING_READINGS,
];
/** How the extractors that see the whole memory are called. */
const ORGANISED = 'organise.';
const isOrganised = ({ provenance }: Reading): boolean => provenance.by.startsWith(ORGANISED);
const isRemade = (by: string): boolean => remade.some((name) => by.startsWith(name));

/**
 * Everything that can be computed from what was observed: place names from coordinates, what the text says, temporal
 * tags. Idempotent, and run again whenever an observation changes.
 */
export async function derive(item: StoredItem, context: DeriveContext): Promise<StoredItem> {
  return (await deriveFormed(item, context)).item;
}

/** As `derive`, with what the store keeps of the item where that was made on the way. */
export async function deriveFormed(
  item: StoredItem,
  context: DeriveContext,
): Promise<{ readonly item: StoredItem; readonly form: StoredForm | undefined }> {
  const bare = storedPart(
    item,
    item.readings.filter((r) => !isRemade(r.provenance.by)),
  );
  const stated = readingsOfThings(bare);
  const observed = stated.length === 0 ? bare : withReadings(bare, stated);
  const places = await placeNames(assembleItem(observed), context.geocoder);
  const placed = places === undefined ? observed : withReadings(observed, [places]);
  const { readings, form } = await context.ownReadings(placed);
  return { item: withReadings(placed, readings), form };
}

/** What the structured data of an item says; of one that is no more than a node also when and where it is, and who. */
function readingsOfThings(bare: StoredItem): Reading[] {
  if (!bare.readings.some(({ field }) => field === 'structuredData')) return [];
  const item = assembleItem(bare);
  const own = /^(ical|vcard):/.test(item.identity) ? [...eventReadings(item), ...contactReadings(item)] : [];
  return [...own, ...thingReadings(item)];
}

/**
 * What the words say (amounts, dates, references, names and kinds, read by `extract`), the temporal tags of the item's
 * country, else of the owner's (`home`), and who corresponds. Pure.
 */
export function ownReadings(
  placed: StoredItem,
  home: Pick<Settings, 'country' | 'isCountryAssumed'>,
  extract: (item: MemoryItem) => readonly Reading[],
): Reading[] {
  const seen = assembleItem(placed);
  const { time, place } = seen;
  const countryCode = place?.countryCode ?? home.country;
  const isAssumed = place?.countryCode === undefined && home.isCountryAssumed === true;
  const where = { ...(place?.lat === undefined ? {} : { lat: place.lat }), countryCode, isAssumed };
  const tags = time === undefined ? undefined : temporalTags(time, where);
  const people = correspondents(
    // What organising said of them has ids already: it would hide whom the mail alone tells.
    placed.readings.some(isOrganised) ? assembleItem(withoutReadingsBy(placed, ORGANISED)) : seen,
  );
  return [...extract(seen), ...(tags === undefined ? [] : [tags]), ...(people === undefined ? [] : [people])];
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

async function placeNames(item: MemoryItem, geocoder: DeriveContext['geocoder']): Promise<Reading | undefined> {
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
