import type { Bounds, HeatResponse, SpotsAsked, SpotsResponse } from '../../contract/place-pages.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { ItemOutline } from '../../memory/timeline.ts';
import { perState } from '../../ports/per-state.ts';
import { itemOutlines } from '../items/item-outlines.ts';
import type { OpenMemory } from '../open-memory.ts';
import { SpotsAside } from './spots-aside.ts';

/** Items with a position. */
class SpotIndex {
  readonly clusters: SpotsAside;
  readonly #placed: readonly ItemOutline[];

  constructor(outlines: ReadonlyMap<ItemId, ItemOutline>) {
    const placed: ItemOutline[] = [];
    for (const item of outlines.values()) if (item.lat !== undefined && item.lon !== undefined) placed.push(item);
    this.#placed = placed;
    this.clusters = new SpotsAside({
      ids: JSON.stringify(placed.map(({ id }) => id)),
      starts: JSON.stringify(placed.map(({ start = '' }) => start)),
      lats: Float64Array.from(placed, ({ lat = 0 }) => lat),
      lons: Float64Array.from(placed, ({ lon = 0 }) => lon),
      pictures: Uint8Array.from(placed, ({ modality }) => (modality === 'image' || modality === 'video' ? 1 : 0)),
    });
  }

  get size(): number {
    return this.#placed.length;
  }

  /** The latest first. */
  async itemsIn({ south, west, north, east }: Bounds): Promise<ItemId[]> {
    const { order } = await this.clusters.made();
    const found: ItemId[] = [];
    for (const n of order) {
      const { id, lat = 0, lon = 0 } = this.#placed[n] ?? {};
      if (id !== undefined && lat >= south && lat <= north && lon >= west && lon <= east) found.push(id);
    }
    return found;
  }

  async spots(asked: SpotsAsked): Promise<SpotsResponse> {
    const { spots, more } = await this.clusters.spots(asked);
    const { order } = await this.clusters.made();
    const idOf = (n: number): ItemId => itemIdSchema.parse(this.#placed[order[n] ?? 0]?.id);
    return {
      spots: spots.map(({ cover, ...spot }) => ({ ...spot, ...(cover === undefined ? {} : { cover: idOf(cover) }) })),
      more,
    };
  }
}

/** The index of the items as they are now; made again only when an item has changed. */
const spotIndex = perState(async (store) => new SpotIndex(await itemOutlines({ store })), ['item']);

/** Spots of a part of the map at a zoom level. */
export const placeSpots = async (memory: OpenMemory, asked: SpotsAsked): Promise<SpotsResponse> =>
  (await spotIndex(memory.store)).spots(asked);

/** Where most items are, in a part of the map at a zoom level. */
export const placeHeat = async (memory: OpenMemory, asked: SpotsAsked): Promise<HeatResponse> =>
  (await spotIndex(memory.store)).clusters.heat(asked);

/** The items of a spot, or of any part of the map, by the box around them: a spot of an earlier state has one, too. */
export const itemsInBox = async (memory: OpenMemory, box: Bounds): Promise<ItemId[]> =>
  (await spotIndex(memory.store)).itemsIn(box);

/** How many items have a position, and the box around them. */
export async function placedItems(memory: OpenMemory): Promise<{ readonly count: number; readonly bounds?: Bounds }> {
  const { size, clusters } = await spotIndex(memory.store);
  const { bounds } = await clusters.made();
  return { count: size, ...(bounds === undefined ? {} : { bounds }) };
}
