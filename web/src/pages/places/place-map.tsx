import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { getMap } from '../../../../src/contract/endpoints/places.ts';
import { useRead } from '../../api/use-read.ts';
import { boundsOf, useMap } from './memory-map.tsx';
import styles from './place-map.module.css';

export type PlaceMapPoint = { readonly id: string; readonly lat: number; readonly lon: number };

/**
 * A small map of where something is: of an item, or of the items of a trip, latest or first in their order. Load it with
 * `lazy`, since it includes the map library. `label` describes what it shows.
 */
export default function PlaceMap({
  points,
  label,
  isWay = false,
  onPoint,
}: {
  readonly points: readonly PlaceMapPoint[];
  readonly label: string;
  /** Whether to connect the points with a line. */
  readonly isWay?: boolean;
  readonly onPoint?: (id: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const tiles = useRead(getMap, {});
  const map = useMap(box, tiles.data?.tiles);
  const choose = useRef(onPoint);
  choose.current = onPoint;
  useEffect(() => {
    if (map === undefined || points.length === 0) return;
    const layer = L.layerGroup().addTo(map);
    if (isWay && points.length > 1)
      L.polyline(
        points.map(({ lat, lon }): L.LatLngTuple => [lat, lon]),
        { className: styles.way ?? '', interactive: false },
      ).addTo(layer);
    for (const { id, lat, lon } of points) {
      const dot = L.circleMarker([lat, lon], {
        radius: points.length === 1 ? 9 : 6,
        className: styles.dot ?? '',
        // The outlines load later and would cover it.
        pane: 'markerPane',
      });
      dot.on('click', () => choose.current?.(id)).addTo(layer);
    }
    const lats = points.map(({ lat }) => lat);
    const lons = points.map(({ lon }) => lon);
    const around = {
      south: Math.min(...lats),
      north: Math.max(...lats),
      west: Math.min(...lons),
      east: Math.max(...lons),
    };
    // Outlines tell little from near: a country's coast is what one knows a place by, and inland none is near.
    const closest = points.length === 1 ? 4 : 6;
    map.fitBounds(boundsOf(around), {
      padding: [28, 28],
      maxZoom: tiles.data?.tiles === undefined ? closest : 14,
      animate: false,
    });
    return () => {
      layer.remove();
    };
  }, [map, points, isWay, tiles.data]);
  return (
    <div className={styles.frame}>
      <div ref={box} className={styles.map} role="img" aria-label={label} />
    </div>
  );
}
