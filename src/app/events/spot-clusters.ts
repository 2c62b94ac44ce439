import Supercluster from 'supercluster';
import type { Bounds, HeatResponse, SpotsAsked, SpotsResponse } from '../../contract/place-pages.ts';
import { boxAround } from './box-around.ts';

/** Positions of items by their number, the latest first, and which of them are pictures. */
export type Positions = { readonly lats: Float64Array; readonly lons: Float64Array; readonly pictures: Uint8Array };
/** As spots are answered, with the number of an item in place of its id. */
export type NumberedSpots = Pick<SpotsResponse, 'more'> & {
  readonly spots: readonly (Omit<SpotsResponse['spots'][number], 'cover'> & { readonly cover?: number })[];
};

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

/** Pixels within which pictures are one spot, on tiles of so many pixels. */
const [RADIUS, TILE] = [64, 256];
const MOST_ZOOM = 19;
/** Heat is of cells so many zoom levels finer than spots: of 8 pixels. */
const FINER = 3;
const [MOST_SPOTS, MOST_CELLS, SAMPLES] = [400, 3000, 5];

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Positions in clusters for every zoom level: what a map is sent is bounded by its size, not by the memory's. */
export class SpotClusters {
  readonly bounds: Bounds | undefined;
  readonly #positions: Positions;
  readonly #index: Supercluster<Point, Summary>;

  constructor(positions: Positions) {
    this.#positions = positions;
    this.bounds = boxAround(positions.lats, positions.lons.slice());
    this.#index = new Supercluster<Point, Summary>({
      radius: RADIUS,
      extent: TILE,
      maxZoom: MOST_ZOOM,
      // Items come latest first: the smallest number is the latest.
      map: ({ n }) => {
        const [lat, lon] = this.#at(n);
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
      Array.from(positions.lats, (lat, n) => ({
        type: 'Feature',
        properties: { n },
        geometry: { type: 'Point', coordinates: [positions.lons[n] ?? 0, lat] },
      })),
    );
  }

  /** The spots in a box, those with most items where they are too many. */
  spots(asked: SpotsAsked): NumberedSpots {
    const found = this.#inBox(asked, Math.min(Math.floor(asked.zoom), MOST_ZOOM)).sort((a, b) => b.count - a.count);
    return {
      spots: found.slice(0, MOST_SPOTS).map(({ cluster, newest, cover, lat, lon, count, bounds }) => ({
        ...{ lat, lon, count, bounds },
        ...(cover === NO_PICTURE ? {} : { cover }),
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

  #inBox({ west, south, east, north }: Bounds, zoom: number): Found[] {
    return this.#index.getClusters([west, south, east, north], zoom).map(({ properties, geometry }) => {
      const [lon = 0, lat = 0] = geometry.coordinates;
      const at = { lat: rounded(lat), lon: rounded(lon) };
      if (!('cluster' in properties)) {
        const { n } = properties;
        const [south, west] = this.#at(n);
        return {
          ...at,
          count: 1,
          newest: n,
          cover: this.#coverOf(n),
          bounds: { south, north: south, west, east: west },
        };
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
    return numbers.map((n) => {
      const [lat, lon] = this.#at(n);
      return [rounded(lat), rounded(lon)];
    });
  }

  #at(n: number): [lat: number, lon: number] {
    return [this.#positions.lats[n] ?? 0, this.#positions.lons[n] ?? 0];
  }

  #coverOf(n: number): number {
    return this.#positions.pictures[n] === 1 ? n : NO_PICTURE;
  }
}
