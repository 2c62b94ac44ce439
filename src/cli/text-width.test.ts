import { expect, it } from 'vitest';
import { lastCells } from './text-width.ts';

it.each([
  ['short.jpg', 12, 'short.jpg'],
  ['a very long name.jpg', 9, '…name.jpg'],
  ['照片/旅行/北京.jpg', 11, '…/北京.jpg'],
  ['家族の写真.heic', 99, '家族の写真.heic'],
  ['각각.png', 6, '….png'],
])('the end of %s in %d cells', (text, room, end) => {
  expect(lastCells(text, room)).toBe(end);
});
