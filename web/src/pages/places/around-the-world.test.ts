import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import outlines from 'world-atlas/countries-110m.json?raw';
import { aroundTheWorld, flatRing } from './around-the-world.ts';

const widest = (ring: readonly Position[]) =>
  Math.max(...ring.slice(1).map(([lon = 0], i) => Math.abs(lon - (ring[i]?.[0] ?? 0))));

describe('outlines on a flat map', () => {
  it('go on over the date line', () => {
    const ring = [
      [170, 10],
      [-170, 10],
      [-170, 20],
      [170, 20],
      [170, 10],
    ];
    expect(flatRing(ring).map(([lon]) => lon)).toEqual([170, 190, 190, 170, 170]);
  });

  it('are closed along the pole that they go around', () => {
    const ring = [
      [-150, -70],
      [-30, -75],
      [90, -70],
      [-150, -70],
    ];
    expect(flatRing(ring)).toEqual([
      [-150, -70],
      [-30, -75],
      [90, -70],
      [210, -70],
      [210, -90],
      [-150, -90],
      [-150, -70],
    ]);
  });

  it('have no line across the map, in the outlines that come with the program', () => {
    const topology = JSON.parse(outlines) as Topology<{ countries: GeometryCollection }>;
    const { features } = aroundTheWorld(feature(topology, topology.objects.countries));
    expect(features.length).toBeGreaterThan(500);
    for (const { geometry } of features)
      for (const ring of geometry.coordinates.flat()) {
        const isAlongPole = ring.some(([, lat = 0]) => Math.abs(lat) === 90);
        if (!isAlongPole) expect(widest(ring)).toBeLessThan(180);
      }
  });
});
