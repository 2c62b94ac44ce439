/** An object with an aspect ratio: width over height. */
export type Shaped = { readonly aspect: number };
/** A row of a justified grid: how high it is, and how wide each of its boxes, in pixels. */
export type JustifiedRow<T> = {
  readonly height: number;
  readonly boxes: readonly { readonly of: T; readonly width: number }[];
};

export type JustifiedOptions = { readonly width: number; readonly target: number; readonly gap: number };

const LEAST_ASPECT = 0.5;
const MOST_ASPECT = 2.6;

/**
 * Arranges boxes of different aspect ratios in rows of equal width, in order: a row is complete as soon as one more would make it
 * lower than `target`; the last row keeps the target height. Extreme aspect ratios are cropped.
 */
export function justifiedRows<T extends Shaped>(all: readonly T[], options: JustifiedOptions): JustifiedRow<T>[] {
  const rows: JustifiedRow<T>[] = [];
  let row: T[] = [];
  let aspects = 0;
  for (const one of all) {
    row.push(one);
    aspects += clamped(one.aspect);
    const height = heightOf(row.length, aspects, options);
    if (height > options.target) continue;
    rows.push(laid(row, height));
    row = [];
    aspects = 0;
  }
  if (row.length > 0) rows.push(laid(row, Math.min(options.target, heightOf(row.length, aspects, options))));
  return rows;
}

const clamped = (aspect: number): number =>
  Number.isFinite(aspect) && aspect > 0 ? Math.min(MOST_ASPECT, Math.max(LEAST_ASPECT, aspect)) : 1;

const heightOf = (count: number, aspects: number, { width, gap }: JustifiedOptions): number =>
  Math.max(1, (width - gap * (count - 1)) / aspects);

const laid = <T extends Shaped>(row: readonly T[], height: number): JustifiedRow<T> => ({
  height,
  boxes: row.map((of) => ({ of, width: clamped(of.aspect) * height })),
});
