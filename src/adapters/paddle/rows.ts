import type { TextRegion } from './text-regions.ts';

export type ReadRegion = TextRegion & { readonly text: string; readonly confidence: number };

/** Regions whose middles are as near across the page as this share of their height stand in one row. */
const SAME_ROW = 0.6;

/**
 * The rows of a page in reading order, each from left to right: what stands beside each other is one row, by the tilt of the whole
 * page, so that an item keeps its price on a receipt that lies askew.
 */
export function rowsOf(regions: readonly ReadRegion[], upsideDown = false): ReadRegion[][] {
  const tilt = tiltOf(regions) + (upsideDown ? Math.PI : 0);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const placed = regions
    .map((region) => ({ region, along: region.x * cos + region.y * sin, across: region.y * cos - region.x * sin }))
    .toSorted((a, b) => a.across - b.across);
  const rows: (typeof placed)[] = [];
  for (const one of placed) {
    const row = rows.at(-1);
    const middle = row === undefined ? 0 : row.reduce((sum, { across }) => sum + across, 0) / row.length;
    const height = Math.min(one.region.height, ...(row ?? []).map(({ region }) => region.height));
    if (row !== undefined && one.across - middle < SAME_ROW * height) row.push(one);
    else rows.push([one]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.along - b.along).map(({ region }) => region));
}

/** The middle of the regions' turns, each by its length. */
export function tiltOf(regions: readonly TextRegion[]): number {
  const sorted = regions.toSorted((a, b) => a.angle - b.angle);
  const half = sorted.reduce((sum, { width }) => sum + width, 0) / 2;
  let sum = 0;
  for (const { angle, width } of sorted) {
    sum += width;
    if (sum >= half) return angle;
  }
  return 0;
}
