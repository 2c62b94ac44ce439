import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from 'geojson';

const TURN = 360;

/**
 * Outlines of a globe for a flat map. What goes over the date line goes on beyond 180 degrees instead of jumping back
 * across the map, what goes around a pole is closed along it, and all stands three times side by side, for who moves on
 * to the east or west.
 */
export function aroundTheWorld({ features }: FeatureCollection<Geometry>): FeatureCollection<MultiPolygon> {
  return {
    type: 'FeatureCollection',
    features: features.flatMap(({ geometry }) => {
      const polygons = polygonsOf(geometry).map((rings) => rings.map(flatRing));
      return [-TURN, 0, TURN].map(
        (by): Feature<MultiPolygon> => ({
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'MultiPolygon',
            coordinates: polygons.map((rings) => rings.map((ring) => moved(ring, by))),
          },
        }),
      );
    }),
  };
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [(geometry satisfies Polygon).coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

/** A ring whose consecutive points are less than 180 degrees apart. */
export function flatRing(ring: readonly Position[]): Position[] {
  const flat: Position[] = [];
  let by = 0;
  let before: number | undefined;
  for (const [lon = 0, lat = 0] of ring) {
    if (before !== undefined && lon - before > TURN / 2) by -= TURN;
    if (before !== undefined && lon - before < -TURN / 2) by += TURN;
    before = lon;
    flat.push([lon + by, lat]);
  }
  const [first, last] = [flat[0], flat.at(-1)];
  // A full turn: the pole is inside, so the ring is closed along it.
  if (by === 0 || first === undefined || last === undefined) return flat;
  const pole = (first[1] ?? 0) < 0 ? -90 : 90;
  return [...flat, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first];
}

const moved = (ring: readonly Position[], by: number): Position[] => ring.map(([lon = 0, lat = 0]) => [lon + by, lat]);
