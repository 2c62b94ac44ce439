import type { JustifiedRow } from '../../parts/justified-rows.ts';

const steps = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type GridStep = (typeof steps)[number];
export const isGridStep = (key: string): key is GridStep => (steps as readonly string[]).includes(key);

/** Target of an arrow key from the n-th box of a grid: the neighbour, or the nearest box in the next row. */
export function stepped(rows: readonly JustifiedRow<unknown>[], at: number, key: GridStep): number {
  const last = rows.reduce((sum, row) => sum + row.boxes.length, 0) - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return Math.max(0, last);
    case 'ArrowUp':
      return besides(rows, at, -1);
    case 'ArrowDown':
      return besides(rows, at, 1);
  }
}

function besides(rows: readonly JustifiedRow<unknown>[], at: number, by: -1 | 1): number {
  const { row, first } = placeOf(rows, at);
  const other = rows[row + by];
  const own = rows[row];
  if (other === undefined || own === undefined) return at;
  const wanted = middles(own)[at - first] ?? 0;
  const distances = middles(other).map((middle) => Math.abs(middle - wanted));
  const nearest = distances.indexOf(Math.min(...distances));
  return (by > 0 ? first + own.boxes.length : first - other.boxes.length) + nearest;
}

function placeOf(rows: readonly JustifiedRow<unknown>[], at: number): { row: number; first: number } {
  let first = 0;
  for (const [row, { boxes }] of rows.entries()) {
    if (at < first + boxes.length) return { row, first };
    first += boxes.length;
  }
  return { row: rows.length - 1, first };
}

/** The centre of each box of a row, in pixels from its left edge. */
function middles({ boxes }: JustifiedRow<unknown>): number[] {
  let left = 0;
  return boxes.map(({ width }) => {
    left += width;
    return left - width / 2;
  });
}
