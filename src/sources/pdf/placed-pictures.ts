import { type Matrix, matrixOf, product } from './matrix.ts';
import type { OpenPage } from './open-pdf.ts';
import { OPS } from './pdfjs.ts';

/** A picture of a page: its decoded form or the name of that, how it is turned there, and its share of the page. */
export type PlacedPicture = {
  readonly source: unknown;
  readonly isMask: boolean;
  /** Quarters of a circle, clockwise, by which the page shows it turned. */
  readonly turn: number;
  readonly share: number;
};

const pictureOperators: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** The pictures that a page paints, in its order, each once. */
export async function placedPictures(page: OpenPage): Promise<PlacedPicture[]> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const placed: PlacedPicture[] = [];
  const seen = new Set<unknown>();
  const above: Matrix[] = [];
  let here = matrixOf(transform as readonly number[]);
  for (const [at, operator] of (fnArray as readonly number[]).entries()) {
    const given = (argsArray as readonly (ArrayLike<unknown> | null)[])[at];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) above.push(here);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) here = above.pop() ?? here;
    if (operator === OPS.transform) here = product(here, matrixOf(numbersOf(given)));
    if (operator === OPS.paintFormXObjectBegin) here = product(here, matrixOf(numbersOf(given?.[0])));
    const source = given?.[0];
    if (!pictureOperators.has(operator) || source === undefined || seen.has(source)) continue;
    seen.add(source);
    const [a, b, c, d] = here;
    const share = Math.abs(a * d - b * c) / Math.max(1, width * height);
    const turn = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
    placed.push({ source, isMask: operator === OPS.paintImageMaskXObject, turn, share });
  }
  return placed;
}

const numbersOf = (given: unknown): number[] =>
  Array.isArray(given) || ArrayBuffer.isView(given)
    ? Array.from(given as unknown as ArrayLike<unknown>).filter((value) => typeof value === 'number')
    : [];
