import type { TextExtraction } from '../ingest/derive.ts';
import { textReadings } from '../ingest/extract/text-readings.ts';
import type { Settings } from '../memory/settings.ts';
import { localDay } from '../memory/time-span.ts';
import type { Geocoder } from '../ports/geocoder.ts';

/** Smaller places share their names with too many ordinary words. */
const LEAST_POPULATION = 100_000;

/** How items' words are read: with the owner's notation, and the country of the item where that is known. */
export function textExtraction(settings: Settings, geocoder: Geocoder): TextExtraction {
  const places = new Map<
    string,
    { readonly name: string; readonly kind: 'city'; readonly population: number } | undefined
  >();
  const findPlace = (name: string) => {
    if (places.has(name)) return places.get(name);
    const [first] = geocoder.find(name);
    const found =
      first !== undefined && first.population >= LEAST_POPULATION
        ? { name: first.name, kind: 'city' as const, population: first.population }
        : undefined;
    if (places.size > 100_000) places.clear();
    places.set(name, found);
    return found;
  };
  return (item) => {
    const country = item.place?.countryCode ?? settings.country;
    return textReadings(item, {
      locale: settings.locale,
      currency: settings.currency,
      ...(country === undefined ? {} : { country }),
      ...(item.time === undefined ? {} : { sentAt: localDay(item.time) }),
      findPlace,
    });
  };
}
