import L from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import type { Bounds } from '../../../../src/contract/place-pages.ts';
import { makeWorldMap } from './world-map.ts';

/** The target view of the map; a new object each time, even for the same box. */
export type Journey = { readonly box: Bounds; readonly closest?: number };

/** What is seen of a map: a box that is somewhat wider, on a grid, so that small moves ask for nothing new. */
export type MapView = Bounds & { readonly zoom: number };

/** A map in a box of the page. */
export function useMap(box: RefObject<HTMLElement | null>): L.Map | undefined {
  const [map, setMap] = useState<L.Map>();
  useEffect(() => {
    if (box.current === null) return;
    const made = makeWorldMap(box.current);
    const watch = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    watch.observe(box.current);
    setMap(made);
    return () => {
      watch.disconnect();
      made.remove();
      setMap(undefined);
    };
  }, [box]);
  return map;
}

/** What is seen of a map now. */
export function useView(map: L.Map | undefined): MapView | undefined {
  const [view, setView] = useState<MapView>();
  useEffect(() => {
    if (map === undefined) return;
    const see = (): void => {
      const next = viewOf(map.getBounds(), Math.floor(map.getZoom()));
      setView((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    map.on('moveend', see);
    see();
    return () => {
      map.off('moveend', see);
    };
  }, [map]);
  return view;
}

/** Half a tile of the zoom level. */
const stepAt = (zoom: number): number => 180 / 2 ** Math.max(0, zoom);

function viewOf(bounds: L.LatLngBounds, zoom: number): MapView {
  const step = stepAt(zoom);
  const [down, up] = [(at: number) => Math.floor(at / step) * step, (at: number) => Math.ceil(at / step) * step];
  return {
    south: Math.max(-90, down(bounds.getSouth())),
    west: Math.max(-540, down(bounds.getWest())),
    north: Math.min(90, up(bounds.getNorth())),
    east: Math.min(540, up(bounds.getEast())),
    zoom: Math.max(0, zoom),
  };
}

export const boundsOf = ({ south, west, north, east }: Bounds): L.LatLngBounds =>
  // Across the date line, the eastern edge is beyond 180 degrees.
  L.latLngBounds([south, west], [north, east < west ? east + 360 : east]);
