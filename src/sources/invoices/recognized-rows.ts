import { closeUp } from '../../ports/page-lines.ts';
import type { RecognizedWord } from '../../ports/text-recognizer.ts';
import { type Row, rowsOf, type TextPiece } from '../pdf/page-layout.ts';

/** A page that was looked at as a picture: its width in pixels, and the words in it. */
export type RecognizedPage = { readonly width: number; readonly words: readonly RecognizedWord[] };

/** Points of a usual page, so that sizes are those of type. */
const PAGE_WIDTH = 595;
/** The parts of the size of type that letters stand above and below the line. */
const [SMALL, TALL, BELOW] = [0.52, 0.72, 0.21];
const tall = /[\p{Lu}\p{N}\p{Script=Han}bdfhijkltäöüß()|/€$£]/u;
const low = /[gjpqyç()|,;§\p{Script=Han}]/u;
/** What an engine that knows no German makes of an ü: no word of ours has it, and labels would be missed for it. */
const twoDots = /(?<!i)ii(?=\p{Ll}{2})(?!i|ng)/gu;
/** A day with a gap in it: "16.1 0.2021". */
const brokenDay = /(?<!\d)(\d{1,2}[./]\d) (\d[./]\d{4})(?!\d)/g;
/** Sizes that differ by less are one: a box says how tall letters are, not how large their type is. */
const SAME_SIZE = 0.2;
/** Of words of one line, in sizes of type: those that stand higher or lower than this were read together by mistake. */
const SAME_LINE = 0.4;

/** The rows of a page in a picture as those of a page of text: set straight, with baselines and sizes of type. */
export function recognizedRows({ width, words }: RecognizedPage, page: number): Row[] {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()];
  const slope = slopeOf(lines);
  const scale = PAGE_WIDTH / Math.max(1, width);
  const placed = lines.flatMap((line) => inLine(line.map((word) => pieceOf(word, slope, scale))));
  const usual = middle(placed.map(({ size }) => size)) ?? 0;
  const pieces = placed.map((piece) => (isNear(piece.size, usual) ? { ...piece, size: usual } : piece));
  return withoutBroken(
    rowsOf(pieces, page).map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, text: closeUp(cell.text).replace(brokenDay, '$1$2') })),
    })),
  );
}

const withCents = /\d[.,]\d{2}(?!\d)/;
const withoutCents = /^(?:[€$£¥]\s?\d{3,}|\d{3,}\s?(?:[€$£¥]|EUR|USD|GBP|CHF))$/;

/** Where sums are written with cents, one without has lost its point: "7331 €" is no sum that may be stated. */
function withoutBroken(rows: readonly Row[]): Row[] {
  const sums = rows.flatMap(({ cells }) => cells).filter(({ text }) => withCents.test(text));
  if (sums.length < 2) return [...rows];
  return rows.map((row) => ({ ...row, cells: row.cells.filter(({ text }) => !withoutCents.test(text)) }));
}

/** How much the lines fall from left to right, by the longest of them. */
function slopeOf(lines: readonly (readonly RecognizedWord[])[]): number {
  const slopes = lines.flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)];
    if (first === undefined || last === undefined) return [];
    const along = last.x + last.width / 2 - first.x - first.width / 2;
    const down = last.y + last.height / 2 - first.y - first.height / 2;
    return along > 0 ? [{ slope: down / along, along }] : [];
  });
  const sorted = slopes.toSorted((a, b) => a.slope - b.slope);
  const half = sorted.reduce((sum, { along }) => sum + along, 0) / 2;
  let sum = 0;
  for (const { slope, along } of sorted) {
    sum += along;
    if (sum >= half) return slope;
  }
  return 0;
}

/** A word with the baseline and the size of type that its letters tell; `isSure` where it has letters or figures. */
type Placed = TextPiece & { readonly isSure: boolean };

function pieceOf({ text: read, x, y, width, height }: RecognizedWord, slope: number, scale: number): Placed {
  const text = read.replace(twoDots, 'ü');
  // A box that is level is taller than the words in it, which are not.
  const high = Math.max(height / 2, height - Math.abs(slope) * width);
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  const bottom = centreY + high / 2 - slope * centreX;
  const [isTall, isLow] = [tall.test(text), low.test(text)];
  const size = high / ((isTall ? TALL : SMALL) + (isLow ? BELOW : 0));
  return {
    text,
    x: (centreX + slope * centreY - width / 2) * scale,
    y: (bottom - (isLow ? BELOW * size : 0)) * scale,
    width: width * scale,
    size: size * scale,
    isSure: /[\p{L}\p{N}]/u.test(text),
  };
}

/** Words of one line stand on one baseline, in one size unless they plainly do not. */
function inLine(line: readonly Placed[]): TextPiece[] {
  const sure = line.filter(({ isSure }) => isSure);
  const size = middle((sure.length > 0 ? sure : line).map((piece) => piece.size)) ?? 0;
  const base = middle((sure.length > 0 ? sure : line).map(({ y }) => y)) ?? 0;
  return line.map(({ isSure, ...piece }) => ({
    ...piece,
    size: isSure && !isNear(piece.size, size) ? piece.size : size,
    y: isSure && Math.abs(piece.y - base) > SAME_LINE * size ? piece.y : base,
  }));
}

const isNear = (size: number, other: number): boolean => Math.abs(size / other - 1) < SAME_SIZE;

function middle(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}
