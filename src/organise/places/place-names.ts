import type { Location, LocationSource } from '../../memory/location.ts';
import type { Spot } from './spots.ts';

type Names = Pick<Location, 'poi' | 'city' | 'region' | 'country' | 'countryCode'>;

export const isPlaced = (spot: Spot | undefined): boolean =>
  spot !== undefined && (spot.lat !== undefined || spot.city !== undefined || spot.country !== undefined);

/** The names of a spot alone. */
export const namesOfSpot = ({ poi, city, region, country, countryCode }: Spot): Names => ({
  ...(poi === undefined ? {} : { poi }),
  ...(city === undefined ? {} : { city }),
  ...(region === undefined ? {} : { region }),
  ...(country === undefined ? {} : { country }),
  ...(countryCode === undefined ? {} : { countryCode }),
});

/** A spot as the place of another item; a position that is only its city's is not handed on. */
export const spotAsPlace = (spot: Spot, source: LocationSource): Location => ({
  ...(spot.lat === undefined || spot.lon === undefined || (!spot.exact && spot.city !== undefined)
    ? {}
    : { lat: spot.lat, lon: spot.lon }),
  ...namesOfSpot(spot),
  source,
});

/** The names that two spots have in common, or nothing. */
export function sharedNames(a: Spot, b: Spot): Location | undefined {
  const same = <K extends 'city' | 'region' | 'country' | 'countryCode'>(key: K) =>
    a[key] !== undefined && a[key] === b[key] ? { [key]: a[key] } : {};
  const names = { ...same('city'), ...same('region'), ...same('country'), ...same('countryCode') };
  return Object.keys(names).length === 0 ? undefined : { ...names, source: 'event' };
}
