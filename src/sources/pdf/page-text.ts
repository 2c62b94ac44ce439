import { unifiedCharacters } from '../../language/unified-characters.ts';
import type { OpenPage } from './open-pdf.ts';
import type { TextPiece } from './page-layout.ts';

/** More pieces than any page has: each letter of a full page by itself. The rest is left out, and `isCut` says so. */
const MOST_PIECES = 20_000;
const MOST_CHARACTERS = 200_000;

export type PageText = { readonly pieces: readonly TextPiece[]; readonly isCut: boolean };
type Matrix = readonly [number, number, number, number, number, number];
type Item = { readonly str: string; readonly transform: readonly number[]; readonly width: number };

/** The text of a page as it is placed there, until `deadline` (milliseconds of `performance.now`). Text on its side is left out. */
export async function pageText(page: OpenPage, deadline: number): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const toPage = matrixOf(viewport.transform as readonly number[]);
  const reader = page.streamTextContent({ disableNormalization: false }).getReader();
  const pieces: TextPiece[] = [];
  let characters = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { pieces, isCut: false };
    for (const item of (value as { items: readonly Item[] }).items) {
      if (typeof item.str !== 'string' || item.str.trim() === '') continue;
      const piece = pieceOf(item, toPage);
      if (piece === undefined) continue;
      characters += piece.text.length;
      pieces.push(piece);
    }
    if (pieces.length > MOST_PIECES || characters > MOST_CHARACTERS || performance.now() > deadline) {
      await reader.cancel(new Error('The page is full.')).catch(() => undefined);
      return { pieces: pieces.slice(0, MOST_PIECES), isCut: true };
    }
  }
}

/** Levels of slant, in size of type, up to which a line is level. */
const MOST_SLANT = 0.2;

function pieceOf({ str, transform, width }: Item, toPage: Matrix): TextPiece | undefined {
  const [a, b, c, d, x, y] = product(toPage, matrixOf(transform));
  const size = Math.hypot(c, d);
  if (![x, y, size, width].every(Number.isFinite) || size === 0) return undefined;
  if (Math.abs(b) > MOST_SLANT * Math.hypot(a, b) || a < 0) return undefined;
  const text = unifiedCharacters(str.replace(/\p{Cc}/gu, ' ').trimEnd());
  // The width counts the spaces at the end as well.
  return text.trim() === '' ? undefined : { text, x, y, width: (width * text.length) / str.length, size };
}

const matrixOf = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => [a, b, c, d, e, f];

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
