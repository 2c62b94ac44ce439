import { around } from 'geokdbush';
import { distanceKm } from '../../memory/location.ts';
import type { City } from './city-file.ts';
import { type CityIndex, indexCities } from './city-table.ts';

/** Three nested indexes, so that a great city is found past the many small places between it and the spot. */
export type Gazetteer = readonly [everywhere: CityIndex, cities: CityIndex, metropolises: CityIndex];

const FARTHEST_KM = 60;
const SPREAD_KM = 45;
/** Over the open sea only a shore this near gives a name. */
const FARTHEST_AT_SEA_KM = 15;

export function buildGazetteer(all: readonly City[]): Gazetteer {
  const whole = all.filter((city) => !city.part);
  return [
    indexCities(whole),
    indexCities(whole.filter((city) => city.population >= 100_000)),
    indexCities(whole.filter((city) => city.population >= 1_000_000)),
  ];
}

/**
 * How far a place of this size spreads from its centre, in kilometres: area grows with population, so the radius
 * with its square root. 500,000 inhabitants reach 8.5 km, 1,000 reach 1 km.
 */
export const reachKm = (population: number): number => Math.max(1, 0.012 * Math.sqrt(population));

type Near = { readonly city: City; readonly km: number };

/**
 * The place a person would name for a spot: the one whose built-up reach covers it best, else the nearest; a place
 * well inside a much bigger city gives that city's name. `undefined` beyond 60 km of any.
 */
export function chooseCity(gazetteer: Gazetteer, lat: number, lon: number, atSea: boolean): Near | undefined {
  const [everywhere, cities, metropolises] = gazetteer;
  const farthest = atSea ? FARTHEST_AT_SEA_KM : FARTHEST_KM;
  const spot = { lat, lon };
  const nearest = (index: CityIndex, count: number, km: number): Near[] =>
    around(index.tree, lon, lat, count, km).flatMap((id) => {
      const city = index.cities[id];
      return city === undefined ? [] : [{ city, km: distanceKm(spot, city) }];
    });
  const close = nearest(everywhere, 6, farthest);
  const [first] = close;
  if (first === undefined) return undefined;
  const big = [
    ...nearest(cities, 8, Math.min(farthest, SPREAD_KM)),
    ...nearest(metropolises, 3, Math.min(farthest, SPREAD_KM)),
  ];
  const covering = [...close, ...big].filter(({ city, km }) => km <= 1.2 * reachKm(city.population));
  const fit = ({ city, km }: Near): number => (km + 0.3) / reachKm(city.population);
  const chosen = covering.length === 0 ? first : covering.reduce((best, next) => (fit(next) < fit(best) ? next : best));
  return parentOf(chosen, big) ?? chosen;
}

/** The much bigger city that `chosen` lies well inside, if there is one. */
function parentOf(chosen: Near, big: readonly Near[]): Near | undefined {
  return big
    .filter(
      ({ city }) =>
        city.countryCode === chosen.city.countryCode &&
        city.population >= 3 * chosen.city.population &&
        distanceKm(city, chosen.city) <= 0.5 * reachKm(city.population),
    )
    .toSorted((a, b) => b.city.population - a.city.population)[0];
}
