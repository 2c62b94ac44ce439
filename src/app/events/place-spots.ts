import Supercluster from 'supercluster';
import type { Bounds, HeatResponse, SpotsAsked, SpotsResponse } from '../../contract/place-pages.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { ItemOutline } from '../../memory/timeline.ts';
import { perState } from '../../ports/per-state.ts';
import { itemOutlines, latestFirst } from '../items/item-outlines.ts';
import type { OpenMemory } from '../open-memory.ts';
import { boundsOf } from './place-pages.ts';

type Point = { readonly n: number };
/** `cover`: the latest picture; no number of an item where there is none. */
type Summary = Bounds & { readonly newest: number; readonly cover: number };
const NO_PICTURE = Number.POSITIVE_INFINITY;
type Found = {
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  readonly newest: number;
  readonly cover: number;
  readonly bounds: Bounds;
  /** Absent for a single item. */
  readonly cluster?: number;
};
type Placed = ItemOutline & { readonly lat: number; readonly lon: number };

/** Pixels within which pictures are one spot, on tiles of so many pixels. */
const [RADIUS, TILE] = [64, 256];
const MOST_ZOOM = 19;
/** Heat is of cells so many zoom levels finer than spots: of 8 pixels. */
const FINER = 3;
const [MOST_SPOTS, MOST_CELLS, SAMPLES] = [400, 3000, 5];

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Items with a position in clusters for every zoom level: what a map is sent is bounded by its size, not by the memory's. */
class SpotIndex {
  readonly bounds: Bounds | undefined;
  readonly #items: readonly Placed[];
  readonly #index: Supercluster<Point, Summary>;

  constructor(outlines: ReadonlyMap<ItemId, ItemOutline>) {
    const placed: Placed[] = [];
    for (const item of outlines.values()) {
      const { lat, lon } = item;
      if (lat !== undefined && lon !== undefined) placed.push({ ...item, lat, lon });
    }
    this.#items = placed.sort(latestFirst);
    const ids = placed.map(({ id }) => id);
    this.bounds = boundsOf(ids, outlines);
    this.#index = new Supercluster<Point, Summary>({
      radius: RADIUS,
      extent: TILE,
      maxZoom: MOST_ZOOM,
      // Items come latest first: the smallest number is the latest.
      map: ({ n }) => {
        const { lat = 0, lon = 0 } = placed[n] ?? {};
        return { newest: n, cover: this.#coverOf(n), south: lat, north: lat, west: lon, east: lon };
      },
      reduce: (all, one) => {
        const box = all as { -readonly [Key in keyof Summary]: Summary[Key] };
        box.newest = Math.min(all.newest, one.newest);
        box.cover = Math.min(all.cover, one.cover);
        box.south = Math.min(all.south, one.south);
        box.north = Math.max(all.north, one.north);
        box.west = Math.min(all.west, one.west);
        box.east = Math.max(all.east, one.east);
      },
    });
    this.#index.load(
      placed.map(({ lat, lon }, n) => ({
        type: 'Feature',
        properties: { n },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    );
  }

  get size(): number {
    return this.#items.length;
  }

  /** The spots in a box, those with most items where they are too many. */
  spots(asked: SpotsAsked): SpotsResponse {
    const found = this.#inBox(asked, Math.min(Math.floor(asked.zoom), MOST_ZOOM)).sort((a, b) => b.count - a.count);
    return {
      spots: found.slice(0, MOST_SPOTS).map(({ cluster, newest, cover, lat, lon, count, bounds }) => ({
        ...{ lat, lon, count, bounds },
        ...(cover === NO_PICTURE ? {} : { cover: this.#idOf(cover) }),
        samples: this.#samples(cluster, count, newest),
      })),
      more: Math.max(0, found.length - MOST_SPOTS),
    };
  }

  heat(asked: SpotsAsked): HeatResponse {
    const cells = this.#inBox(asked, Math.min(Math.floor(asked.zoom) + FINER, MOST_ZOOM))
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_CELLS);
    return {
      lat: cells.map(({ lat }) => lat),
      lon: cells.map(({ lon }) => lon),
      count: cells.map(({ count }) => count),
    };
  }

  itemsIn({ south, west, north, east }: Bounds): ItemId[] {
    const inside = ({ lat, lon }: Placed): boolean => lat >= south && lat <= north && lon >= west && lon <= east;
    return this.#items.filter(inside).map(({ id }) => id);
  }

  #inBox({ west, south, east, north }: Bounds, zoom: number): Found[] {
    return this.#index.getClusters([west, south, east, north], zoom).map(({ properties, geometry }) => {
      const [lon = 0, lat = 0] = geometry.coordinates;
      const at = { lat: rounded(lat), lon: rounded(lon) };
      if (!('cluster' in properties)) {
        const { lat: south = 0, lon: west = 0 } = this.#items[properties.n] ?? {};
        const bounds = { south, north: south, west, east: west };
        return { ...at, count: 1, newest: properties.n, cover: this.#coverOf(properties.n), bounds };
      }
      const { point_count: count, cluster_id: cluster, newest, cover } = properties;
      const bounds = { south: properties.south, north: properties.north, west: properties.west, east: properties.east };
      return { ...at, count, newest, cover, cluster, bounds };
    });
  }

  /** Positions of a few of its items, by which a spot gets its name. */
  #samples(cluster: number | undefined, count: number, newest: number): [number, number][] {
    const some = Math.min(count, SAMPLES);
    const numbers =
      cluster === undefined
        ? [newest]
        : Array.from({ length: some }, (_, i) => Math.floor(((i + 0.5) * count) / some)).flatMap((offset) =>
            this.#index.getLeaves(cluster, 1, offset).map(({ properties }) => properties.n),
          );
    return numbers.flatMap((n): [number, number][] => {
      const item = this.#items[n];
      return item === undefined ? [] : [[rounded(item.lat), rounded(item.lon)]];
    });
  }

  #coverOf(n: number): number {
    const modality = this.#items[n]?.modality;
    return modality === 'image' || modality === 'video' ? n : NO_PICTURE;
  }

  #idOf(n: number): ItemId {
    return itemIdSchema.parse(this.#items[n]?.id);
  }
}

/** The index of the items as they are now; made again only when an item has changed. */
const spotIndex = perState(async (store) => new SpotIndex(await itemOutlines({ store })), ['item']);

/** Spots of a part of the map at a zoom level. */
export const placeSpots = async (memory: OpenMemory, asked: SpotsAsked): Promise<SpotsResponse> =>
  (await spotIndex(memory.store)).spots(asked);

/** Where most items are, in a part of the map at a zoom level. */
export const placeHeat = async (memory: OpenMemory, asked: SpotsAsked): Promise<HeatResponse> =>
  (await spotIndex(memory.store)).heat(asked);

/** The items of a spot, or of any part of the map, by the box around them: a spot of an earlier state has one, too. */
export const itemsInBox = async (memory: OpenMemory, box: Bounds): Promise<ItemId[]> =>
  (await spotIndex(memory.store)).itemsIn(box);

/** How many items have a position, and the box around them. */
export async function placedItems(memory: OpenMemory): Promise<{ readonly count: number; readonly bounds?: Bounds }> {
  const { size, bounds } = await spotIndex(memory.store);
  return { count: size, ...(bounds === undefined ? {} : { bounds }) };
}
