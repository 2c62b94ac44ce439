import { useEffect, useRef } from 'react';
import { getMap } from '../../../../src/contract/endpoints/places.ts';
import { useRead } from '../../api/use-read.ts';
import { boxAround, drawLine, drawPoints, type WayPoint } from './draw-way.ts';
import styles from './place-map.module.css';
import { useGround } from './use-ground.ts';
import { boundsOf, useMap } from './use-map.ts';

export type PlaceMapPoint = WayPoint;

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
  const { data: ground } = useRead(getMap, {});
  const map = useMap(box);
  const problem = useGround(map, ground);
  const choose = useRef(onPoint);
  choose.current = onPoint;
  const hasStreets = ground?.tiles !== undefined || (ground?.file !== undefined && problem === undefined);
  useEffect(() => {
    const around = boxAround(points);
    if (map === undefined || around === undefined) return;
    const radius = points.length === 1 ? 9 : 6;
    const layer = drawPoints(map, points, { radius, onPoint: (id) => choose.current?.(id) });
    if (isWay && points.length > 1) drawLine(layer, points, false);
    // Outlines tell little from near: a country's coast is what one knows a place by, and inland none is near.
    const closest = points.length === 1 ? 4 : 6;
    map.fitBounds(boundsOf(around), { padding: [28, 28], maxZoom: hasStreets ? 14 : closest, animate: false });
    return () => {
      layer.remove();
    };
  }, [map, points, isWay, hasStreets]);
  return (
    <div className={styles.frame}>
      {/* No image, which can hold no link: whom streets are from is one. */}
      <section ref={box} className={styles.map} aria-label={label} />
    </div>
  );
}
