import type { Box } from '../../memory/item-text.ts';

export type Grey = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
/** A finder pattern: its middle and the width of a module, in pixels. */
type Finder = { x: number; y: number; module: number; seen: number };

/** Side of the squares that the light of a picture is measured in. */
const LIGHT_CELL = 32;
const MOST_FINDERS = 200;
/** Rows in which a finder pattern must be seen, as a share of its three inner modules. */
const LEAST_ROWS = 3;

/**
 * Boxes of QR codes: squares whose lines are dark, light, dark three times as long, light, dark (ISO/IEC 18004), from left to
 * right and from top to bottom. Two of one size and near one another are a code, though one of its corners is hidden.
 */
export function matrixCodes(picture: Grey): Box[] {
  const dark = darkened(picture);
  const finders = findersIn(dark, picture.width, picture.height);
  const boxes: Box[] = [];
  for (const group of together(finders)) boxes.push(boxOf(group, picture));
  return boxes;
}

/** 1 where a pixel is darker than what is around it. */
function darkened({ width, height, pixels }: Grey): Uint8Array {
  const columns = Math.ceil(width / LIGHT_CELL);
  const rows = Math.ceil(height / LIGHT_CELL);
  const low = new Uint8Array(columns * rows).fill(255);
  const high = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / LIGHT_CELL) * columns + Math.floor(x / LIGHT_CELL);
      const value = pixels[y * width + x] ?? 0;
      if (value < (low[cell] ?? 0)) low[cell] = value;
      if (value > (high[cell] ?? 0)) high[cell] = value;
    }
  const threshold = thresholds(low, high, columns, rows);
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / LIGHT_CELL) * columns + Math.floor(x / LIGHT_CELL);
      dark[y * width + x] = (pixels[y * width + x] ?? 0) < (threshold[cell] ?? 0) ? 1 : 0;
    }
  return dark;
}

/** Half way between the darkest and the lightest of a cell and its neighbours. */
function thresholds(low: Uint8Array, high: Uint8Array, columns: number, rows: number): Float32Array {
  const threshold = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      let [darkest, lightest] = [255, 0];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue;
          darkest = Math.min(darkest, low[(y + dy) * columns + x + dx] ?? 255);
          lightest = Math.max(lightest, high[(y + dy) * columns + x + dx] ?? 0);
        }
      threshold[y * columns + x] = lightest - darkest < 40 ? 0 : (darkest + lightest) / 2;
    }
  return threshold;
}

function findersIn(dark: Uint8Array, width: number, height: number): Finder[] {
  const finders: Finder[] = [];
  for (let y = 0; y < height; y++) {
    const at = (x: number): number => dark[y * width + x] ?? 0;
    for (const { middle, module } of patternsIn(at, width)) {
      const column = (row: number): number => dark[row * width + Math.round(middle)] ?? 0;
      if (!hasPatternAt(column, height, y, module)) continue;
      const known = finders.find((f) => Math.hypot(f.x - middle, f.y - y) < module * 3 && alike(f.module, module));
      if (known !== undefined) {
        known.seen += 1;
        known.y += (y - known.y) / known.seen;
      } else if (finders.length < MOST_FINDERS) finders.push({ x: middle, y, module, seen: 1 });
    }
  }
  return finders.filter(({ seen, module }) => seen >= Math.min(LEAST_ROWS, module));
}

const alike = (a: number, b: number): boolean => Math.abs(a - b) <= 0.5 * Math.max(a, b);

/** Where a line runs 1:1:3:1:1, with half a module of leeway. */
function* patternsIn(at: (place: number) => number, length: number): Generator<{ middle: number; module: number }> {
  const runs: number[] = [];
  let start = 0;
  for (let place = 1; place <= length; place++) {
    if (place < length && at(place) === at(start)) continue;
    runs.push(place - start);
    if (runs.length > 5) runs.shift();
    if (at(start) === 1 && runs.length === 5 && isPattern(runs)) {
      const all = runs.reduce((sum, run) => sum + run, 0);
      yield { middle: place - all / 2, module: all / 7 };
    }
    start = place;
  }
}

function isPattern(runs: readonly number[]): boolean {
  const module = runs.reduce((sum, run) => sum + run, 0) / 7;
  if (module < 1) return false;
  const leeway = Math.max(0.75, module * 0.6);
  return runs.every((run, i) => Math.abs(run - module * (i === 2 ? 3 : 1)) < leeway * (i === 2 ? 2 : 1));
}

/** Whether the line across runs the same way around `here`. */
function hasPatternAt(at: (place: number) => number, length: number, here: number, module: number): boolean {
  const from = Math.max(0, Math.floor(here - module * 6));
  const to = Math.min(length, Math.ceil(here + module * 6));
  for (const found of patternsIn((place) => at(from + place), to - from))
    if (Math.abs(from + found.middle - here) < module * 2 && alike(found.module, module)) return true;
  return false;
}

/** Finders of one size that are no further apart than those of the largest code: 177 modules. */
function together(finders: readonly Finder[]): Finder[][] {
  const groups: Finder[][] = [];
  for (const finder of finders) {
    const near = groups.find((group) =>
      group.some((other) => {
        const apart = Math.hypot(other.x - finder.x, other.y - finder.y);
        return alike(other.module, finder.module) && apart > finder.module * 6 && apart < finder.module * 250;
      }),
    );
    if (near === undefined) groups.push([finder]);
    else near.push(finder);
  }
  return groups.filter((group) => group.length >= 2);
}

/** All that the finders span, as a square, with two modules around it and room for a corner that was not seen. */
function boxOf(group: readonly Finder[], { width, height }: Grey): Box {
  const module = Math.max(...group.map((f) => f.module));
  const [left, right] = [Math.min(...group.map((f) => f.x)), Math.max(...group.map((f) => f.x))];
  const [top, bottom] = [Math.min(...group.map((f) => f.y)), Math.max(...group.map((f) => f.y))];
  const side = Math.max(right - left, bottom - top);
  const more = module * 6;
  // Two finders tell a side of the code, but not on which side of them it lies.
  const [beside, below] = [right - left < side / 2 ? side : 0, bottom - top < side / 2 ? side : 0];
  const x0 = Math.max(0, left - more - beside);
  const y0 = Math.max(0, top - more - below);
  const x1 = Math.min(width, right + more + beside);
  const y1 = Math.min(height, bottom + more + below);
  return { x: x0 / width, y: y0 / height, w: (x1 - x0) / width, h: (y1 - y0) / height };
}
