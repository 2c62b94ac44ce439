import type { Box } from '../memory/item-text.ts';

/** Grey pixels, one byte each, row by row. */
export type GreyPixels = { readonly width: number; readonly height: number; readonly pixels: Uint8Array };

/** What the gate measured: `lines` is the number of text-like stripes, `pass` whether recognition is worth its cost. */
export type TextLikelihood = { readonly lines: number; readonly pass: boolean };

/** Tuned on drawn receipts, menus, signs, cards and tickets and on camera photos with and without text. */
const gate = {
  /** Grey steps between neighbours that count as a stroke's edge. */
  edge: 28,
  /** Pixels from a stroke's one edge to its other, at most, per 1,000 pixels of the longer side. */
  strokePerMille: 22,
  /** The picture is cut into this many columns, so that a sign in a street is measured apart from the street. */
  columns: 12,
  /** Strokes in one row of a column that make the row look written. */
  strokesPerRow: 3,
  /** Height of a line of text per 1,000 pixels of the longer side. */
  leastHeightPerMille: 5,
  mostHeightPerMille: 130,
  /** Above and below a line of text, rows have at most this share of its strokes. */
  quiet: 0.35,
  /** Stripes that make text likely: one in at least two neighbouring columns, or several below each other. */
  leastStripes: 3,
} as const;

/**
 * Whether a picture may hold printed text: text is stripes of thin strokes with quiet rows above and below, while
 * leaves, water and gravel have edges in every row. Pure; about 5 ms per megapixel. Errs towards yes.
 */
export function textLikelihood(image: GreyPixels): TextLikelihood {
  const lines = stripesOf(image).reduce((sum, column) => sum + column.length, 0);
  return { lines, pass: lines >= gate.leastStripes };
}

/**
 * Boxes of what looks written, whether or not anything can read it: stripes that neighbouring columns share are one. In
 * fractions of the picture; none where too little looks written for text to be likely.
 */
export function textStripes(image: GreyPixels): Box[] {
  const columns = stripesOf(image);
  if (columns.reduce((sum, column) => sum + column.length, 0) < gate.leastStripes) return [];
  const wide = Math.ceil(image.width / gate.columns);
  const open: { x: number; right: number; top: number; bottom: number }[] = [];
  columns.forEach((column, at) => {
    for (const { start, end } of column) {
      const beside = open.find((box) => box.right === at * wide && start < box.bottom && end > box.top);
      if (beside === undefined) open.push({ x: at * wide, right: (at + 1) * wide, top: start, bottom: end });
      else {
        beside.right = (at + 1) * wide;
        beside.top = Math.min(beside.top, start);
        beside.bottom = Math.max(beside.bottom, end);
      }
    }
  });
  return open.map(({ x, right, top, bottom }) => ({
    x: x / image.width,
    y: top / image.height,
    w: (Math.min(image.width, right) - x) / image.width,
    h: (bottom - top) / image.height,
  }));
}

/** A gap between words, and how far writing goes on beside what was found of it; in heights of its line. */
const [WIDEST_GAP, FURTHEST] = [1.3, 12];

/** A box of writing made as wide as its line is: to both sides, until there is no stroke for longer than between words. */
export function toItsEnds({ width, height, pixels }: GreyPixels, box: Box): Box {
  const top = Math.max(0, Math.floor(box.y * height));
  const bottom = Math.min(height, Math.ceil((box.y + box.h) * height));
  const tall = Math.max(4, bottom - top);
  const hasStroke = (x: number): boolean => {
    for (let y = top; y < bottom; y += 1)
      if (Math.abs((pixels[y * width + x] ?? 0) - (pixels[y * width + Math.max(0, x - 2)] ?? 0)) >= gate.edge)
        return true;
    return false;
  };
  const end = (from: number, step: 1 | -1): number => {
    let last = from;
    for (let x = from; x >= 0 && x < width && Math.abs(x - from) < FURTHEST * tall; x += step) {
      if (hasStroke(x)) last = x;
      if (Math.abs(x - last) > WIDEST_GAP * tall) break;
    }
    return last;
  };
  const left = end(Math.max(0, Math.floor(box.x * width)), -1);
  const right = end(Math.min(width - 1, Math.ceil((box.x + box.w) * width)), 1);
  return { x: left / width, y: box.y, w: (right - left + 1) / width, h: box.h };
}

type Rows = { readonly start: number; readonly end: number };

/** The stripes of each column. */
function stripesOf(image: GreyPixels): Rows[][] {
  const { width, height, pixels } = image;
  if (width < 16 || height < 8 || pixels.length < width * height) return [];
  const scale = Math.max(width, height) / 1000;
  const columnWidth = Math.ceil(width / gate.columns);
  const strokes = strokeCounts(image, columnWidth, Math.max(3, Math.round(gate.strokePerMille * scale)));
  const least = Math.max(3, Math.round(gate.leastHeightPerMille * scale));
  const most = Math.max(least + 2, Math.round(gate.mostHeightPerMille * scale));
  return strokes.map((rows) => stripes(rows, least, most));
}

export const mayHoldText = (image: GreyPixels): boolean => textLikelihood(image).pass;

/** Per column and row: how many times an edge is answered by the opposite edge within a stroke's width. */
function strokeCounts(image: GreyPixels, columnWidth: number, strokeWidth: number): Uint16Array[] {
  const { width, height, pixels } = image;
  const counts = Array.from({ length: Math.ceil(width / columnWidth) }, () => new Uint16Array(height));
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let edgeAt = -1;
    let edgeSign = 0;
    for (let x = 2; x < width; x += 1) {
      const step = (pixels[row + x] ?? 0) - (pixels[row + x - 2] ?? 0);
      if (step < gate.edge && step > -gate.edge) continue;
      const sign = step > 0 ? 1 : -1;
      if (sign === edgeSign) {
        edgeAt = x;
        continue;
      }
      if (edgeSign !== 0 && x - edgeAt <= strokeWidth) {
        const column = counts[Math.floor(x / columnWidth)];
        if (column !== undefined) column[y] = (column[y] ?? 0) + 1;
      }
      edgeSign = sign;
      edgeAt = x;
    }
  }
  return counts;
}

/** Runs of written rows of a line's height with quiet rows on both sides. */
function stripes(rows: Uint16Array, least: number, most: number): Rows[] {
  const found: Rows[] = [];
  let y = 0;
  while (y < rows.length) {
    if ((rows[y] ?? 0) < gate.strokesPerRow) {
      y += 1;
      continue;
    }
    const start = y;
    let sum = 0;
    while (y < rows.length && (rows[y] ?? 0) >= gate.strokesPerRow) {
      sum += rows[y] ?? 0;
      y += 1;
    }
    const tall = y - start;
    if (tall < least || tall > most) continue;
    const dense = sum / tall;
    const margin = Math.max(2, Math.round(tall * 0.15));
    if (mean(rows, start - margin, start) <= gate.quiet * dense && mean(rows, y, y + margin) <= gate.quiet * dense)
      found.push({ start, end: y });
  }
  return found;
}

function mean(rows: Uint16Array, from: number, to: number): number {
  let sum = 0;
  let n = 0;
  for (let y = Math.max(0, from); y < Math.min(rows.length, to); y += 1) {
    sum += rows[y] ?? 0;
    n += 1;
  }
  return n === 0 ? 0 : sum / n;
}
