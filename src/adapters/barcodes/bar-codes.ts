import type { Box } from '../../memory/item-text.ts';
import type { Grey } from './matrix-codes.ts';

/** Side of the cells that are looked at, in pixels: half the height of the least code that a telephone would read. */
const CELL = 16;
/** Grey steps between neighbours that count as an edge. */
const EDGE = 40;
/** Edges across a row of a cell, in its mean row. */
const LEAST_EDGES = 2;
/** What is left of the edges along the bars. */
const MOST_ACROSS = 0.2;
/** Cells of a code, along and across its bars. */
const [LEAST_LONG, LEAST_HIGH] = [5, 2];

/** How often a picture is halved: bars of a few pixels are found in the first, those of a near code in the last. */
const HALVINGS = 3;

/** Boxes of bars: wide fields of edges that all run the same way, upright or lying, in several sizes of the picture. */
export function barCodes(picture: Grey): Box[] {
  const boxes: Box[] = [];
  let size: Grey = picture;
  for (let n = 0; n < HALVINGS; n++) {
    boxes.push(...fields(size, false), ...fields(size, true));
    size = halved(size);
  }
  return boxes;
}

/** Each pixel the mean of four. */
function halved({ width, height, pixels }: Grey): Grey {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = new Uint8Array(w * h);
  const at = (x: number, y: number): number => pixels[y * width + x] ?? 0;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      half[y * w + x] =
        (at(2 * x, 2 * y) + at(2 * x + 1, 2 * y) + at(2 * x, 2 * y + 1) + at(2 * x + 1, 2 * y + 1)) >> 2;
  return { width: w, height: h, pixels: half };
}

function fields({ width, height, pixels }: Grey, lying: boolean): Box[] {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(height / CELL);
  const barred = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const { across, along } = edgesOf(pixels, width, column * CELL, row * CELL);
      const [many, few] = lying ? [along, across] : [across, along];
      barred[row * columns + column] = many >= LEAST_EDGES * CELL && few <= many * MOST_ACROSS ? 1 : 0;
    }
  return connected(barred, columns, rows)
    .filter(({ w, h, cells }) => {
      const [long, high] = lying ? [h, w] : [w, h];
      return long >= LEAST_LONG && high >= LEAST_HIGH && cells >= 0.5 * w * h;
    })
    .map(({ x, y, w, h }) => grown({ x: x * CELL, y: y * CELL, w: w * CELL, h: h * CELL }, width, height));
}

/** Edges from left to right and from top to bottom in one cell. */
function edgesOf(pixels: Uint8Array, width: number, x0: number, y0: number): { across: number; along: number } {
  let [across, along] = [0, 0];
  for (let y = y0; y < y0 + CELL - 1; y++)
    for (let x = x0; x < x0 + CELL - 1; x++) {
      const here = pixels[y * width + x] ?? 0;
      if (Math.abs(here - (pixels[y * width + x + 1] ?? 0)) > EDGE) across += 1;
      if (Math.abs(here - (pixels[(y + 1) * width + x] ?? 0)) > EDGE) along += 1;
    }
  return { across, along };
}

type Field = { x: number; y: number; w: number; h: number; cells: number };

function connected(marked: Uint8Array, columns: number, rows: number): Field[] {
  const found: Field[] = [];
  for (let start = 0; start < marked.length; start++) {
    if (marked[start] !== 1) continue;
    let [left, right, top, bottom, cells] = [columns, 0, rows, 0, 0];
    const pending = [start];
    marked[start] = 2;
    for (let cell = pending.pop(); cell !== undefined; cell = pending.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      cells += 1;
      for (const [dx, dy] of neighbours) {
        if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue;
        const next = (y + dy) * columns + x + dx;
        if (marked[next] !== 1) continue;
        marked[next] = 2;
        pending.push(next);
      }
    }
    found.push({ x: left, y: top, w: right - left + 1, h: bottom - top + 1, cells });
  }
  return found;
}

const neighbours = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** With two cells around it: bars at the rim fill their cell in part. */
function grown({ x, y, w, h }: { x: number; y: number; w: number; h: number }, width: number, height: number): Box {
  const [x0, y0] = [Math.max(0, x - 2 * CELL), Math.max(0, y - 2 * CELL)];
  const [x1, y1] = [Math.min(width, x + w + 2 * CELL), Math.min(height, y + h + 2 * CELL)];
  return { x: x0 / width, y: y0 / height, w: (x1 - x0) / width, h: (y1 - y0) / height };
}
