import Table from 'cli-table3';
import pc from 'picocolors';
import { plain } from './face.ts';
import { firstCells } from './text-width.ts';
import { cells } from './wrapped-lines.ts';

export type Column<T> = {
  readonly head: string;
  readonly width?: number;
  readonly right?: boolean;
  /** Never truncated, however narrow the terminal: for ids that are typed again. */
  readonly whole?: boolean;
  cell(row: T): string;
};

const bare = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

const GAP = 2;
const NARROWEST = 8;

/** Column widths that fit a row into the terminal: the widest shrink first, numbers and ids never. */
function columnRooms<T>(
  cellsOf: readonly (readonly string[])[],
  columns: readonly Column<T>[],
  room: number,
): number[] {
  const widths = columns.map(({ head }, n) => Math.max(cells(head), ...cellsOf.map((row) => cells(row[n] ?? ''))));
  const total = () => widths.reduce((sum, width) => sum + width + GAP, -GAP);
  while (total() > room) {
    const giving = widths.map((width, n) => (columns[n]?.whole === true || columns[n]?.right === true ? 0 : width));
    const widest = Math.max(...giving);
    if (widest <= NARROWEST) break;
    widths[giving.indexOf(widest)] = widest - 1;
  }
  return widths;
}

/**
 * Rows under headings, no wider than the terminal (`room` cells) where there is one; wide characters count as two cells.
 */
export function table<T>(rows: readonly T[], columns: readonly Column<T>[], room = process.stdout.columns): string {
  const drawn = new Table({
    head: columns.map((column) => pc.bold(column.head)),
    colWidths: columns.map((column) => column.width ?? null),
    colAligns: columns.map((column) => (column.right === true ? 'right' : 'left')),
    chars: bare,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  });
  const texts = rows.map((row) => columns.map((column) => plain(column.cell(row))));
  const rooms = room === undefined ? undefined : columnRooms(texts, columns, room);
  for (const row of texts) drawn.push(row.map((text, n) => firstCells(text, rooms?.[n] ?? Number.POSITIVE_INFINITY)));
  return drawn
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** "12 photos", "1 photo". */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

export { bytesInWords as bytes } from '../app/import/size-in-words.ts';
