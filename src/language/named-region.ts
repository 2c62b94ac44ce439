import type { Box } from '../memory/item-text.ts';

/** A name that a program wrote into a picture's metadata, and where in the picture, in fractions of it. */
export type NamedRegion = { readonly name: string; readonly box?: Box };

type Size = { readonly width: number; readonly height: number };

/** Regions as they are written, with the size of the picture that they were written for, where it is said. */
export type WrittenRegions = { readonly named: readonly NamedRegion[]; readonly of?: Size };

/** What is known of the picture: its EXIF orientation, and its upright size. */
type Picture = {
  readonly orientation?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};

/** A region by its middle, as the Metadata Working Group writes it (guidelines 2.0 §5.9); nothing for what is none. */
export function boxAround(x: number, y: number, w: number, h: number): Box | undefined {
  return boxFrom(x - w / 2, y - h / 2, w, h);
}

/** A region by its left top corner, as Microsoft Photo writes it: cut off at the edge of the picture; nothing for what is none. */
export function boxFrom(x: number, y: number, w: number, h: number): Box | undefined {
  if (![x, y, w, h].every(Number.isFinite) || w <= 0 || h <= 0 || x >= 1 || y >= 1) return undefined;
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const box = { x: left, y: top, w: Math.min(1, x + w) - left, h: Math.min(1, y + h) - top };
  return box.w > 0 && box.h > 0 ? box : undefined;
}

/** "0.25, 0.2, 0.1, 0.15": left, top, width, height. */
export function boxOfRectangle(text: string | undefined): Box | undefined {
  const [x = Number.NaN, y = Number.NaN, w = Number.NaN, h = Number.NaN] = (text ?? '').split(',').map(Number);
  return boxFrom(x, y, w, h);
}

/**
 * The regions in fractions of the upright picture. They are meant of the picture as it is stored, but some programs write them
 * as it is shown; where both differ in shape, the size that they were written for tells which.
 */
export function uprightRegions(
  { named, of }: WrittenRegions,
  { orientation = 1, width, height }: Picture,
): NamedRegion[] {
  const isTurned = orientation >= 5;
  const isShown =
    isTurned && of !== undefined && width !== undefined && height !== undefined && width !== height
      ? of.width > of.height === width > height
      : false;
  if (isShown) return [...named];
  return named.map(({ name, box }) => (box === undefined ? { name } : { name, box: turnedBox(box, orientation) }));
}

/** A box of the upright picture in the stored one, as regions are meant to be written. */
export const storedBox = (box: Box, orientation = 1): Box =>
  turnedBox(box, orientation === 6 ? 8 : orientation === 8 ? 6 : orientation);

/** A box of the stored picture in the upright one, by EXIF orientation (1 to 8). */
function turnedBox({ x, y, w, h }: Box, orientation: number): Box {
  const [right, below] = [1 - x - w, 1 - y - h];
  switch (orientation) {
    case 2:
      return { x: right, y, w, h };
    case 3:
      return { x: right, y: below, w, h };
    case 4:
      return { x, y: below, w, h };
    case 5:
      return { x: y, y: x, w: h, h: w };
    case 6:
      return { x: below, y: x, w: h, h: w };
    case 7:
      return { x: below, y: right, w: h, h: w };
    case 8:
      return { x: y, y: right, w: h, h: w };
    default:
      return { x, y, w, h };
  }
}

/** Each name once, with its place where one is known. */
export function mentionsOfNames(names: readonly string[], regions: readonly NamedRegion[]) {
  const places = new Map(regions.flatMap(({ name, box }) => (box === undefined ? [] : [[name.trim(), box] as const])));
  return names.map((name) => {
    const box = places.get(name.trim());
    return { name, how: 'tagged' as const, ...(box === undefined ? {} : { box }) };
  });
}
