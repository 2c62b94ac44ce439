import type { Box } from './item-text.ts';

/** The area that two boxes share, in units of their own. */
function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w <= 0 || h <= 0 ? 0 : w * h;
}

/** Intersection over union, in [0, 1]: whether two boxes mean the same thing. */
export function overlap(a: Box, b: Box): number {
  const both = shared(a, b);
  return both === 0 ? 0 : both / (a.w * a.h + b.w * b.h - both);
}

/** How much of the smaller box lies in the other, in [0, 1]. */
export function containment(a: Box, b: Box): number {
  const both = shared(a, b);
  return both === 0 ? 0 : both / Math.min(a.w * a.h, b.w * b.h);
}
