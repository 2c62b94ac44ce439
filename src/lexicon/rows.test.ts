import { expect, it } from 'vitest';
import { rowsOf, sidesOf } from './rows.ts';

it('reads the rows of a table, each under its heading', () => {
  expect(rowsOf('kin-names')).toContain('girlfriend | 女朋友 女友');
  expect(rowsOf('kin-names', 'within')).toContain('parent: mother, father');
  expect(rowsOf('kin-names').some((row) => row === '' || /^[#[]/.test(row))).toBe(false);
  expect(rowsOf('kin-names', 'no such heading')).toEqual([]);
});

it('parts each row by its first sign alone', () => {
  expect(sidesOf(['AT Vienna=Wien=Vindobona'], '=')).toEqual([['AT Vienna', 'Wien=Vindobona']]);
});
