import { type Cell, type Row, rightOf } from '../pdf/page-layout.ts';

/** A part of a cell that says one thing; `row` numbers the rows of the document. */
export type Segment = Cell & { readonly row: number; readonly at: number };

/** The pages of a document as segments, with what stands around each. */
export type Sheet = {
  readonly segments: readonly Segment[];
  readonly byRow: readonly (readonly Segment[])[];
  /** Height of each page up to its last row. */
  readonly heights: ReadonlyMap<number, number>;
  /** The usual size of type. */
  readonly size: number;
};

const separators = /\s+[·•|∙]\s*|\s*[|；;]\s+|\s*[·•]\s+/gu;
/** More than any invoice has. */
const MOST_SEGMENTS = 6000;

export function sheetOf(pages: readonly (readonly Row[])[]): Sheet {
  const segments: Segment[] = [];
  const byRow: Segment[][] = [];
  const heights = new Map<number, number>();
  for (const row of pages.flat()) {
    if (segments.length > MOST_SEGMENTS) break;
    const own: Segment[] = [];
    for (const cell of row.cells)
      for (const part of partsOf(cell)) own.push({ ...part, row: byRow.length, at: segments.length + own.length });
    segments.push(...own);
    byRow.push(own);
    const page = own[0]?.page ?? 0;
    heights.set(page, Math.max(heights.get(page) ?? 1, row.y));
  }
  const sizes = segments.map(({ size }) => size).toSorted((a, b) => a - b);
  return { segments, byRow, heights, size: sizes[sizes.length >> 1] ?? 10 };
}

function partsOf(cell: Cell): Cell[] {
  const each = cell.width / Math.max(1, cell.text.length);
  const parts: Cell[] = [];
  let start = 0;
  const push = (end: number): void => {
    const text = cell.text.slice(start, end).trim();
    if (text !== '') parts.push({ ...cell, text, x: cell.x + each * start, width: each * (end - start) });
  };
  for (const { index, 0: mark } of cell.text.matchAll(separators)) {
    push(index);
    start = index + mark.length;
  }
  push(cell.text.length);
  return parts;
}

/** Rates and what stands in brackets are part of a label: 税额（13%）. */
const inLabels = /[(（][^)）]*[)）]|\d+(?:[.,]\d+)?\s?%/gu;

/** Whether a segment is a value rather than words: figures, codes, marks. */
export function isFigures(text: string): boolean {
  const words = text.replace(inLabels, '');
  const letters = words.replace(/[^\p{L}]/gu, '').length;
  const digits = words.replace(/\D/g, '').length;
  return digits > 0 && digits >= letters;
}

export type Beside = { readonly segment: Segment; readonly skipped: number; readonly distance: number };

/** The nearest words to the left in the row, past figures, which are counted. */
export function leftOf(sheet: Sheet, segment: Segment): Beside | undefined {
  let skipped = 0;
  for (const other of (sheet.byRow[segment.row] ?? []).filter(({ x }) => x < segment.x).toReversed()) {
    if (!isFigures(other.text)) return { segment: other, skipped, distance: (segment.x - rightOf(other)) / sheet.size };
    skipped += 1;
  }
  return undefined;
}

/** In sizes of type: how far above a label or the head of a column is looked for. */
const FARTHEST_ABOVE = 40;

/** The nearest words above that share a column, past figures, which are counted. */
export function above(sheet: Sheet, segment: Segment): Beside | undefined {
  let skipped = 0;
  for (let row = segment.row - 1; row >= 0; row--) {
    const others = (sheet.byRow[row] ?? []).filter((other) => other.page === segment.page);
    const first = others[0];
    if (first === undefined || segment.y - first.y > FARTHEST_ABOVE * sheet.size) return undefined;
    const best = others
      .map((other) => ({ other, shared: sharedWidth(other, segment, sheet.size) }))
      .filter(({ shared }) => shared > 0)
      .toSorted((a, b) => b.shared - a.shared)[0]?.other;
    if (best === undefined) continue;
    if (!isFigures(best.text)) return { segment: best, skipped, distance: (segment.y - best.y) / sheet.size };
    skipped += 1;
  }
  return undefined;
}

/** How much of the narrower one lies in the column of the other; edges in one line count as well. */
export function sharedWidth(one: Segment, other: Segment, size: number): number {
  const overlap = Math.min(rightOf(one), rightOf(other)) - Math.max(one.x, other.x);
  const isFlush = Math.abs(one.x - other.x) < 0.5 * size || Math.abs(rightOf(one) - rightOf(other)) < 0.5 * size;
  return Math.max(isFlush ? 0.5 : 0, overlap / Math.max(1, Math.min(one.width, other.width)));
}
