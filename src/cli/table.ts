import Table from 'cli-table3';
import pc from 'picocolors';
import { plain } from './face.ts';

export type Column<T> = {
  readonly head: string;
  readonly width?: number;
  readonly right?: boolean;
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

/** Rows under headings, as wide as the terminal; wide characters count as two cells. */
export function table<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
  const drawn = new Table({
    head: columns.map((column) => pc.bold(column.head)),
    colWidths: columns.map((column) => column.width ?? null),
    colAligns: columns.map((column) => (column.right === true ? 'right' : 'left')),
    chars: bare,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  });
  for (const row of rows) drawn.push(columns.map((column) => plain(column.cell(row))));
  return drawn
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** "12 photos", "1 photo". */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

export { bytesInWords as bytes } from '../app/size-in-words.ts';
