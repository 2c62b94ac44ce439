import type { Box } from '../memory/item-text.ts';
import type { Pixels } from '../ports/perception.ts';

/** Of the face's longer side: hair, chin and some air. */
const SIDE = 1.9;

/** The square part of a picture with `box` in its middle; grey where it reaches beyond the edge. */
export function squareAround({ width, height, rgb }: Pixels, box: Box): Pixels {
  const side = Math.max(2, Math.round(SIDE * Math.max(box.w * width, box.h * height)));
  const left = Math.round((box.x + box.w / 2) * width - side / 2);
  const top = Math.round((box.y + box.h / 2) * height - side / 2);
  const part = new Uint8Array(side * side * 3).fill(127);
  const [from, to] = [Math.max(0, left), Math.min(width, left + side)];
  for (let y = Math.max(0, top); y < Math.min(height, top + side); y += 1)
    part.set(rgb.subarray((y * width + from) * 3, (y * width + to) * 3), ((y - top) * side + from - left) * 3);
  return { width: side, height: side, rgb: part };
}
