import type { OrganiseContext } from '../../organise/context.ts';
import { lentPositions } from '../../organise/places/lent-positions.ts';
import type { View } from '../../organise/view.ts';
import type { Geocoder, PlaceNames } from '../../ports/geocoder.ts';

const keyOf = (lat: number, lon: number): string => `${lat},${lon}`;

/** The names of all positions that histories of locations lend to pictures, looked up before organising, which waits for nothing. */
export async function lentPlaceNames(
  views: readonly View[],
  ownerZone: string,
  geocoder: Pick<Geocoder, 'reverse'>,
): Promise<Pick<OrganiseContext, 'placeOf'>> {
  const known = new Map<string, PlaceNames | undefined>();
  for (const { lat, lon } of lentPositions(views, ownerZone).values()) {
    const key = keyOf(lat, lon);
    if (!known.has(key)) known.set(key, await geocoder.reverse(lat, lon));
  }
  return known.size === 0 ? {} : { placeOf: (lat, lon) => known.get(keyOf(lat, lon)) };
}
