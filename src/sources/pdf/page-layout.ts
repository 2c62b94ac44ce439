/** A run of characters as a page shows it. Points, from the page's upper left corner; `y` is the baseline. */
export type TextPiece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Size of the type. */
  readonly size: number;
};

/** What stands together in a row of the page: a label, a value, a line of prose. */
export type Cell = TextPiece & { readonly page: number };
export type Row = { readonly cells: readonly Cell[]; readonly y: number; readonly size: number };

/** In sizes of the type: pieces that touch are one word; those farther apart than a few spaces are two cells, figures sooner. */
const WORD_GAP = 0.18;
const CELL_GAP = 0.9;
const FIGURES_GAP = 0.42;
/** Baselines of one row differ by less, in sizes of the type. */
const SAME_ROW = 0.35;
/** A gap between rows, in sizes of the type, that parts paragraphs. */
const PARAGRAPH_GAP = 1.9;

export const rightOf = ({ x, width }: TextPiece): number => x + width;

/** The rows of a page from top to bottom, each with its cells from left to right. */
export function rowsOf(pieces: readonly TextPiece[], page: number): Row[] {
  const rows: TextPiece[][] = [];
  for (const piece of pieces.flatMap(atWideSpaces).toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const isSame = first !== undefined && piece.y - first.y <= SAME_ROW * Math.min(first.size, piece.size);
    if (row !== undefined && isSame) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => {
    const cells = cellsOf(row.toSorted((a, b) => a.x - b.x)).map((cell): Cell => ({ ...cell, page }));
    return { cells, y: Math.max(...row.map(({ y }) => y)), size: Math.max(...row.map(({ size }) => size)) };
  });
}

const wideSpaces = /\s{3,}/g;

/** Programs that set pages in a fixed width part columns by spaces: each part is a piece of its own. */
function atWideSpaces(piece: TextPiece): TextPiece[] {
  const { text, x, width } = piece;
  const each = width / Math.max(1, text.length);
  const parts: TextPiece[] = [];
  let start = 0;
  const push = (end: number): void => {
    const part = text.slice(start, end);
    const lead = part.length - part.trimStart().length;
    const said = part.trim();
    if (said !== '') parts.push({ ...piece, text: said, x: x + each * (start + lead), width: each * said.length });
  };
  for (const { index, 0: gap } of text.matchAll(wideSpaces)) {
    push(index);
    start = index + gap.length;
  }
  push(text.length);
  return parts;
}

function cellsOf(row: readonly TextPiece[]): TextPiece[] {
  const cells: TextPiece[] = [];
  for (const piece of row) {
    const last = cells.at(-1);
    const size = Math.min(last?.size ?? piece.size, piece.size);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : piece.x - rightOf(last);
    const isFigures = last !== undefined && /\d$/.test(last.text) && /^\d/.test(piece.text);
    if (last === undefined || gap > (isFigures ? FIGURES_GAP : CELL_GAP) * size) cells.push(piece);
    // Type made bold by being set twice.
    else if (piece.text === last.text && Math.abs(piece.x - last.x) < WORD_GAP * size) continue;
    else cells[cells.length - 1] = joined(last, piece, gap > WORD_GAP * size);
  }
  return cells;
}

const joined = (left: TextPiece, right: TextPiece, isParted: boolean): TextPiece => ({
  ...left,
  text: `${left.text}${isParted ? ' ' : ''}${right.text}`,
  width: Math.max(rightOf(left), rightOf(right)) - left.x,
  size: Math.max(left.size, right.size),
});

/** Cells of a row stay apart by spaces that no word has, as in the columns of a bill in plain text. */
const COLUMN = '   ';
/** Of a character of text in columns, in points: narrower than most type, so that few cells reach into the next. */
const ALIGNED_WIDTH = 4;
const WIDEST_LINE = 400;

/** The rows as text, with an empty line between paragraphs. */
export function textOfRows(rows: readonly Row[]): string {
  let text = '';
  let above: Row | undefined;
  for (const row of rows) {
    const isParagraph = above !== undefined && row.y - above.y > PARAGRAPH_GAP * Math.max(above.size, row.size);
    text += `${above === undefined ? '' : isParagraph ? '\n\n' : '\n'}${row.cells.map((cell) => cell.text).join(COLUMN)}`;
    above = row;
  }
  return text;
}

/** The rows as text of one width, in which columns stand below each other. */
export const alignedText = (rows: readonly Row[]): string =>
  rows
    .map(({ cells }) =>
      cells.reduce((line, { text, x }) => {
        const at = Math.max(0, Math.min(WIDEST_LINE, Math.round(x / ALIGNED_WIDTH)));
        return `${line.padEnd(line === '' ? at : Math.max(at, line.length + COLUMN.length))}${text}`;
      }, ''),
    )
    .join('\n');
