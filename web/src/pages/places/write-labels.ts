import L from 'leaflet';
import type { ListedPlace } from '../../../../src/contract/place-pages.ts';
import styles from './memory-map.module.css';
import { labelsOf } from './place-labels.ts';

/** Writes what the memory knows on the map, at each zoom as much as there is room for; the end of it. */
export function writeLabels(
  map: L.Map,
  places: readonly ListedPlace[],
  about: { readonly hasStreets: boolean; readonly spots: readonly { readonly lat: number; readonly lon: number }[] },
): () => void {
  const layer = L.layerGroup().addTo(map);
  const write = (): void => {
    layer.clearLayers();
    const at = (lat: number, lon: number) => map.latLngToContainerPoint([lat, lon]);
    for (const { name, lat, lon, isOwn } of labelsOf(places, {
      ...about,
      zoom: map.getZoom(),
      at,
      size: map.getSize(),
    })) {
      const words = document.createElement('span');
      words.textContent = name;
      // The list beside the map has the same names.
      words.setAttribute('aria-hidden', 'true');
      const icon = L.divIcon({
        html: words,
        className: `${styles.label} ${isOwn ? styles.own : ''}`,
        iconSize: [0, 0],
      });
      L.marker([lat, lon], { icon, interactive: false, keyboard: false, zIndexOffset: -1000 }).addTo(layer);
    }
  };
  map.on('moveend', write);
  write();
  return () => {
    map.off('moveend', write);
    layer.remove();
  };
}
