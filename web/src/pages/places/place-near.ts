import type { ListedPlace } from '../../../../src/contract/place-pages.ts';
import { distanceKm } from '../../../../src/memory/location.ts';

/** Share of one name above which other names are omitted. */
const MOST = 0.85;

/** Kinds of places that name a cluster per zoom level, best first, with their radius in kilometres. */
const levels: readonly {
  readonly from: number;
  readonly kinds: ReadonlySet<ListedPlace['kind']>;
  readonly reach: number;
}[] = [
  { from: 12, kinds: new Set(['home', 'work', 'named']), reach: 0.3 },
  { from: 12, kinds: new Set(['venue']), reach: 0.15 },
  { from: 5, kinds: new Set(['city']), reach: 40 },
  { from: 0, kinds: new Set(['country']), reach: 1200 },
];

/** Distance below which two places count as the same position. */
const SAME_KM = 0.005;

/** A common name for several positions: the most frequent name, or two names. */
export function placeOfAll(
  places: readonly ListedPlace[],
  spots: readonly { readonly lat: number; readonly lon: number }[],
  zoom: number,
): string {
  const counts = new Map<string, number>();
  for (const { lat, lon } of spots) {
    const name = placeNear(places, lat, lon, zoom);
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (first === undefined) return '';
  return second === undefined || first[1] >= spots.length * MOST ? first[0] : `${first[0]}, ${second[0]}`;
}

/** The name of a position at the current zoom; empty if nothing nearby has a name. */
export function placeNear(places: readonly ListedPlace[], lat: number, lon: number, zoom: number): string {
  for (const { from, kinds, reach } of levels) {
    if (zoom < from) continue;
    let best: { name: string; km: number } | undefined;
    let isOneOfSeveral = false;
    for (const place of places) {
      if (!kinds.has(place.kind) || place.lat === undefined || place.lon === undefined) continue;
      const km = distanceKm({ lat, lon }, { lat: place.lat, lon: place.lon });
      if (km > Math.max(reach, place.radiusKm ?? 0)) continue;
      // Where several stand on one spot, as at the middle of a town that only a receipt names, it is none of them.
      if (best !== undefined && Math.abs(km - best.km) < SAME_KM && place.name !== best.name) isOneOfSeveral = true;
      else if (best === undefined || km < best.km) {
        best = { name: place.name, km };
        isOneOfSeveral = false;
      }
    }
    if (best !== undefined && !isOneOfSeveral) return best.name;
  }
  return '';
}
