import L from 'leaflet';
import { Globe, Minus, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ListedPlace, MapResponse, PointsResponse } from '../../../../src/contract/place-pages.ts';
import { IconButton } from '../../parts/button.tsx';
import { thumbnailAddress } from '../../parts/thumbnail.tsx';
import { useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import type { MapBox, MapClusters, Spot } from './map-clusters.ts';
import styles from './memory-map.module.css';
import { placeOfAll } from './place-near.ts';
import { makeWorldMap } from './world-map.ts';

/** The target view of the map; a new object each time, even for the same box. */
export type Journey = { readonly box: MapBox; readonly closest?: number };

type MapProps = {
  readonly points: PointsResponse;
  readonly clusters: MapClusters;
  readonly places: readonly ListedPlace[];
  readonly tiles: MapResponse['tiles'];
  readonly journey: Journey | undefined;
  readonly onSpot: (spot: Spot, name: string) => void;
};

const PADDING: L.PointExpression = [56, 56];

export const boundsOf = ({ south, west, north, east }: MapBox): L.LatLngBounds =>
  // Across the date line, the eastern edge is beyond 180 degrees.
  L.latLngBounds([south, west], [north, east < west ? east + 360 : east]);

/** A world map with the pictures of the memory. */
export function MemoryMap({ points, clusters, places, tiles, journey, onSpot }: MapProps) {
  const say = useWords(placesWords);
  const box = useRef<HTMLDivElement>(null);
  const map = useMap(box, tiles);
  const everything = clusters.boxOf(points.ids.map((_, n) => n));
  useSpots(map, { points, clusters, places, onSpot });
  useNamedCircles(map, places);
  useEffect(() => {
    if (map !== undefined && everything !== undefined)
      map.fitBounds(boundsOf(everything), { padding: PADDING, maxZoom: 11, animate: false });
  }, [map]);
  useEffect(() => {
    if (map === undefined || journey === undefined) return;
    map.fitBounds(boundsOf(journey.box), { padding: PADDING, maxZoom: journey.closest ?? 14 });
  }, [map, journey]);
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
      </div>
    </div>
  );
}

export function useMap(box: RefObject<HTMLElement | null>, tiles: MapResponse['tiles']): L.Map | undefined {
  const [map, setMap] = useState<L.Map>();
  useEffect(() => {
    if (box.current === null) return;
    const made = makeWorldMap(box.current, tiles);
    const watch = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    watch.observe(box.current);
    setMap(made);
    return () => {
      watch.disconnect();
      made.remove();
      setMap(undefined);
    };
  }, [box, tiles]);
  return map;
}

/** Maintains a marker for each cluster in view; existing markers are kept, with their focus. */
function useSpots(
  map: L.Map | undefined,
  { points, clusters, places, onSpot }: Pick<MapProps, 'points' | 'clusters' | 'places' | 'onSpot'>,
): void {
  const say = useWords(placesWords);
  const choose = useRef(onSpot);
  choose.current = onSpot;
  useEffect(() => {
    if (map === undefined) return;
    const shown = new Map<string, L.Marker>();
    const draw = (): void => {
      const view = map.getBounds().pad(0.1);
      const zoom = map.getZoom();
      const here = { west: view.getWest(), south: view.getSouth(), east: view.getEast(), north: view.getNorth() };
      const gone = new Set(shown.keys());
      for (const spot of clusters.spots(here, zoom)) {
        const samples = clusters.samplesOf(spot).map((n) => ({ lat: points.lat[n] ?? 0, lon: points.lon[n] ?? 0 }));
        const name = placeOfAll(places, samples, zoom);
        const key = `${spot.key} ${spot.lat} ${spot.lon} ${name}`;
        gone.delete(key);
        if (shown.has(key)) continue;
        const marker = markerOf(spot, points.ids[spot.newest] ?? '', name, say.cluster(spot.count));
        marker.on('click', () => choose.current(spot, name)).addTo(map);
        // Leaflet's markers are buttons without keyboard support.
        marker.on('keydown', ({ originalEvent }: L.LeafletKeyboardEvent) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          choose.current(spot, name);
        });
        shown.set(key, marker);
      }
      for (const key of gone) {
        shown.get(key)?.remove();
        shown.delete(key);
      }
    };
    map.on('moveend', draw);
    draw();
    return () => {
      map.off('moveend', draw);
      for (const marker of shown.values()) marker.remove();
    };
  }, [map, points, clusters, places, say]);
}

/** The latest picture of a spot in a circle, with what the place is called and how many there are, which are its name. */
function markerOf(spot: Spot, item: string, name: string, pictures: string): L.Marker {
  const element = document.createElement('div');
  const picture = document.createElement('img');
  picture.src = thumbnailAddress(item);
  picture.alt = '';
  picture.draggable = false;
  // If the picture cannot be loaded, show the background instead of a broken image.
  picture.addEventListener('error', () => picture.removeAttribute('src'));
  element.append(picture);
  const add = (className: string | undefined, text: string): void => {
    const words = document.createElement('span');
    words.className = className ?? '';
    words.textContent = text;
    element.append(words, ' ');
  };
  if (name !== '') add(styles.caption, name);
  if (spot.count > 1) add(styles.count, spot.count.toLocaleString());
  add('visually-hidden', pictures);
  const side = spot.count > 1 ? Math.min(72, 46 + 8 * Math.log10(spot.count)) : 42;
  return L.marker([spot.lat, spot.lon], {
    icon: L.divIcon({ html: element, className: styles.spot ?? '', iconSize: [side, side] }),
    keyboard: true,
    riseOnHover: true,
    zIndexOffset: spot.count,
  });
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
