import type { Box } from '../../../memory/item-text.ts';
import type { Pixels } from '../../../ports/pixels.ts';

/** How much wider and higher than a face its cover is: hair, ears and chin tell people apart, too. */
const AROUND_FACE = 0.45;
const AROUND_TEXT = 0.02;

/** A box with this share of its size around it, inside of the picture. */
export function grown({ x, y, w, h }: Box, by: number, least = 0): Box {
  const [dx, dy] = [Math.max(w * by, least), Math.max(h * by, least)];
  const left = Math.max(0, x - dx);
  const top = Math.max(0, y - dy);
  return { x: left, y: top, w: Math.min(1, x + w + dx) - left, h: Math.min(1, y + h + dy) - top };
}

export const faceCover = (box: Box): Box => grown(box, AROUND_FACE);
export const textCover = (box: Box): Box => grown(box, 0.12, AROUND_TEXT / 2);

/**
 * The picture with each box filled by one colour: the mean of what is around it, dulled. Nothing of what was there is left,
 * which no blur can promise. A new picture; the one given stays as it is.
 */
export function covered(picture: Pixels, boxes: readonly Box[]): Pixels {
  const rgb = Uint8Array.from(picture.rgb);
  for (const box of boxes) fill({ ...picture, rgb }, box);
  return { width: picture.width, height: picture.height, rgb };
}

function fill({ width, height, rgb }: Pixels, box: Box): void {
  const left = Math.max(0, Math.floor(box.x * width));
  const top = Math.max(0, Math.floor(box.y * height));
  const right = Math.min(width, Math.ceil((box.x + box.w) * width));
  const bottom = Math.min(height, Math.ceil((box.y + box.h) * height));
  const colour = rimColour({ width, height, rgb }, left, top, right, bottom);
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) rgb.set(colour, (y * width + x) * 3);
}

/** The mean of the rim just outside, drawn half way to grey, so that a cover is seen to be one. */
function rimColour({ width, height, rgb }: Pixels, left: number, top: number, right: number, bottom: number): number[] {
  const sum = [0, 0, 0];
  let n = 0;
  const count = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    n += 1;
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (rgb[(y * width + x) * 3 + c] ?? 0);
  };
  for (let x = left; x < right; x += 1) for (const y of [top - 2, bottom + 1]) count(x, y);
  for (let y = top; y < bottom; y += 1) for (const x of [left - 2, right + 1]) count(x, y);
  return sum.map((all) => Math.round(((n === 0 ? 128 : all / n) + 128) / 2));
}
