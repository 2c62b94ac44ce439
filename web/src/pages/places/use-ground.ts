import L from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapResponse } from '../../../../src/contract/place-pages.ts';
import { Problem } from '../../api/problem.ts';
import { useTheme } from '../../shell/theme.ts';
import { useLanguage } from '../../words/language.ts';
import { drawGrid, drawOutlines } from './world-map.ts';

/** Maximum zoom without streets: there is no detail, but pictures in one street need room. */
const CLOSEST = 17;
const CLOSEST_OF_STREETS = 19;
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/**
 * Draws what lies under the pictures: pictures of a configured server, else the owner's map file over the program's outlines,
 * else the outlines alone. Returns the problem of a map file that cannot be drawn.
 */
export function useGround(map: L.Map | undefined, ground: MapResponse | undefined): Problem | undefined {
  const [broken, setBroken] = useState<{ readonly version: string; readonly why: 'too-large' | 'corrupt' }>();
  const theme = useTheme();
  const language = useLanguage();
  const { tiles, file } = ground ?? {};
  const ready = file?.state === 'ready' && tiles === undefined ? file : undefined;
  const isBroken = ready !== undefined && broken?.version === ready.version;
  useEffect(() => {
    if (map === undefined || ground === undefined) return;
    if (tiles === undefined) {
      const ends = [drawOutlines(map), drawGrid(map)];
      return () => {
        for (const end of ends) end();
      };
    }
    const layer = L.tileLayer(tiles.url, { maxZoom: 19 }).addTo(map);
    const end = attributed(map, escaped(tiles.attribution ?? ''));
    return () => {
      end();
      layer.remove();
    };
  }, [map, ground === undefined, tiles?.url, tiles?.attribution]);
  useEffect(() => {
    map?.setMaxZoom(tiles === undefined && (ready === undefined || isBroken) ? CLOSEST : CLOSEST_OF_STREETS);
    if (map === undefined || ready === undefined || isBroken) return;
    let end = attributed(map, streetsFrom(ready.attribution));
    let isGone = false;
    const onBroken = (why: 'too-large' | 'corrupt'): void => {
      if (!isGone) setBroken({ version: ready.version, why });
    };
    import('./street-layer.ts').then(
      ({ streetLayer }) => {
        if (isGone) return;
        const layer = streetLayer({ file: ready, theme, language, onBroken }).addTo(map);
        const before = end;
        end = () => {
          layer.remove();
          before();
        };
      },
      () => onBroken('corrupt'),
    );
    return () => {
      isGone = true;
      end();
    };
  }, [map, tiles === undefined, ready?.version, isBroken, theme, language]);
  if (file?.state === 'unusable') return new Problem(file.code, file.message, { action: file.action });
  return isBroken && broken !== undefined
    ? new Problem(broken.why, 'Tiles of the map file cannot be read.')
    : undefined;
}

/** Names whom a map is from; the end of it. */
function attributed(map: L.Map, html: string): () => void {
  const control = L.control.attribution({ prefix: false }).addAttribution(html).addTo(map);
  return () => {
    control.remove();
  };
}

/** The licence of OpenStreetMap asks for its name and a link wherever its data is shown. */
function streetsFrom(attribution: string | undefined): string {
  const named = attribution?.includes('OpenStreetMap') === true ? attribution : `${attribution ?? ''} © OpenStreetMap`;
  return `<a href="${COPYRIGHT}" target="_blank" rel="noreferrer">${escaped(named.trim())}</a>`;
}

/** Leaflet interprets the attribution as HTML. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
