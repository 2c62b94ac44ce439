import zoneOf from '@photostructure/tz-lookup';
import { rowsOf, sidesOf } from '../../lexicon/rows.ts';
import type { Geocoder, PlaceNames } from '../../ports/geocoder.ts';
import { buildGazetteer, chooseCity, type Gazetteer } from './city-choice.ts';
import type { City } from './city-file.ts';
import type { CityNames } from './city-names.ts';
import { loadCities, loadCityNames } from './city-table.ts';
import { type NamedCity, NameIndex } from './name-index.ts';
import { regionName } from './region-names.ts';
import { geonames, isOnGlobe, zoneAt } from './zone-at.ts';

/** Of so many inhabitants a city stands in a table of its own, apart from the others, whose table takes longer to load. */
export const LEAST_GREAT = 100_000;

const MOST_CACHED_SPOTS = 50_000;

/**
 * Names of spots from the GeoNames cities that the package ships: no network. The data load with the first call
 * (about 0.3 s). Coordinates off the globe and spots far from any place give `undefined`, never an error.
 */
export function openGeonames(): Geocoder {
  return new GeonamesGeocoder();
}

class GeonamesGeocoder implements Geocoder {
  readonly name = geonames.name;
  readonly version = geonames.version;
  #cities: readonly City[] | undefined;
  #gazetteer: Gazetteer | undefined;
  #byName: CityNames | undefined;
  #spots = new Map<string, PlaceNames | undefined>();
  #countryNames: Intl.DisplayNames | undefined;

  async reverse(lat: number, lon: number): Promise<PlaceNames | undefined> {
    if (!isOnGlobe(lat, lon)) return undefined;
    // About 11 m: photos of one spot are looked up once.
    const key = `${lat.toFixed(4)},${lon.toFixed(4)}`;
    if (this.#spots.has(key)) return this.#spots.get(key);
    if (this.#spots.size >= MOST_CACHED_SPOTS) this.#spots.clear();
    const names = this.#namesOf(lat, lon);
    this.#spots.set(key, names);
    return names;
  }

  zone(lat: number, lon: number): string {
    return zoneAt(lat, lon);
  }

  find(name: string): readonly { name: string; lat: number; lon: number; countryCode: string; population: number }[] {
    this.#byName ??= loadCityNames();
    return this.#byName.named(name).map(({ name: ownName, lat, lon, countryCode, population }) => ({
      name: ownName,
      lat,
      lon,
      countryCode,
      population,
    }));
  }

  placesAbove(population: number): { name: string; city: string; population: number }[] {
    const known: readonly NamedCity[] = population >= LEAST_GREAT ? listGreatCities() : this.#all();
    const big = new NameIndex(known.filter((city) => city.population >= population));
    return [...big.greatest()].map(([name, city]) => ({ name, city: city.name, population: city.population }));
  }

  #all(): readonly City[] {
    this.#cities ??= loadCities();
    return this.#cities;
  }

  #namesOf(lat: number, lon: number): PlaceNames | undefined {
    this.#gazetteer ??= buildGazetteer(this.#all());
    const found = chooseCity(this.#gazetteer, lat, lon, zoneOf(lat, lon).startsWith('Etc/'));
    if (found === undefined) return undefined;
    const { city, km } = found;
    const region = regionName(city.countryCode, city.admin1);
    this.#countryNames ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const country = this.#countryNames.of(city.countryCode);
    return {
      city: city.name,
      ...(region === undefined ? {} : { region }),
      ...(country === undefined ? {} : { country }),
      countryCode: city.countryCode,
      km: Math.round(km * 10) / 10,
    };
  }
}

function listGreatCities(): NamedCity[] {
  return sidesOf(rowsOf('great-cities'), ' ').flatMap(([countryCode, cities]) =>
    sidesOf(cities.split('|'), '=').map(([name, population]) => ({
      name,
      countryCode,
      population: Number(population),
    })),
  );
}
