import type { Bounds, ListedPlace, ListedPlacesResponse } from '../../contract/place-pages.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Place } from '../../memory/place.ts';
import type { ItemOutline } from '../../memory/timeline.ts';
import { itemOutlines, tallyOf } from '../items/item-outlines.ts';
import type { OpenMemory } from '../open-memory.ts';
import { boxAround } from './box-around.ts';
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
  const placed = ids.flatMap((id) => {
    const { lat, lon } = outlines.get(id) ?? {};
    return lat === undefined || lon === undefined ? [] : [{ lat, lon }];
  });
  return boxAround(
    Float64Array.from(placed, ({ lat }) => lat),
    Float64Array.from(placed, ({ lon }) => lon),
  );
}
