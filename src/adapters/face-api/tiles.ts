import type { Box } from '../../memory/item-text.ts';

/** The detector sees every picture at 512 pixels: below this share of its longer side a face may go unseen. */
const SMALL_FACE = 0.075;
/** Pictures that are wider or taller than this lose too much when they are seen whole. */
const WIDE = 2.1;
/** Faces in one picture from which on there may be more behind them, when those that are seen are no larger than this. */
const [GROUP, NEAR] = [4, 0.1];
const OVERLAP = 0.25;
const MOST_TILES = 12;

type Size = { readonly width: number; readonly height: number };

/** Whether a face is so small in a picture that a part of the picture would show it better. */
export function isSmall(box: Box, { width, height }: Size, limit = SMALL_FACE): boolean {
  return Math.max(box.w * width, box.h * height) / Math.max(width, height) < limit;
}

/**
 * Overlapping parts of a picture that deserve a look of their own, in fractions of it; none when one look is enough. `seen` are the faces
 * of the whole, `people` how many figures something else saw.
 */
export function tilesFor({ width, height }: Size, seen: readonly Box[], people: number): Box[] {
  const longest = Math.max(width, height);
  const ratio = longest / Math.max(1, Math.min(width, height));
  if (ratio > WIDE) return along(width > height, Math.min(MOST_TILES, Math.ceil((ratio - OVERLAP) / (1 - OVERLAP))));
  if (longest < 800) return [];
  const hasSmall = seen.some((box) => isSmall(box, { width, height }));
  const isGroup = seen.length >= GROUP && seen.some((box) => isSmall(box, { width, height }, NEAR));
  if (!hasSmall && !isGroup && people < seen.length + 2) return [];
  return quarters();
}

function quarters(): Box[] {
  const side = 1 / (2 - OVERLAP);
  const starts = [0, 1 - side];
  return starts.flatMap((y) => starts.map((x) => ({ x, y, w: side, h: side })));
}

function along(isWide: boolean, n: number): Box[] {
  const side = 1 / (n - (n - 1) * OVERLAP);
  return Array.from({ length: n }, (_, i) => {
    const start = i * side * (1 - OVERLAP);
    return isWide ? { x: start, y: 0, w: side, h: 1 } : { x: 0, y: start, w: 1, h: side };
  });
}
