import { type ColourName, colourName } from '../language/colour-name.ts';
import type { Box } from '../memory/item-text.ts';
import type { Sight } from '../memory/seen.ts';
import { type Pixels, partOf, shrunk } from '../ports/pixels.ts';

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
