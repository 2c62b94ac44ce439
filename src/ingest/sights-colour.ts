import type { Box } from '../memory/item-text.ts';
import type { Sight } from '../memory/seen.ts';
import { type Pixels, partOf, shrunk } from '../ports/pixels.ts';

export type ColourName =
  | 'black'
  | 'white'
  | 'grey'
  | 'red'
  | 'orange'
  | 'brown'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink';

/** Where on the colour circle a name begins, in degrees; `dim` is what it is called when it is darker than `below`. */
type Hue = { readonly from: number; readonly name: ColourName; readonly dim?: ColourName; readonly below?: number };
const red: Hue = { from: 0, name: 'red' };
const hues: readonly Hue[] = [
  { from: 345, name: 'red' },
  { from: 290, name: 'pink', dim: 'purple', below: 0.5 },
  { from: 258, name: 'purple' },
  { from: 200, name: 'blue' },
  { from: 165, name: 'turquoise' },
  { from: 68, name: 'green' },
  { from: 44, name: 'yellow', dim: 'green', below: 0.45 },
  { from: 15, name: 'orange', dim: 'brown', below: 0.68 },
];

/** The usual name of a colour; levels from 0 to 255. */
export function colourName(r: number, g: number, b: number): ColourName {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const value = most / 255;
  const saturation = most === 0 ? 0 : (most - least) / most;
  if (value < 0.16) return 'black';
  if (saturation < 0.14 || (value < 0.3 && saturation < 0.3))
    return value > 0.86 ? 'white' : value < 0.26 ? 'black' : 'grey';
  const span = most - least;
  const sector = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  const hue = sector * 60;
  if ((hue >= 330 || hue < 15) && saturation < 0.5 && value > 0.75) return 'pink';
  const found = hues.find(({ from }) => hue >= from) ?? red;
  // What is orange and pale or dark is called brown, or beige.
  if (found.name === 'orange' && saturation < 0.45) return 'brown';
  return found.dim !== undefined && value < (found.below ?? 0) ? found.dim : found.name;
}

const greys: ReadonlySet<ColourName> = new Set(['black', 'white', 'grey']);
const SIDE = 64;

/** What share of a picture has each colour, largest first. */
export function colourShares(picture: Pixels): { readonly name: ColourName; readonly share: number }[] {
  const { width, height, rgb } = shrunk(picture, SIDE);
  const counts = new Map<ColourName, number>();
  for (let i = 0; i < rgb.length; i += 3) {
    const name = colourName(rgb[i] ?? 0, rgb[i + 1] ?? 0, rgb[i + 2] ?? 0);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, n]) => ({ name, share: n / (width * height) }))
    .sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
}

/** Shares from which a colour is one of a picture's own; bright colours strike the eye sooner than greys. */
const [STRIKING, GREY] = [0.1, 0.3];
const MOST_COLOURS = 3;

/** The colours that a picture would be described by. */
export const dominantColours = (picture: Pixels): Sight[] =>
  colourShares(picture)
    .filter(({ name, share }) => share >= (greys.has(name) ? GREY : STRIKING))
    .slice(0, MOST_COLOURS)
    .map(({ name, share }) => ({ kind: 'colour', name, confidence: Math.min(0.95, 0.4 + share) }));

/** Of a thing's box, the middle: its corners show what is behind it. */
const MIDDLE = 0.6;
const OWN_COLOUR = 0.3;

/** The colour of the thing inside `box`; nothing when none stands out. */
export function colourOfThing(picture: Pixels, box: Box): Sight | undefined {
  const inset = (1 - MIDDLE) / 2;
  const middle = { x: box.x + box.w * inset, y: box.y + box.h * inset, w: box.w * MIDDLE, h: box.h * MIDDLE };
  const shares = colourShares(partOf(picture, middle));
  const best = shares.find(({ name, share }) => !greys.has(name) && share >= OWN_COLOUR) ?? shares[0];
  if (best === undefined || best.share < OWN_COLOUR) return undefined;
  return { kind: 'colour', name: best.name, confidence: Math.min(0.9, best.share), box: middle };
}
