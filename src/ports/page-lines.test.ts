import { expect, it } from 'vitest';
import { closeUp } from './page-lines.ts';

it.each([
  ['12 High Street，Leeds', '12 High Street, Leeds'],
  ['北 京 ，上 海', '北京，上海'],
  ['Total 1,234.00 |', 'Total 1,234.00'],
])('%s is read as %s', (read, closed) => {
  expect(closeUp(read)).toBe(closed);
});
