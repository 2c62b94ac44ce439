import type { Bounds } from '../../contract/place-pages.ts';

/** The smallest box around positions, over the date line where that is shorter; undefined around none. Sorts `lons`. */
export function boxAround(lats: Float64Array, lons: Float64Array): Bounds | undefined {
  if (lats.length === 0) return undefined;
  lons.sort();
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
