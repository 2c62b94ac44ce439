import { fold } from '../../language/fold.ts';
import type { Settings } from '../../memory/settings.ts';
import type { Geocoder } from '../../ports/geocoder.ts';

/** What extraction knows of the owner. */
export type ExtractionSettings = Pick<Settings, 'locale' | 'currency' | 'country' | 'isCountryAssumed'>;

/** Well-known places by folded name; plain data, so that it can be handed to a thread. */
export type PlaceTable = ReadonlyMap<
  string,
  { readonly name: string; readonly kind: 'city'; readonly population: number }
>;

/** Smaller places share their names with too many ordinary words. */
const LEAST_POPULATION = 100_000;

export const placeTable = (geocoder: Pick<Geocoder, 'placesAbove'>): PlaceTable =>
  new Map(
    geocoder
      .placesAbove(LEAST_POPULATION)
      .map(({ name, city, population }) => [fold(name), { name: city, kind: 'city', population }]),
  );
