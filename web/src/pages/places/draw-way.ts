import L from 'leaflet';
import styles from './place-map.module.css';

export type WayPoint = { readonly id: string; readonly lat: number; readonly lon: number };

/** A thumb reaches a point that is so many pixels away. */
const REACH = 22;

/** Draws points, which open by a click, on a map; the layer that they are in. */
export function drawPoints(
  map: L.Map,
  points: readonly WayPoint[],
  { radius, onPoint }: { readonly radius: number; readonly onPoint: (id: string) => void },
): L.LayerGroup {
  const layer = L.layerGroup().addTo(map);
  // The outlines load later and would cover it.
  const unseen = { radius: Math.max(radius, REACH), opacity: 0, fillOpacity: 0 };
  // What is drawn lies over what can only be reached.
  for (const look of [unseen, { radius, className: styles.dot ?? '' }])
    for (const { id, lat, lon } of points)
      L.circleMarker([lat, lon], { ...look, pane: 'markerPane' })
        .on('click', () => onPoint(id))
        .addTo(layer);
  return layer;
}

/** Draws a line; `guessed` where nobody knows the way between its points. */
export const drawLine = (
  layer: L.LayerGroup,
  points: readonly { readonly lat: number; readonly lon: number }[],
  guessed: boolean,
): L.Layer =>
  L.polyline(
    points.map(({ lat, lon }): L.LatLngTuple => [lat, lon]),
    { interactive: false, className: `${styles.way} ${guessed ? styles.guessed : ''}` },
  ).addTo(layer);

/** Around all of these; undefined without any. */
export function boxAround(points: readonly { readonly lat: number; readonly lon: number }[]) {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const least = (all: readonly number[]): number => all.reduce((a, b) => Math.min(a, b));
  const most = (all: readonly number[]): number => all.reduce((a, b) => Math.max(a, b));
  return { south: least(lats), north: most(lats), west: least(lons), east: most(lons) };
}
