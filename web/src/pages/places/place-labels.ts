import type { ListedPlace } from '../../../../src/contract/place-pages.ts';

type Kind = ListedPlace['kind'];

/** From which zoom places are written on the map, best first; those of a street map are not written twice. */
const levels: readonly { readonly kinds: ReadonlySet<Kind>; readonly from: number; readonly ofStreets?: true }[] = [
  { kinds: new Set<Kind>(['home', 'work', 'named']), from: 10 },
  { kinds: new Set<Kind>(['city']), from: 6, ofStreets: true },
  { kinds: new Set<Kind>(['venue']), from: 13 },
];
const MOST_LABELS = 60;
/** Pixels of a letter, and of a line; a letter of Chinese is twice as wide. */
const [LETTER, LINE] = [7, 18];
/** Pixels around a spot, which has a caption of its own. */
const SPOT = 46;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
export type Label = { readonly name: string; readonly lat: number; readonly lon: number; readonly isOwn: boolean };

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1) * LETTER, 0);

/** Which places are written, so that no two are over one another or over a spot. `at` is where on the screen, in pixels. */
export function labelsOf(
  places: readonly ListedPlace[],
  {
    zoom,
    hasStreets,
    spots,
    at,
    size,
  }: {
    readonly zoom: number;
    readonly hasStreets: boolean;
    readonly spots: readonly { readonly lat: number; readonly lon: number }[];
    readonly at: (lat: number, lon: number) => { readonly x: number; readonly y: number };
    readonly size: { readonly x: number; readonly y: number };
  },
): Label[] {
  const taken: Box[] = spots.map(({ lat, lon }) => {
    const { x, y } = at(lat, lon);
    return { left: x - SPOT, top: y - SPOT / 2, right: x + SPOT, bottom: y + SPOT };
  });
  const labels: Label[] = [];
  for (const { kinds, from, ofStreets } of levels) {
    if (zoom < from || (ofStreets === true && hasStreets)) continue;
    for (const { name, kind, lat, lon, itemCount } of places.toSorted((a, b) => b.itemCount - a.itemCount)) {
      if (labels.length >= MOST_LABELS) return labels;
      if (!kinds.has(kind) || lat === undefined || lon === undefined || itemCount === 0) continue;
      const { x, y } = at(lat, lon);
      if (x < 0 || y < 0 || x > size.x || y > size.y) continue;
      const half = widthOf(name) / 2;
      const box = { left: x - half, top: y - LINE / 2, right: x + half, bottom: y + LINE };
      if (taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      labels.push({ name, lat, lon, isOwn: kind !== 'city' });
    }
  }
  return labels;
}
