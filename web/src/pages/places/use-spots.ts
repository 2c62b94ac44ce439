import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { ListedPlace, PlaceSpot } from '../../../../src/contract/place-pages.ts';
import { thumbnailAddress } from '../../parts/thumbnail.tsx';
import { useWords } from '../../words/language.ts';
import { placesWords } from '../../words/places.ts';
import styles from './memory-map.module.css';
import { placeOfAll } from './place-near.ts';

type Shown = {
  readonly spots: readonly PlaceSpot[];
  readonly zoom: number;
  readonly places: readonly ListedPlace[];
  readonly onSpot: (spot: PlaceSpot, name: string) => void;
};

/** Maintains a marker for each spot; existing markers are kept, with their focus. */
export function useSpots(map: L.Map | undefined, { spots, zoom, places, onSpot }: Shown): void {
  const say = useWords(placesWords);
  const choose = useRef(onSpot);
  choose.current = onSpot;
  const shown = useRef(new Map<string, L.Marker>());
  useEffect(() => {
    if (map === undefined) return;
    const gone = new Set(shown.current.keys());
    for (const spot of spots) {
      const samples = spot.samples.map(([lat, lon]) => ({ lat, lon }));
      const name = placeOfAll(places, samples, zoom);
      const pictures = say.cluster(spot.count);
      const key = JSON.stringify([spot, name, pictures]);
      gone.delete(key);
      if (shown.current.has(key)) continue;
      const marker = markerOf(spot, name, pictures);
      const choosing = (): void => choose.current(spot, name);
      marker.on('click', choosing).addTo(map);
      // Leaflet's markers are buttons without keyboard support.
      marker.on('keydown', ({ originalEvent }: L.LeafletKeyboardEvent) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
        originalEvent.preventDefault();
        choosing();
      });
      shown.current.set(key, marker);
    }
    for (const key of gone) {
      shown.current.get(key)?.remove();
      shown.current.delete(key);
    }
  }, [map, spots, zoom, places, say]);
  useEffect(
    () => () => {
      for (const marker of shown.current.values()) marker.remove();
      shown.current.clear();
    },
    [map],
  );
}

/** The latest picture of a spot in a circle, with what the place is called and how many there are, which are its name. */
function markerOf(spot: PlaceSpot, name: string, pictures: string): L.Marker {
  const element = document.createElement('div');
  const picture = document.createElement('img');
  if (spot.cover !== undefined) picture.src = thumbnailAddress(spot.cover);
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
  const side = spot.count > 1 ? Math.min(72, 46 + 8 * Math.log10(spot.count)) : 44;
  return L.marker([spot.lat, spot.lon], {
    icon: L.divIcon({ html: element, className: styles.spot ?? '', iconSize: [side, side] }),
    keyboard: true,
    riseOnHover: true,
    zIndexOffset: spot.count,
  });
}
