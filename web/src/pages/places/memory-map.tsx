import L from 'leaflet';
import { CalendarDays, Flame, Globe, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { getHeat, getSpots } from '../../../../src/contract/endpoints/places.ts';
import type { ListedPlace, MapResponse, PlaceDayResponse, PlaceSpot } from '../../../../src/contract/place-pages.ts';
import { useRead } from '../../api/use-read.ts';
import { IconButton } from '../../parts/button.tsx';
import { openItem } from '../../shell/open-item.ts';
import { useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import { boxAround, drawLine, drawPoints } from './draw-way.ts';
import { drawHeat } from './heat-layer.ts';
import styles from './memory-map.module.css';
import { useGround } from './use-ground.ts';
import { boundsOf, type Journey, type MapView, useMap, useView } from './use-map.ts';
import { useSpots } from './use-spots.ts';
import { writeLabels } from './write-labels.ts';

type MapProps = {
  readonly places: readonly ListedPlace[];
  readonly ground: MapResponse;
  readonly journey: Journey | undefined;
  /** A day in place of all pictures. */
  readonly day: PlaceDayResponse | undefined;
  readonly isDay: boolean;
  readonly onDay: () => void;
  readonly onSpot: (spot: PlaceSpot, name: string) => void;
};

const PADDING: L.PointExpression = [56, 56];
const none: readonly PlaceSpot[] = [];
const noStops: PlaceDayResponse['stops'] = [];

/** A world map with the pictures of the memory: as spots, as heat, or those of a day in order of time. */
export function MemoryMap({ places, ground, journey, day, isDay, onDay, onSpot }: MapProps) {
  const say = useWords(placesWords);
  const box = useRef<HTMLDivElement>(null);
  const map = useMap(box);
  const view = useView(map);
  const [isHot, setHot] = useState(false);
  const everything = ground.items.bounds;
  useEffect(() => {
    if (map !== undefined && everything !== undefined)
      map.fitBounds(boundsOf(everything), { padding: PADDING, maxZoom: 11, animate: false });
  }, [map]);
  const problem = useGround(map, ground);
  const shown = useRead(
    getSpots,
    { query: view ?? nowhere },
    { enabled: view !== undefined && !isHot && !isDay, whilst: 'keep' },
  );
  const spots = isHot || isDay ? none : (shown.data?.spots ?? none);
  const stops = day?.stops ?? noStops;
  useSpots(map, { spots, zoom: view?.zoom ?? 0, places, onSpot });
  useHeat(map, isHot && !isDay ? view : undefined);
  useDay(map, isDay ? day : undefined);
  useNamedCircles(map, places);
  const hasStreets = ground.tiles !== undefined || (ground.file?.state === 'ready' && problem === undefined);
  useEffect(
    () => (map === undefined ? undefined : writeLabels(map, places, { hasStreets, spots: isDay ? stops : spots })),
    [map, places, hasStreets, isDay, stops, spots],
  );
  useEffect(() => {
    if (map === undefined || journey === undefined) return;
    map.fitBounds(boundsOf(journey.box), { padding: PADDING, maxZoom: journey.closest ?? 14 });
  }, [map, journey]);
  const more = spots.length === 0 ? 0 : (shown.data?.more ?? 0);
  return (
    <div className={styles.frame}>
      <section ref={box} className={styles.map} aria-label={say.map} />
      <div className={styles.controls}>
        <IconButton label={say.zoomIn} onClick={() => map?.zoomIn()}>
          <Plus size={18} aria-hidden />
        </IconButton>
        <IconButton label={say.zoomOut} onClick={() => map?.zoomOut()}>
          <Minus size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={say.whole}
          onClick={() => {
            if (everything !== undefined) map?.fitBounds(boundsOf(everything), { padding: PADDING, maxZoom: 11 });
          }}
        >
          <Globe size={18} aria-hidden />
        </IconButton>
        <IconButton label={say.heat} aria-pressed={isHot} disabled={isDay} onClick={() => setHot(!isHot)}>
          <Flame size={18} aria-hidden />
        </IconButton>
        <IconButton label={say.day} aria-pressed={isDay} onClick={onDay}>
          <CalendarDays size={18} aria-hidden />
        </IconButton>
      </div>
      <p className={styles.notice} role="status">
        {problem === undefined ? (more > 0 ? say.spotsLeft(more) : '') : say.fileBroken(problem.message)}
      </p>
    </div>
  );
}

/** Never asked for. */
const nowhere: MapView = { south: 0, west: 0, north: 0, east: 0, zoom: 0 };

function useHeat(map: L.Map | undefined, view: MapView | undefined): void {
  const { data } = useRead(getHeat, { query: view ?? nowhere }, { enabled: view !== undefined, whilst: 'keep' });
  const isOn = view !== undefined;
  useEffect(
    () => (map === undefined || !isOn || data === undefined ? undefined : drawHeat(map, data)),
    [map, isOn, data],
  );
}

/** Tracks of a day, its items in order of time, and a dotted line between these. */
function useDay(map: L.Map | undefined, day: PlaceDayResponse | undefined): void {
  useEffect(() => {
    if (map === undefined || day === undefined) return;
    const ids = day.stops.map(({ id }) => id);
    const layer = drawPoints(map, day.stops, { radius: 7, onPoint: (id) => openItem(id, {}, ids) });
    const ways = day.tracks.flatMap(({ stretches }) =>
      stretches.map((stretch) => stretch.map(([lat, lon]) => ({ lat, lon }))),
    );
    for (const way of ways) drawLine(layer, way, false);
    if (ways.length === 0) drawLine(layer, day.stops, true);
    const around = boxAround([...day.stops, ...ways.flat()]);
    if (around !== undefined) map.fitBounds(boundsOf(around), { padding: PADDING, maxZoom: 15 });
    return () => {
      layer.remove();
    };
  }, [map, day]);
}

/** Radii of home, work and named places. */
function useNamedCircles(map: L.Map | undefined, places: readonly ListedPlace[]): void {
  useEffect(() => {
    if (map === undefined) return;
    const circles = places.flatMap(({ kind, lat, lon, radiusKm }) =>
      lat === undefined || lon === undefined || radiusKm === undefined || kind === 'venue' || kind === 'city'
        ? []
        : [
            L.circle([lat, lon], { radius: radiusKm * 1000, interactive: false, className: styles.reach ?? '' }).addTo(
              map,
            ),
          ],
    );
    return () => {
      for (const circle of circles) circle.remove();
    };
  }, [map, places]);
}
