import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { table } from './table.ts';
import { firstCells, lastCells } from './text-width.ts';
import { cells, prose } from './wrapped-lines.ts';

it.each([
  ['short.jpg', 12, 'short.jpg'],
  ['a very long name.jpg', 9, '…name.jpg'],
  ['照片/旅行/北京.jpg', 11, '…/北京.jpg'],
  ['家族の写真.heic', 99, '家族の写真.heic'],
  ['각각.png', 6, '….png'],
])('the end of %s in %d cells', (text, room, end) => {
  expect(lastCells(text, room)).toBe(end);
});

it.each([
  ['short.jpg', 12, 'short.jpg'],
  ['a very long name', 8, 'a very…'],
  ['北京的冬天', 7, '北京的…'],
  ['1234', 4, '1234'],
])('the beginning of %s in %d cells', (text, room, beginning) => {
  expect(firstCells(text, room)).toBe(beginning);
});

it('a table fits the terminal: long words give way, ids and numbers stay whole, and a pipe gets everything', () => {
  const rows = [
    { id: 'account-1uvh1r0b5pd', name: '一家名字很长的餐厅 with more words than fit', sum: 'EUR 1,234.56' },
    { id: 'account-0jkci5vjor2', name: 'Bar', sum: 'EUR 2.00' },
  ];
  const columns = [
    { head: 'name', cell: (row: (typeof rows)[0]) => row.name },
    { head: 'sum', right: true, cell: (row: (typeof rows)[0]) => row.sum },
    { head: 'id', whole: true, cell: (row: (typeof rows)[0]) => row.id },
  ];
  // Where colours are on, as they are in some build machines, they take no room.
  const narrow = stripVTControlCharacters(table(rows, columns, 60));
  for (const line of narrow.split('\n')) expect(cells(line)).toBeLessThanOrEqual(60);
  expect(narrow).toContain('EUR 1,234.56  account-1uvh1r0b5pd');
  expect(narrow).toContain('…');
  expect(table(rows, columns, undefined)).toContain('with more words than fit');
});

it('prose is broken at words below its indent, and not at all in a pipe', () => {
  expect(prose('one two three', '  ', 10)).toEqual(['  one two', '  three']);
  expect(prose('one two three', '  ', undefined)).toEqual(['  one two three']);
});
