import type { Bounds, ListedPlace, ListedPlacesResponse } from '../../contract/place-pages.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Place } from '../../memory/place.ts';
import type { ItemOutline } from '../../memory/timeline.ts';
import { itemOutlines, tallyOf } from '../items/item-outlines.ts';
import type { OpenMemory } from '../open-memory.ts';
import { listPlaces } from './events-and-places.ts';

type Outlines = ReadonlyMap<ItemId, ItemOutline>;

/** Places, those with most items first: counts, spans and bounds; with `full` the items' ids, too. */
export async function listPlacesBriefly(
  memory: OpenMemory,
  options: { readonly full?: boolean } = {},
): Promise<ListedPlacesResponse> {
  const [{ places }, outlines] = await Promise.all([listPlaces(memory), itemOutlines(memory)]);
  return { places: places.map((place) => briefly(place, outlines, options.full === true)) };
}

/** Errors: `not-found`. */
export async function placePage(
  memory: OpenMemory,
  id: string,
  options: { readonly full?: boolean } = {},
): Promise<ListedPlace> {
  return briefly(await placeCalled(memory, id), await itemOutlines(memory), options.full === true);
}

async function placeCalled(memory: OpenMemory, id: string): Promise<Place> {
  const place = await memory.store.record('place', id);
  if (place !== undefined) return place;
  throw new MadeleineError('not-found', `Place not found: ${id}.`, {
    action: 'List places with `madeleine places list`.',
  });
}

/** Errors: `not-found`. */
export const itemsOfPlace = async (memory: OpenMemory, id: string): Promise<ItemId[]> =>
  (await placeCalled(memory, id)).items;

function briefly({ items, ...place }: Place, outlines: Outlines, full: boolean): ListedPlace {
  const bounds = boundsOf(items, outlines);
  return {
    ...place,
    ...(full ? { items } : {}),
    itemCount: items.length,
    ...tallyOf(items, outlines),
    ...(bounds === undefined ? {} : { bounds }),
  };
}

/** The smallest box around the positions of items, over the date line where that is shorter. */
export function boundsOf(ids: readonly ItemId[], outlines: Outlines): Bounds | undefined {
  const lats: number[] = [];
  const lons: number[] = [];
  for (const id of ids) {
    const { lat, lon } = outlines.get(id) ?? {};
    if (lat === undefined || lon === undefined) continue;
    lats.push(lat);
    lons.push(lon);
  }
  if (lats.length === 0) return undefined;
  lons.sort((a, b) => a - b);
  // The box leaves out the widest gap between neighbours on the circle.
  let east = lons.length - 1;
  let widest = (lons[0] ?? 0) + 360 - (lons[east] ?? 0);
  for (let i = 0; i + 1 < lons.length; i += 1) {
    const gap = (lons[i + 1] ?? 0) - (lons[i] ?? 0);
    if (gap <= widest) continue;
    widest = gap;
    east = i;
  }
  const south = lats.reduce((least, lat) => Math.min(least, lat));
  const north = lats.reduce((most, lat) => Math.max(most, lat));
  return { south, west: lons[(east + 1) % lons.length] ?? 0, north, east: lons[east] ?? 0 };
}
