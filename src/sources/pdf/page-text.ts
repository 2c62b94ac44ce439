import { unifiedCharacters } from '../../language/unified-characters.ts';
import { type Matrix, matrixOf, product } from './matrix.ts';
import type { OpenPage } from './open-pdf.ts';
import type { TextPiece } from './page-layout.ts';

/** More pieces than any page has: each letter of a full page by itself. The rest is left out, and `isCut` says so. */
const MOST_PIECES = 20_000;
const MOST_CHARACTERS = 200_000;

export type PageText = { readonly pieces: readonly TextPiece[]; readonly isCut: boolean };
type Item = { readonly str: string; readonly transform: readonly number[]; readonly width: number };

/**
 * The text of a page as it is placed there, until `deadline` (milliseconds of `performance.now`). It is turned so that most of it
 * is level; what then stands on its side is left out.
 */
export async function pageText(page: OpenPage, deadline: number): Promise<PageText> {
  const toPage = matrixOf(page.getViewport({ scale: 1 }).transform as readonly number[]);
  const reader = page.streamTextContent({}).getReader();
  const placed: Placed[] = [];
  let characters = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { pieces: levelled(placed), isCut: false };
    for (const item of (value as { items: readonly Item[] }).items) {
      const piece = typeof item.str === 'string' ? placedPiece(item, toPage) : undefined;
      if (piece === undefined) continue;
      characters += piece.text.length;
      placed.push(piece);
    }
    if (placed.length > MOST_PIECES || characters > MOST_CHARACTERS || performance.now() > deadline) {
      await reader.cancel(new Error('The page is full.')).catch(() => undefined);
      return { pieces: levelled(placed.slice(0, MOST_PIECES)), isCut: true };
    }
  }
}

/** `turn`: quarters of a circle, clockwise, by which the text is turned. */
type Placed = TextPiece & { readonly turn: number };

/** In quarters of a circle: slanted text, such as a watermark, is left out. */
const MOST_SLANT = 0.1;

function placedPiece({ str, transform, width }: Item, toPage: Matrix): Placed | undefined {
  const [a, b, c, d, x, y] = product(toPage, matrixOf(transform));
  const size = Math.hypot(c, d);
  if (![a, b, x, y, size, width].every(Number.isFinite) || size === 0 || width < 0) return undefined;
  const quarters = Math.atan2(b, a) / (Math.PI / 2);
  if (Math.abs(quarters - Math.round(quarters)) > MOST_SLANT) return undefined;
  const text = unifiedCharacters(str.replace(/\p{Cc}/gu, ' ').trimEnd());
  if (text.trim() === '') return undefined;
  // The width counts the spaces at the end as well.
  return { text, x, y, width: (width * text.length) / str.length, size, turn: (Math.round(quarters) + 4) % 4 };
}

/** The pieces that are turned as most of the text is, turned back. */
function levelled(placed: readonly Placed[]): TextPiece[] {
  const lengths = [0, 0, 0, 0];
  for (const { turn, text } of placed) lengths[turn] = (lengths[turn] ?? 0) + text.length;
  const usual = lengths.indexOf(Math.max(...lengths));
  const pieces = placed.filter(({ turn }) => turn === usual).map(({ turn: _, ...piece }) => piece);
  if (usual === 0 || pieces.length === 0) return pieces;
  const level = ({ x, y }: TextPiece): readonly [number, number] =>
    usual === 1 ? [y, -x] : usual === 2 ? [-x, -y] : [-y, x];
  const levels = pieces.map(level);
  const left = levels.reduce((least, [x]) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const top = levels.reduce((least, [, y]) => Math.min(least, y), Number.POSITIVE_INFINITY);
  return pieces.map((piece, at) => {
    const [x = 0, y = 0] = levels[at] ?? [];
    return { ...piece, x: x - left, y: y - top + piece.size };
  });
}
