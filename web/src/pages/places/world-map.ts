import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { feature } from 'topojson-client';

import type { GeometryCollection, Topology } from 'topojson-specification';
import fineOutlines from 'world-atlas/countries-50m.json?url';
import coarseOutlines from 'world-atlas/countries-110m.json?url';
import { aroundTheWorld } from './around-the-world.ts';
import { gridLines } from './map-grid.ts';
import styles from './world-map.module.css';

/** Zoom level from which the detailed outlines are drawn. */
const FINE_FROM = 4;
/** Zoom level from which even the detailed outlines are wrong; only a plain background and a scale are shown. */
const PLAIN_FROM = 9.5;
const GROUND = 'ground';

type Outlines = Topology<{ readonly countries: GeometryCollection }>;

async function outlinesAt(address: string): Promise<GeoJSON.FeatureCollection> {
  const topology = (await (await fetch(address)).json()) as Outlines;
  return aroundTheWorld(feature(topology, topology.objects.countries));
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Country outlines shipped with the program, coarse at low zoom and detailed at high zoom; the end of them. */
export function drawOutlines(map: L.Map): () => void {
  const options: L.GeoJSONOptions & { readonly renderer: L.Renderer } = {
    interactive: false,
    style: () => ({ className: styles.land ?? '' }),
    pane: GROUND,
    renderer: L.svg({ padding: 0.6, pane: GROUND }),
  };
  const layers = new Map<string, L.GeoJSON | 'coming'>();
  let isGone = false;
  const remove = (): void => {
    for (const layer of layers.values()) if (layer !== 'coming') layer.remove();
  };
  map.on('unload', () => {
    isGone = true;
  });
  const show = (): void => {
    // The outlines may load after the map was removed.
    if (isGone) return;
    const isNear = map.getZoom() >= PLAIN_FROM;
    map.getContainer().toggleAttribute('data-near', isNear);
    if (isNear) {
      remove();
      return;
    }
    const wanted = map.getZoom() >= FINE_FROM ? fineOutlines : coarseOutlines;
    const there = layers.get(wanted);
    if (there === undefined) {
      layers.set(wanted, 'coming');
      outlinesAt(wanted).then(
        (countries) => {
          layers.set(wanted, L.geoJSON(countries, options));
          if (layers.size > 0) show();
        },
        () => layers.delete(wanted),
      );
    } else if (there !== 'coming' && !map.hasLayer(there)) {
      for (const other of layers.values()) if (other !== 'coming' && other !== there) other.remove();
      there.addTo(map);
    }
  };
  map.on('zoomend', show);
  show();
  return () => {
    isGone = true;
    map.off('zoomend', show);
    map.getContainer().removeAttribute('data-near');
    remove();
  };
}

/** At high zoom, where outlines are too coarse, a graticule shows direction and scale; the end of it. */
export function drawGrid(map: L.Map): () => void {
  const lines = L.layerGroup().addTo(map);
  const options = {
    interactive: false,
    className: styles.grid ?? '',
    pane: GROUND,
    renderer: L.svg({ padding: 0.6, pane: GROUND }),
  };
  const draw = (): void => {
    lines.clearLayers();
    if (map.getZoom() < PLAIN_FROM) return;
    const bounds = map.getBounds().pad(0.5);
    const box = { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() };
    for (const line of gridLines(box)) lines.addLayer(L.polyline(line, options));
  };
  map.on('moveend', draw);
  draw();
  return () => {
    map.off('moveend', draw);
    lines.remove();
  };
}

/** A world map in `element`, without anything on it yet. */
export function makeWorldMap(element: HTMLElement): L.Map {
  const calm = isCalm();
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 0.5,
    zoomSnap: 0.25,
    worldCopyJump: true,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
    maxBounds: [
      [-85, -260],
      [85, 260],
    ],
    maxBoundsViscosity: 0.7,
    renderer: L.svg({ padding: 0.6 }),
  });
  if (calm) {
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }
  // Outlines lie under streets.
  map.createPane(GROUND).style.zIndex = '150';
  L.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map);
  map.setView([30, 10], 2);
  return map;
}
