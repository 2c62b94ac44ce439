import type { Box } from '../../../../src/memory/item-text.ts';
import type { Turn } from '../../../../src/memory/media.ts';

/** Where a box of the upright file lies once the picture is turned clockwise. */
export function turnedBox({ x, y, w, h }: Box, turn: Turn): Box {
  if (turn === 90) return { x: 1 - y - h, y: x, w: h, h: w };
  if (turn === 180) return { x: 1 - x - w, y: 1 - y - h, w, h };
  if (turn === 270) return { x: y, y: 1 - x - w, w: h, h: w };
  return { x, y, w, h };
}

/** A quarter further, to the right or the left. */
export const furtherTurned = (turn: Turn, by: 90 | -90): Turn => ((turn + by + 360) % 360) as Turn;
