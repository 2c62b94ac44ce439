import { type Layout, type Row, spotsOf } from './layout.ts';
import type { Spot } from './outline.ts';

export type Step = 'next' | 'previous' | 'up' | 'down';

export const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a !== undefined && a.day === b?.day && a.at === b.at;

export function rowOfSpot({ rows }: Layout, spot: Spot): number {
  return rows.findIndex((row) => spotsOf(row).some((one) => sameSpot(one, spot)));
}

/** The nearest row with items, from a row on in a direction; -1 when there is none. */
function rowWithItems({ rows }: Layout, from: number, direction: 1 | -1): number {
  for (let n = from; n >= 0 && n < rows.length; n += direction) if (spotsOf(rows[n]).length > 0) return n;
  return -1;
}

/** The centre of an item in its row; an email fills its row. */
function middleOf(row: Row | undefined, spot: Spot): number | undefined {
  if (row?.kind !== 'pictures') return undefined;
  const box = row.boxes.find((one) => sameSpot(one, spot));
  return box === undefined ? undefined : box.x + box.width / 2;
}

/** The target of a key from an item; the item itself at the ends. */
export function stepFrom(
  layout: Layout,
  from: Spot,
  row: number,
  step: Step,
): { readonly spot: Spot; readonly row: number } {
  const here = spotsOf(layout.rows[row]);
  const at = here.findIndex((one) => sameSpot(one, from));
  const forward = step === 'next' || step === 'down';
  const beside = here[at + (forward ? 1 : -1)];
  if ((step === 'next' || step === 'previous') && beside !== undefined) return { spot: beside, row };
  const below = step === 'up' || step === 'down' ? inColumn(layout.rows[row], from, forward ? 1 : -1) : undefined;
  if (below !== undefined) return { spot: below, row };
  const other = rowWithItems(layout, row + (forward ? 1 : -1), forward ? 1 : -1);
  const there = spotsOf(layout.rows[other]);
  const edge = forward ? there[0] : there.at(-1);
  if (other < 0 || edge === undefined) return { spot: from, row };
  if (step === 'next' || step === 'previous') return { spot: edge, row: other };
  return { spot: nearest(layout.rows[other], middleOf(layout.rows[row], from)) ?? edge, row: other };
}

/** The email above or below another in its column. */
function inColumn(row: Row | undefined, from: Spot, direction: 1 | -1): Spot | undefined {
  if (row?.kind !== 'pictures') return undefined;
  const line = row.boxes.find((one) => sameSpot(one, from))?.line;
  return line === undefined
    ? undefined
    : row.boxes.find((one) => one.day === from.day && one.line === line + direction);
}

function nearest(row: Row | undefined, middle: number | undefined): Spot | undefined {
  if (row?.kind !== 'pictures' || middle === undefined) return spotsOf(row)[0];
  const far = (x: number, width: number): number => Math.abs(x + width / 2 - middle);
  return row.boxes.toSorted((a, b) => far(a.x, a.width) - far(b.x, b.width))[0];
}

/** The first item at or after a row. */
export function firstSpotFrom(layout: Layout, row: number): { readonly spot: Spot; readonly row: number } | undefined {
  const found = rowWithItems(layout, row, 1);
  const [spot] = spotsOf(layout.rows[found]);
  return spot === undefined ? undefined : { spot, row: found };
}

/** All items of an inclusive range, in page order. */
export function spotsBetween(layout: Layout, a: Spot, b: Spot): Spot[] {
  const [rowA, rowB] = [rowOfSpot(layout, a), rowOfSpot(layout, b)];
  if (rowA < 0 || rowB < 0) return [b];
  const span = layout.rows.slice(Math.min(rowA, rowB), Math.max(rowA, rowB) + 1).flatMap((row) => [...spotsOf(row)]);
  const ends = [span.findIndex((one) => sameSpot(one, a)), span.findIndex((one) => sameSpot(one, b))].sort(
    (x, y) => x - y,
  );
  return span.slice(ends[0], (ends[1] ?? 0) + 1).map(({ day, at }) => ({ day, at }));
}
