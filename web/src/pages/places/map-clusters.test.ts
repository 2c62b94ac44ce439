import { describe, expect, it } from 'vitest';
import { MapClusters } from './map-clusters.ts';

const points = (lats: readonly number[], lons: readonly number[]) => ({
  ids: lats.map((_, n) => `img-${n}`),
  lat: [...lats],
  lon: [...lons],
  minutes: lats.map(() => null),
  films: [],
  more: 0,
});
const world = { west: -180, south: -85, east: 180, north: 85 };

describe('pictures in clusters', () => {
  const clusters = new MapClusters(points([38.72, 38.73, 48.85], [-9.13, -9.14, 2.35]));

  it('are one from afar and several from near, each shown by its latest', () => {
    const far = clusters.spots(world, 4);
    expect(far.map(({ count, newest }) => [count, newest]).sort()).toEqual([
      [1, 2],
      [2, 0],
    ]);
    expect(clusters.spots(world, 16)).toHaveLength(3);
    const cluster = far.find(({ count }) => count === 2) ?? expect.fail('no cluster');
    expect(clusters.picturesOf(cluster)).toEqual([0, 1]);
    expect(clusters.zoomInto(cluster)).toBeGreaterThan(4);
    expect(clusters.boxOf(clusters.picturesOf(cluster))).toEqual({
      south: 38.72,
      north: 38.73,
      west: -9.14,
      east: -9.13,
    });
  });

  it('hold every picture once, however many', () => {
    const n = 20_000;
    const many = new MapClusters(
      points(
        Array.from({ length: n }, (_, i) => -80 + ((i * 7919) % 16000) / 100),
        Array.from({ length: n }, (_, i) => -180 + ((i * 104729) % 36000) / 100),
      ),
    );
    for (const zoom of [1, 3, 6]) expect(many.spots(world, zoom).reduce((sum, { count }) => sum + count, 0)).toBe(n);
  });
});
