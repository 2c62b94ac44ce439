import Supercluster from 'supercluster';
import type { PointsResponse } from '../../../../src/contract/place-pages.ts';

export type Point = { readonly n: number };
type Newest = { readonly newest: number };

/** A cluster on the map: one picture, or several that are too close to separate. */
export type Spot = {
  readonly key: string;
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  /** The latest picture, by its place among the points. */
  readonly newest: number;
  /** Absent for a single picture. */
  readonly cluster?: number;
};

export type MapBox = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

const RADIUS = 64;
/** Tile size of Leaflet in pixels, the unit of the cluster radius. */
const EXTENT = 256;
const MOST_ZOOM = 16;
const MOST_LEAVES = 240;
const SAMPLES = 9;

/** Clusters for all zoom levels, computed once: 100,000 points take some tenths of a second. */
export class MapClusters {
  readonly #points: PointsResponse;
  readonly #index: Supercluster<Point, Newest>;

  constructor(points: PointsResponse) {
    this.#points = points;
    this.#index = new Supercluster<Point, Newest>({
      radius: RADIUS,
      extent: EXTENT,
      maxZoom: MOST_ZOOM,
      // Points come latest first: the smallest number is the latest picture.
      map: ({ n }) => ({ newest: n }),
      reduce: (all, one) => {
        (all as { newest: number }).newest = Math.min(all.newest, one.newest);
      },
    });
    this.#index.load(
      points.ids.map((_, n) => ({
        type: 'Feature',
        properties: { n },
        geometry: { type: 'Point', coordinates: [points.lon[n] ?? 0, points.lat[n] ?? 0] },
      })),
    );
  }

  /** The clusters in a box. */
  spots({ west, south, east, north }: MapBox, zoom: number): Spot[] {
    return this.#index.getClusters([west, south, east, north], Math.floor(zoom)).map(({ properties, geometry }) => {
      const [lon = 0, lat = 0] = geometry.coordinates;
      if (!('cluster' in properties)) return { key: `p${properties.n}`, lat, lon, count: 1, newest: properties.n };
      const { cluster_id: cluster, point_count: count, newest } = properties;
      return { key: `c${newest}-${count}`, lat, lon, count, newest, cluster };
    });
  }

  /** The pictures of a cluster, latest first, up to a limit. */
  picturesOf(spot: Spot): readonly number[] {
    if (spot.cluster === undefined) return [spot.newest];
    const leaves = this.#index.getLeaves(spot.cluster, Number.POSITIVE_INFINITY);
    return leaves
      .map(({ properties }) => properties.n)
      .sort((a, b) => a - b)
      .slice(0, MOST_LEAVES);
  }

  /** A sample of the pictures of a cluster, to determine its name. */
  samplesOf({ cluster, count, newest }: Spot): readonly number[] {
    if (cluster === undefined) return [newest];
    const n = Math.min(count, SAMPLES);
    return Array.from({ length: n }, (_, i) => Math.floor(((i + 0.5) * count) / n)).flatMap((offset) =>
      this.#index.getLeaves(cluster, 1, offset).map(({ properties }) => properties.n),
    );
  }

  /** The zoom level at which a cluster splits. */
  zoomInto(spot: Spot): number {
    return spot.cluster === undefined ? MOST_ZOOM : this.#index.getClusterExpansionZoom(spot.cluster);
  }

  /** Around these pictures. */
  boxOf(numbers: readonly number[]): MapBox | undefined {
    const lats = numbers.map((n) => this.#points.lat[n] ?? 0);
    const lons = numbers.map((n) => this.#points.lon[n] ?? 0);
    if (numbers.length === 0) return undefined;
    return { south: least(lats), north: most(lats), west: least(lons), east: most(lons) };
  }
}

const least = (all: readonly number[]): number => all.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (all: readonly number[]): number => all.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
