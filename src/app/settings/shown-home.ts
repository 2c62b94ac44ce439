import { isDeepStrictEqual } from 'node:util';
import { zoneAt } from '../../adapters/geonames/zone-at.ts';
import { placeKey, worldPlaces } from '../../language/world-places.ts';
import type { Place } from '../../memory/place.ts';
import type { Settings } from '../../memory/settings.ts';
import { perState } from '../../ports/per-state.ts';
import type { Change } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';
import { zoneOfCountry } from './home-country.ts';
import { ownerSettings, type ShownHome } from './owner-settings.ts';

/** The home that organising found, as far as it tells a country or a zone. */
export type HomeFound = ShownHome & {
  /** The town, or the name of the home where no town is known. */
  readonly name: string;
  /** How many items were made there. */
  readonly items: number;
};

/** The latest home of the memory: where its owner was in most weeks, by pictures and papers with a place and a day. */
export const homeFound = perState(
  async (store): Promise<HomeFound | undefined> => latestHome(await store.records('place')),
  ['place'],
);

/** The home since the latest day; of several without a day the one with the most items. */
export function latestHome(places: readonly Place[]): HomeFound | undefined {
  const homes = places
    .filter(({ kind }) => kind === 'home')
    .toSorted((a, b) => (b.since ?? '').localeCompare(a.since ?? '') || b.items.length - a.items.length);
  const [home] = homes;
  if (home === undefined) return undefined;
  const { lat, lon, city, name, items } = home;
  const country = codeOf(home.country);
  const byCountry = country === undefined ? undefined : zoneOfCountry(country);
  const zone = lat === undefined || lon === undefined ? byCountry : zoneAt(lat, lon);
  return { name: city ?? name, items: items.length, country, zone };
}

const codeOf = (country: string | undefined): string | undefined =>
  country === undefined
    ? undefined
    : worldPlaces(placeKey(country)).find((place) => place.level === 'country')?.country;

/** What keeps the owner's settings where questions read them, which have the store alone; nothing where none has changed. */
export async function saidChanges({ store, settings }: OpenMemory): Promise<Change[]> {
  const kept = await store.record('settings', 'owner');
  const isKept = kept === undefined ? settings.said === undefined : isDeepStrictEqual(kept, settings);
  return isKept ? [] : [{ op: 'putRecord', kind: 'settings', id: 'owner', value: settings }];
}

/**
 * The owner's settings for what is asked and shown: what they set, else what their home tells, else the machine. Items are
 * read and organised by `memory.settings`, for the home comes of that. Errors: those of the store.
 */
export async function askedSettings(memory: OpenMemory): Promise<Settings> {
  return ownerSettings(memory.configuration, memory.settings.faces, await homeFound(memory.store));
}
